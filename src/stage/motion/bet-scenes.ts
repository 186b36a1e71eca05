// Chips that come: first bets, insurance, the second bet of a double and of a split; and what is cleared before them.

import type { FactOf } from '../../round/facts.ts';
import type { Point } from '../layout/shape.ts';
import { betKey, handKey, insuranceKey, type Picture } from '../picture/picture.ts';
import { newPile, settle } from '../scene/cast.ts';
import type { Direction } from './direction.ts';
import { PACE } from './pace.ts';
import { discardTray, rackPlace } from './places.ts';

/** Where the largest chip of an amount stands in the rack. */
function rackOf(d: Direction, amount: number): Point {
  const { layout, rules, chipsOf } = d.setting;
  const [largest] = chipsOf(amount);
  const index = largest === undefined ? 0 : rules.chips.indexOf(largest);
  return rackPlace(layout, Math.max(0, index), rules.chips.length);
}

/** A new pile of the next picture slides onto the table. Tells when it is there. */
function bring(d: Direction, to: Picture, key: string, at: number): number {
  const { cast, mover, chipsOf } = d.setting;
  const spec = to.piles.get(key);
  if (spec === undefined) return at;
  const pile = newPile(spec, chipsOf(spec.amount));
  cast.piles.set(key, pile);
  const there = mover.bring(d.script, pile, rackOf(d, spec.amount), at, PACE.chip);
  d.cue('chipDown', there);
  return there;
}

/** The last round's cards go to the tray, and nobody waits for them. */
function collectCards(d: Direction): boolean {
  const { cast, layout, mover, flourish } = d.setting;
  const leaving = [...cast.cards.values()].sort((a, b) => b.order - a.order);
  if (leaving.length === 0) return false;
  cast.cards.clear();
  for (const actor of leaving) cast.leavingCards.add(actor);
  flourish((script) => {
    for (const [i, actor] of leaving.entries()) {
      const end = mover.collect(script, actor, discardTray(layout), i * mover.rhythm.collect);
      script.call(end, () => {
        cast.leavingCards.delete(actor);
        cast.discards += 1;
      });
    }
  });
  d.cue('cardSlide', 0);
  return true;
}

/** The message on the felt waits until the dealer's cards have left its place. */
function inviteLater(d: Direction): void {
  const message = d.setting.cast.labels.get('message');
  if (message === undefined) return;
  message.alpha = 0;
  d.setting.flourish((script) => d.setting.mover.appear(script, message, PACE.collect.ms));
}

/** Bets are changed as fast as a finger taps: the table is right at once, and the new chips land while it goes on. */
export function changeBets(d: Direction, fact: FactOf<'bets.changed'>): void {
  const { cast, mover, chipsOf, flourish } = d.setting;
  const after = d.next(fact);
  const { at } = d;
  const areCollected = collectCards(d);
  const before = d.picture.piles;
  d.script.call(at, () => {
    cast.halo.alpha = 0;
  });
  let landing = 0;
  for (const [key, spec] of after.picture.piles) {
    const grown = spec.amount - (before.get(key)?.amount ?? 0);
    if (grown <= 0) continue;
    const chips = chipsOf(spec.amount);
    const pile = cast.piles.get(key) ?? newPile(spec, chips);
    cast.piles.set(key, pile);
    const from = rackOf(d, grown);
    const loose = before.has(key) ? 1 : chips.length;
    const start = landing * mover.rhythm.chip;
    landing += 1;
    d.script.call(at, () => Object.assign(pile, { chips, alpha: 1, loose: 0 }));
    flourish((script) => {
      if (mover.rhythm.collect === 0) return;
      Object.assign(pile, { loose, looseX: from.x - spec.x, looseY: from.y - spec.y });
      script.to(pile, { looseX: 0, looseY: 0 }, start, PACE.chip.ms, PACE.chip.ease);
      script.call(start + PACE.chip.ms, () => {
        pile.loose = 0;
        d.setting.onCue('chipDown');
      });
    });
  }
  d.script.call(at, () => {
    settle(cast, after.picture, chipsOf, true);
    if (areCollected) inviteLater(d);
  });
  d.told(fact, after, at);
}

export function insure(d: Direction, fact: FactOf<'offer.taken'>): void {
  const after = d.next(fact);
  const at = d.afterBeat;
  const key = insuranceKey(fact.box);
  const there = fact.offer === 'insurance' ? bring(d, after.picture, key, at) : at;
  d.carry(after.picture, { at, wordsAt: there, except: new Set([key]) });
  d.told(fact, after, there);
  d.at = there;
}

export function doubleBet(d: Direction, fact: FactOf<'hand.doubled'>): void {
  const after = d.next(fact);
  const at = d.afterBeat;
  const key = betKey(fact, 'double');
  const there = bring(d, after.picture, key, at);
  d.carry(after.picture, { at, wordsAt: there, except: new Set([key]), move: PACE.chip });
  d.told(fact, after, there);
  d.at = there;
}

/** Gives what belongs to the later hands of a box the keys that it has once a hand before them is split. */
function rename<T>(things: Map<string, T>, box: number, hand: number): void {
  const moved: [string, T][] = [];
  for (const [key, thing] of [...things]) {
    const parts = key.split('.');
    const at = parts.findIndex(
      (part, i) => part === String(box) && (i === 0 || !/^\d+$/.test(parts[0] ?? '')),
    );
    const number = Number(parts[at + 1]);
    if (at === -1 || at > 1 || !Number.isInteger(number) || number <= hand || parts[0] === 'd') continue;
    if (parts[0] === 'side' || parts[0] === 'insurance' || parts[0] === 'box') continue;
    things.delete(key);
    parts[at + 1] = String(number + 1);
    moved.push([parts.join('.'), thing]);
  }
  for (const [key, thing] of moved) things.set(key, thing);
}

/** The two cards part, and the second bet comes from the rack. */
export function splitHand(d: Direction, fact: FactOf<'hand.split'>): void {
  const { cast } = d.setting;
  const after = d.next(fact);
  const at = d.afterBeat;
  for (const things of [cast.cards, cast.piles, cast.labels]) rename<unknown>(things, fact.box, fact.hand);
  const place = { box: fact.box, hand: fact.hand };
  const other = { box: fact.box, hand: fact.hand + 1 };
  const second = cast.cards.get(`${handKey(place)}.1`);
  if (second !== undefined) {
    cast.cards.delete(`${handKey(place)}.1`);
    cast.cards.set(`${handKey(other)}.0`, second);
  }
  const key = betKey(other, 'base');
  const there = bring(d, after.picture, key, at + PACE.slide.ms / 2);
  // Every card of the box has a new place or number, so all of them are led there.
  d.picture = { ...d.picture, cards: new Map(), piles: new Map(), labels: new Map() };
  d.carry(after.picture, { at, wordsAt: at + PACE.slide.ms / 2, except: new Set([key]) });
  const end = Math.max(there, at + PACE.slide.ms);
  d.told(fact, after, end);
  d.at = end;
}
