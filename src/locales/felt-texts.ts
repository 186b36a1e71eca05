// The words of the stage: the felt's print and the signs follow from the table's rules.

import type { SideBetName, TableRules } from '../tables/rules.ts';
import type { Words } from './words.ts';

/** The parts of the print's second line, most telling first. */
function secondLine({ say }: Words, rules: TableRules): readonly string[] {
  return [
    say(rules.dealer.soft17 === 'hits' ? 'felt.hitsSoft17' : 'felt.standsOn17'),
    ...(rules.ties === 'dealerWins' ? [say('felt.dealerWinsTies')] : []),
    ...(rules.insurance === null
      ? []
      : [say('felt.insurance', { win: rules.insurance.pays[0], stake: rules.insurance.pays[1] })]),
  ];
}

const MARKS: Readonly<Record<SideBetName, string>> = { blackjack: 'BJ', sevens: '777', doubleJack: 'JJ' };

export function feltTexts(words: Words, rules: TableRules) {
  const { say } = words;
  const [win, stake] = rules.blackjack.pays;
  const odds = (one: number, other: number): string => `${one} : ${other}`;
  return {
    money: words.amount,
    won: (amount: number) => say('costs', { amount: words.amount(amount) }),
    times: (count: number, amount: number) => say('felt.times', { count, amount: words.amount(amount) }),
    bust: (total: number) => say('felt.bust', { total }),
    blackjack: say('felt.blackjackHand'),
    push: say('felt.push'),
    headline: say('felt.blackjack', { win, stake }),
    secondLine: secondLine(words, rules),
    placeBets: say('felt.placeBets'),
    betHere: say('felt.bet'),
    sideMark: MARKS,
    limits: { min: say('felt.min'), max: say('felt.max') },
    sideSign: {
      blackjack: { title: say('side.blackjack'), lines: [say('felt.blackjackHand')] },
      sevens: {
        title: say('side.sevens'),
        lines: [say('felt.sevens.one'), say('felt.sevens.two'), say('felt.sevens.three')],
      },
      doubleJack: {
        title: say('side.doubleJack'),
        lines: [say('felt.jacks.one'), say('felt.jacks.two')],
      },
    },
    odds,
    greatWin: (bet: SideBetName, cards: number) => {
      if (bet === 'sevens') return say(cards >= 3 ? 'felt.great.sevens3' : 'felt.great.sevens2');
      return say(bet === 'doubleJack' ? 'felt.great.doubleJack' : 'side.blackjack');
    },
    greatWinLine: (amount: number, won: number, per: number) =>
      say('felt.sidePaid', { stake: words.amount(amount), win: won, per }),
  };
}
