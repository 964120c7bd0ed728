import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleOf } from './words.svelte';

const root = process.cwd();
const text = (lang: string) => readFileSync(join(root, `../messages/${lang}/web.ftl`), 'utf8');
const ids = (lang: string) =>
  [...text(lang).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1] ?? '').sort();

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes('.test.')
      ? [readFileSync(path, 'utf8')]
      : [];
  });
}

test('both languages say the same things', () => {
  expect(ids('pl')).toEqual(ids('en'));
});

test('every word that is said exists', () => {
  const known = new Set(ids('en'));
  const said = sources(join(root, 'src')).flatMap((source) =>
    [...source.matchAll(/(?:say\(\s*|word: |, )'([a-z]+(?:-[a-z0-9]+)*)'/g)].map((found) => found[1] ?? ''),
  );
  const wanted = said.filter((id) =>
    /^(kemet|ankh|keys|tab|new|home|undo|replay|rules|seat|settings|result)-/.test(id),
  );
  expect(wanted.filter((id) => !known.has(id) && !/^ankh-|^kemet-2012$/.test(id))).toEqual([]);
});

test('messages format with plurals', () => {
  const polish = bundleOf('pl', text('pl'));
  const say = (id: string, args: Record<string, number>) =>
    polish.formatPattern(polish.getMessage(id)?.value ?? '', args);
  expect([1, 2, 5].map((count) => say('kemet-units', { count }))).toEqual([
    '1 jednostka',
    '2 jednostki',
    '5 jednostek',
  ]);
});
