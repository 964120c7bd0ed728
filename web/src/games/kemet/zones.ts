import { grouped } from '../../core/teams';
import type { KemetTable, TroopScene, ZoneScene } from '../../core/wire';
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
  const teams = (sight.scene.table.teams ?? []).map((team) => team.seats);
  for (const { seats } of grouped(
    teams,
    zone.troops.map((troop) => troop.seat),
  )) {
    const own = zone.troops.filter((troop) => seats.includes(troop.seat));
    const units = own.reduce((sum, troop) => sum + troop.units, 0);
    if (own.length > 1) parts.push(say('kemet-troop-mixed', { units }));
    for (const troop of own) parts.push(troopLabel(troop, sight));
  }
  return parts.join(', ');
}

function troopLabel(troop: TroopScene, sight: Sight<KemetTable>): string {
  const companions = [troop.creature, troop.servant].filter((one) => one != null);
  const creature = companions.map((one) => sight.content.get(`creature:${one}`)?.name ?? one).join(', ');
  const name = sight.seats[troop.seat]?.name ?? faceOf(troop.seat, sight.scene.table).name;
  return creature
    ? say('kemet-troop-with', { name, units: troop.units, creature })
    : say('kemet-troop', { name, units: troop.units });
}
