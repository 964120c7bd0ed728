import { expect, test } from 'vitest';
import { placeOf } from './route.svelte';

test('addresses name pages', () => {
  expect(placeOf('/', '', '')).toEqual({ page: 'home', dead: false });
  expect(placeOf('/', '?dead-link', '')).toEqual({ page: 'home', dead: true });
  expect(placeOf('/t/abc', '?seat=1', '')).toEqual({ page: 'table', table: 'abc', step: null, seat: 1 });
  expect(placeOf('/new', '?ruleset=ankh', '')).toEqual({ page: 'new', ruleset: 'ankh' });
  expect(placeOf('/t/abc', '', '')).toEqual({ page: 'table', table: 'abc', step: null, seat: null });
  expect(placeOf('/t/abc', '?step=7', '')).toEqual({ page: 'table', table: 'abc', step: 7, seat: null });
  expect(placeOf('/t/abc', '?step=x', '')).toEqual({ page: 'table', table: 'abc', step: null, seat: null });
  expect(placeOf('/rules/k12', '', '#day.2')).toEqual({ page: 'rules', rules: 'k12', section: 'day.2' });
  expect(placeOf('/rules/changes', '', '')).toEqual({ page: 'changes', section: '' });
  expect(placeOf('/nowhere', '', '')).toEqual({ page: 'missing' });
});
