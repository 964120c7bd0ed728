import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, complaintsAsking, guest, house, makeTable, opened, playOn, shots } from './house.mjs';

opened({ bots: 'greedy' });

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
  // What a teammate holds is open to the team, and what the others hold is not.
  assert.equal(await page.locator('[data-team="0"] .mate').count(), 2);
  assert.equal(await page.locator('[data-team="1"] .mate').count(), 0);
  await page.waitForSelector('[data-target="card:assemble"]');
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
      const clash = await page.$('.clash');
      if (answers > 5 && !clash && (await page.$('rect.frame'))) await once('board');
      if (clash && (await page.$('.clash .along'))) await once('battle');
      if (['lead', 'come', 'champion', 'whose'].includes(asked)) await once(asked);
      if (answers === 30) assert.deepEqual(await complaintsAsking(page), [], 'why not');
      return false;
    },
  });
  assert.equal(end, 'over');
  assert.ok(seen.has('board'));
  await page.waitForSelector('[data-result] .team');
  assert.equal(await page.locator('[data-result] .team').count(), 2);
  assert.equal(await page.locator('[data-result] .team ul li').count(), 4);
  await page.screenshot({ path: `${shots}/teams-result.png`, fullPage: true });
  assert.deepEqual(page.wrongs, []);
  await page.context().close();
});

test('teammates talk among themselves', { timeout: 120_000 }, async () => {
  const [mira, teo] = [await guest(browser), await guest(browser)];
  const seats = [
    { kind: 'mine' },
    { kind: 'bot', bot: 'greedy' },
    { kind: 'open' },
    { kind: 'bot', bot: 'greedy' },
  ];
  const table = await makeTable(mira, house, seats, 'kemet-rotg', { mode: 'team' });
  await mira.goto(`${house.url}/t/${table}`);
  await mira.waitForSelector('button:has-text("Sit here")');
  await mira.screenshot({ path: `${shots}/teams-gathering.png`, fullPage: true });
  await teo.goto(`${house.url}/t/${table}`);
  await teo.fill('label.name input', 'Teodor');
  await teo.click('button:has-text("Sit here")');
  const watcher = await guest(browser);
  await watcher.goto(`${house.url}/t/${table}`);
  const pages = [mira, teo, watcher];
  for (const page of pages) {
    await page.waitForSelector('.room');
    await page.click('button:has-text("Chat")');
  }
  assert.equal(await watcher.locator('.hearers').count(), 0);
  await mira.click('button:has-text("My team")');
  await mira.fill('.chat input', 'I take the temple');
  await mira.click('.chat button:has-text("Send")');
  await teo.waitForSelector('.chat li.team:has-text("I take the temple")');
  await teo.fill('.chat input', 'good luck to all');
  await teo.click('.chat button:has-text("Send")');
  for (const page of pages) await page.waitForSelector('.chat li:has-text("good luck to all")');
  assert.equal(await watcher.locator('.chat li').count(), 1);
  assert.equal(await mira.locator('.chat li').count(), 2);
  await mira.screenshot({ path: `${shots}/teams-chat.png` });
  for (const page of pages) {
    assert.deepEqual(page.wrongs, []);
    await page.context().close();
  }
});

test('teams on a phone', { timeout: 120_000 }, async () => {
  const page = await guest(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await newTeamTable(page);
  await page.screenshot({ path: `${shots}/teams-phone-new.png`, fullPage: true });
  await page.click('button.go');
  await page.waitForSelector('.room');
  let answers = 0;
  await playOn(page, {
    seed: 3,
    until: () => {
      answers += 1;
      return answers > 12;
    },
  });
  await page.screenshot({ path: `${shots}/teams-phone.png` });
  await page.click('.tabs button:has-text("Seats")');
  await page.screenshot({ path: `${shots}/teams-phone-seats.png` });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  assert.deepEqual(page.wrongs, []);
  await page.context().close();
});
