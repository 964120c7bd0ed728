import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  browser,
  complaints,
  complaintsAsking,
  guest,
  house,
  makeTable,
  opened,
  playNow,
  playOn,
  shots,
} from './house.mjs';

opened();

/** Against one who knows what it wants, a game is over before long. */
async function against(page, ruleset, options) {
  const table = await makeTable(
    page,
    house,
    [{ kind: 'mine' }, { kind: 'bot', bot: 'greedy' }],
    ruleset,
    options,
  );
  await page.goto(`${house.url}/t/${table}`);
}

const GAMES = [
  { ruleset: 'kemet-2012', sit: (page) => against(page, 'kemet-2012', { length: 'beginner' }) },
  { ruleset: 'kemet-bs-revised', sit: (page) => against(page, 'kemet-bs-revised', {}) },
  { ruleset: 'ankh', sit: (page) => playNow(page, house, 'ankh') },
];

for (const { ruleset, sit } of GAMES) {
  test(`a whole game of ${ruleset} by clicking what is lit`, { timeout: 600_000 }, async () => {
    const page = await guest(browser);
    await page.goto(house.url);
    await page.waitForSelector('[data-play]');
    await page.screenshot({ path: `${shots}/home.png` });
    await sit(page);
    const seen = new Set();
    const once = async (what) => {
      if (seen.has(what)) return;
      seen.add(what);
      await page.screenshot({ path: `${shots}/${ruleset}-${what}.png` });
    };
    let answers = 0;
    const end = await playOn(page, {
      until: async (asked) => {
        answers += 1;
        if (answers === 25) await once('board');
        if (await page.$('.clash')) await once('battle');
        if (asked === 'border') await once('caravan');
        return false;
      },
    });
    assert.equal(end, 'over');
    await page.waitForSelector('[data-result] ol li');
    await page.screenshot({ path: `${shots}/${ruleset}-result.png`, fullPage: true });
    assert.deepEqual(page.wrongs, []);
    await page.context().close();
  });
}

test('a whole game against Amon, whose steps are told and can be skipped', { timeout: 300_000 }, async () => {
  const page = await guest(browser, { reducedMotion: 'no-preference' });
  const options = { mode: 'solo', objective: '4' };
  const table = await makeTable(page, house, [{ kind: 'mine' }], 'kemet-rotg', options);
  await page.goto(`${house.url}/t/${table}`);
  const phone = { width: 390, height: 844 };
  assert.equal(await playOn(page, { until: (asked) => asked === 'told' }), 'told');
  // The question waits; his step stands in its place, and in the list of what he did.
  assert.equal(await page.locator('.room[data-asked], [data-lit]').count(), 0);
  const line = (await page.textContent('.line p')).trim();
  assert.ok((await page.textContent('.did')).includes(line), line);
  await page.screenshot({ path: `${shots}/solo-told.png` });
  await page.click('[data-telling]');
  await page.waitForSelector('.room[data-asked]');
  assert.deepEqual(await complaints(page), []);
  assert.deepEqual(await complaintsAsking(page), [], 'why not');
  // Whoever wants no motion is told at once.
  await page.click('header button:has-text("Menu")');
  await page.uncheck('label:has-text("glide") input');
  await page.keyboard.press('Escape');
  let tellings = 0;
  const end = await playOn(page, {
    until: (asked) => {
      if (asked === 'told') tellings += 1;
      return false;
    },
  });
  assert.deepEqual([end, tellings], ['over', 0]);
  await page.waitForSelector('[data-result] .objective li');
  assert.match(await page.textContent('[data-result] h1'), /Amon|Mira/);
  await page.screenshot({ path: `${shots}/solo-result.png`, fullPage: true });
  await page.setViewportSize(phone);
  await page.screenshot({ path: `${shots}/solo-result-phone.png`, fullPage: true });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), phone.width);

  // Looked at again on a phone: what he did stands in his panel, and his cards say what they do.
  await page.click('button:has-text("See the board")');
  await page.click('.sheet button:has-text("Amon")');
  await page.waitForSelector('.did button');
  for (const text of await page.locator('.sheet .card p').allTextContents()) assert.ok(text.length > 9, text);
  await page.screenshot({ path: `${shots}/solo-phone.png` });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), phone.width);
  assert.deepEqual(page.wrongs, []);
  await page.context().close();
});
