import { describe, expect, inject, test } from 'vitest';
import { en } from '../../src/locales/en.ts';
import type { TablePage } from './table-page.ts';
import { visits } from './visits.ts';

// The table in its languages: chosen, and changed in mid-round.

const { open, page: newPage, player } = visits();

/** Keys of texts that stand on the page where words should. */
async function keysShown({ page }: TablePage): Promise<readonly string[]> {
  const text = (await page.locator('body').textContent()) ?? '';
  return Object.keys(en).filter((key) => key.includes('.') && text.includes(key));
}

describe('a language', () => {
  test('chosen in mid-round changes buttons, the table in words, the picture and what is announced; the round goes on', async () => {
    const table = await open({ table: 'three-hand', cards: '2s,6d,3h,Tc,4c,Tc,Ts', speed: 5 });
    const { page } = table;
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await table.bet('Box 1, main bet', '5.00');
    await table.press('Deal');
    await page.getByRole('log').getByText('Box 1: two of spades, three of hearts, 5.').waitFor();
    const print = { clip: { x: 200, y: 90, width: 400, height: 100 } };
    await page.mouse.move(-50, -50);
    const before = await page.screenshot(print);
    await table.press('Settings');
    await page.getByRole('radio', { name: 'Français' }).check({ force: true });
    await page.getByRole('dialog', { name: 'Réglages' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Tirer', exact: true }).waitFor();
    await page.getByRole('group', { name: 'Case 1' }).getByText('deux de pique et trois de cœur').waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    expect(await page.getByRole('log').textContent()).toBe('');
    expect((await page.screenshot(print)).equals(before)).toBe(false);
    await table.press('Tirer');
    await page.getByRole('log').getByText('Case 1 : quatre de trèfle, 9.').waitFor();
    await table.press('Rester');
    await table.phase('settled');
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    expect(await keysShown(table)).toEqual([]);
  });

  test('of the address goes before the setting, which goes before the browser’s; what is then chosen stays', async () => {
    const context = await player({ locale: 'es-MX' });
    const table = await newPage(context);
    const { page } = table;
    await page.goto(`${inject('address')}?table=three-hand&lang=fr-CA`);
    await page.getByRole('button', { name: 'Distribuer', exact: true }).waitFor();
    await table.press('Réglages');
    await page.getByRole('radio', { name: 'English' }).check({ force: true });
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    await page.reload();
    await table.button('Deal').waitFor();
    await page.goto(`${inject('address')}?table=three-hand`);
    await table.button('Deal').waitFor();
    const stranger = await open({ context: await player({ locale: 'es-MX' }) });
    await stranger.page.getByText('Elige una mesa').waitFor();
  });
});

describe('help', () => {
  test.each([
    ['en', 'Help', /^New to blackjack/, 'Rules of Double Exposure'],
    ['es', 'Ayuda', /^¿Nuevo en el blackjack/, 'Reglas de Double Exposure'],
    ['fr', 'Aide', /^Jamais joué au blackjack/, 'Règles de Double Exposure'],
  ])(
    'in %s is there before any bet, with a guide for who has never played',
    async (lang, help, guide, title) => {
      const { page } = await newPage();
      await page.goto(`${inject('address')}?table=double-exposure&lang=${lang}`);
      await page.getByRole('button', { name: help, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.getByText(guide).click();
      await dialog.getByText('21').first().waitFor();
      await dialog.getByText(/250/).first().waitFor();
    },
  );
});
