import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import {
  answerOnce,
  clickable,
  dice,
  guest,
  makeTable,
  openBrowser,
  openHouse,
  playNow,
  playOn,
  shots,
  twoAtATable,
  waitAsked,
} from './house.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const KEMET = 'kemet-2012';
let house;
let browser;

before(async () => {
  house = await openHouse();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await house?.stop();
});

/** Serious complaints of axe about the page as it is. */
async function complaints(page) {
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

test('the first load stays below 300 kB', async () => {
  const page = await guest(browser);
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  let bytes = 0;
  wire.on('Network.loadingFinished', (event) => {
    bytes += event.encodedDataLength;
  });
  await playNow(page, house, KEMET);
  await waitAsked(page);
  await page.waitForTimeout(500);
  assert.ok(bytes < 300_000, `${bytes} bytes`);
  await page.context().close();
});

test('axe finds nothing serious, by day and by night', { timeout: 120_000 }, async () => {
  const page = await guest(browser);
  for (const path of ['/', '/new', '/rules/k12', '/about', '/nowhere']) {
    await page.goto(house.url + path);
    await page.waitForSelector('main h1');
    assert.deepEqual(await complaints(page), [], path);
  }
  await playNow(page, house, KEMET);
  await playOn(page, { most: 25 });
  assert.deepEqual(await complaints(page), [], 'table by day');
  await page.click('header [aria-pressed]');
  assert.deepEqual(await complaints(page), [], 'table by night');
  await page.screenshot({ path: `${shots}/kemet-night.png` });
  await page.context().close();
});

test('why not, undo and looking back', { timeout: 120_000 }, async () => {
  const page = await guest(browser);
  await playNow(page, house, KEMET);
  await playOn(page, { most: 40, until: (asked) => asked === 'menu' });
  await page.click('button:has-text("Why not?")');
  const dark = await page.evaluate(() => {
    const node = [...document.querySelectorAll('.tile[data-target]:not([data-lit])')].find(
      (one) => one.getClientRects().length,
    );
    const box = node.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
  await page.mouse.click(dark.x, dark.y);
  await page.waitForSelector('.float [role="alert"]');
  await page.screenshot({ path: `${shots}/why-not.png` });
  assert.ok((await page.textContent('.float [role="alert"]')).trim().length > 5);
  await page.click('.float .rule');
  await page.waitForSelector('dialog .text');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  const state = await page.getAttribute('.room', 'data-state');
  await page.locator('.space[data-lit]').first().click();
  await page.waitForFunction(
    (was) => document.querySelector('.room')?.getAttribute('data-state') !== was,
    state,
  );
  await page.locator('button:has-text("Undo")').click();
  await page.waitForFunction(() => document.querySelector('.room')?.getAttribute('data-asked') === 'menu');

  await page.click('[aria-label="One step back"]');
  await page.waitForFunction(() => location.search.startsWith('?step='));
  const link = page.url();
  await page.goto(link);
  await page.waitForSelector('.line b:has-text("Looking back")');
  assert.equal(await page.locator('[data-lit]').count(), 0);
  await page.click('[aria-label="To the table as it is"]');
  await waitAsked(page);
  assert.deepEqual(page.wrongs, []);
  await page.context().close();
});

test('two browsers and a spectator at one table, and a server that goes away', {
  timeout: 240_000,
}, async () => {
  const { mira, teo, table } = await twoAtATable(browser, house);
  const eye = await guest(browser);
  await eye.goto(`${house.url}/t/${table}`);
  await eye.waitForSelector('.badge:has-text("looking on")');

  // Both plan in secret in a battle: neither sees the other's choice, and each may answer first.
  const roll = dice(7);
  const fighting = async () => {
    for (const page of [mira, teo])
      if ((await page.$('.clash')) && (await page.$('[data-lit][data-target^="battle:"]'))) return page;
    return null;
  };
  let fighter = null;
  for (let i = 0; i < 700 && !fighter; i++) {
    await Promise.race([mira.waitForSelector('.room[data-asked]'), teo.waitForSelector('.room[data-asked]')]);
    fighter = await fighting();
    if (fighter) break;
    const asked = (await mira.$('.room[data-asked]')) ? mira : teo;
    await answerOnce(asked, roll);
  }
  assert.ok(fighter, 'no battle came about');
  await fighter.screenshot({ path: `${shots}/secret-battle.png` });

  // In the middle of it the server goes and comes back; nothing is lost.
  const before = await fighter.textContent('.line p');
  await house.stop('SIGKILL');
  await fighter.waitForSelector('.banner .bad');
  await fighter.screenshot({ path: `${shots}/server-gone.png` });
  await house.start();
  await fighter.waitForSelector('.room[data-asked]', { timeout: 40_000 });
  await fighter.waitForFunction(() => !document.querySelector('.banner .bad'));
  assert.equal((await fighter.textContent('.line p')).trim(), before.trim());
  await answerOnce(fighter, roll);

  await mira.click('button:has-text("Chat")');
  await mira.fill('.chat input', 'Hail!');
  await mira.keyboard.press('Enter');
  await eye.click('button:has-text("Chat")');
  await eye.waitForSelector('.chat li:has-text("Hail!")');
  for (const page of [mira, teo, eye]) {
    assert.deepEqual(page.wrongs, []);
    await page.context().close();
  }
});

test('with the keyboard alone', { timeout: 120_000 }, async () => {
  const page = await guest(browser);
  await playNow(page, house, KEMET);
  for (let i = 0; i < 30; i++) {
    if ((await waitAsked(page)) === 'over') break;
    const state = await page.getAttribute('.room', 'data-state');
    const things = await clickable(page);
    if (things.some((thing) => thing.target)) {
      await page.keyboard.press('ArrowRight');
      for (let k = 0; k < i % 3; k++) await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft'][k]);
      await page.keyboard.press('Enter');
      await page.waitForTimeout(150);
      if (await page.$('.float [data-answer]')) await page.keyboard.press('Enter');
    } else if (things.length > 1) await page.keyboard.press('1');
    else await page.locator('.choice').press('Enter');
    await page.waitForFunction(
      (was) => document.querySelector('.room')?.getAttribute('data-state') !== was,
      state,
      { timeout: 8000 },
    );
  }
  await page.keyboard.press('?');
  await page.waitForSelector('dialog dl');
  assert.deepEqual(page.wrongs, []);
  await page.context().close();
});

test('on a phone, in Polish, at night', { timeout: 120_000 }, async () => {
  const page = await guest(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'pl-PL',
    colorScheme: 'dark',
  });
  await page.goto(house.url);
  await page.waitForSelector('h1:has-text("Dwa Kraje")');
  await page.screenshot({ path: `${shots}/phone-home.png` });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  await playNow(page, house, KEMET);
  await playOn(page, { most: 30 });
  await page.screenshot({ path: `${shots}/kemet-phone.png` });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  assert.deepEqual(await complaints(page), []);
  assert.deepEqual(page.wrongs, []);
  await page.context().close();
});

test('two seats at one screen have a curtain between them', { timeout: 120_000 }, async () => {
  const page = await guest(browser);
  const table = await makeTable(page, house, [{ kind: 'mine' }, { kind: 'mine' }]);
  await page.goto(`${house.url}/t/${table}`);
  let curtains = 0;
  await playOn(page, {
    most: 30,
    until: (asked) => {
      if (asked === 'curtain') curtains += 1;
      return curtains > 2;
    },
  });
  assert.ok(curtains > 0);
  assert.deepEqual(page.wrongs, []);
  await page.context().close();
});

test('errors a person understands', async () => {
  const page = await guest(browser);
  await page.goto(`${house.url}/t/nothing-here`);
  await page.waitForSelector('h1:has-text("There is no such table")');
  await page.goto(`${house.url}/nowhere`);
  await page.waitForSelector('h1:has-text("Nothing here but sand")');
  await page.context().close();
});
