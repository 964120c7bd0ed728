import { describe, expect, it } from 'vitest';
import { sceneTold } from './scene';
import { happenings, rungs, steps } from './tracks';

describe('the devotion track', () => {
  it('runs from 0 to the top, red to its last red space', () => {
    const track = rungs(sceneTold().table);
    expect(track.map(({ value }) => value)).toEqual(Array.from({ length: 32 }, (_, value) => value));
    expect(track.filter(({ part }) => part === 'red')).toHaveLength(21);
    expect(track.at(-1)?.part).toBe('top');
  });

  it('has every god in play once, and of equals the later one on top', () => {
    const { table } = sceneTold();
    for (const seat of table.seats) seat.devotion = 7;
    table.devotion.order = [2, 0, 3, 1];
    expect(rungs(table)[7]?.stack).toEqual([2, 0, 3, 1]);
    expect(rungs(table).flatMap(({ stack }) => stack)).toHaveLength(4);
  });

  it('keeps whoever went past the top on it', () => {
    const { table } = sceneTold();
    const first = table.seats[0];
    if (first) first.devotion = 34;
    expect(rungs(table)[31]?.stack).toContain(0);
  });
});

describe('the event track', () => {
  it('tells past, now, next and later', () => {
    const { table } = sceneTold();
    const done = table.events.filter((event) => event.happened).length;
    const whens = happenings(table).map(({ when }) => when);
    expect(whens[done - 1]).toBe('now');
    expect(whens[done]).toBe('next');
    expect(whens.slice(0, done - 1).every((when) => when === 'past')).toBe(true);
  });

  it('numbers five Conflicts and says what follows them', () => {
    const conflicts = happenings(sceneTold().table).filter(({ number }) => number !== null);
    expect(conflicts.map(({ number, after }) => [number, after])).toEqual([
      [1, null],
      [2, null],
      [3, 'merge'],
      [4, 'forgotten'],
      [5, 'end'],
    ]);
  });

  it('merges nobody when two play', () => {
    const { table } = sceneTold();
    table.players = 2;
    expect(happenings(table).some(({ after }) => after === 'merge')).toBe(false);
  });
});

describe('the steps of a battle', () => {
  it('are five and an aftermath, the present one marked', () => {
    const path = steps(sceneTold().table);
    expect(path.map(({ step }) => step)).toEqual([
      'cards',
      'build',
      'plague',
      'majority',
      'resolve',
      'aftermath',
    ]);
    expect(path.map(({ state }) => state)).toEqual(['done', 'done', 'now', 'ahead', 'ahead', 'ahead']);
  });

  it('begin with obelisks and an announcement where there are some', () => {
    const { table } = sceneTold();
    const battle = table.conflict?.battle;
    if (!battle) throw new Error('no battle');
    battle.stage = 'obelisks';
    expect(steps(table)[0]).toEqual({ step: 'obelisks', state: 'now' });
    battle.stage = 'cards';
    battle.doubles = 1;
    expect(steps(table)[0]).toEqual({ step: 'announce', state: 'done' });
  });
});
