// What the dealer says, for who listens: a sentence for each thing the eyes have seen, once, in the player's language.

import type { Card } from '../cards/card.ts';
import type { Words } from '../locales/words.ts';
import type { Fact, HandPlace } from '../round/facts.ts';
import type { Seen } from './seen.ts';
import { cardsWords, placeWords, totalWords } from './table-words.ts';

const samePlace = (a: HandPlace | null, b: HandPlace | null): boolean =>
  a?.box === b?.box && a?.hand === b?.hand;

/** Cards that went to one place, one after another, are said together. */
interface CardsSaid {
  readonly to: HandPlace | null;
  readonly cards: readonly Card[];
}

function dealtTogether(facts: readonly Fact[]): readonly (Fact | CardsSaid)[] {
  const said: (Fact | CardsSaid)[] = [];
  const places: CardsSaid[] = [];
  for (const fact of facts) {
    if (fact.type !== 'card.dealt') {
      said.push(fact);
      continue;
    }
    const before = places.find(({ to }) => samePlace(to, fact.to));
    if (before === undefined) {
      const first = { to: fact.to, cards: [fact.card] };
      places.push(first);
      said.push(first);
      continue;
    }
    const more = { to: fact.to, cards: [...before.cards, fact.card] };
    places[places.indexOf(before)] = more;
    said[said.indexOf(before)] = more;
  }
  return said;
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
  switch (bet.kind) {
    case 'main': {
      const values = { place: placeWords(words, seen, bet), outcome: words.say(`outcome.${bet.outcome}`) };
      return fact.returned === 0
        ? words.say('said.lost', values)
        : words.say('said.settled', { ...values, returned });
    }
    case 'side': {
      const values = { box: bet.box, bet: words.say(`side.${bet.bet}`) };
      return bet.outcome === 'win'
        ? words.say('said.sideWon', { ...values, returned })
        : words.say('said.sideLost', values);
    }
    case 'insurance':
      return bet.outcome === 'win'
        ? words.say('said.insuranceWon', { box: bet.box, returned })
        : words.say('said.insuranceLost', { box: bet.box });
  }
}

function sentence(words: Words, seen: Seen, fact: Fact): string | null {
  switch (fact.type) {
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
      return words.say('said.split', { box: fact.box });
    case 'bet.settled':
      return settledSentence(words, seen, fact);
    case 'round.settled':
      return words.say('said.round', {
        staked: words.amount(fact.staked),
        returned: words.amount(fact.returned),
      });
    case 'bets.changed':
    case 'stake.refused':
    case 'card.dealt':
    case 'offer.declined':
    case 'hand.finished':
      return null;
  }
}

/** The sentences for facts that were all seen, and led to what is seen now. */
export function sentences(words: Words, seen: Seen, facts: readonly Fact[]): readonly string[] {
  return dealtTogether(facts)
    .map((said) => ('cards' in said ? cardsSentence(words, seen, said) : sentence(words, seen, said)))
    .filter((line) => line !== null);
}
