import type { Mark, Sight } from '../games/game';
import { MANY } from './choices';
import { settings } from './settings.svelte';
import type { Table } from './table.svelte';
import type { Scene } from './wire';

/** What the drawings of a game get to see of a table. */
export function sightOf(table: Table, scene: () => Scene<unknown>): Sight {
  return {
    get scene() {
      return scene();
    },
    get seats() {
      return table.news?.seats ?? [];
    },
    get me() {
      return table.seat;
    },
    get live() {
      return table.live;
    },
    get lit() {
      return table.lit;
    },
    get glow() {
      return table.glow;
    },
    get content() {
      return table.content;
    },
    get deeds() {
      return table.deeds;
    },
    get motion() {
      return settings.motion;
    },
    mark: (target, label) => markOf(table, target, label),
    show: (target) => (table.asking ? { 'data-show': target, tabindex: 0 } : { 'data-show': target }),
    pick: (target) => table.pick(target),
    point: (targets) => {
      table.pointed = targets;
    },
  };
}

function markOf(table: Table, target: string, label?: string): Mark {
  const lit = table.lit.has(target);
  const mark: Mark = { 'data-target': target };
  if (lit) mark['data-lit'] = table.lit.size > MANY ? 'many' : 'one';
  if (lit || table.asking) {
    mark.role = 'button';
    mark.tabindex = 0;
    if (!lit) mark['aria-disabled'] = true;
  } else if (label) mark.role = 'img';
  if (label) mark['aria-label'] = label;
  if (table.glow.has(target)) mark['data-glow'] = true;
  return mark;
}
