import { describe, expect, inject, test } from 'vitest';
import type { TablePage } from './table-page.ts';
import { visits } from './visits.ts';

// The table under a hand that slips, hurries and changes its mind, and under an address that is wrong.

const { open } = visits();

describe('a hand that hurries', () => {
  test('a double click on Deal takes the bets once', async () => {
    const page = await open({ table: 'three-hand', cards: 'Ts,6d,9h,Tc,Kc', speed: 5 });
    await page.bet('Box 1, main bet', '25.00');
    await page.button('Deal').dblclick();
    await page.press('Stand');
    await page.phase('settled');
    expect(await page.balance()).toBe('1,025.00');
  });

  test('a double click on Hit draws one card', async () => {
    const page = await open({ table: 'three-hand', cards: '2s,6d,3h,Tc,4c,5c,Kc', speed: 5 });
    await page.bet('Box 1, main bet', '25.00');
    await page.press('Deal');
    await page.button('Hit').and(page.page.locator(':not([aria-disabled="true"])')).waitFor();
    await page.button('Hit').dblclick();
    await page.page.getByRole('group', { name: 'Box 1' }).getByText('9').first().waitFor();
    await page.button('Hit').and(page.page.locator(':not([aria-disabled="true"])')).waitFor();
    expect(await page.page.getByRole('group', { name: 'Box 1' }).textContent()).not.toContain(
      'five of clubs',
    );
  });

  test('a held key on Deal and on Hit acts once', async () => {
    const page = await open({ table: 'three-hand', cards: '2s,6d,3h,Tc,4c,5c,Kc', speed: 5 });
    await page.bet('Box 1, main bet', '25.00');
    await page.button('Deal').focus();
    // Repeated key-downs without a key-up are what a held key sends.
    for (let i = 0; i < 5; i++) await page.page.keyboard.down('Enter');
    await page.button('Hit').and(page.page.locator(':not([aria-disabled="true"])')).waitFor();
    expect(await page.balance()).toBe('975.00');
    for (let i = 0; i < 5; i++) await page.page.keyboard.down('Enter');
    await page.page.keyboard.up('Enter');
    // The Enter that dealt was still held: it hits only once it has been let go and pressed again.
    await page.page.keyboard.press('Enter');
    await page.press('Stand');
    await page.phase('settled');
    const box = (await page.page.getByRole('group', { name: 'Box 1' }).textContent()) ?? '';
    expect(box).toContain('four of clubs');
    expect(box).not.toContain('five of clubs');
  });
});

describe('betting', () => {
  test('Undo takes back the last bet, Clear all, Rebet puts the last round’s back without dealing', async () => {
    const page = await open({ table: 'multi-hand', cards: 'Ts,6d,9h,Tc,Kc', speed: 5 });
    await page.bet('Box 1, main bet', '25.00');
    await page.bet('Box 2, main bet', '5.00');
    await page.press('Undo');
    await page.page.getByRole('button', { name: 'Box 2, main bet, empty' }).waitFor();
    await page.press('Clear');
    await page.page.getByRole('button', { name: 'Box 1, main bet, empty' }).waitFor();
    await page.bet('Box 1, main bet', '25.00');
    await page.press('Deal', 'Stand', 'Rebet');
    await page.phase('betting');
    await page.page.getByRole('button', { name: 'Box 1, main bet, 25.00' }).waitFor();
    // What lies on the table is no longer in the balance that is shown.
    expect(await page.balance()).toBe('1,000.00');
  });

  test('Rebet and deal does both, New game starts with no bets', async () => {
    const page = await open({ table: 'multi-hand', cards: 'Ts,6d,9h,Tc,Kc', speed: 5 });
    await page.bet('Box 3, main bet', '25.00');
    await page.press('Deal', 'Stand', 'Rebet and deal', 'Stand');
    await page.press('New game');
    await page.page.getByRole('button', { name: 'Box 3, main bet, empty' }).waitFor();
    expect(await page.balance()).toBe('1,050.00');
  });

  test('a bet over the limit is refused, and says what the limit is', async () => {
    const page = await open({ table: 'three-hand', cards: 'Ts,6d,9h,Tc' });
    await page.bet('Box 1, main bet', '500.00', 2);
    await page.page.getByRole('button', { name: 'Box 1, main bet, 500.00' }).waitFor();
    await page.page
      .getByText(/at most 500\.00/)
      .first()
      .waitFor();
  });

  test('a side bet needs a main bet, and says so', async () => {
    const page = await open({ table: 'double-exposure', cards: 'Ts,6d,9h,Tc' });
    await page.bet('Box 1, Sevens', '1.00');
    await page.page
      .getByText(/needs a main bet/)
      .first()
      .waitFor();
    await page.page.getByRole('button', { name: 'Box 1, Sevens, empty' }).waitFor();
  });

  test('a press on a bet with no chip in hand takes its last chip off', async () => {
    const page = await open({ table: 'three-hand', cards: 'Ts,6d,9h,Tc' });
    await page.bet('Box 1, main bet', '5.00', 2);
    await page.button('Take back').click();
    await page.spot('Box 1, main bet').click();
    await page.page.getByRole('button', { name: 'Box 1, main bet, 5.00' }).waitFor();
  });
});

describe('a very bad decision', () => {
  test('is held and questioned, and going back leaves the hand as it was', async () => {
    const page = await open({
      table: 'double-exposure',
      cards: '6s,Td,5h,6c,Tc',
      speed: 5,
      warnings: true,
      before: () => localStorage.setItem('baize.settings', JSON.stringify({ coach: true })),
    });
    await page.bet('Box 1, main bet', '25.00');
    await page.press('Deal');
    // A decision that cannot be judged in time is taken: on a slow machine the question needs its figures first.
    await page.reckoned('Stand');
    await page.press('Stand');
    const question = page.page.getByRole('dialog', { name: /^Stand on 11/ });
    await question.getByText(/Double would be better/).waitFor();
    expect(await page.page.evaluate(() => document.activeElement?.textContent)).toContain('Go back');
    await page.press('Go back');
    await question.waitFor({ state: 'hidden' });
    expect(await page.balance()).toBe('975.00');
    await page.press('Stand', 'Stand anyway');
    await page.phase('settled');
    expect(await page.balance()).toBe('1,025.00');
  });

  test('is taken at once where the player has switched the question off', async () => {
    const page = await open({ table: 'double-exposure', cards: '6s,Td,5h,6c,Tc', speed: 5, warnings: false });
    await page.bet('Box 1, main bet', '25.00');
    await page.press('Deal', 'Stand');
    await page.phase('settled');
    expect(await page.balance()).toBe('1,025.00');
  });

  test('a sound decision is not questioned', async () => {
    const page = await open({
      table: 'double-exposure',
      cards: '6s,Td,5h,6c,9d,Tc',
      speed: 5,
      warnings: true,
    });
    await page.bet('Box 1, main bet', '25.00');
    await page.press('Deal', 'Double');
    await page.phase('settled');
    expect(await page.balance()).toBe('1,050.00');
  });
});

describe('the strategy card', () => {
  test('is reckoned for the table, and a press on a field tells its figures', async () => {
    const page = await open({ table: 'three-hand' });
    await page.press('Help', 'Strategy card');
    await page.page.getByRole('button', { name: '11 against 6: double, else hit' }).click();
    await page.page.getByText(/^11 against 6, per unit bet: Hit \+0\.\d{3} · Stand/).waitFor();
    await page.page.getByRole('button', { name: '8-8 against 10: split' }).waitFor();
    // One stop of Tab for each grid; the arrows lead through it.
    await page.page.keyboard.press('ArrowRight');
    await page.page.keyboard.press('Enter');
    await page.page.getByText(/^11 against 7, per unit bet: Hit/).waitFor();
    expect(await page.page.locator('.card-field[tabindex="0"]').count()).toBe(3);
  });
});

describe('speed', () => {
  test.each([1, 3, 5])('set to %i before the deal, the round comes to the same end', async (speed) => {
    const page = await open({ table: 'three-hand', cards: 'Ts,6d,9h,Tc,Kc', speed });
    await page.bet('Box 1, main bet', '25.00');
    await page.press('Deal', 'Stand');
    await page.phase('settled');
    expect(await page.balance()).toBe('1,025.00');
  });

  test('changed while cards fly and while the dealer draws, it takes effect and the round goes on', async () => {
    const page = await open({ table: 'multi-hand', cards: 'Ts,6d,9h,2c,3c,4c,2d', speed: 1 });
    await page.bet('Box 1, main bet', '25.00');
    await page.press('Deal');
    await page.setSpeed(5);
    await page.setSpeed(1);
    await page.setSpeed(4);
    await page.press('Stand');
    await page.setSpeed(5);
    await page.phase('settled');
    expect(await page.balance()).toBe('1,025.00');
  });
});

describe('a reload', () => {
  test('on the settled table keeps balance and settings', async () => {
    const page = await open({ table: 'double-exposure', speed: 5 });
    await page.bet('Box 1, main bet', '5.00');
    await page.press('Deal');
    await finishRound(page);
    const balance = await page.balance();
    await page.page.reload();
    await page.button('Deal').waitFor();
    expect(await page.balance()).toBe(balance);
    await page.button('Settings').click();
    expect(await page.page.getByRole('slider', { name: 'Speed' }).inputValue()).toBe('5');
  });
});

/** Stands on everything until the round is over. */
async function finishRound(page: TablePage): Promise<void> {
  const standAll = page.button('Stand all').and(page.page.locator(':not([aria-disabled="true"])'));
  const settled = page.page.locator('[data-phase="settled"]');
  await standAll.or(settled).first().waitFor();
  if (await standAll.isVisible()) await standAll.click();
  await settled.waitFor();
}

describe('where storage throws', () => {
  test('the game plays on, and settings live in memory', async () => {
    const page = await open({
      table: 'double-exposure',
      speed: 5,
      before: () => {
        const refuse = () => {
          throw new DOMException('refused', 'SecurityError');
        };
        Object.defineProperty(window, 'localStorage', { get: refuse });
        Object.defineProperty(window, 'indexedDB', { get: refuse });
      },
    });
    await page.bet('Box 1, main bet', '5.00');
    await page.press('Deal');
    await finishRound(page);
    await page.button('Settings').click();
    expect(await page.page.getByRole('slider', { name: 'Speed' }).inputValue()).toBe('5');
  });
});

describe('the address', () => {
  test('without a table it offers the four', async () => {
    const page = await open();
    for (const name of ['Double Exposure', 'Double Exposure 3 Hand', 'Three-Hand', 'Multi Hand'])
      await page.page.getByRole('heading', { name, exact: true }).waitFor();
  });

  test('with an unknown table it says so and offers the four', async () => {
    const page = await open();
    await page.page.goto(`${inject('address')}?table=roulette`);
    await page.page.getByText(/roulette/).waitFor();
    await page.page.getByRole('heading', { name: 'Multi Hand', exact: true }).waitFor();
  });

  test.each([
    ['a typo', '8s,Xd,8h', /Xd/],
    [
      'more of a card than the shoe holds',
      Array.from({ length: 7 }, () => '8s').join(','),
      /eight of spades/,
    ],
  ])('with %s in its cards it says which, and rehearses nothing', async (_what, cards, message) => {
    const page = await open();
    await page.page.goto(`${inject('address')}?table=double-exposure&cards=${cards}`);
    await page.page.getByText(message).first().waitFor();
    expect(await page.page.getByText('Rehearsal', { exact: true }).count()).toBe(0);
  });

  test('with cards it says Rehearsal, and plays with money of its own', async () => {
    const page = await open({ table: 'three-hand', cards: 'Ts,6d,9h,Tc,Kc', speed: 5 });
    await page.page.getByText('Rehearsal', { exact: true }).waitFor();
    await page.bet('Box 1, main bet', '500.00');
    await page.press('Deal', 'Stand');
    await page.phase('settled');
    await page.page.goto(`${inject('address')}?table=three-hand`);
    await page.button('Deal').waitFor();
    expect(await page.balance()).toBe('1,000.00');
  });

  test('a round’s id is on the screen', async () => {
    const page = await open({ table: 'three-hand', cards: 'Ts,6d,9h,Tc,Kc', speed: 5 });
    await page.bet('Box 1, main bet', '25.00');
    await page.press('Deal');
    await page.page.getByText(/^Round [2-9A-HJKMNP-Z]{12}$/).waitFor();
  });
});
