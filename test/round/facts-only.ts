// A follower that knows nothing but the facts: what it comes to is what stage, history and announcer can know.

import { type Card, rankOf } from '../../src/cards/card.ts';
import type { Fact } from '../../src/round/facts.ts';
import type { RoundState } from '../../src/round/progress.ts';

export interface FollowedHand {
  readonly cards: readonly Card[];
  readonly stake: number;
  readonly finished: boolean;
  readonly outcome: string | null;
  readonly returned: number;
}

export interface FollowedBox {
  readonly box: number;
  readonly hands: readonly FollowedHand[];
  readonly side: Readonly<
    Record<string, { readonly stake: number; readonly outcome: string | null; readonly returned: number }>
  >;
  readonly insurance: {
    readonly stake: number;
    readonly outcome: string | null;
    readonly returned: number;
  } | null;
}

export interface Followed {
  readonly balance: number;
  readonly boxes: readonly FollowedBox[];
  readonly dealer: readonly Card[];
  readonly faceDown: boolean;
  readonly turn: { readonly box: number; readonly hand: number } | null;
  readonly staked: number;
  readonly returned: number;
}

export function followed(balance: number): Followed {
  return { balance, boxes: [], dealer: [], faceDown: false, turn: null, staked: 0, returned: 0 };
}

const isTwentyOneInTwo = (cards: readonly Card[]) =>
  cards.length === 2 &&
  cards.some((card) => rankOf(card) === 'A') &&
  cards.some((card) => 'TJQK'.includes(rankOf(card)));

function inBox(table: Followed, box: number, change: (box: FollowedBox) => FollowedBox): Followed {
  return { ...table, boxes: table.boxes.map((each) => (each.box === box ? change(each) : each)) };
}

function inHand(
  table: Followed,
  { box, hand }: { readonly box: number; readonly hand: number },
  change: (hand: FollowedHand) => FollowedHand,
): Followed {
  return inBox(table, box, (each) => ({
    ...each,
    hands: each.hands.map((one, i) => (i === hand ? change(one) : one)),
  }));
}

const staking = (table: Followed, amount: number): Followed => ({
  ...table,
  balance: table.balance - amount,
  staked: table.staked + amount,
});

const handAt = (table: Followed, place: { readonly box: number; readonly hand: number }) =>
  table.boxes.find(({ box }) => box === place.box)?.hands[place.hand];

/** The table after one more fact. */
export function follow(table: Followed, fact: Fact): Followed {
  switch (fact.type) {
    case 'bets.staked':
      return {
        ...staking(followed(table.balance), fact.amount),
        boxes: fact.bets.map(({ box, main, side }) => ({
          box,
          hands: [{ cards: [], stake: main, finished: false, outcome: null, returned: 0 }],
          side: Object.fromEntries(
            Object.entries(side).map(([bet, stake]) => [bet, { stake, outcome: null, returned: 0 }]),
          ),
          insurance: null,
        })),
      };
    case 'card.dealt': {
      const { to, card } = fact;
      if (to === null) return { ...table, dealer: [...table.dealer, card] };
      return inHand(table, to, (hand) => {
        const cards = [...hand.cards, card];
        // A blackjack is finished as it is dealt; of a split hand that is told.
        const isSplit = (table.boxes.find(({ box }) => box === to.box)?.hands.length ?? 0) > 1;
        return { ...hand, cards, finished: hand.finished || (!isSplit && isTwentyOneInTwo(cards)) };
      });
    }
    case 'hole.dealt':
      return { ...table, faceDown: true };
    case 'hole.turned':
      return { ...table, faceDown: false, turn: null, dealer: [...table.dealer, fact.card] };
    case 'offer.taken':
      if (fact.offer === 'evenMoney') return staking(table, fact.stake);
      return inBox(staking(table, fact.stake), fact.box, (box) => ({
        ...box,
        insurance: { stake: fact.stake, outcome: null, returned: 0 },
      }));
    case 'hand.activated':
      return { ...table, turn: { box: fact.box, hand: fact.hand } };
    case 'hand.doubled': {
      const more = fact.stake - (handAt(table, fact)?.stake ?? 0);
      return inHand(staking(table, more), fact, (hand) => ({ ...hand, stake: fact.stake }));
    }
    case 'hand.split':
      return inBox(staking(table, fact.stake), fact.box, (box) => ({
        ...box,
        hands: box.hands.flatMap((hand, i) =>
          i === fact.hand
            ? [
                { ...hand, cards: hand.cards.slice(0, 1) },
                { ...hand, cards: hand.cards.slice(1), stake: fact.stake },
              ]
            : [hand],
        ),
      }));
    case 'hand.finished':
      return inHand(table, fact, (hand) => ({ ...hand, finished: true }));
    case 'bet.settled': {
      const { bet, returned } = fact;
      const paid = { ...table, balance: table.balance + returned, returned: table.returned + returned };
      if (bet.kind === 'main')
        return inHand(paid, bet, (hand) => ({ ...hand, finished: true, outcome: bet.outcome, returned }));
      if (bet.kind === 'insurance')
        return inBox(paid, bet.box, (box) => ({
          ...box,
          insurance: { stake: fact.stake, outcome: bet.outcome, returned },
        }));
      return inBox(paid, bet.box, (box) => ({
        ...box,
        side: { ...box.side, [bet.bet]: { stake: fact.stake, outcome: bet.outcome, returned } },
      }));
    }
    case 'round.settled':
      return { ...table, turn: null };
    case 'bets.changed':
    case 'stake.refused':
    case 'offer.made':
    case 'offer.declined':
    case 'dealer.looked':
      return table;
  }
}

/** The same of a state, to be held against what was followed. */
export function knownOf({ context }: RoundState): Omit<Followed, 'staked' | 'returned' | 'turn'> {
  return {
    balance: context.balance,
    boxes: context.boxes.map(({ box, hands, side, insurance }) => ({
      box,
      hands: hands.map(({ cards, stake, finished, outcome, returned }) => ({
        cards,
        stake,
        finished,
        outcome,
        returned,
      })),
      side: Object.fromEntries(
        side.map(({ bet, stake, outcome, returned }) => [bet, { stake, outcome, returned }]),
      ),
      insurance,
    })),
    dealer: context.dealer.cards,
    faceDown: context.dealer.faceDown,
  };
}
