// A server and browsers for the tests. Nothing here knows the rules: it clicks what is lit.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
export const shots = join(here, 'shots');
mkdirSync(shots, { recursive: true });

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const found = (paths) => paths.find((path) => path && existsSync(path));

async function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** The server and the browser of the tests of a file, once they run. */
export let house;
export let browser;

/** Opens both before the tests of the file that calls it, and closes them after the last. */
export function opened(options) {
  before(async () => {
    house = await openHouse(options);
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await house?.stop();
  });
}

/**
 * A server of its own, with an empty store; `stop` ends it, `start` brings it back at the same address. Its bots wait so
 * many milliseconds before each answer.
 */
export async function openHouse({ bots = 'greedy,random', pause = 0 } = {}) {
  const program = found([
    process.env.TAWY,
    join(root, 'target/release/tawy'),
    join(root, 'target/debug/tawy'),
  ]);
  if (!program) throw new Error('build the program first: cargo build --release -p tawy');
  const port = await freePort();
  const db = join(mkdtempSync(join(tmpdir(), 'tawy-')), 'tables.db');
  const house = { url: `http://127.0.0.1:${port}`, stop, start };
  let child;

  async function start() {
    child = spawn(
      program,
      [
        'serve',
        '--addr',
        `127.0.0.1:${port}`,
        '--db',
        `sqlite:${db}`,
        // The last one is played against at once.
        '--bots',
        bots,
        '--bot-pause',
        `${pause}`,
        '--tables-per-hour',
        '1000',
      ],
      {
        stdio: 'ignore',
      },
    );
    for (let i = 0; i < 100; i++) {
      const answer = await fetch(`${house.url}/healthz`).catch(() => null);
      if (answer?.ok) return;
      await sleep(100);
    }
    throw new Error('the server does not come up');
  }

  async function stop(signal = 'SIGTERM') {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  await start();
  return house;
}

export async function openBrowser() {
  return chromium.launch({
    executablePath: found([process.env.CHROME, '/usr/bin/chromium', '/usr/bin/google-chrome']),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
}

/** A guest with cookies of its own. Whatever the page complains of is kept in `page.wrongs`. */
export async function guest(browser, options = {}) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.wrongs = [];
  page.on('pageerror', (error) => page.wrongs.push(error.message));
  return page;
}

export async function playNow(page, house, ruleset) {
  await page.goto(house.url);
  await page.click(`[data-play="${ruleset}"]`);
  await page.waitForSelector('.room');
}

/** A table made over HTTP with the cookies of this page. */
export async function makeTable(page, house, seats, ruleset = 'kemet-2012', options = {}) {
  await page.goto(house.url);
  const made = await page.evaluate(
    async (body) => {
      const answer = await fetch('/api/tables?lang=en', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.json();
    },
    { ruleset, options, seats, listed: false, name: 'Mira' },
  );
  return made.table;
}

/** Two people at a table of their own, and its id. */
export async function twoAtATable(browser, house) {
  const [mira, teo] = [await guest(browser), await guest(browser)];
  const table = await makeTable(mira, house, [{ kind: 'mine' }, { kind: 'open' }]);
  await mira.goto(`${house.url}/t/${table}`);
  await mira.waitForSelector('button:has-text("Sit here")');
  await teo.goto(`${house.url}/t/${table}`);
  await teo.fill('label.name input', 'Teodor');
  await teo.click('button:has-text("Sit here")');
  await Promise.all([mira.waitForSelector('.room'), teo.waitForSelector('.room')]);
  return { mira, teo, table };
}

/** Two people and a spectator at a table where a record goes on: whoever brings it in gives its seats away. */
export async function twoWithin(browser, house, text) {
  const host = await guest(browser);
  await host.goto(`${house.url}/new`);
  await bringRecord(host, text);
  await host.click('header button:has-text("Menu")');
  const links = await host
    .locator('dialog input[readonly]')
    .evaluateAll((all) => all.map((one) => one.value));
  const [mira, teo, eye] = await Promise.all([...links, host.url()].map((link) => visit(browser, link)));
  await host.context().close();
  return { mira, teo, eye };
}

async function visit(browser, link) {
  const page = await guest(browser);
  await page.goto(link);
  await page.waitForSelector('.room');
  return page;
}

/** A finished game to look at, as a record. */
export const record = readFileSync(join(root, 'crates/tawy/tests/golden/two-players.tawy'), 'utf8');

/** A golden game of the rules as a record that breaks off where `until` is found: it can be played on from there. */
export function golden(crate, name, until) {
  const text = readFileSync(join(root, `crates/${crate}/tests/golden/${name}.txt`), 'utf8');
  const at = text.search(until);
  if (at < 0) throw new Error(`${name} has no ${until}`);
  const [head, ...answers] = text.slice(0, at).trim().split('\n');
  const [ruleset, players, ...options] = head.split(' ');
  const lines = ['tawy 1', `ruleset ${ruleset}`, players.replace('=', ' '), `options ${options.join(' ')}`];
  return `${[...lines, 'answers', ...answers].join('\n')}\n`;
}

/** Gives the page for new tables the text of a record to open. */
export async function bringRecord(page, text) {
  if (!(await page.$('details[open]'))) await page.click('details summary');
  await page.fill('details textarea', text);
  await page.click('button:has-text("Open it")');
}

/** Waits until this page is asked, or is told what a side that nobody plays did, or the game is over; says which. */
export async function waitAsked(page, timeout = 30_000) {
  await page.waitForSelector('.room[data-asked], [data-telling], [data-result], .curtain', { timeout });
  return page.evaluate(() => {
    if (document.querySelector('[data-result]')) return 'over';
    if (document.querySelector('[data-telling]')) return 'told';
    return document.querySelector('.room')?.getAttribute('data-asked') ?? 'curtain';
  });
}

/** Waits until this page shows another state of the table than it did. */
export async function changed(page, was) {
  const other = (state) => document.querySelector('.room')?.getAttribute('data-state') !== state;
  await page.waitForFunction(other, was);
}

/** Everything that can be clicked now, with a point where a finger would hit it. */
export function clickable(page) {
  return page.evaluate(() => {
    const pointOf = (node) => {
      const box = node.getBoundingClientRect();
      for (const fx of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]) {
        for (const fy of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]) {
          const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
          const hit = document.elementFromPoint(x, y);
          if (hit && (node === hit || node.contains(hit))) return { x, y };
        }
      }
      return null;
    };
    const things = [];
    const chooser = document.querySelector('.float [data-answer]') !== null;
    const nodes = document.querySelectorAll(
      chooser ? '.float [data-answer]' : '[data-lit], [data-answer]:not([disabled])',
    );
    for (const node of nodes) {
      const point = pointOf(node);
      if (point)
        things.push({
          ...point,
          name: node.dataset.answer ?? node.dataset.target,
          target: 'target' in node.dataset,
        });
    }
    return things;
  });
}

/** A small generator, so that a failure can be had again. */
export function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Answers one question by a click on something lit, or on a button where nothing is. */
export async function answerOnce(page, roll) {
  const before = await page.getAttribute('.room', 'data-state');
  for (let tries = 0; tries < 20; tries++) {
    const things = await clickable(page);
    const lit = things.filter((thing) => thing.target);
    const among =
      lit.length > 0 && (roll() < 0.85 || things.length === lit.length)
        ? lit
        : things.filter((thing) => !thing.target);
    const thing = among[Math.floor(roll() * among.length)];
    if (thing) {
      await page.mouse.click(thing.x, thing.y);
      const chosen = await page
        .waitForFunction(
          (state) => {
            const room = document.querySelector('.room');
            if (!room || room.getAttribute('data-state') !== state) return 'told';
            return document.querySelector('.float [data-answer]') ? 'choose' : false;
          },
          before,
          { timeout: 5000 },
        )
        .then((found) => found.jsonValue())
        .catch(() => null);
      if (chosen === 'told') return thing.name;
    }
    await sleep(50);
  }
  throw new Error(
    `nothing answers ${await page.getAttribute('.room', 'data-asked')}: ${JSON.stringify(await clickable(page))}`,
  );
}

/** Plays on by clicking until `until` says so, or the game is over. */
export async function playOn(page, { seed = 1, most = 1500, until } = {}) {
  const roll = dice(seed);
  for (let count = 0; count < most; count++) {
    const asked = await waitAsked(page);
    if (asked === 'over' || (await until?.(asked))) return asked;
    if (asked === 'curtain') await page.click('.curtain button');
    else if (asked === 'told') await page.click('[data-telling]');
    else await answerOnce(page, roll);
  }
  return null;
}

/** Serious complaints of axe about the page as it is. */
export async function complaints(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  return found.violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map(
      (one) =>
        `${one.id}: ${one.nodes
          .map((node) => node.target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
    );
}

/** The same while somebody asks why not: everything that can ever be lit is a button then. */
export async function complaintsAsking(page, whyNot = 'Why not?') {
  await page.click(`button:has-text("${whyNot}")`);
  await page.waitForSelector('[data-target][role="button"]:not([data-lit])', { state: 'attached' });
  const found = await complaints(page);
  await page.keyboard.press('Escape');
  return found;
}
