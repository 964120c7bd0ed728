import type { KemetTable, LogLine, Scene, TroopScene } from '../../core/wire';

const zoneOf = (target: string) => target.slice('zone:'.length);

/** The picture before a line of Amon's: the fight it led to has not begun, and the troop that went stands where it came from. */
export function before(scene: Scene<KemetTable>, line: LogLine): Scene<KemetTable> {
  const table = { ...scene.table, fight: null };
  const went = line.passage;
  const gone = went && table.zones.find(({ zone }) => zone === zoneOf(went[1]));
  const troop = gone?.troops.find(({ seat }) => seat === line.seat);
  if (!went || !troop) return { ...scene, table };
  const [from, to] = [zoneOf(went[0]), zoneOf(went[1])];
  const others = (troops: TroopScene[]) => troops.filter((other) => other !== troop);
  const amon = table.amon && {
    ...table.amon,
    troops: table.amon.troops.map((own) => (own.zone === to ? { ...own, zone: from } : own)),
  };
  return {
    ...scene,
    table: {
      ...table,
      ...(amon ? { amon } : {}),
      zones: table.zones.map((zone) => {
        if (zone.zone === to) return { ...zone, troops: others(zone.troops) };
        return zone.zone === from ? { ...zone, troops: [...zone.troops, troop] } : zone;
      }),
    },
  };
}
