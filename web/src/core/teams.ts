/** Seats that play together, as the server tells it. */
export type Teams = readonly (readonly number[])[];

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** What a team is called by its place in the list. */
export const numeral = (team: number): string => NUMERALS[team] ?? String(team + 1);

/** The place of a seat's team in the list; `-1`: it plays alone. */
export function teamOf(teams: Teams, seat: number | null): number {
  return seat === null ? -1 : teams.findIndex((team) => team.includes(seat));
}

/** Whether two seats play together; each does with itself. */
export function together(teams: Teams, one: number, other: number): boolean {
  return one === other || (teams[teamOf(teams, one)]?.includes(other) ?? false);
}

export interface Group {
  /** Its place in the list of teams; `-1`: one who plays alone. */
  team: number;
  seats: number[];
}

/** Seats in the order they are shown, those of a team one after the other. */
export function grouped(teams: Teams, order: readonly number[]): Group[] {
  const groups: Group[] = [];
  for (const seat of order) {
    const team = teamOf(teams, seat);
    const found = team < 0 ? undefined : groups.find((group) => group.team === team);
    if (found) found.seats.push(seat);
    else groups.push({ team, seats: [seat] });
  }
  return groups;
}
