import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { guest, openBrowser, openHouse, playNow, playOn, shots } from './house.mjs';

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

test('a whole game of Ankh by clicking what is lit', { timeout: 600_000 }, async () => {
  const page = await guest(browser);
  await playNow(page, house, 'ankh');
  const seen = new Set();
  const once = async (what) => {
    if (seen.has(what)) return;
    seen.add(what);
    await page.screenshot({ path: `${shots}/ankh-${what}.png` });
  };
  let answers = 0;
  const end = await playOn(page, {
    until: async (asked) => {
      answers += 1;
      if (answers === 30) await once('board');
      if (await page.$('.clash')) await once('battle');
      if (asked === 'border') await once('caravan');
      return false;
    },
  });
  assert.equal(end, 'over');
  await page.waitForSelector('[data-result] ol li');
  await page.screenshot({ path: `${shots}/ankh-result.png`, fullPage: true });
  assert.deepEqual(page.wrongs, []);
  await page.context().close();
});

test('Ankh on a phone', { timeout: 600_000 }, async () => {
  const page = await guest(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await playNow(page, house, 'ankh');
  let answers = 0;
  await playOn(page, {
    seed: 3,
    until: async () => {
      answers += 1;
      return answers > 25;
    },
  });
  await page.screenshot({ path: `${shots}/ankh-phone.png` });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  assert.deepEqual(page.wrongs, []);
  await page.context().close();
});
