import { describe, expect, it } from 'vitest';
import { clashOf, fateOf, figuresIn, itemsOf } from './fighters';
import { faceOf, godOf, partnerOf, sideOf } from './gods';
import { boxOf, countsOf, edgeOf, landOf, tokenSpots } from './regions';
import { sceneTold } from './scene';
import { strengthOf } from './things';

describe('regions', () => {
  const { table } = sceneTold();

  it('have all their land, a token in it and an edge around it', () => {
    const spots = tokenSpots(table);
    for (const { token, spaces } of table.regions) {
      const land = landOf(table, token).map((hex) => hex.hex);
      expect(land).toHaveLength(spaces);
      const [x, y, width, height] = boxOf(land, 0);
      const [tx, ty] = spots.get(token) ?? [Number.NaN, Number.NaN];
      expect(tx).toBeGreaterThan(x);
      expect(ty).toBeGreaterThan(y);
      expect(tx).toBeLessThan(x + width);
      expect(ty).toBeLessThan(y + height);
      expect(edgeOf(land)).toMatch(/^M/);
    }
  });

  it('count their monuments as the scene gives majorities', () => {
    for (const { token, majorities } of table.regions) {
      for (const { kind, owned, majority } of countsOf(table, token)) {
        expect(majority).toBe(majorities[kind] ?? null);
        if (majority !== null) expect(owned[0]?.seat).toBe(majority);
      }
    }
  });

  it('draw a single space with six sides', () => {
    expect(edgeOf(['c3r5']).match(/M/g)).toHaveLength(6);
  });
});

describe('fighters', () => {
  it('add up to their strength, item by item', () => {
    const { table } = sceneTold();
    const fighters = table.conflict?.battle?.fighters ?? [];
    expect(fighters.length).toBeGreaterThan(1);
    for (const fighter of fighters) {
      const items = itemsOf(table, fighter, (card) => strengthOf(new Map(), card));
      expect(items.reduce((sum, item) => sum + item.strength, 0)).toBe(fighter.strength);
    }
  });

  it('stand where the scene says they are present', () => {
    const { table } = sceneTold();
    for (const { token, present } of table.regions) {
      const there = table.seats.filter(({ seat }) => figuresIn(table, seat, token).length > 0);
      expect(there.map(({ seat }) => seat)).toEqual([...present].sort((a, b) => a - b));
    }
  });

  it('are tied or ahead only when strengths are compared', () => {
    const { table } = sceneTold();
    const battle = table.conflict?.battle;
    const [one, other] = battle?.fighters ?? [];
    if (!battle || !one || !other) throw new Error('no battle');
    expect(fateOf(table, one)).toBe('open');
    battle.stage = 'resolve';
    battle.fighters = [one, other];
    one.strength = 5;
    other.strength = 5;
    expect(fateOf(table, one)).toBe('tied');
    other.strength = 3;
    expect([fateOf(table, one), fateOf(table, other)]).toEqual(['ahead', 'open']);
    battle.winner = one.seat;
    other.lost = true;
    expect([fateOf(table, one), fateOf(table, other)]).toEqual(['won', 'lost']);
  });
});

describe('gods', () => {
  it('give seats their faces, before and after they are known', () => {
    const { table } = sceneTold();
    expect(new Set(table.seats.map(({ seat }) => faceOf(table, seat).emblem)).size).toBe(4);
    expect(faceOf(undefined, 2)).toMatchObject({ name: '3', emblem: 'i-ankh' });
  });

  it('keep the face of a god that merged into another', () => {
    const { table } = sceneTold();
    const [lower, higher] = [table.seats[2], table.seats[1]];
    if (!lower || !higher) throw new Error('no seats');
    const was = lower.god;
    higher.abilities = [...higher.abilities, String(was)];
    Object.assign(lower, { god: null, plays_for: 1, abilities: [] });
    expect(godOf(table, 2)).toBe(was);
    expect(partnerOf(table, 1)).toBe(2);
    expect(sideOf(table, 2)).toBe(higher);
  });
});

describe('the clash', () => {
  it('is the battle under way', () => {
    const { table } = sceneTold();
    expect(clashOf(table)).toMatchObject({ id: `3.${table.conflict?.token}`, word: 'ankh-clash' });
  });

  it('stays when it is decided, until somebody acts', () => {
    const { table } = sceneTold();
    const fighters = table.conflict?.battle?.fighters ?? [];
    table.decided = { number: 3, token: 6, winner: 0, fighters };
    Object.assign(table, { conflict: null, stage: 'turn', first: null, action: null });
    expect(clashOf(table)?.id).toBe('3.6');
    table.first = 'move';
    expect(clashOf(table)).toBeNull();
  });
});
