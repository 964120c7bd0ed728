import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { guest, makeTable, openBrowser, openHouse, playNow, playOn, shots } from './house.mjs';

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
