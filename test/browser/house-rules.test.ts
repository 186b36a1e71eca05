import { describe, expect, test } from 'vitest';
import { WON } from './house-rule.ts';
import { RULES_OF_PLAY } from './rules-of-play.ts';
import { RULES_OF_SHOW } from './rules-of-show.ts';
import { visits } from './visits.ts';

// A row for each house rule: what is then seen, and what is refused.

const { open } = visits();

describe('a house rule acts', () => {
  test.each([...RULES_OF_PLAY, ...RULES_OF_SHOW])(
    '$flag',
    async ({ houseRules, at = {}, kept = false, holds }) => {
      const cards = kept ? {} : { cards: WON };
      await holds(await open({ table: 'multi-hand', lang: 'en', ...cards, ...at, houseRules }));
    },
  );

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
