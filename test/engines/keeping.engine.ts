import { beforeAll, expect, inject, test } from 'vitest';
import type { EnginePage } from './engine.ts';
import { balance, bet, phase, press, sitDown } from './player.ts';
import { visit } from './visit.ts';

// What each engine does its own way: storage over a reload, a frame of another origin, languages, the policy, a lost
// context, keys.

const visited = visit();
let page: EnginePage;
beforeAll(() => {
  page = visited();
});

const DECIDES = '[data-waits-for="player"][data-phase="boxes"]';

/** Deals until a hand can be played: the shoe is a real one, and a blackjack leaves nothing to decide. */
async function dealUntilAsked(): Promise<void> {
  for (;;) {
    await bet(page, 'Box 1, main bet', '5.00');
    await press(page, 'Deal');
    await page.waitForElement(`${DECIDES}, [data-phase="settled"]`);
    if ((await page.run(`return document.querySelector('${DECIDES}') !== null`)) === true) return;
    await press(page, 'New game');
    await phase(page, 'betting');
  }
}

test('a round that is broken off by a reload comes back with the same cards and the stake taken once', async () => {
  await sitDown(page, { table: 'double-exposure' });
  await dealUntilAsked();
  const hand = await page.text('group', { begins: 'Box 1' });
  const left = await balance(page);
  await page.reload();
  await page.waitForElement(DECIDES);
  expect(await page.text('group', { begins: 'Box 1' })).toBe(hand);
  expect(await balance(page)).toBe(left);
  await press(page, 'Stand');
  await phase(page, 'settled');
});

test('in a frame of another origin a round is played with the mouse', async () => {
  await page.goto(`${inject('host')}?table=three-hand&cards=Ts,6d,9h,Tc,Kc&lang=en`);
  await page.enterFrame('iframe');
  await page.waitForElement('[data-phase="betting"]');
  await bet(page, 'Box 1, main bet', '25.00');
  await press(page, 'Deal', 'Stand');
  await phase(page, 'settled');
  expect(await balance(page)).toBe('1,025.00');
});

test.each([
  ['es-419', 'Repartir'],
  ['fr-CA', 'Distribuer'],
  ['en-GB', 'Deal'],
])('in %s the Deal button says %s', async (lang, deal) => {
  await sitDown(page, { table: 'multi-hand', lang });
  await page.waitFor('button', deal);
});

test('the language is changed in mid-round without a reload, and the round goes on', async () => {
  await sitDown(page, { table: 'three-hand', cards: 'Ts,6d,9h,Tc,Kc' });
  await page.run('window.stays = true');
  await bet(page, 'Box 1, main bet', '25.00');
  await press(page, 'Deal');
  await page.waitForElement(DECIDES);
  await press(page, 'Settings');
  await page.click('radio', 'Français');
  await page.waitFor('dialog', 'Réglages');
  await page.click('button', 'Fermer');
  await press(page, 'Rester');
  await phase(page, 'settled');
  expect(await page.text('status', 'Solde')).toBe('1\u202f025,00');
  expect(await page.run('return window.stays')).toBe(true);
  // The next visit is in the address's language, and what was chosen gives way to it.
  await sitDown(page, { table: 'three-hand', lang: 'en' });
  await page.waitFor('button', 'Deal');
});

test('a round is played by keys alone', async () => {
  await sitDown(page, { table: 'three-hand', cards: 'Ts,6d,9h,Tc,Kc' });
  await page.press('3');
  await page.focus('button', { begins: 'Box 1, main bet,' });
  await page.press('Enter');
  await page.focus('button', 'Deal');
  await page.press('Enter');
  await page.waitForElement(DECIDES);
  await page.press('s');
  await phase(page, 'settled');
  expect(await balance(page)).toBe('1,005.00');
});

test('the policy refuses nothing of the game, and would have told', async () => {
  const reports = async (): Promise<unknown[]> => {
    const answer = await page.run(`return (await fetch('csp-reports')).json()`);
    // A style that comes from an evaluated text is not the game's, which may evaluate none: it is there while a picture is
    // taken of a page in Firefox.
    const isPictures = (report: string) => /style-src-elem.*%20%3E%20eval/.test(report);
    return Array.isArray(answer) ? answer.filter((report) => !isPictures(JSON.stringify(report))) : [];
  };
  await sitDown(page, { table: 'double-exposure' });
  expect(await reports()).toEqual([]);
  await page.run(`const image = new Image(); image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='`);
  await expect.poll(async () => (await reports()).length, { timeout: 10_000 }).toBe(1);
});
