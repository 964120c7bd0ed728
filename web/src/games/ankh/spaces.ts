import type { AnkhTable, HexScene, Scene } from '../../core/wire';
import { say } from '../../core/words.svelte';
import type { Sight } from '../game';
import { faceOf } from './gods';
import { around } from './hexes';
import { nameOf } from './things';

/** A space in words, for those who hear the board. */
export function spaceLabel(hex: HexScene, sight: Sight<AnkhTable>): string {
  const { table } = sight.scene;
  const parts = [say('ankh-space', { space: hex.hex, terrain: hex.terrain, region: hex.region ?? 0 })];
  if (hex.figure) {
    const { kind, owner } = hex.figure;
    const god = faceOf(table, owner).name;
    const figure =
      kind === 'god' || kind === 'warrior'
        ? say('ankh-figure', { kind })
        : nameOf(sight.content, `guardian:${kind}`);
    parts.push(say('ankh-of', { thing: figure, god }));
    if (hex.figure.sun) parts.push(say('ankh-sun'));
  }
  if (hex.monument) parts.push(monumentLabel(table, hex.monument));
  if (hex.gate) parts.push(say('ankh-gate'));
  return parts.join(', ');
}

function monumentLabel(table: AnkhTable, { kind, owner }: { kind: string; owner: number | null }): string {
  const thing = say('ankh-monument', { kind });
  return owner === null
    ? say('ankh-neutral', { thing })
    : say('ankh-of', { thing, god: faceOf(table, owner).name });
}

/** What stands on a space and has a card of its own. */
export function pieceOn(table: AnkhTable, hex: HexScene): string | null {
  if (!hex.figure || hex.figure.kind === 'warrior') return null;
  if (hex.figure.kind !== 'god') return `guardian:${hex.figure.kind}`;
  const god = table.seats[hex.figure.owner]?.god;
  return god ? `god:${god}` : null;
}

/** The figure that was picked for the question now asked: the last space among the answers to it. */
export function chosen(scene: Scene<AnkhTable>): string | null {
  if (scene.table.stage !== 'moving' && scene.asked !== 'beside' && scene.asked !== 'push') return null;
  const said = scene.since.findLast(({ answer }) => /^c\d+r\d+$/.test(answer));
  return scene.table.hexes.find((hex) => hex.hex === said?.answer && hex.figure)?.hex ?? null;
}

/** Borders a camel could ever stand on: between two land spaces without a river. */
export function dryBorders(table: AnkhTable): [string, string][] {
  const land = new Map(table.hexes.filter((hex) => hex.terrain !== 'water').map((hex) => [hex.hex, hex]));
  const order = new Map(table.hexes.map((hex, at) => [hex.hex, at]));
  return [...land.values()].flatMap((hex) =>
    around(hex.hex)
      .filter(
        (next) => land.has(next) && !hex.rivers.includes(next) && place(order, hex.hex) < place(order, next),
      )
      .map((next): [string, string] => [hex.hex, next]),
  );
}

function place(order: ReadonlyMap<string, number>, hex: string): number {
  return order.get(hex) ?? -1;
}
