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

for (const ruleset of ['kemet-2012', 'kemet-bs-revised']) {
  test(`a whole game of ${ruleset} by clicking what is lit`, { timeout: 600_000 }, async () => {
    const page = await guest(browser);
    await page.goto(house.url);
    await page.waitForSelector('[data-play]');
    await page.screenshot({ path: `${shots}/home.png` });
    await playNow(page, house, ruleset);
    let answers = 0;
    let fights = 0;
    const end = await playOn(page, {
      until: async () => {
        answers += 1;
        if (answers === 60) await page.screenshot({ path: `${shots}/${ruleset}-board.png` });
        if (await page.$('.clash')) {
          fights += 1;
          if (fights === 2) await page.screenshot({ path: `${shots}/${ruleset}-battle.png` });
        }
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
