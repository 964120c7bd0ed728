import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from './games.mjs';
import {
  answerOnce,
  browser,
  changed,
  clickable,
  complaints,
  complaintsAsking,
  dice,
  guest,
  house,
  makeTable,
  opened,
  playNow,
  playOn,
  shots,
  twoWithin,
  waitAsked,
} from './house.mjs';

opened();

test('axe finds nothing serious on the pages around the tables', { timeout: 120_000 }, async () => {
  const page = await guest(browser);
  for (const path of ['/', '/new', '/rules/k12', '/rules/ankh', '/about', '/nowhere']) {
    await page.goto(house.url + path);
    await page.waitForSelector('main h1');
    assert.deepEqual(await complaints(page), [], path);
  }
  await page.context().close();
});

for (const game of GAMES) {
  const { title, ruleset } = game;

  test(`${title}: the first load stays below 300 kB`, async () => {
    const page = await guest(browser);
    const wire = await page.context().newCDPSession(page);
    await wire.send('Network.enable');
    let bytes = 0;
    wire.on('Network.loadingFinished', (event) => {
      bytes += event.encodedDataLength;
    });
    await playNow(page, house, ruleset);
    await waitAsked(page);
    await page.waitForTimeout(500);
    assert.ok(bytes < 300_000, `${bytes} bytes`);
    await page.context().close();
  });

  test(`${title}: axe finds nothing serious, by day and by night`, { timeout: 120_000 }, async () => {
    const page = await guest(browser);
    await playNow(page, house, ruleset);
    await playOn(page, { most: 25 });
    assert.deepEqual(await complaints(page), [], 'by day');
    await page.click('header [aria-pressed]');
    assert.deepEqual(await complaints(page), [], 'by night');
    await page.screenshot({ path: `${shots}/${ruleset}-night.png` });
    assert.deepEqual(await complaintsAsking(page), [], 'why not');
    await page.context().close();
  });

  test(`${title}: why not, undo and looking back`, { timeout: 120_000 }, async () => {
    const page = await guest(browser);
    await playNow(page, house, ruleset);
    let turns = 0;
    await playOn(page, {
      most: 60,
      until: async (asked) => {
        if (asked === game.turn && (await page.$(game.begins))) turns += 1;
        return turns === 2;
      },
    });
    await page.click('button:has-text("Why not?")');
    const dark = await page.evaluate((selector) => {
      const node = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length);
      const box = node.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }, game.dark);
    await page.mouse.click(dark.x, dark.y);
    await page.waitForSelector('.float [role="alert"]');
    await page.screenshot({ path: `${shots}/${ruleset}-why-not.png` });
    assert.ok((await page.textContent('.float [role="alert"]')).trim().length > 5);
    await page.click('.float .rule');
    await page.waitForSelector('dialog .text');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    const state = await page.getAttribute('.room', 'data-state');
    await page.locator(game.begins).first().click();
    await changed(page, state);
    // Where that was the whole action, others have their turns first, and the next of the own begins with the same question.
    await waitAsked(page);
    const later = await page.getAttribute('.room', 'data-state');
    await page.locator('button:has-text("Undo")').click();
    await changed(page, later);
    await page.waitForSelector(`.room[data-asked="${game.turn}"]`);

    await page.click('[aria-label="One step back"]');
    await page.waitForFunction(() => location.search.startsWith('?step='));
    const link = page.url();
    await page.goto(link);
    await page.waitForSelector('.line b:has-text("Looking back")');
    assert.equal(await page.locator('[data-lit]').count(), 0);
    await page.click('[aria-label="One step back"]');
    await page.waitForFunction((was) => location.href !== was, link);
    await page.click('[aria-label="To the table as it is"]');
    assert.equal(await waitAsked(page), game.turn);
    assert.deepEqual(page.wrongs, []);
    await page.context().close();
  });

  test(`${title}: a battle in secret, with a spectator, and a server that goes away in the middle`, {
    timeout: 120_000,
  }, async () => {
    const { mira, teo, eye } = await twoWithin(browser, house, game.battle());
    const pages = [mira, teo, eye];
    await eye.waitForSelector('.badge:has-text("looking on")');
    for (const page of pages) await page.waitForSelector('.clash .back');
    const [hidden, seen] = [teo, eye].map((page) => page.getAttribute('.room', 'data-state'));
    const roll = dice(7);
    const plan = async (page) => {
      await page.waitForSelector('.room[data-asked]');
      const asked = await page.getAttribute('.room', 'data-asked');
      for (let i = 0; i < 30 && (await page.$('.room[data-asked]')); i++) await answerOnce(page, roll);
      return asked;
    };

    // Whoever plans first is seen to be ready, and nothing of the plan.
    await plan(mira);
    await teo.screenshot({ path: `${shots}/${ruleset}-secret-battle.png` });
    for (const page of [teo, eye]) assert.equal(await page.locator('.clash .back').count(), 2);
    assert.equal(await teo.getAttribute('.room', 'data-state'), await hidden);
    assert.equal(await eye.getAttribute('.room', 'data-state'), await seen);

    // In the middle of it the server goes and comes back; nothing is lost.
    const before = await teo.textContent('.line p');
    await house.stop('SIGKILL');
    await teo.waitForSelector('.banner .bad');
    await teo.screenshot({ path: `${shots}/${ruleset}-server-gone.png` });
    await house.start();
    for (const page of pages)
      await page.waitForFunction(() => !document.querySelector('.banner .bad'), null, { timeout: 40_000 });
    await teo.waitForSelector('.room[data-asked]');
    assert.equal((await teo.textContent('.line p')).trim(), before.trim());
    assert.equal(await mira.$('.room[data-asked]'), null, 'the plan was lost');

    await plan(teo);
    await changed(eye, await seen);
    assert.notEqual(await eye.locator('.clash .back').count(), 2, 'nothing was laid open');

    // Cards that were played say so by name as well.
    const asked = (page) => page.waitForSelector('.room[data-asked]').then(() => page);
    assert.deepEqual(await complaintsAsking(await Promise.any([asked(mira), asked(teo)])), [], 'why not');

    await mira.click('button:has-text("Chat")');
    await mira.fill('.chat input', 'Hail!');
    await mira.keyboard.press('Enter');
    await eye.click('button:has-text("Chat")');
    await eye.waitForSelector('.chat li:has-text("Hail!")');
    for (const page of pages) {
      assert.deepEqual(page.wrongs, []);
      await page.context().close();
    }
  });

  test(`${title}: with the keyboard alone`, { timeout: 120_000 }, async () => {
    const page = await guest(browser);
    await playNow(page, house, ruleset);
    for (let i = 0; i < 30; i++) {
      if ((await waitAsked(page)) === 'over') break;
      const state = await page.getAttribute('.room', 'data-state');
      const things = await clickable(page);
      if (things.some((thing) => thing.target)) {
        await page.keyboard.press('ArrowRight');
        for (let k = 0; k < i % 3; k++)
          await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft'][k]);
        await page.keyboard.press('Enter');
        await page.waitForTimeout(150);
        if (await page.$('.float [data-answer]')) await page.keyboard.press('Enter');
      } else if (things.length > 1) await page.keyboard.press('1');
      else await page.locator('.choice').press('Enter');
      await changed(page, state);
    }
    await page.keyboard.press('?');
    await page.waitForSelector('dialog dl');
    assert.deepEqual(page.wrongs, []);
    await page.context().close();
  });

  test(`${title}: on a phone, in Polish, at night`, { timeout: 120_000 }, async () => {
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
    await playNow(page, house, ruleset);
    await playOn(page, { most: 30, seed: 3 });
    await page.screenshot({ path: `${shots}/${ruleset}-phone.png` });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
    assert.deepEqual(await complaints(page), []);
    assert.deepEqual(await complaintsAsking(page, 'Dlaczego nie?'), [], 'why not');
    assert.deepEqual(page.wrongs, []);
    await page.context().close();
  });
}

test('on a phone, what can be chosen comes into sight', { timeout: 60_000 }, async () => {
  const page = await guest(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const bot = { kind: 'bot', bot: 'greedy' };
  const table = await makeTable(page, house, [{ kind: 'mine' }, bot, bot, bot, bot], 'kemet-bs');
  await page.goto(`${house.url}/t/${table}`);
  const until = async (asked) => asked === 'first-level' || asked === 'first-colour';
  assert.equal(await playOn(page, { until }), 'first-level');
  await page.click('[data-answer="1"]');
  // Four colours, of which the sheet shows two: the last choice is among the lower ones.
  for (let count = 0; count < 3; count++) {
    await page.waitForSelector('.room[data-asked="first-colour"] [data-lit]');
    const [thing] = await clickable(page);
    assert.ok(thing, `nothing of what can be chosen is in sight, ${count} are chosen`);
    const state = await page.getAttribute('.room', 'data-state');
    await page.mouse.click(thing.x, thing.y);
    await changed(page, state);
    if (count < 2) assert.equal(await playOn(page, { until }), 'first-colour');
  }
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
