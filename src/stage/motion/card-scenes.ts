// Cards that come: to a hand, to the dealer, face down, and turned at last.

import type { FactOf, HandPlace } from '../../round/facts.ts';
import { cardKey, type Picture, totalKey } from '../picture/picture.ts';
import { newCard } from '../scene/cast.ts';
import type { Direction } from './direction.ts';
import { PACE } from './pace.ts';
import { shoeMouth } from './places.ts';

/** The others of a hand make room for a card while it flies. */
const MAKE_ROOM = { ms: 220, ease: 'power2.out' } as const;

const BLACKJACK_FROM = 0.6;

/** A blackjack's badge comes with an accent of its own. */
function accentBlackjack(d: Direction, place: HandPlace, to: Picture, at: number): void {
  const key = totalKey(place);
  if (to.labels.get(key)?.style !== 'blackjack') return;
  const badge = d.setting.cast.labels.get(key);
  if (badge !== undefined) d.setting.mover.accent(d.script, badge, BLACKJACK_FROM, at, PACE.blackjack);
}

/** Whether a fact follows others of its kind, as the first cards do: then the next leaves the shoe while this one flies. */
export function dealCard(d: Direction, fact: FactOf<'card.dealt' | 'hole.dealt'>, isNext: boolean): void {
  const { cast, layout, mover } = d.setting;
  const after = d.next(fact);
  const place = fact.type === 'card.dealt' ? fact.to : null;
  const hand =
    place === null ? d.seen.dealer : d.seen.boxes.find(({ box }) => box === place.box)?.hands[place.hand];
  const key = cardKey(place, hand?.cards.length ?? 0);
  const spec = after.picture.cards.get(key);
  const at = isNext ? d.at : d.afterBeat;
  if (spec === undefined) {
    d.told(fact, after, at);
    return;
  }
  const actor = { ...newCard(spec), alpha: 0 };
  cast.cards.set(key, actor);
  const shown = mover.deal(d.script, actor, spec, shoeMouth(layout), at);
  d.carry(after.picture, { at, wordsAt: shown.seen, except: new Set([key]), move: MAKE_ROOM });
  if (place !== null) accentBlackjack(d, place, after.picture, shown.seen);
  d.cue('cardSlide', at);
  if (fact.type === 'card.dealt') {
    d.cue('cardTurn', shown.seen);
    d.whole(shown.whole);
  }
  d.told(fact, after, shown.seen);
  d.at = at + mover.rhythm.deal;
}

/** The dealer's face-down card is turned: a small moment, with a little more light. */
export function turnHole(d: Direction, fact: FactOf<'hole.turned'>): void {
  const { cast, mover } = d.setting;
  const after = d.next(fact);
  const key = cardKey(null, d.seen.dealer.cards.length);
  const actor = cast.cards.get(key);
  const spec = after.picture.cards.get(key);
  const at = d.afterBeat;
  if (actor === undefined || spec === undefined) {
    d.carry(after.picture, { at });
    d.told(fact, after, at);
    return;
  }
  d.script.call(at, () => {
    actor.card = fact.card;
  });
  const shown = mover.reveal(d.script, actor, spec, at);
  d.carry(after.picture, { at, wordsAt: shown.seen, except: new Set([key]) });
  d.script.to(cast.light, { level: 1.04 }, at, PACE.reveal.hold, 'sine.out');
  d.script.to(cast.light, { level: 1 }, shown.whole, PACE.reveal.hold, 'sine.in');
  d.cue('cardTurn', shown.seen);
  d.whole(shown.whole);
  d.told(fact, after, shown.seen);
  d.at = shown.whole;
}

/** The dealer looks under the ace or ten. Nothing of it tells what was seen. */
export function lookUnder(d: Direction, fact: FactOf<'dealer.looked'>): void {
  const { cast, mover } = d.setting;
  const after = d.next(fact);
  const key = cardKey(null, d.seen.dealer.cards.length);
  const actor = cast.cards.get(key);
  const spec = after.picture.cards.get(key);
  const at = d.afterBeat;
  const end = actor === undefined || spec === undefined ? at : mover.look(d.script, actor, spec, at);
  d.told(fact, after, end);
  d.at = end;
}
