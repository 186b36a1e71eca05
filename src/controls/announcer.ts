// What the dealer says, for who listens: a sentence for each thing the eyes have seen, once, in the player's language.

import type { Card } from '../cards/card.ts';
import type { Words } from '../locales/words.ts';
import type { Fact, HandPlace } from '../round/facts.ts';
import type { Announcements } from '../settings/settings.ts';
import { type Seen, see } from './seen.ts';
import { cardsWords, placeWords, totalWords } from './table-words.ts';

const samePlace = (a: HandPlace | null, b: HandPlace | null): boolean =>
  a?.box === b?.box && a?.hand === b?.hand;

/** Cards that went to one place in one go of dealing are said together. */
interface CardsSaid {
  readonly to: HandPlace | null;
  readonly cards: readonly Card[];
}

/** What is to be said, and what was seen before it happened and once it had. */
interface Moment {
  readonly said: Fact | CardsSaid;
  readonly before: Seen;
  readonly seen: Seen;
}

/** The facts in order, each with what was then seen: a total is never that of cards which came later. */
function moments(before: Seen, facts: readonly Fact[]): readonly Moment[] {
  const all: Moment[] = [];
  let seen = before;
  /** Where the cards that are being dealt begin. */
  let from = 0;
  for (const fact of facts) {
    const earlierSeen = seen;
    seen = see(seen, fact);
    if (fact.type !== 'card.dealt') {
      all.push({ said: fact, before: earlierSeen, seen });
      from = all.length;
      continue;
    }
    const at = all.findIndex(({ said }, i) => i >= from && 'cards' in said && samePlace(said.to, fact.to));
    const said = all[at]?.said;
    const earlier = said !== undefined && 'cards' in said ? said.cards : [];
    all.splice(at === -1 ? all.length : at, 1, {
      said: { to: fact.to, cards: [...earlier, fact.card] },
      before: earlierSeen,
      seen,
    });
  }
  return all;
}

function cardsSentence(words: Words, seen: Seen, { to, cards }: CardsSaid): string {
  const names = cardsWords(words, cards);
  if (to === null) {
    const total = totalWords(words, seen.dealer.cards, false);
    return words.say('said.dealerCards', { cards: names, total });
  }
  const hand = seen.boxes.find(({ box }) => box === to.box)?.hands[to.hand];
  const total = hand === undefined ? '' : totalWords(words, hand.cards, hand.fromSplit);
  return words.say('said.cards', { place: placeWords(words, seen, to), cards: names, total });
}

function settledSentence(words: Words, seen: Seen, fact: Extract<Fact, { type: 'bet.settled' }>): string {
  const { bet } = fact;
  const returned = words.amount(fact.returned);
  const stake = words.amount(fact.stake);
  switch (bet.kind) {
    case 'main': {
      const values = { place: placeWords(words, seen, bet), outcome: words.say(`outcome.${bet.outcome}`) };
      return fact.returned === 0
        ? words.say('said.lost', { ...values, stake })
        : words.say('said.settled', { ...values, returned });
    }
    case 'side': {
      const values = { box: bet.box, bet: words.say(`side.${bet.bet}`) };
      return bet.outcome === 'win'
        ? words.say('said.sideWon', { ...values, returned })
        : words.say('said.sideLost', { ...values, stake });
    }
    case 'insurance':
      return bet.outcome === 'win'
        ? words.say('said.insuranceWon', { box: bet.box, returned })
        : words.say('said.insuranceLost', { box: bet.box, stake });
  }
}

function sentence(words: Words, before: Seen, seen: Seen, fact: Fact): string | null {
  switch (fact.type) {
    case 'bets.changed':
      return seen.bet === 0
        ? words.say('said.nothingOnTable')
        : words.say('said.onTable', { amount: words.amount(seen.bet) });
    case 'bets.staked':
      return words.say('said.bets', { amount: words.amount(fact.amount) });
    case 'hole.dealt':
      return words.say('said.hole');
    case 'hole.turned':
      return words.say('said.turned', {
        card: words.card(fact.card),
        total: totalWords(words, seen.dealer.cards, false),
      });
    case 'offer.made':
      return words.say(`said.${fact.offer}`, { box: fact.box });
    case 'offer.taken':
      return fact.offer === 'evenMoney'
        ? words.say('said.evenMoneyTaken', { box: fact.box })
        : words.say('said.insured', { box: fact.box, amount: words.amount(fact.stake) });
    case 'dealer.looked':
      return words.say(fact.blackjack ? 'said.blackjack' : 'said.noBlackjack');
    case 'hand.activated':
      return words.say('said.yourTurn', { place: placeWords(words, seen, fact) });
    case 'hand.doubled':
      return words.say('said.doubled', {
        place: placeWords(words, seen, fact),
        amount: words.amount(fact.stake),
      });
    case 'hand.split':
      return words.say('said.split', {
        place: placeWords(words, before, fact),
        hand: fact.hand + 1,
        next: fact.hand + 2,
      });
    case 'bet.settled':
      return settledSentence(words, seen, fact);
    case 'round.settled':
      return [
        words.say('said.round', {
          staked: words.amount(fact.staked),
          returned: words.amount(fact.returned),
        }),
        words.say('said.balance', { name: words.say('money.balance'), balance: words.sum(seen.balance) }),
      ].join(' ');
    case 'stake.refused':
    case 'card.dealt':
    case 'offer.declined':
    case 'hand.finished':
      return null;
  }
}

/** What is said where only prompts and results are wanted. */
const RESULTS: ReadonlySet<Fact['type']> = new Set([
  'offer.made',
  'hand.activated',
  'bet.settled',
  'round.settled',
]);
/** What follows from the player's own press, or from what else is said: the short way goes without. */
const SPARED: ReadonlySet<Fact['type']> = new Set([
  'bets.changed',
  'bets.staked',
  'hole.dealt',
  'hand.doubled',
  'hand.split',
  'offer.taken',
]);

function isSaid(said: Fact | CardsSaid, announcements: Announcements): boolean {
  if (announcements === 'full') return true;
  if ('cards' in said) return announcements === 'short';
  if (announcements === 'results') return RESULTS.has(said.type);
  return !SPARED.has(said.type);
}

const isOf = ({ said }: Moment, ...types: readonly Fact['type'][]): boolean =>
  !('cards' in said) && types.includes(said.type);

/** Of chips laid one after another only the last is told, and none where the deal that comes next tells it. */
function lastBets(all: readonly Moment[]): readonly Moment[] {
  return all.filter((moment, i) => {
    const next = all[i + 1];
    const isToldNext = next !== undefined && isOf(next, 'bets.changed', 'bets.staked');
    return !(isToldNext && isOf(moment, 'bets.changed'));
  });
}

/**
 * How many of the facts can be told by now, first ones first. The cards of a deal, and those the dealer draws, are told
 * once all of them lie, however long that takes: something else always follows them.
 */
export function tellable(before: Seen, facts: readonly Fact[]): number {
  const { turn } = facts.reduce(see, before);
  const last = facts.findLastIndex(
    (fact) =>
      fact.type !== 'hole.dealt' && !(fact.type === 'card.dealt' && (fact.to === null || turn === null)),
  );
  return last + 1;
}

/** The sentences for facts that were all seen, one after another; `before` is what was seen before the first. */
export function sentences(
  words: Words,
  before: Seen,
  facts: readonly Fact[],
  announcements: Announcements = 'full',
): readonly string[] {
  return lastBets(moments(before, facts))
    .filter(({ said }) => isSaid(said, announcements))
    .map(({ said, ...at }) =>
      'cards' in said ? cardsSentence(words, at.seen, said) : sentence(words, at.before, at.seen, said),
    )
    .filter((line) => line !== null);
}
