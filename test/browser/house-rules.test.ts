import { describe, expect, test } from 'vitest';
import type { HouseRulesGiven } from '../../src/house-rules/house-rules.ts';
import { PRESETS } from '../../src/house-rules/presets.ts';
import type { TableOptions, TablePage } from './table-page.ts';
import { visits } from './visits.ts';

// A row for each house rule: what is then seen, and what is refused.

const { open } = visits();

/** 19 against a dealer who busts. */
const WON = 'Ts,6d,9h,Tc,Kc';
/** 16 against 20. */
const LOST = 'Ts,Td,6h,Tc';
/** 11, then 21 against a dealer who busts. */
const DOUBLED = '5s,6d,6h,Tc,Ts,Kc';

interface Row {
  readonly flag: string;
  readonly houseRules: HouseRulesGiven;
  /** How the table is opened: at Multi Hand, with cards that win, unless something else is said. */
  readonly at?: TableOptions;
  /** The table itself, and not a rehearsal. */
  readonly kept?: boolean;
  readonly holds: (page: TablePage) => Promise<void>;
}

const line = (page: TablePage) => page.page.getByRole('group', { name: 'The session at a glance' });
const says = (page: TablePage, text: RegExp) => page.page.getByRole('status').getByText(text).waitFor();
const dialog = (page: TablePage, name: string | RegExp) => page.page.getByRole('dialog', { name });

async function settings(page: TablePage) {
  await page.button('Settings').click();
  return dialog(page, 'Settings');
}

async function playOut(page: TablePage): Promise<void> {
  await page.bet('Box 1, main bet', '25.00');
  await page.press('Deal', 'Stand');
  await page.phase('settled');
}

/** Each text of the page: what is read, and what is said. */
const everyText = (page: TablePage): Promise<string> =>
  page.page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .flatMap((each) => [
        each.getAttribute('aria-label') ?? '',
        each.getAttribute('title') ?? '',
        ...[...each.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
      ])
      .join('\n'),
  );

const ROWS: readonly Row[] = [
  {
    flag: 'minimumRoundSeconds',
    houseRules: { minimumRoundSeconds: 14 },
    at: { speed: 5 },
    async holds(page) {
      await playOut(page);
      const again = page.button('Rebet and deal');
      await page.page
        .locator('[data-area="rebetAndDeal"][aria-disabled="true"] .second', { hasText: /^in \d+ s$/ })
        .waitFor();
      await page.page
        .getByRole('log')
        .getByText(/The next round can start in \d+ seconds?\./)
        .waitFor();
      await again.click({ force: true });
      await says(page, /The next round can start in \d+ seconds?\./);
      await page.phase('settled');
      // A reload does not shorten the wait.
      await page.page.reload();
      await page.button('Deal').waitFor();
      await page.bet('Box 1, main bet', '25.00');
      await page.button('Deal').click({ force: true });
      await says(page, /The next round can start in \d+ seconds?\./);
      await page.phase('betting');
      // Enter is held down from before until after the wait: it starts nothing. Pressed again, it does.
      await page.button('Deal').focus();
      await page.page.keyboard.down('Enter');
      await page.page.locator('[data-area="deal"][aria-disabled="false"]').waitFor({ timeout: 20_000 });
      await page.page.keyboard.down('Enter');
      await page.phase('betting');
      await page.page.keyboard.up('Enter');
      await page.page.keyboard.press('Enter');
      await page.page.locator('[data-phase="boxes"]').waitFor();
    },
  },
  {
    flag: 'speed, one value',
    houseRules: { speed: 2 },
    async holds(page) {
      const shown = await settings(page);
      const slider = shown.getByRole('slider', { name: 'Speed' });
      expect(await slider.isDisabled()).toBe(true);
      expect(await slider.inputValue()).toBe('2');
      await shown.getByText('Set by the house').waitFor();
    },
  },
  {
    flag: 'speed, a range',
    houseRules: { speed: { from: 1, to: 2 } },
    async holds(page) {
      const shown = await settings(page);
      const slider = shown.getByRole('slider', { name: 'Speed' });
      await slider.focus();
      await page.page.keyboard.press('End');
      expect(await slider.inputValue()).toBe('2');
      await shown.getByText('The house allows 1 to 2').waitFor();
    },
  },
  {
    flag: 'skip',
    houseRules: { skip: false, speed: 1 },
    async holds(page) {
      await page.button('Help').click();
      await dialog(page, /^Rules of/)
        .getByRole('heading', { name: 'The other buttons' })
        .waitFor();
      expect(await dialog(page, /^Rules of/).textContent()).not.toContain('brings what is moving to its end');
      await page.page.keyboard.press('Escape');
      await page.bet('Box 1, main bet', '25.00');
      await page.button('Deal').click();
      // Presses on the felt while the first card is on its way: the next ones take their time all the same.
      await page.page.locator('[data-moving="true"]').waitFor();
      const from = Date.now();
      for (let i = 0; i < 5; i++) await page.page.mouse.click(400, 200);
      await page.page.locator('[data-waits-for="player"]').waitFor();
      expect(Date.now() - from).toBeGreaterThan(1900);
    },
  },
  {
    flag: 'sound',
    houseRules: { sound: false },
    async holds(page) {
      const button = page.button('The house keeps the sound off');
      expect(await button.getAttribute('aria-disabled')).toBe('true');
      await button.click({ force: true });
      await says(page, /The house keeps the sound off\./);
      const shown = await settings(page);
      for (const name of ['Sound effects', 'Room ambience']) {
        const one = shown.getByRole('switch', { name, exact: true });
        expect(await one.isDisabled()).toBe(true);
        expect(await one.isChecked()).toBe(false);
      }
    },
  },
  {
    flag: 'showReturn',
    houseRules: { showReturn: true },
    async holds(page) {
      expect(await line(page).getByRole('status', { name: 'Return' }).textContent()).toBe('99.34%');
    },
  },
  {
    flag: 'showNetPosition',
    houseRules: { showNetPosition: true },
    at: { speed: 5 },
    async holds(page) {
      const netPosition = line(page).getByRole('status', { name: 'Net' });
      expect(await netPosition.textContent()).toBe('0.00');
      await playOut(page);
      await expect.poll(() => netPosition.textContent()).toBe('+25.00');
    },
  },
  {
    flag: 'showSessionTime',
    houseRules: { showSessionTime: true },
    async holds(page) {
      await line(page)
        .getByRole('timer', { name: 'Time' })
        .getByText(/^0:00:0[1-9]$/)
        .waitFor();
    },
  },
  {
    flag: 'realityCheckMinutes',
    houseRules: { realityCheckMinutes: 1 },
    kept: true,
    at: {
      before: () => {
        const now = Date.now();
        const kept = localStorage.getItem('baize.session') !== null;
        const beginning = { since: now - 61_000, acknowledged: now - 61_000, active: now - 1000 };
        if (!kept) localStorage.setItem('baize.session', JSON.stringify(beginning));
      },
    },
    async holds(page) {
      const check = dialog(page, 'You have been playing for 0:01');
      await check.waitFor();
      await page.page.keyboard.press('Escape');
      await check.getByText('Net').waitFor();
      await page.page.reload();
      await check.waitFor();
      await check.getByRole('button', { name: 'Go on playing' }).click();
      await check.waitFor({ state: 'hidden' });
    },
  },
  {
    flag: 'maxBoxes',
    houseRules: { maxBoxes: 2 },
    async holds(page) {
      await page.spot('Box 2, main bet').waitFor();
      expect(await page.page.getByRole('group', { name: /^Box \d$/ }).count()).toBe(2);
      expect(await page.page.getByRole('button', { name: /^Box [345],/ }).count()).toBe(0);
    },
  },
  {
    flag: 'maxStakePerRound',
    houseRules: { maxStakePerRound: 3000 },
    at: { cards: DOUBLED, speed: 5 },
    async holds(page) {
      await page.bet('Box 1, main bet', '25.00');
      await page.bet('Box 2, main bet', '25.00');
      await says(page, /The house takes at most 30\.00 for a round/);
      await page.page.getByRole('button', { name: 'Box 2, main bet, empty' }).waitFor();
      // What is added in the round stays open.
      await page.press('Deal', 'Double');
      await page.phase('settled');
      expect(await page.balance()).toBe('1,050.00');
    },
  },
  {
    flag: 'maxLoss',
    houseRules: { maxLoss: 2900 },
    at: { cards: LOST, speed: 5 },
    async holds(page) {
      await playOut(page);
      await page.button('New game').click();
      await page.bet('Box 1, main bet', '5.00');
      await page.button('Deal').click({ force: true });
      await says(page, /at most 29\.00 be lost in a session; 4\.00 of it is left/);
      await page.phase('betting');
    },
  },
  {
    flag: 'sideBets',
    houseRules: { sideBets: false },
    at: { table: 'double-exposure' },
    async holds(page) {
      await page.spot('Box 1, main bet').waitFor();
      expect(await page.page.getByRole('button', { name: /Sevens|Box 1, Blackjack/ }).count()).toBe(0);
      await page.button('Help').click();
      const help = dialog(page, /^Rules of/);
      await help.getByRole('heading', { name: 'What comes back' }).waitFor();
      expect(await help.getByRole('heading', { name: 'Side bets' }).count()).toBe(0);
    },
  },
  {
    flag: 'warnings: true',
    houseRules: { warnings: true },
    at: { cards: '6s,Td,5h,6c,Tc', table: 'double-exposure' },
    async holds(page) {
      const shown = await settings(page);
      const question = shown.getByRole('switch', { name: 'Question very bad decisions' });
      expect([await question.isDisabled(), await question.isChecked()]).toEqual([true, true]);
      await page.page.keyboard.press('Escape');
      await page.bet('Box 1, main bet', '25.00');
      await page.press('Deal', 'Stand');
      await dialog(page, /^Stand on 11/).waitFor();
      expect(await page.page.getByRole('checkbox', { name: 'Do not ask again' }).count()).toBe(0);
    },
  },
  {
    flag: 'warnings: false',
    houseRules: { warnings: false },
    async holds(page) {
      const shown = await settings(page);
      const question = shown.getByRole('switch', { name: 'Question very bad decisions' });
      expect([await question.isDisabled(), await question.isChecked()]).toEqual([true, false]);
    },
  },
  {
    flag: 'practiceLabel',
    houseRules: { practiceLabel: true },
    async holds(page) {
      await line(page).getByText('Practice', { exact: true }).waitFor();
    },
  },
  {
    flag: 'wording',
    houseRules: { wording: 'social', showNetPosition: true, practiceLabel: true },
    at: { speed: 5 },
    async holds(page) {
      await page.bet('Box 1, main play', '25.00');
      await page.press('Deal', 'Stand');
      await page.phase('settled');
      await page.page
        .getByRole('log')
        .getByText(/25\.00 played, 50\.00 back/)
        .waitFor();
      await page.button('Repeat and deal').waitFor();
      await page.button('Help').click();
      await dialog(page, /^Rules of/)
        .getByText('A blackjack gives 3 to 2.')
        .waitFor();
      const found =
        /\b(?:re)?bets?\b|\bstakes?\b|\bmoney\b|\bcash|\bwins?\b|\bwon\b|\bpa(?:ys?|id)\b|\bbalance\b|€/i.exec(
          await everyText(page),
        );
      expect(found?.[0]).toBeUndefined();
    },
  },
  {
    flag: 'historyDays',
    houseRules: { historyDays: 30 },
    kept: true,
    async holds(page) {
      await page.page.evaluate(async () => {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open('baize');
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = () => reject(opening.error);
        });
        const writing = database.transaction('rounds', 'readwrite');
        const day = 24 * 60 * 60_000;
        for (const [roundId, days] of [
          ['YOUNGROUND22', 29],
          ['OLDERROUND22', 31],
        ] as const)
          writing.objectStore('rounds').put({
            roundId,
            table: 'multi-hand',
            endedAt: Date.now() - days * day,
            staked: 100,
            returned: 0,
            record: null,
          });
        await new Promise((resolve) => {
          writing.oncomplete = resolve;
        });
        database.close();
      });
      await page.button('History').click();
      const history = dialog(page, 'History');
      await history.getByText('Rounds of the last 30 days').waitFor();
      await history.getByText('YOUNGROUND22').waitFor();
      expect(await history.getByText('OLDERROUND22').count()).toBe(0);
    },
  },
  {
    flag: 'the preset for Great Britain',
    houseRules: PRESETS['great-britain'],
    async holds(page) {
      await line(page).getByRole('timer', { name: 'Time' }).waitFor();
      await line(page).getByRole('status', { name: 'Net' }).waitFor();
      const shown = await settings(page);
      expect(await shown.getByRole('slider', { name: 'Speed' }).isDisabled()).toBe(true);
    },
  },
];

describe('a house rule acts', () => {
  test.each(ROWS)('$flag', async ({ houseRules, at = {}, kept = false, holds }) => {
    const cards = kept ? {} : { cards: WON };
    await holds(await open({ table: 'multi-hand', lang: 'en', ...cards, ...at, houseRules }));
  });

  test('rehearsal: the cards of the address are refused, and the page says so', async () => {
    const { page } = await open({ houseRules: { rehearsal: false }, cards: WON, lang: 'en' });
    await page.getByText('This house has no rehearsals: the cards are always shuffled.').waitFor();
  });
});

test('house rules that are wrong keep the table closed, and name the field', async () => {
  const { page } = await open({ houseRules: '{"maxboxes": 2}', lang: 'en' });
  const alert = page.getByRole('alert');
  await alert.getByRole('heading', { name: 'The table stays closed' }).waitFor();
  expect(await alert.textContent()).toContain('maxboxes: no such house rule');
});
