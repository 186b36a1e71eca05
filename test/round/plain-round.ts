// TABLES.md once more, as a plain program: no statechart, no events, no table data, nothing from src. It plays a round from
// a shoe and a player's choices straight through, so that the product's round can be held against it.

import type { Report } from '../../src/paper/report.ts';
import type { Letter } from '../paper/notation.ts';

interface PlainHand {
  readonly box: number;
  cards: string[];
  stake: number;
  readonly split: boolean;
  outcome: 'blackjack' | 'win' | 'push' | 'lose' | 'bust' | null;
  returned: number;
}

interface PlainSide {
  readonly box: number;
  readonly bet: 'blackjack' | 'sevens' | 'doubleJack';
  readonly stake: number;
  outcome: 'win' | 'lose' | null;
  returned: number;
}

interface PlainBox {
  readonly box: number;
  readonly main: number;
  hands: PlainHand[];
  readonly side: PlainSide[];
  insurance: { stake: number; returned: number } | null;
}

export interface PlainBet {
  readonly box: number;
  readonly main: number;
  readonly side: Readonly<Record<string, number>>;
}

export interface PlainCase {
  readonly letter: Letter;
  readonly balance: number;
  readonly bets: readonly PlainBet[];
  readonly shoe: readonly string[];
}

/** Answers with one of the words that are open. */
export type PlainChoice = (open: readonly string[]) => string;

const points = (card: string): number => {
  if (card.startsWith('A')) return 1;
  return 'TJQK'.includes(card.charAt(0)) ? 10 : Number(card.charAt(0));
};

function worth(cards: readonly string[]): { total: number; soft: boolean } {
  const low = cards.reduce((sum, card) => sum + points(card), 0);
  const high = cards.some((card) => card.startsWith('A')) && low + 10 <= 21;
  return { total: high ? low + 10 : low, soft: high };
}

const natural = (cards: readonly string[]) => cards.length === 2 && worth(cards).total === 21;
const isTen = (card: string) => points(card) === 10;
const isAce = (card: string) => card.startsWith('A');

const HOUSE = {
  A: { faceUp: true, hits17: false, threeToTwo: false, tiesLose: true, mostHands: 4, atOnce: false },
  B: { faceUp: true, hits17: true, threeToTwo: false, tiesLose: true, mostHands: 2, atOnce: false },
  C: { faceUp: false, hits17: false, threeToTwo: true, tiesLose: false, mostHands: 2, atOnce: false },
  D: { faceUp: false, hits17: false, threeToTwo: true, tiesLose: false, mostHands: 2, atOnce: true },
} as const;

function mayDouble(letter: Letter, cards: readonly string[]): boolean {
  const { total, soft } = worth(cards);
  const low = cards.reduce((sum, card) => sum + points(card), 0);
  switch (letter) {
    case 'A':
    case 'D':
      return !soft && (total === 9 || total === 10 || total === 11);
    case 'B':
      return low === 9 || low === 10 || low === 11 || (soft && total === 17);
    case 'C':
      return true;
  }
}

function isPair(letter: Letter, [a = '', b = '']: readonly string[]): boolean {
  if (letter === 'B') return a.charAt(0) === b.charAt(0);
  if (points(a) !== points(b)) return false;
  return letter !== 'D' || ![4, 5, 10].includes(points(a));
}

/** Plays a round to its end. */
export function plainRound({ letter, balance: before, bets, shoe }: PlainCase, choose: PlainChoice): Report {
  const house = HOUSE[letter];
  const blackjackBack = (stake: number) => (house.threeToTwo ? stake + (stake * 3) / 2 : stake * 2);
  let dealtCards = 0;
  const next = (): string => shoe[dealtCards++] ?? '';
  let balance = before;
  let staked = 0;
  let returned = 0;
  const stake = (amount: number) => {
    balance -= amount;
    staked += amount;
  };
  const giveBack = (amount: number) => {
    balance += amount;
    returned += amount;
  };
  const finish = (hand: PlainHand, outcome: NonNullable<PlainHand['outcome']>, back: number) => {
    hand.outcome = outcome;
    hand.returned = back;
    giveBack(back);
  };
  const finishSide = (side: PlainSide, times: number) => {
    if (side.outcome !== null) return;
    side.outcome = times > 0 ? 'win' : 'lose';
    side.returned = times > 0 ? side.stake * (times + 1) : 0;
    giveBack(side.returned);
  };

  // The bets.
  const boxes: PlainBox[] = [...bets]
    .sort((a, b) => a.box - b.box)
    .map(({ box, main, side }) => ({
      box,
      main,
      hands: [{ box, cards: [], stake: main, split: false, outcome: null, returned: 0 }],
      side: (['blackjack', 'sevens', 'doubleJack'] as const).flatMap((bet) => {
        const amount = side[bet] ?? 0;
        return amount > 0 ? [{ box, bet, stake: amount, outcome: null, returned: 0 }] : [];
      }),
      insurance: null,
    }));
  for (const { main, side } of boxes) stake(side.reduce((sum, each) => sum + each.stake, main));

  // The deal.
  const firstHand = ({ hands }: PlainBox): PlainHand => {
    const [hand] = hands;
    if (hand === undefined) throw new Error('a box without a hand');
    return hand;
  };
  for (const box of boxes) firstHand(box).cards.push(next());
  const up = next();
  for (const box of boxes) firstHand(box).cards.push(next());
  const dealer = [up, next()];
  const dealerNatural = natural(dealer);
  const isNatural = (hand: PlainHand) => !hand.split && natural(hand.cards);

  // Side bets that the first two cards decide.
  for (const box of boxes) {
    const [first = '', second = ''] = firstHand(box).cards;
    for (const side of box.side) {
      if (side.bet === 'blackjack') finishSide(side, natural([first, second]) ? 19 : 0);
      if (side.bet === 'doubleJack')
        finishSide(side, !first.startsWith('J') ? 0 : second.startsWith('J') ? 30 : 10);
      if (side.bet === 'sevens' && !first.startsWith('7')) finishSide(side, 0);
      if (side.bet === 'sevens' && first.startsWith('7') && !second.startsWith('7')) finishSide(side, 8);
    }
  }
  const sevens = (box: PlainBox, times: number) => {
    for (const side of box.side) if (side.bet === 'sevens') finishSide(side, times);
  };

  const insuranceOver = (wins: boolean) => {
    for (const { insurance } of boxes) {
      if (insurance === null) continue;
      insurance.returned = wins ? insurance.stake * 3 : 0;
      giveBack(insurance.returned);
    }
  };
  const payNaturals = () => {
    for (const box of boxes)
      for (const hand of box.hands)
        if (isNatural(hand) && hand.outcome === null) finish(hand, 'blackjack', blackjackBack(hand.stake));
  };
  const compare = (hand: PlainHand) => {
    const mine = worth(hand.cards).total;
    const theirs = worth(dealer).total;
    if (isNatural(hand)) {
      if (!dealerNatural || letter === 'B') return finish(hand, 'blackjack', blackjackBack(hand.stake));
      return finish(hand, 'push', hand.stake);
    }
    if (dealerNatural) return finish(hand, 'lose', 0);
    if (theirs > 21 || mine > theirs) return finish(hand, 'win', hand.stake * 2);
    if (mine === theirs && !house.tiesLose) return finish(hand, 'push', hand.stake);
    return finish(hand, 'lose', 0);
  };
  const end = (): Report => {
    for (const box of boxes) {
      sevens(box, 40);
      for (const hand of box.hands) if (hand.outcome === null) compare(hand);
    }
    return {
      state: 'settled',
      hands: boxes.flatMap(({ hands }) =>
        hands.map(({ box, cards, stake: on, outcome, returned: back }) => ({
          box,
          cards,
          ...worth(cards),
          stake: on,
          outcome,
          returned: back,
        })),
      ),
      dealer: { cards: dealer, total: worth(dealer).total },
      side: boxes.flatMap(({ side }) => side),
      insurance: boxes.flatMap(({ box, insurance }) => (insurance === null ? [] : [{ box, ...insurance }])),
      legal: [],
      staked,
      returned,
      balance,
    };
  };

  if (house.faceUp && dealerNatural) return end();

  // Offers under an ace.
  if (!house.faceUp && isAce(up)) {
    for (const box of boxes) {
      const hand = firstHand(box);
      const half = box.main / 2;
      if (letter === 'C' && isNatural(hand)) {
        if (choose(['evenMoney', 'noEvenMoney']) === 'evenMoney') finish(hand, 'blackjack', hand.stake * 2);
      } else if (letter === 'C' || isNatural(hand)) {
        const answer = choose(half <= balance ? ['insure', 'noInsurance'] : ['noInsurance']);
        if (answer === 'insure') {
          stake(half);
          box.insurance = { stake: half, returned: 0 };
        }
      }
    }
  }

  // The look.
  if (letter === 'C' && (isAce(up) || isTen(up))) {
    insuranceOver(dealerNatural);
    if (dealerNatural) return end();
  }
  if (letter !== 'D' || !(isAce(up) || isTen(up))) payNaturals();

  // The boxes.
  let standsAll = false;
  for (const box of boxes) {
    for (let i = 0; i < box.hands.length; i++) {
      for (;;) {
        const hand = box.hands[i];
        if (hand === undefined || isNatural(hand)) break;
        if (hand.cards.length === 1) hand.cards.push(next());
        const { total } = worth(hand.cards);
        if (total >= 21) {
          if (total > 21) finish(hand, 'bust', 0);
          break;
        }
        if (standsAll) break;
        const twoCards = hand.cards.length === 2;
        const covered = hand.stake <= balance;
        const splitAce = hand.split && isAce(hand.cards[0] ?? '');
        const splits =
          twoCards &&
          covered &&
          isPair(letter, hand.cards) &&
          box.hands.length < house.mostHands &&
          (!splitAce || letter === 'A');
        if (splitAce && !splits) break;
        const doubles = twoCards && covered && !splitAce && mayDouble(letter, hand.cards);
        const choice = choose([
          ...(splitAce ? [] : ['hit']),
          'stand',
          'standAll',
          ...(doubles ? ['double'] : []),
          ...(splits ? ['split'] : []),
        ]);
        if (choice === 'hit' || choice === 'double') {
          if (choice === 'double') {
            stake(hand.stake);
            hand.stake *= 2;
          }
          hand.cards.push(next());
          if (!hand.split && hand.cards.length === 3) sevens(box, isSeven(hand.cards[2]) ? 250 : 40);
          const after = worth(hand.cards).total;
          if (choice === 'double' && after <= 21) break;
        }
        if (choice === 'stand') break;
        if (choice === 'standAll') {
          standsAll = true;
          for (const each of boxes) sevens(each, 40);
          break;
        }
        if (choice === 'split') {
          const [a = '', b = ''] = hand.cards;
          stake(hand.stake);
          sevens(box, 40);
          const made = (card: string): PlainHand => ({
            box: box.box,
            cards: [card],
            stake: hand.stake,
            split: true,
            outcome: null,
            returned: 0,
          });
          const pair = [made(a), made(b)];
          if (house.atOnce) for (const each of pair) each.cards.push(next());
          box.hands.splice(i, 1, ...pair);
        }
      }
      sevens(box, 40);
    }
  }

  // The dealer.
  if (letter === 'D') {
    insuranceOver(dealerNatural);
    if (!dealerNatural) payNaturals();
  }
  const decides = boxes.some(({ hands }) => hands.some((hand) => hand.outcome === null && !isNatural(hand)));
  if (decides) {
    for (;;) {
      const { total, soft } = worth(dealer);
      if (total > 17 || (total === 17 && !(soft && house.hits17))) break;
      dealer.push(next());
    }
  }
  return end();
}

function isSeven(card: string | undefined): boolean {
  return card?.startsWith('7') === true;
}
