// Rounds for a lobby whose link is cut: known cards, a player who takes all that costs money, and what must be booked.

import type { Card } from '../../src/cards/card.ts';

/** At Three-Hand, 5.00 on the first box. */
export interface Scene {
  readonly name: string;
  /** In dealing order. */
  readonly cards: readonly Card[];
  readonly pressed: readonly string[];
  readonly journal: readonly string[];
  /** What the round brings, minor units. */
  readonly change: number;
}

export const SCENES: readonly Scene[] = [
  {
    // 6, 5 against an ace: insured, looked at, doubled to 21; the dealer turns a 6 and stands on soft 17.
    name: 'insured and doubled',
    cards: ['6s', 'Ad', '5h', '6c', 'Ts'],
    pressed: ['Insure', 'Double'],
    journal: ['debit 500', 'debit 250', 'debit 500', 'credit 2000'],
    change: 750,
  },
  {
    // 8, 8 against a 6: split, both hands doubled, to 21 and 19; the dealer has 16, draws a king and is bust.
    name: 'split and doubled twice',
    cards: ['8s', '6d', '8h', 'Tc', '3s', 'Td', '9d', '2c', 'Kd'],
    pressed: ['Split', 'Double', 'Double'],
    journal: ['debit 500', 'debit 500', 'debit 500', 'debit 500', 'credit 2000', 'credit 2000'],
    change: 2000,
  },
];
