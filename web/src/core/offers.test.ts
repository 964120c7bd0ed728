import { expect, test } from 'vitest';
import { settle } from './offers';
import type { RulesetNews, ValueNews } from './wire';

const value = (id: string, players: number[], more: Partial<ValueNews> = {}): ValueNews => ({
  id,
  name: id,
  players,
  with: {},
  teams: [],
  ...more,
});
const many = [2, 3, 4, 5, 6];
const team = { with: { mode: ['team'] } };
const rules: RulesetNews = {
  id: 'some',
  name: '',
  about: '',
  rules: '',
  least: 1,
  most: 6,
  bots: [],
  usual_bot: '',
  manners: [],
  options: [
    {
      key: 'mode',
      name: '',
      values: [
        value('classic', many),
        value('team', [4, 6]),
        value('solo', [1], { with: { gods: ['false'] } }),
      ],
    },
    {
      key: 'teams',
      name: '',
      values: [
        value('2v2', [4], {
          ...team,
          teams: [
            [0, 2],
            [1, 3],
          ],
        }),
        value('2v2v2', [6], {
          ...team,
          teams: [
            [0, 3],
            [1, 4],
            [2, 5],
          ],
        }),
        value('3v3', [6], {
          ...team,
          teams: [
            [0, 2, 4],
            [1, 3, 5],
          ],
        }),
      ],
    },
    {
      key: 'objective',
      name: '',
      values: ['1', '2'].map((id) => value(id, [1], { with: { mode: ['solo'], gods: ['false'] } })),
    },
    {
      key: 'gods',
      name: '',
      values: [value('false', [1, ...many]), value('true', many, { with: { mode: ['classic', 'team'] } })],
    },
  ],
};
const keys = (offer: ReturnType<typeof settle>) => offer.choices.map(({ option }) => option.key);

test('what belongs to a mode is offered with it alone', () => {
  const classic = settle(rules, { players: 3, options: {} });
  expect(keys(classic)).toEqual(['mode', 'gods']);
  expect(classic.options).toEqual({ mode: 'classic', gods: 'false' });
  expect(classic.counts).toEqual(many);
  const solo = settle(rules, { players: 3, options: { mode: 'solo', gods: 'true' } }, 'mode');
  expect(keys(solo)).toEqual(['mode', 'objective']);
  expect([solo.players, solo.options.gods]).toEqual([1, 'false']);
});

test('a mode decides how many play, and the last choice wins', () => {
  const pairs = settle(rules, { players: 3, options: { mode: 'team' } }, 'mode');
  expect([pairs.players, pairs.options.teams, pairs.counts]).toEqual([4, '2v2', [4, 6]]);
  expect(pairs.teams).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(keys(pairs)).toEqual(['mode', 'teams', 'gods']);
  const trios = settle(rules, { players: 4, options: { mode: 'team', teams: '3v3' } }, 'teams');
  expect([trios.players, trios.options.teams]).toEqual([6, '3v3']);
  const fewer = settle(rules, { players: 4, options: { mode: 'team', teams: '3v3' } }, 'players');
  expect([fewer.players, fewer.options.teams]).toEqual([4, '2v2']);
  const back = settle(rules, { players: 4, options: { mode: 'classic', teams: '2v2' } }, 'mode');
  expect([back.options.teams, back.teams]).toEqual([undefined, []]);
});

test('what decides the number of players stands with the seats', () => {
  const seats = settle(rules, { players: 4, options: { mode: 'team' } }).choices;
  expect(seats.filter((choice) => choice.seats).map(({ option }) => option.key)).toEqual(['mode', 'teams']);
  const alone = settle(rules, { players: 1, options: { mode: 'solo' } }).choices;
  expect(alone.filter((choice) => choice.seats).map(({ option }) => option.key)).toEqual(['mode']);
});
