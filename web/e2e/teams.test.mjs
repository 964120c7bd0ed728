import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { guest, openBrowser, openHouse, playOn, shots } from './house.mjs';

let house;
let browser;

before(async () => {
  house = await openHouse({ bots: 'greedy' });
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await house?.stop();
});

/** Chooses the game of teams on the page for new tables, as a person does. */
async function newTeamTable(page) {
  await page.goto(`${house.url}/new?ruleset=kemet-rotg`);
  await page.selectOption('select[name="mode"]', 'team');
}

test('the page for new tables offers what goes together', { timeout: 60_000 }, async () => {
  const page = await guest(browser);
  await page.goto(`${house.url}/new?ruleset=kemet-rotg`);
  await page.waitForSelector('select[name="mode"]');
  assert.equal(await page.locator('select[name="teams"], select[name="objective"]').count(), 0);
  await page.selectOption('select[name="mode"]', 'team');
  assert.equal(await page.locator('.seat').count(), 4);
  assert.deepEqual(await page.locator('.seat .mark').allTextContents(), [
    'Team I',
    'Team II',
    'Team I',
    'Team II',
  ]);
  await page.selectOption('select[name="teams"]', '3v3');
  assert.equal(await page.locator('.seat').count(), 6);
  await page.screenshot({ path: `${shots}/teams-new.png`, fullPage: true });
  await page.selectOption('select[name="mode"]', 'solo');
  assert.equal(await page.locator('.seat').count(), 1);
  assert.equal(await page.locator('select[name="teams"], select[name="gods"]').count(), 0);
  assert.equal(await page.locator('select[name="objective"]').count(), 1);
  assert.deepEqual(page.wrongs, []);
  await page.context().close();
});

test('a whole game of two teams by clicking what is lit', { timeout: 240_000 }, async () => {
  const page = await guest(browser);
  await newTeamTable(page);
  await page.click('button.go');
  await page.waitForSelector('.room');
  assert.equal(await page.locator('[data-team]').count(), 2);
  let answers = 0;
  const seen = new Set();
  const once = async (what) => {
    if (seen.has(what)) return;
    seen.add(what);
    await page.screenshot({ path: `${shots}/teams-${what}.png` });
  };
  const end = await playOn(page, {
    seed: 7,
    until: async (asked) => {
      answers += 1;
      if (answers > 5 && !(await page.$('.clash'))) await once('board');
      if (await page.$('.clash:has-text("with ")')) await once('battle');
      if (asked === 'lead' || asked === 'come' || asked === 'whose' || asked === 'champion')
        await once(asked);
      return false;
    },
  });
  console.log(answers, [...seen]);
  assert.equal(end, 'over');
  await page.waitForSelector('[data-result] .team');
  assert.equal(await page.locator('[data-result] .team').count(), 2);
  assert.equal(await page.locator('[data-result] .team ul li').count(), 4);
  await page.screenshot({ path: `${shots}/teams-result.png`, fullPage: true });
  assert.deepEqual(page.wrongs, []);
  await page.context().close();
});
