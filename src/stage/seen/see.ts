// A fact makes one seen table of another. After all facts of a step the result is what `seenOf` says of the round.

import { isNatural } from '../../cards/hand-value.ts';
import type { Fact, HandPlace, SettledBet } from '../../round/facts.ts';
import type { BoxBet } from '../../tables/bets.ts';
import { sideStakes } from '../../tables/bets.ts';
import type { SeenBox, SeenHand, SeenTable } from './seen-table.ts';

function withBox(seen: SeenTable, box: number, change: (box: SeenBox) => SeenBox): SeenTable {
  return { ...seen, boxes: seen.boxes.map((each) => (each.box === box ? change(each) : each)) };
}

function withHand(
  seen: SeenTable,
  { box, hand }: HandPlace,
  change: (hand: SeenHand) => SeenHand,
): SeenTable {
  return withBox(seen, box, (each) => ({
    ...each,
    hands: each.hands.map((one, i) => (i === hand ? change(one) : one)),
  }));
}

function stakedBox(bet: BoxBet): SeenBox {
  const hand: SeenHand = {
    cards: [],
    fromSplit: false,
    stake: bet.main,
    doubled: false,
    finished: false,
    outcome: null,
    returned: 0,
  };
  const side = sideStakes(bet).map(([name, stake]) => ({ bet: name, stake, outcome: null, returned: 0 }));
  return { box: bet.box, hands: [hand], side, insurance: null };
}

/** A blackjack takes no further card from the deal on. */
function dealt(seen: SeenTable, { to, card }: Extract<Fact, { type: 'card.dealt' }>): SeenTable {
  if (to === null) {
    const { dealer } = seen;
    return { ...seen, dealer: { ...dealer, cards: [...dealer.cards, card] } };
  }
  return withHand(seen, to, (hand) => {
    const cards = [...hand.cards, card];
    return { ...hand, cards, finished: hand.finished || (!hand.fromSplit && isNatural(cards)) };
  });
}

function split(seen: SeenTable, fact: Extract<Fact, { type: 'hand.split' }>): SeenTable {
  return withBox(seen, fact.box, (box) => ({
    ...box,
    hands: box.hands.flatMap((hand, i) => {
      if (i !== fact.hand) return [hand];
      const kept = { ...hand, fromSplit: true, cards: hand.cards.slice(0, 1) };
      return [kept, { ...kept, cards: hand.cards.slice(1), stake: fact.stake }];
    }),
  }));
}

function settled(seen: SeenTable, bet: SettledBet, returned: number): SeenTable {
  switch (bet.kind) {
    case 'main':
      return untaken(
        withHand(seen, bet, (hand) => ({ ...hand, outcome: bet.outcome, returned, finished: true })),
      );
    case 'side':
      return withBox(seen, bet.box, (box) => ({
        ...box,
        side: box.side.map((one) => (one.bet === bet.bet ? { ...one, outcome: bet.outcome, returned } : one)),
      }));
    case 'insurance':
      return withBox(seen, bet.box, (box) => ({
        ...box,
        insurance: box.insurance === null ? null : { ...box.insurance, outcome: bet.outcome, returned },
      }));
  }
}

/** A hand that is finished is no longer in play. */
function untaken(seen: SeenTable): SeenTable {
  const { turn } = seen;
  if (turn === null) return seen;
  const hand = seen.boxes.find(({ box }) => box === turn.box)?.hands[turn.hand];
  return hand === undefined || hand.finished ? { ...seen, turn: null } : seen;
}

export function see(seen: SeenTable, fact: Fact): SeenTable {
  switch (fact.type) {
    case 'bets.changed':
      return {
        bets: fact.bets,
        boxes: [],
        dealer: { cards: [], faceDown: false },
        turn: null,
        offered: null,
        over: false,
      };
    case 'bets.staked':
      return { ...seen, bets: [], boxes: fact.bets.map(stakedBox), over: false };
    case 'card.dealt':
      return dealt(seen, fact);
    case 'hole.dealt':
      return { ...seen, dealer: { ...seen.dealer, faceDown: true } };
    case 'hole.turned':
      return {
        ...seen,
        turn: null,
        dealer: { cards: [...seen.dealer.cards, fact.card], faceDown: false },
      };
    case 'offer.made':
      return { ...seen, offered: fact.box };
    case 'offer.declined':
      return { ...seen, offered: null };
    case 'offer.taken': {
      const over = { ...seen, offered: null };
      if (fact.offer === 'evenMoney') return over;
      return withBox(over, fact.box, (box) => ({
        ...box,
        insurance: { stake: fact.stake, outcome: null, returned: 0 },
      }));
    }
    case 'hand.activated':
      return { ...seen, turn: { box: fact.box, hand: fact.hand } };
    case 'hand.doubled':
      return withHand(seen, fact, (hand) => ({ ...hand, stake: fact.stake, doubled: true }));
    case 'hand.split':
      return split(seen, fact);
    case 'hand.finished':
      return untaken(withHand(seen, fact, (hand) => ({ ...hand, finished: true })));
    case 'bet.settled':
      return settled(seen, fact.bet, fact.returned);
    case 'round.settled':
      return { ...seen, turn: null, over: true };
    case 'stake.refused':
    case 'dealer.looked':
      return seen;
  }
}
