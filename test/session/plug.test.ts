import { describe, expect, test } from 'vitest';
import { readCase } from '../../src/paper/case.ts';
import { isFault } from '../../src/paper/fault.ts';
import { phaseOf } from '../../src/round/progress.ts';
import { lasting, NEVER, type PlayedTable, Plug, playOn } from './table.ts';

// The plug is pulled at every write of a round, before it is done and after; whoever comes back finds the same round, and
// in the end the same cards and the same money.

const ROUNDS: Readonly<Record<string, unknown>> = {
  'a split, a double and a side bet at A': {
    table: 'double-exposure',
    bets: [
      { box: 1, main: 1000, side: { sevens: 200 } },
      { box: 3, main: 500, side: { blackjack: 100 } },
    ],
    cards: ['8s', 'As', 'Td', '8h', 'Kh', '6c', '3d', 'Tc', '9h', '5s', '2c'],
    decisions: ['split', 'double', 'stand'],
  },
  'sevens, three of them, at A': {
    table: 'double-exposure',
    bets: [{ box: 2, main: 100, side: { sevens: 2000 } }],
    cards: ['7s', 'Td', '7h', '6c', '7d', 'Tc'],
    decisions: ['hit'],
  },
  'soft seventeen at B': {
    table: 'double-exposure-3-hand',
    bets: [
      { box: 1, main: 1000, side: {} },
      { box: 2, main: 2000, side: {} },
    ],
    cards: ['9s', 'Ks', 'Ad', '2h', 'Kh', '6c', 'Td', '3c', '9c', '4d', '2d'],
    decisions: ['double', 'split', 'stand', 'stand'],
  },
  'insurance, even money and a look at C': {
    table: 'three-hand',
    bets: [
      { box: 1, main: 1000, side: { doubleJack: 500 } },
      { box: 2, main: 2000, side: {} },
    ],
    cards: ['Js', 'As', 'Ad', 'Jh', 'Kh', '6c', '5d', '9c', 'Tc', '4d', '2d'],
    decisions: ['insure', 'evenMoney', 'split', 'hit', 'stand'],
  },
  'a blackjack under a ten at D, split eights, a dealer with blackjack': {
    table: 'multi-hand',
    bets: [
      { box: 1, main: 1000, side: {} },
      { box: 2, main: 500, side: {} },
    ],
    cards: ['As', '8s', 'Td', 'Ks', '8h', 'Ac', '3d', '2c', 'Tc'],
    decisions: ['split', 'double', 'stand'],
  },
  'insurance for a blackjack at D': {
    table: 'multi-hand',
    bets: [{ box: 1, main: 1000, side: {} }],
    cards: ['As', 'Ad', 'Ks', '5c'],
    decisions: ['insure'],
  },
};

function read(written: unknown): PlayedTable {
  const round = readCase(written);
  if (isFault(round)) throw new Error(`${round.error.at}: ${round.error.message}`);
  return round;
}

describe.each(Object.entries(ROUNDS))('%s', (_name, written) => {
  test('F17: ends the same however often and wherever the plug is pulled', async () => {
    const table = read(written);
    const undisturbed = lasting();
    const session = await playOn(table, undisturbed, NEVER());
    expect(session === null ? null : phaseOf(session.state)).toBe('settled');
    const moneyOf = (ledger: readonly unknown[]) =>
      ledger.map((entry) => JSON.parse(JSON.stringify(entry))).map(({ seal: _, ...rest }) => rest);
    const cardsOf = (events: readonly { type: string }[]) =>
      events.filter(({ type }) => type.startsWith('dealer.'));
    const [whole] = undisturbed.finished;
    expect(undisturbed.writes).toBeGreaterThan(8);
    for (let at = 1; at <= undisturbed.writes; at++) {
      for (const after of [false, true]) {
        const kept = lasting();
        expect(await playOn(table, kept, new Plug(at, after))).toBeNull();
        // And once more, at the write after the first one that was not done.
        await playOn(table, kept, new Plug(kept.writes + 2, after));
        await playOn(table, kept, NEVER());
        expect([at, after, kept.finished.length, kept.open]).toEqual([at, after, 1, null]);
        expect(moneyOf(kept.ledger)).toEqual(moneyOf(undisturbed.ledger));
        expect(cardsOf(kept.finished[0]?.events ?? [])).toEqual(cardsOf(whole?.events ?? []));
        expect(kept.finished[0]?.closingBalance).toBe(whole?.closingBalance);
      }
    }
  });
});
