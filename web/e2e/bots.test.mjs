import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  bringRecord,
  browser,
  changed,
  guest,
  house,
  opened,
  playNow,
  playOn,
  record,
  shots,
  waitAsked,
} from './house.mjs';

// Slow enough that no game is over before its seat is taken back.
opened({ pause: 250 });

for (const ruleset of ['kemet-2012', 'ankh']) {
  test(`a hint with its reason, and a bot that plays for a while: ${ruleset}`, {
    timeout: 180_000,
  }, async () => {
    const page = await guest(browser);
    await playNow(page, house, ruleset);
    await playOn(page, { most: 12 });
    await waitAsked(page);
    const before = await page.getAttribute('.room', 'data-state');
    await page.click('button:has-text("Hint")');
    await page.waitForSelector('.hint', { timeout: 30_000 });
    assert.ok((await page.textContent('.hint b')).trim().length > 1);
    assert.ok((await page.textContent('.hint p')).trim().length > 3, 'a hint has a reason');
    await page.screenshot({ path: `${shots}/${ruleset}-hint.png` });
    await page.click('.hint button:has-text("Do it")');
    await changed(page, before);

    await waitAsked(page);
    await page.click('header button:has-text("Menu")');
    await page.click('button:has-text("Play for me")');
    await page.waitForSelector('p:has-text("plays for you")');
    const handed = await page.getAttribute('.room', 'data-state');
    await changed(page, handed);
    await page.screenshot({ path: `${shots}/${ruleset}-stand-in.png` });
    await page.click('button:has-text("Take the seat back")');
    await page.waitForFunction(() => !document.querySelector('p:has(button.pri)'));
    await waitAsked(page);
    assert.deepEqual(page.wrongs, []);
    await page.context().close();
  });
}

test('a finished game is analysed', { timeout: 180_000 }, async () => {
  const page = await guest(browser);
  await page.goto(`${house.url}/new`);
  await bringRecord(page, record);
  await page.waitForSelector('[data-result] ol li');
  await page.click('button:has-text("Analyse the game")');
  await page.waitForSelector('section:has(h2:has-text("Chances")) polyline', { timeout: 60_000 });
  await page.screenshot({ path: `${shots}/analysis.png`, fullPage: true });
  const turns = page.locator('section:has(h2:has-text("Chances")) ul li');
  assert.ok((await turns.count()) > 0, 'the game turned somewhere');
  await turns.first().locator('button').click();
  await page.waitForSelector('.line b:has-text("Looking back")');
  assert.deepEqual(page.wrongs, []);
  await page.context().close();
});
