// What the player's eyes have seen of a round. It follows the stage fact by fact, so that figures, the table in words and
// the announcements are never ahead of the picture.

import type { Card } from '../cards/card.ts';
import type { Fact, HandPlace } from '../round/facts.ts';
import { offeredBox, offerTo } from '../round/offers.ts';
import { choices, phaseOf, type RoundState } from '../round/progress.ts';
import { betsOf, betTotal, type Round, staked } from '../round/round.ts';
import { type BoxBet, sideStakes, totalStake } from '../tables/bets.ts';
import type { SideBetName } from '../tables/rules.ts';
import type { Outcome } from '../tables/settlement.ts';

/** A bet as it lies on the table; `outcome` is null while it is open. Amounts are minor units. */
export interface SeenBet<Result> {
  readonly stake: number;
  readonly outcome: Result | null;
  readonly returned: number;
}

export interface SeenHand extends SeenBet<Outcome> {
  readonly cards: readonly Card[];
  readonly fromSplit: boolean;
}

export interface SeenSideBet extends SeenBet<'win' | 'lose'> {
  readonly bet: SideBetName;
}

export interface SeenBox {
  readonly box: number;
  readonly hands: readonly SeenHand[];
  readonly side: readonly SeenSideBet[];
  readonly insurance: SeenBet<'win' | 'lose'> | null;
}

export interface Seen {
  /** What the player has apart from what lies on the table. */
  readonly balance: number;
  /** All that was put on the table since the round's bets were begun. */
  readonly bet: number;
  /** What the settled bets brought over their stakes. */
  readonly win: number;
  readonly boxes: readonly SeenBox[];
  readonly dealer: { readonly cards: readonly Card[]; readonly faceDown: boolean };
  readonly turn: HandPlace | null;
  readonly offer: { readonly box: number; readonly offer: 'insurance' | 'evenMoney' } | null;
}

const NO_DEALER: Seen['dealer'] = { cards: [], faceDown: false };

const open = (stake: number) => ({ stake, outcome: null, returned: 0 });

function boxesOf(bets: readonly BoxBet[]): readonly SeenBox[] {
  return bets.map((bet) => ({
    box: bet.box,
    hands: [{ ...open(bet.main), cards: [], fromSplit: false }],
    side: sideStakes(bet).map(([name, stake]) => ({ ...open(stake), bet: name })),
    insurance: null,
  }));
}

export function betsIn({ hands, side, insurance }: SeenBox): readonly SeenBet<unknown>[] {
  return [...hands, ...side, ...(insurance === null ? [] : [insurance])];
}

function winOf(boxes: readonly SeenBox[]): number {
  return boxes.flatMap(betsIn).reduce((sum, { stake, returned }) => sum + Math.max(0, returned - stake), 0);
}

/** The offer that waits for an answer. */
function offerOf(state: RoundState): Seen['offer'] {
  if (phaseOf(state) !== 'offers' || choices(state).length === 0) return null;
  const box = offeredBox(state.context);
  const offer = box === null ? null : offerTo(state.context, box);
  return box === null || offer === null ? null : { box: box.box, offer };
}

/** All there is to see of a state that has been shown whole, as when a player decides, or after a reload. */
export function seenOf(state: RoundState): Seen {
  const round: Round = state.context;
  if (phaseOf(state) !== 'betting') {
    const { balance, boxes, dealer, turn } = round;
    return { balance, bet: staked(round), win: winOf(boxes), boxes, dealer, turn, offer: offerOf(state) };
  }
  const bet = betTotal(round);
  return {
    balance: round.balance - bet,
    bet,
    win: 0,
    boxes: boxesOf(betsOf(round.chips)),
    dealer: NO_DEALER,
    turn: null,
    offer: null,
  };
}

const withBox = (seen: Seen, box: number, change: (box: SeenBox) => SeenBox): Seen => ({
  ...seen,
  boxes: seen.boxes.map((each) => (each.box === box ? change(each) : each)),
});

const withHand = (seen: Seen, place: HandPlace, change: (hand: SeenHand) => SeenHand): Seen =>
  withBox(seen, place.box, (box) => ({
    ...box,
    hands: box.hands.map((hand, i) => (i === place.hand ? change(hand) : hand)),
  }));

/** Money from the balance onto the table. */
const put = (seen: Seen, amount: number): Seen => ({
  ...seen,
  balance: seen.balance - amount,
  bet: seen.bet + amount,
});

function split(box: SeenBox, number: number, stake: number): SeenBox {
  return {
    ...box,
    hands: box.hands.flatMap((hand, i) => {
      if (i !== number) return [hand];
      const kept = { ...hand, cards: hand.cards.slice(0, 1), fromSplit: true };
      return [kept, { ...kept, cards: hand.cards.slice(1), stake }];
    }),
  };
}

function settled(seen: Seen, { bet, returned }: Extract<Fact, { readonly type: 'bet.settled' }>): Seen {
  const after = { ...seen, balance: seen.balance + returned };
  if (bet.kind === 'main')
    return withHand(after, bet, (hand) => ({ ...hand, outcome: bet.outcome, returned }));
  return withBox(after, bet.box, (box) => {
    if (bet.kind === 'insurance') {
      const insurance = box.insurance === null ? null : { ...box.insurance, outcome: bet.outcome, returned };
      return { ...box, insurance };
    }
    const side = box.side.map((each) =>
      each.bet === bet.bet ? { ...each, outcome: bet.outcome, returned } : each,
    );
    return { ...box, side };
  });
}

/** Chips that lie on an open table before the deal; a settled one has none left. */
const placed = (seen: Seen): number =>
  seen.boxes.flatMap(betsIn).reduce((sum, { stake, outcome }) => (outcome === null ? sum + stake : sum), 0);

/** What is seen once this fact has been shown too. */
export function see(seen: Seen, fact: Fact): Seen {
  switch (fact.type) {
    case 'bets.changed': {
      const bet = totalStake(fact.bets);
      const balance = seen.balance + placed(seen) - bet;
      return { balance, bet, win: 0, boxes: boxesOf(fact.bets), dealer: NO_DEALER, turn: null, offer: null };
    }
    case 'bets.staked':
      return { ...seen, boxes: boxesOf(fact.bets), bet: fact.amount };
    case 'card.dealt': {
      const { to, card } = fact;
      return to === null
        ? { ...seen, dealer: { ...seen.dealer, cards: [...seen.dealer.cards, card] } }
        : withHand(seen, to, (hand) => ({ ...hand, cards: [...hand.cards, card] }));
    }
    case 'hole.dealt':
      return { ...seen, dealer: { ...seen.dealer, faceDown: true } };
    case 'hole.turned':
      return { ...seen, turn: null, dealer: { cards: [...seen.dealer.cards, fact.card], faceDown: false } };
    case 'offer.made':
      return { ...seen, offer: { box: fact.box, offer: fact.offer } };
    case 'offer.declined':
      return { ...seen, offer: null };
    case 'offer.taken': {
      const told = { ...seen, offer: null };
      if (fact.offer === 'evenMoney') return told;
      return withBox(put(told, fact.stake), fact.box, (box) => ({ ...box, insurance: open(fact.stake) }));
    }
    case 'hand.activated':
      return { ...seen, turn: { box: fact.box, hand: fact.hand } };
    case 'hand.doubled': {
      const hand = seen.boxes.find(({ box }) => box === fact.box)?.hands[fact.hand];
      const more = fact.stake - (hand?.stake ?? fact.stake);
      return withHand(put(seen, more), fact, (each) => ({ ...each, stake: fact.stake }));
    }
    case 'hand.split':
      return withBox(put(seen, fact.stake), fact.box, (box) => split(box, fact.hand, fact.stake));
    case 'bet.settled': {
      const after = settled(seen, fact);
      return { ...after, win: winOf(after.boxes) };
    }
    case 'round.settled':
      return { ...seen, turn: null };
    case 'stake.refused':
    case 'dealer.looked':
    case 'hand.finished':
      return seen;
  }
}

/** What lies on a spot now: nothing once its bets are settled. */
export function seenOn(seen: Seen, box: number, side: SideBetName | null): number {
  const found = seen.boxes.find((each) => each.box === box);
  if (found === undefined) return 0;
  const bets: readonly SeenBet<unknown>[] =
    side === null ? found.hands : found.side.filter(({ bet }) => bet === side);
  return bets.reduce((sum, { stake, outcome }) => (outcome === null ? sum + stake : sum), 0);
}
