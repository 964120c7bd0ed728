import type { OptionNews, RulesetNews, ValueNews } from './wire';

/** What is wished for a new table. */
export interface Wish {
  players: number;
  options: Readonly<Record<string, string>>;
}

/** What can be had of it, and what else could be chosen. */
export interface Offer {
  players: number;
  /** Numbers of players there are to choose from. */
  counts: number[];
  /** What is sent. */
  options: Record<string, string>;
  /** The options that leave a choice, each with the values that go with what was chosen before. */
  choices: { option: OptionNews; values: ValueNews[]; seats: boolean }[];
  /** Seats that will play together. */
  teams: number[][];
}

/**
 * Makes a wish one that the rules take. An option that stands on its own decides how many may play; of one that belongs
 * to another only what goes with it is offered. Where number and option disagree, what was `changed` last is kept.
 */
export function settle(rules: RulesetNews, wish: Wish, changed: string | null = null): Offer {
  const all = Array.from({ length: rules.most - rules.least + 1 }, (_, i) => rules.least + i);
  const chosen: Record<string, ValueNews> = {};
  const offered = new Map<string, ValueNews[]>();
  let counts = all;
  for (const option of rules.options.filter((option) => !belongs(option))) {
    const values = fitting(option, chosen);
    const value = pick(values, wish.options[option.key]);
    if (!value) continue;
    offered.set(option.key, values);
    chosen[option.key] = value;
    counts = counts.filter((count) => value.players.includes(count));
  }
  const last = rules.options.find((option) => option.key === changed && belongs(option));
  const kept = last && pick(fitting(last, chosen), wish.options[last.key]);
  const players = nearest(
    kept ? counts.filter((count) => kept.players.includes(count)) : counts,
    wish.players,
  );
  for (const option of rules.options.filter(belongs)) {
    const values = fitting(option, chosen);
    const now = values.filter((value) => value.players.includes(players));
    const value = pick(now, wish.options[option.key]);
    if (!value) continue;
    offered.set(option.key, values);
    chosen[option.key] = value;
  }
  const choices = rules.options.flatMap((option) => {
    const values = offered.get(option.key) ?? [];
    return values.length > 1 ? [{ option, values, seats: bindsSeats(values, all) }] : [];
  });
  const teams = Object.values(chosen).filter((value) => value.players.length === 1 && value.teams.length > 0);
  return {
    players,
    counts,
    options: Object.fromEntries(Object.entries(chosen).map(([key, value]) => [key, value.id])),
    choices,
    teams: teams[0]?.teams ?? [],
  };
}

/** Whether none of its values goes with everything: then it belongs to another option. */
function belongs(option: OptionNews): boolean {
  return option.values.every((value) => Object.keys(value.with).length > 0);
}

function fitting(option: OptionNews, chosen: Readonly<Record<string, ValueNews>>): ValueNews[] {
  const others = Object.entries(chosen);
  return option.values.filter((value) =>
    others.every(
      ([key, other]) =>
        (value.with[key]?.includes(other.id) ?? true) && (other.with[option.key]?.includes(value.id) ?? true),
    ),
  );
}

const pick = (values: ValueNews[], wished: string | undefined) =>
  values.find((value) => value.id === wished) ?? values[0];

function nearest(counts: number[], wished: number): number {
  return counts.reduce(
    (best, count) => (Math.abs(count - wished) < Math.abs(best - wished) ? count : best),
    counts[0] ?? wished,
  );
}

/** Whether it decides how many play: then it stands with the seats. */
function bindsSeats(values: ValueNews[], all: number[]): boolean {
  const differ = values.some((value) => value.players.join() !== values[0]?.players.join());
  return differ && values.every((value) => value.players.length < all.length);
}
