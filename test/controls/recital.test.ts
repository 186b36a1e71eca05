import { describe, expect, test, vi } from 'vitest';
import { recital } from '../../src/controls/recital.ts';
import type { Seat } from '../../src/controls/seat.ts';
import { en } from '../../src/locales/en.ts';
import { fr } from '../../src/locales/fr.ts';
import { wordsIn } from '../../src/locales/words.ts';
import { RECITALS } from '../../src/settings/shortcut-keys.ts';
import { doubleExposure, multiHand, threeHand } from '../../src/tables/all-tables.ts';
import { sitDown } from './seat-at-table.ts';

const words = wordsIn('en', en, 'EUR');
const BOX_1 = { box: 1, side: null } as const;
const BOX_2 = { box: 2, side: null } as const;
const told = (seat: Seat) => RECITALS.map((what) => recital(what, words, seat));

describe('asked, the dealer tells', () => {
  test('an open table, its bets and what can be done', async () => {
    const { seat } = await sitDown(doubleExposure, []);
    expect(told(seat)).toEqual([
      'No chips on the table.',
      'Dealer: no cards.',
      'No hand is in play.',
      'Balance €1,000.00, Bet 0.00.',
      'Chips can be placed.',
    ]);
    seat.take(500);
    seat.press(BOX_1);
    seat.press({ box: 1, side: 'sevens' });
    expect(recital('tellTable', words, seat)).toBe('Box 1: 5.00, Sevens 5.00.');
    expect(recital('tellChoices', words, seat)).toBe('Chips can be placed. Clear, Undo, Deal.');
    expect(recital('tellBalance', words, seat)).toBe('Balance €990.00, Bet 10.00.');
  });

  test('the hand in play, with the face-down card kept to itself', async () => {
    const { seat } = await sitDown(multiHand, ['8s', 'Ts', '6d', '8h', '9h', 'Tc', '3c', '4c']);
    seat.take(500);
    seat.press(BOX_1);
    seat.press(BOX_2);
    seat.deal();
    await vi.waitFor(() => expect(seat.open).toContain('split'));
    expect(told(seat)).toEqual([
      'Dealer: six of diamonds, a face-down card: 6. Box 1: eight of spades, eight of hearts: 16. Bet 5.00. In play. Box 2: ten of spades, nine of hearts: 19. Bet 5.00.',
      'Dealer: six of diamonds, a face-down card: 6.',
      'Box 1: eight of spades, eight of hearts: 16. Bet 5.00.',
      'Balance €990.00, Bet 10.00.',
      'Open: Hit, Stand, Stand all, Split.',
    ]);
    seat.decide('split');
    await vi.waitFor(() => expect(seat.seen.boxes[0]?.hands).toHaveLength(2));
    await vi.waitFor(() => expect(seat.open).toContain('stand'));
    expect(recital('tellHand', words, seat)).toBe(
      'Box 1, hand 1: eight of spades, three of clubs: 11. Bet 5.00.',
    );
  });

  test('an offer with its question', async () => {
    const { seat } = await sitDown(threeHand, ['Ts', 'Ad', '9h', '8c']);
    seat.take(500);
    seat.press(BOX_1);
    seat.deal();
    await vi.waitFor(() => expect(seat.seen.offer).not.toBeNull());
    expect(recital('tellChoices', words, seat)).toBe('Insurance for box 1? Insure, No insurance.');
  });

  test('how each bet ended, side bets too', async () => {
    const { seat } = await sitDown(doubleExposure, ['7s', 'Td', '7h', '8c', 'Kc']);
    seat.take(500);
    seat.press(BOX_1);
    seat.press({ box: 1, side: 'sevens' });
    seat.press({ box: 1, side: 'blackjack' });
    seat.deal();
    await vi.waitFor(() => expect(seat.open).toContain('hit'));
    // What has been settled at the deal is told with its end, and what is still open too.
    expect(recital('tellTable', words, seat)).toContain(
      'Box 1: seven of spades, seven of hearts: 14. Bet 5.00. In play. Blackjack 5.00. lost, 0.00 returned. Sevens 5.00.',
    );
    seat.decide('hit');
    await vi.waitFor(() => expect(seat.phase).toBe('settled'));
    expect(recital('tellTable', words, seat)).toContain(
      'Box 1: seven of spades, seven of hearts, king of clubs: bust with 24. Bet 5.00. bust, 0.00 returned. Blackjack 5.00. lost, 0.00 returned. Sevens 5.00. won,',
    );
  });

  test('in the language of the table', async () => {
    const { seat } = await sitDown(doubleExposure, []);
    expect(recital('tellTable', wordsIn('fr', fr, 'EUR'), seat)).toBe('Aucun jeton sur la table.');
  });
});
