import type { Choice, Prompt } from './wire';

/** The answers behind each target. */
export function byTarget(prompt: Prompt | null): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of prompt?.options ?? []) {
    for (const target of choice.targets) {
      const there = found.get(target);
      if (there) there.push(choice);
      else found.set(target, [choice]);
    }
  }
  return found;
}

/** Answers that need a button: those nothing on the page stands for. */
export function buttons(prompt: Prompt | null, drawn: (target: string) => boolean): Choice[] {
  return (prompt?.options ?? []).filter((choice) => !choice.targets.some(drawn));
}

const PLAIN = ['pass', 'done', 'stop', 'no', 'stay'];

/** The answer that goes on without doing anything, if there is one: it gets the strong button. */
export function goOn(choices: readonly Choice[]): Choice | null {
  return (
    choices.find((choice) => PLAIN.includes(choice.answer)) ??
    (choices.length === 1 ? choices[0] : null) ??
    null
  );
}

/** Beyond this many, targets are lit by an outline and no longer by a wash: a dozen lamps hide the board. */
export const MANY = 9;
