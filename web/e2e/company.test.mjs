import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  answerOnce,
  bringRecord,
  browser,
  changed,
  dice,
  guest,
  house,
  opened,
  record,
  shots,
  twoAtATable,
} from './house.mjs';

opened();

/** Whoever is asked. */
async function asked(pages) {
  await Promise.race(pages.map((page) => page.waitForSelector('.room[data-asked]')));
  for (const page of pages) if (await page.$('.room[data-asked]')) return page;
  return asked(pages);
}

const ASK_UNDO = 'button:has-text("Ask to undo")';

test('what another has answered to is taken back by consent only', { timeout: 240_000 }, async () => {
  const { mira, teo } = await twoAtATable(browser, house);
  const pages = [mira, teo];
  const roll = dice(3);
  let [asks, other] = [null, null];
  for (let i = 0; i < 300 && !asks; i++) {
    await answerOnce(await asked(pages), roll);
    const on = await asked(pages);
    const off = pages.find((page) => page !== on);
    if (await off.$(ASK_UNDO)) [asks, other] = [off, on];
  }
  assert.ok(asks, 'nobody could ask for an undo');
  const before = await other.getAttribute('.room', 'data-state');

  await asks.click(ASK_UNDO);
  await other.waitForSelector('[role="alertdialog"] button');
  await other.screenshot({ path: `${shots}/undo-asked.png` });
  await other.click('button:has-text("Refuse")');
  await asks.waitForFunction(() => !document.querySelector('[role="alertdialog"]'));
  assert.equal(await other.getAttribute('.room', 'data-state'), before);

  await asks.click(ASK_UNDO);
  await other.click('button:has-text("Allow it")');
  await changed(other, before);
  await asks.waitForSelector('.room[data-asked]');
  for (const page of pages) {
    assert.deepEqual(page.wrongs, []);
    await page.context().close();
  }
});

test('reactions can be passed for the rest of a turn', { timeout: 240_000 }, async () => {
  const { mira, teo } = await twoAtATable(browser, house);
  const pages = [mira, teo];
  const roll = dice(11);
  let passer = null;
  for (let i = 0; i < 500 && !passer; i++) {
    const on = await asked(pages);
    if (await on.$('.pass input')) passer = on;
    else await answerOnce(on, roll);
  }
  assert.ok(passer, 'no reaction window came about');
  await passer.screenshot({ path: `${shots}/pass-ahead.png` });
  const open = await passer.getAttribute('.room', 'data-state');
  await passer.click('.pass input');
  // Its open window is passed at once; as long as the turn lasts no other window asks it.
  await changed(passer, open);
  const other = pages.find((page) => page !== passer);
  let windows = 0;
  for (let i = 0; i < 60 && (await passer.$('.pass input:checked')); i++) {
    const on = await asked(pages);
    if (on === passer && (await passer.$('.pass input'))) windows += 1;
    await answerOnce(on, roll);
    await other.waitForTimeout(30);
  }
  assert.equal(windows, 0, 'a window asked although it was passed ahead');
  for (const page of pages) {
    assert.deepEqual(page.wrongs, []);
    await page.context().close();
  }
});

test('a record is brought in, looked at with open hands, and taken out again', {
  timeout: 120_000,
}, async () => {
  const page = await guest(browser);
  await page.goto(`${house.url}/new`);
  await bringRecord(page, 'nonsense');
  await page.waitForSelector('[role="alert"]');
  assert.match(await page.textContent('[role="alert"]'), /record/i);
  await page.screenshot({ path: `${shots}/record-wrong.png` });

  await bringRecord(page, record);
  await page.waitForSelector('[data-result] ol li');
  assert.equal(await page.locator('[data-result] ol > li').count(), 2);
  const out = await page.evaluate(async () => {
    const link = document.querySelector('[data-result] a[href$="/record"]');
    return (await fetch(link.href)).text();
  });
  const answers = (text) => text.split('\n').filter((line) => /^\d+ /.test(line.trim()));
  assert.deepEqual(answers(out), answers(record));

  await page.click('button:has-text("Watch")');
  await page.waitForSelector('.line b:has-text("Looking back")');
  await page.locator('input[type="range"]').evaluate((bar) => {
    bar.value = String(Math.floor(bar.max / 2));
    bar.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.check('label:has-text("Open") input');
  await page.waitForSelector('h2:has-text("Hand") + ul li b, h2:has-text("Hand") + ul li i');
  await page.screenshot({ path: `${shots}/open-hands.png` });
  assert.ok((await page.locator('h2:has-text("Hand") + ul > li').count()) >= 2);
  assert.deepEqual(page.wrongs, []);
  await page.context().close();
});
