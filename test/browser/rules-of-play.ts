import { expect } from 'vitest';
import { PRESETS } from '../../src/house-rules/presets.ts';
import { DOUBLED, dialog, LOST, line, playOut, type Row, says, settings, timeOfDeal } from './house-rule.ts';

// House rules about play: what is then seen, and what is refused.

export const RULES_OF_PLAY: readonly Row[] = [
  {
    flag: 'minimumRoundSeconds: no round begins before, nor after a reload',
    houseRules: { minimumRoundSeconds: 600 },
    at: { speed: 5 },
    async holds(page) {
      await playOut(page);
      const again = page.button('Rebet and deal');
      await page.page
        .locator('[data-area="rebetAndDeal"][aria-disabled="true"] [hidden]', { hasText: /^in \d+ s$/ })
        .waitFor({ state: 'attached' });
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
    },
  },
  {
    flag: 'minimumRoundSeconds: a round begins after it, with a new press',
    houseRules: { minimumRoundSeconds: 14 },
    at: { speed: 5 },
    async holds(page) {
      await playOut(page);
      // Enter is held down from before until after the wait: it starts nothing. Pressed again, it does.
      await page.button('Rebet and deal').focus();
      await page.page.keyboard.down('Enter');
      await page.page.locator('[data-area="rebetAndDeal"][aria-disabled="false"]').waitFor();
      await page.page.keyboard.down('Enter');
      await page.phase('settled');
      await page.page.keyboard.up('Enter');
      await page.page.keyboard.press('Enter');
      await page.page.locator('[data-phase="boxes"]').waitFor();
    },
  },
  {
    flag: 'speed, one value',
    houseRules: { speed: 2 },
    at: { before: () => localStorage.setItem('baize.settings', JSON.stringify({ speed: 5 })) },
    async holds(page) {
      const shown = await settings(page);
      const slider = shown.getByRole('slider', { name: 'Speed' });
      expect(await slider.isDisabled()).toBe(true);
      expect(await slider.inputValue()).toBe('2');
      await shown.getByText('Set by the house').waitFor();
      await page.page.keyboard.press('Escape');
      await page.bet('Box 1, main bet', '25.00');
      // At the speed of 5 that the player had chosen these cards are dealt in less than half a second.
      expect(await timeOfDeal(page)).toBeGreaterThan(900);
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
      // Presses on the felt while the first card is on its way: the next ones take their time all the same.
      const presses = async () => {
        for (let i = 0; i < 5; i++) await page.page.mouse.click(400, 200);
      };
      expect(await timeOfDeal(page, presses)).toBeGreaterThan(1900);
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
    at: {
      cards: '6s,Td,5h,6c,Tc',
      table: 'double-exposure',
      before: () => localStorage.setItem('baize.settings', JSON.stringify({ warnings: false, coach: true })),
    },
    async holds(page) {
      const shown = await settings(page);
      const question = shown.getByRole('switch', { name: 'Question very bad decisions' });
      expect([await question.isDisabled(), await question.isChecked()]).toEqual([true, true]);
      await page.page.keyboard.press('Escape');
      await page.bet('Box 1, main bet', '25.00');
      await page.press('Deal');
      await page.reckoned('Stand');
      await page.press('Stand');
      await dialog(page, /^Stand on 11/).waitFor();
      expect(await page.page.getByRole('checkbox', { name: 'Do not ask again' }).count()).toBe(0);
    },
  },
  {
    flag: 'warnings: false',
    houseRules: { warnings: false },
    at: {
      cards: '6s,Td,5h,6c,Tc',
      table: 'double-exposure',
      before: () => localStorage.setItem('baize.settings', JSON.stringify({ warnings: true, coach: true })),
    },
    async holds(page) {
      const shown = await settings(page);
      const question = shown.getByRole('switch', { name: 'Question very bad decisions' });
      expect([await question.isDisabled(), await question.isChecked()]).toEqual([true, false]);
      await page.page.keyboard.press('Escape');
      await page.bet('Box 1, main bet', '25.00');
      await page.press('Deal');
      await page.reckoned('Stand');
      await page.press('Stand');
      await page.phase('settled');
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
      await page.page.keyboard.press('Escape');
      const from = Date.now();
      await playOut(page);
      await expect.poll(() => line(page).getByRole('status', { name: 'Net' }).textContent()).toBe('+25.00');
      await page.press('Rebet and deal');
      await page.page.locator('[data-phase]:not([data-phase="settled"])').waitFor();
      expect(Date.now() - from).toBeGreaterThan(5000);
    },
  },
];
