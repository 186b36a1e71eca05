import { expect } from 'vitest';
import { holdBack } from './held-back.ts';
import { dialog, everyText, line, playOut, type Row, says, settings } from './house-rule.ts';

// House rules about what is shown, heard and told.

export const RULES_OF_SHOW: readonly Row[] = [
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
      await page.page.keyboard.press('Escape');
      await playOut(page);
      const sounds = await page.page.evaluate(() =>
        performance.getEntriesByType('resource').filter(({ name }) => /\.(webm|mp3)$/.test(name)),
      );
      expect(sounds).toEqual([]);
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
      // While it cannot be fetched no round begins either; once it can be, it comes.
      const letThrough = await holdBack(page.page, /reminder-dialog/);
      await page.page.reload();
      await page.bet('Box 1, main bet', '25.00');
      await page.button('Deal').click({ force: true });
      await says(page, /^Time for a look at the clock/);
      await page.phase('betting');
      letThrough();
      await check.getByRole('button', { name: 'Go on playing' }).click();
      await check.waitFor({ state: 'hidden' });
      await page.press('Deal');
      await page.page.locator('[data-phase]:not([data-phase="betting"])').waitFor();
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
];
