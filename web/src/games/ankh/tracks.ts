import type { AnkhTable } from '../../core/wire';

export interface Rung {
  value: number;
  part: 'red' | 'blue' | 'top';
  /** The gods there; the one that came last lies on top and is last here. */
  stack: number[];
}

/** The devotion track from 0 up. Gods are told from the least devoted up, which is also the order within a stack. */
export function rungs(table: AnkhTable): Rung[] {
  const { order, top, last_red } = table.devotion;
  return Array.from({ length: top + 1 }, (_, value) => ({
    value,
    part: value === top ? 'top' : value <= last_red ? 'red' : 'blue',
    stack: order.filter((seat) => Math.min(table.seats[seat]?.devotion ?? 0, top) === value),
  }));
}

export interface Happening {
  event: string;
  /** The last one that happened is `now`. */
  when: 'past' | 'now' | 'next' | 'later';
  /** Of Conflicts, which one. */
  number: number | null;
  /** What follows it. */
  after: 'merge' | 'forgotten' | 'end' | null;
}

/** The event track. After the third Conflict gods merge, after the fourth they may be forgotten, with the fifth it ends. */
export function happenings(table: AnkhTable): Happening[] {
  const done = table.events.filter((event) => event.happened).length;
  let conflicts = 0;
  return table.events.map(({ event }, at) => {
    const number = event === 'conflict' ? ++conflicts : null;
    return {
      event,
      when: at === done ? 'next' : at === done - 1 ? 'now' : at < done ? 'past' : 'later',
      number,
      after: follows(number, table.players),
    };
  });
}

function follows(conflict: number | null, players: number): Happening['after'] {
  if (conflict === 3 && players > 2) return 'merge';
  if (conflict === 4) return 'forgotten';
  return conflict === 5 ? 'end' : null;
}

/** The steps of a battle in their order, and the stages of the engine that belong to each. */
export const STEPS = [
  { step: 'obelisks', stages: ['obelisks'] },
  { step: 'announce', stages: ['announce'] },
  { step: 'cards', stages: ['cards'] },
  { step: 'build', stages: ['build'] },
  { step: 'plague', stages: ['plague', 'devour'] },
  { step: 'majority', stages: ['majority'] },
  { step: 'resolve', stages: ['resolve'] },
  { step: 'aftermath', stages: ['aftermath', 'worship'] },
] as const;

export type Step = (typeof STEPS)[number]['step'];

export interface StepState {
  step: Step;
  state: 'done' | 'now' | 'ahead';
}

/** Obelisks and Amun's announcement are steps of some battles only: those that have them now, or whose Amun doubled. */
export function steps(table: AnkhTable): StepState[] {
  const battle = table.conflict?.battle;
  const now = STEPS.findIndex(({ stages }) => (stages as readonly string[]).includes(battle?.stage ?? ''));
  const shown = STEPS.map(({ step }, at) => ({
    step,
    state: at < now ? ('done' as const) : at === now ? ('now' as const) : ('ahead' as const),
  }));
  return shown.filter(
    ({ step, state }) =>
      (step !== 'obelisks' && step !== 'announce') ||
      state === 'now' ||
      (step === 'announce' && battle?.doubles !== null),
  );
}
