import { settings } from './settings.svelte';
import type { Fault, Home, RulesetNews } from './wire';

/** A request that failed, with what the server said of it; status 0: it did not answer. */
export class Failed extends Error {
  readonly status: number;

  constructor(status: number, why: string) {
    super(why);
    this.status = status;
  }
}

export function get<T>(path: string): Promise<T> {
  return ask<T>(path);
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export function postText<T>(path: string, body: string): Promise<T> {
  return ask<T>(path, { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
}

async function ask<T>(path: string, how?: RequestInit): Promise<T> {
  const url = `${path}${path.includes('?') ? '&' : '?'}lang=${settings.lang}`;
  let answer: Response;
  try {
    answer = await fetch(url, how);
  } catch {
    throw new Failed(0, '');
  }
  if (answer.ok) return (await answer.json()) as T;
  const fault = (await answer.json().catch(() => null)) as Fault | null;
  throw new Failed(answer.status, fault?.why ?? '');
}

let rulesets: Promise<RulesetNews[]> | null = null;
let spoken = '';

/** The rulesets, fetched once per language. */
export function allRulesets(): Promise<RulesetNews[]> {
  if (!rulesets || spoken !== settings.lang) {
    spoken = settings.lang;
    rulesets = get<Home>('/api/home').then((home) => home.rulesets);
    rulesets.catch(() => {
      rulesets = null;
    });
  }
  return rulesets;
}

/** The page of a ruleset's rules, as `/rules/PAGE` takes it. */
export async function rulesPageOf(ruleset: string): Promise<string | null> {
  const found = (await allRulesets()).find((one) => one.id === ruleset);
  return found ? found.rules.replace(/^rules\//, '').replace(/\.md$/, '') : null;
}
