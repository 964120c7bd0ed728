import type { KemetTable, ZoneScene } from '../../core/wire';
import { say } from '../../core/words.svelte';
import type { Sight } from '../game';
import { stoneOf } from './colours';
import { faceOf } from './faces';

/** A zone and what stands in it, in words, for those who do not see the board. */
export function zoneLabel(zone: ZoneScene, sight: Sight<KemetTable>): string {
  const parts = [say('kemet-zone', { zone: zone.zone, kind: zone.kind })];
  if (zone.pays > 0) parts.push(say('kemet-zone-pays', { count: zone.pays }));
  if (zone.obelisk) parts.push(say('kemet-zone-obelisk'));
  if (zone.pyramid)
    parts.push(
      say('kemet-pyramid', {
        colour: stoneOf(zone.pyramid.colour, sight.scene.table.stones),
        level: zone.pyramid.level,
      }),
    );
  for (const troop of zone.troops) {
    const companions = [troop.creature, troop.servant].filter((one) => one != null);
    const creature = companions.map((one) => sight.content.get(`creature:${one}`)?.name ?? one).join(', ');
    const name = sight.seats[troop.seat]?.name ?? faceOf(troop.seat, sight.scene.table).name;
    parts.push(
      creature
        ? say('kemet-troop-with', { name, units: troop.units, creature })
        : say('kemet-troop', { name, units: troop.units }),
    );
  }
  return parts.join(', ');
}
