import { expect, test } from 'vitest';
import { buttons, byTarget, goOn } from './choices';
import type { Choice, Prompt } from './wire';

const choice = (answer: string, ...targets: string[]): Choice => ({ answer, text: answer, targets });
const prompt = (...options: Choice[]): Prompt => ({
  seat: 0,
  question: 'turn',
  text: '',
  rule: 'day.1',
  window: false,
  options,
});

test('several answers may share a target', () => {
  const asked = prompt(choice('walk TW', 'zone:TW'), choice('teleport TW', 'zone:TW'), choice('stop'));
  expect(
    byTarget(asked)
      .get('zone:TW')
      ?.map((one) => one.answer),
  ).toEqual(['walk TW', 'teleport TW']);
  expect(byTarget(null).size).toBe(0);
});

test('what nothing on the page stands for is a button', () => {
  const asked = prompt(choice('seat 1', 'seat:1'), choice('place 2', 'place:2'), choice('pass'));
  const drawn = (target: string) => target.startsWith('seat:');
  expect(buttons(asked, drawn).map((one) => one.answer)).toEqual(['place 2', 'pass']);
});

test('the strong button is the one that goes on', () => {
  expect(goOn([choice('yes'), choice('no')])?.answer).toBe('no');
  expect(goOn([choice('1'), choice('2')])).toBe(null);
  expect(goOn([choice('recall')])?.answer).toBe('recall');
});
