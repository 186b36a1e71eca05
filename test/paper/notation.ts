// A whole round on one line, so that a rule's test is one line too.
//
//   round('C', '1:1000 2:500+doubleJack100 @9000', 'Ts 9h 6d 9c 8h Tc 8s', 'stand stand')
//
// In: the table's letter in TABLES.md (or a table of one's own), the bets (box:main, +side bets, @ the balance, 100000
// where it is left out), the cards in the order of dealing, the decisions. Out, parts divided by " | ":
//
//   1 TsTh 20 win 2000/1000     a hand: box, cards, total (s18: an ace counts 11), outcome, what came back / its stake
//   1 TsTh 20 open 1000         a hand whose bet is open, with its stake
//   dealer 6d?? 6               the dealer's cards and the total of what can be seen
//   1 sevens win 900/100        a side bet
//   1 insurance 1500/500        an insurance
//   ? hit stand                 what the player may do now
//   +1000                       the change of the balance since before the bets
//
// or "code at path" where the case is wrong. The round is played through the real statechart.

import { isFault } from '../../src/paper/fault.ts';
import { playCase } from '../../src/paper/play-case.ts';
import type { Report } from '../../src/paper/report.ts';
import type { TableRules } from '../../src/tables/rules.ts';

export type Letter = 'A' | 'B' | 'C' | 'D';
export const LETTERS: readonly Letter[] = ['A', 'B', 'C', 'D'];

const IDS: Readonly<Record<Letter, string>> = {
  A: 'double-exposure',
  B: 'double-exposure-3-hand',
  C: 'three-hand',
  D: 'multi-hand',
};

const BALANCE = 100_000;

export const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

function readBets(text: string) {
  const bets = words(text).filter((word) => !word.startsWith('@'));
  return bets.map((word) => {
    const [place = '', ...sides] = word.split('+');
    const [box, main] = place.split(':').map(Number);
    const side = Object.fromEntries(
      sides.map((each) => [each.replace(/-?\d+$/, ''), Number(/-?\d+$/.exec(each)?.[0])]),
    );
    return { box, main, ...(sides.length > 0 ? { side } : {}) };
  });
}

function readBalance(text: string): number {
  const told = words(text).find((word) => word.startsWith('@'));
  return told === undefined ? BALANCE : Number(told.slice(1));
}

/** The case as the round on paper takes it. */
export function caseOf(table: Letter | TableRules, bets: string, cards: string, decisions = ''): object {
  return {
    ...(typeof table === 'string' ? { table: IDS[table] } : { rules: table }),
    balance: readBalance(bets),
    bets: readBets(bets),
    cards: words(cards),
    decisions: words(decisions),
  };
}

function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : `${amount}`;
}

/** A report on one line. */
export function lineOf(report: Report, opening: number): string {
  const hands = report.hands.map(({ box, cards, total, soft, stake, outcome, returned }) =>
    [
      box,
      cards.join(''),
      `${soft ? 's' : ''}${total}`,
      outcome ?? 'open',
      outcome === null ? stake : `${returned}/${stake}`,
    ].join(' '),
  );
  const sides = report.side.map(({ box, bet, stake, outcome, returned }) =>
    [box, bet, outcome ?? 'open', outcome === null ? stake : `${returned}/${stake}`].join(' '),
  );
  const insurances = report.insurance.map(
    ({ box, stake, returned }) => `${box} insurance ${returned}/${stake}`,
  );
  const open = report.legal.length > 0 ? [`? ${report.legal.join(' ')}`] : [];
  const dealer = `dealer ${report.dealer.cards.join('')} ${report.dealer.total}`;
  return [...hands, dealer, ...sides, ...insurances, ...open, signed(report.balance - opening)].join(' | ');
}

/** Plays a round and gives it on one line. */
export function round(table: Letter | TableRules, bets: string, cards: string, decisions = ''): string {
  const result = playCase(caseOf(table, bets, cards, decisions));
  if (isFault(result)) return `${result.error.code} at ${result.error.at}`;
  return lineOf(result, readBalance(bets));
}

/** What is open to the player after these decisions, or the fault. */
export function openIn(table: Letter | TableRules, bets: string, cards: string, decisions = ''): string {
  const result = playCase(caseOf(table, bets, cards, decisions));
  return isFault(result) ? `${result.error.code} at ${result.error.at}` : result.legal.join(' ');
}
