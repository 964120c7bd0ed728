import { get } from './http';
import { settings } from './settings.svelte';
import type { RulesPage } from './wire';

const pages = new Map<string, Promise<RulesPage>>();

/** A page of rules, fetched once; `changes` is the one on what changed between editions. */
export function rulesPage(page: string): Promise<RulesPage> {
  const key = `${settings.lang}:${page}`;
  const known = pages.get(key);
  if (known) return known;
  const asked = get<RulesPage>(
    page === 'changes' ? '/api/changes' : `/api/rules/${encodeURIComponent(page)}`,
  );
  pages.set(key, asked);
  asked.catch(() => pages.delete(key));
  return asked;
}

class OpenRule {
  now = $state.raw<{ page: string; rule: string } | null>(null);

  open(page: string, rule: string): void {
    this.now = { page, rule };
  }

  close(): void {
    this.now = null;
  }
}

/** The rule that is looked up beside a table. */
export const rules = new OpenRule();
