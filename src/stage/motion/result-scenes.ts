// What comes of the bets: losses are swept to the dealer, wins paid beside the bet and then taken by the player.

import type { FactOf } from '../../round/facts.ts';
import type { Point } from '../layout/shape.ts';
import { betKey, betLabelKey, handKey, insuranceKey, sideKey, totalKey } from '../picture/picture.ts';
import { newPile, type PileActor } from '../scene/cast.ts';
import { seenResult } from '../seen/seen-table.ts';
import type { Direction } from './direction.ts';
import { showGreatWin } from './great-win.ts';
import { PACE } from './pace.ts';
import { dealerFloat, playersSide } from './places.ts';

/** The badge of a bust comes from above. */
const BUST_FROM = 1.3;

type Settled = FactOf<'bet.settled'>;

/** The keys of the piles that a bet is made of, and of its label. */
function keysOf({ bet }: Settled): { readonly piles: readonly string[]; readonly label: string } {
  switch (bet.kind) {
    case 'main':
      return { piles: [betKey(bet, 'base'), betKey(bet, 'double')], label: betLabelKey(bet) };
    case 'side':
      return { piles: [sideKey(bet.box, bet.bet)], label: sideKey(bet.box, bet.bet) };
    case 'insurance':
      return { piles: [insuranceKey(bet.box)], label: insuranceKey(bet.box) };
  }
}

/** Whether what has come back so far is more than all that was staked: nothing else is celebrated. */
function isAhead(after: Direction['seen']): boolean {
  const { staked, returned } = seenResult(after);
  return returned > staked;
}

function sweep(d: Direction, piles: readonly PileActor[], at: number): void {
  const { cast, layout, mover } = d.setting;
  for (const pile of piles) {
    d.gone(cast.leavingPiles, pile, mover.take(d.script, pile, dealerFloat(layout), at, PACE.sweep));
  }
  if (piles.length > 0) d.cue('sweep', at);
}

/** Piles that the player takes after a rest, while the game goes on. */
function takeLater(d: Direction, piles: readonly PileActor[], at: number): void {
  const { cast, layout, mover, flourish } = d.setting;
  d.script.call(at, () => {
    flourish((script) => {
      for (const pile of piles) {
        const end = mover.take(script, pile, playersSide(layout, pile), PACE.payRest, PACE.take);
        script.call(end, () => {
          cast.leavingPiles.delete(pile);
        });
      }
    });
  });
}

/** The winnings come from the dealer to lie beside the bet. Tells when they are there. */
function pay(d: Direction, fact: Settled, bets: readonly PileActor[], at: number): number {
  const { cast, layout, mover, chipsOf } = d.setting;
  const [bet] = bets;
  const amount = fact.returned - fact.stake;
  if (bet === undefined || amount <= 0) {
    takeLater(d, bets, at);
    return at;
  }
  const beside: Point = { x: bet.x + bet.size * 0.92, y: bet.y - bet.size * 0.1 };
  const pile = newPile({ key: '', amount, ...beside, size: bet.size }, chipsOf(amount));
  cast.leavingPiles.add(pile);
  const there = mover.bring(d.script, pile, dealerFloat(layout), at, PACE.pay);
  d.cue('chipStack', there);
  takeLater(d, [...bets, pile], there);
  return there;
}

function accents(d: Direction, fact: Settled, after: ReturnType<Direction['next']>, at: number): void {
  const { cast, mover } = d.setting;
  const { bet } = fact;
  if (bet.kind !== 'main') {
    if (bet.outcome !== 'win' || !isAhead(after.seen)) return;
    shine(d, fact, at);
    showGreatWin(d, fact, after.seen, at);
    return;
  }
  const badge = cast.labels.get(totalKey(bet));
  if (badge === undefined) return;
  if (bet.outcome === 'bust') mover.accent(d.script, badge, BUST_FROM, at, PACE.bust);
  if (bet.outcome !== 'blackjack' || !isAhead(after.seen)) return;
  d.cue('blackjack', at);
  glint(d, fact, at);
}

/** One glint along the upper edge of a hand's cards. */
function glint(d: Direction, { bet }: Settled, at: number): void {
  const { cast, flourish, mover } = d.setting;
  if (bet.kind !== 'main' || mover.rhythm.collect === 0) return;
  const hand = d.picture.hands.find(({ place }) => handKey(place) === handKey(bet));
  if (hand === undefined) return;
  d.script.call(at, () => {
    const light = { rect: hand.rect, at: 0 };
    cast.glints.add(light);
    flourish((script) => {
      script.to(light, { at: 1 }, 0, PACE.blackjack.ms, 'sine.inOut');
      script.call(PACE.blackjack.ms, () => {
        cast.glints.delete(light);
      });
    });
  });
}

/** The spot of a side bet that won shines, and darkens again. */
function shine(d: Direction, { bet }: Settled, at: number): void {
  const { cast, layout, flourish } = d.setting;
  if (bet.kind !== 'side') return;
  const ring = layout.boxes[bet.box - 1]?.sides.find((side) => side.bet === bet.bet);
  if (ring === undefined) return;
  d.cue('sideBetHit', at);
  d.script.call(at, () => {
    const glow = { x: ring.x, y: ring.y, w: ring.r, h: ring.r, alpha: 0 };
    cast.shines.add(glow);
    flourish((script) => {
      const { ms, ease } = PACE.sideWin;
      script.to(glow, { alpha: 1 }, 0, ms * 0.3, ease);
      script.to(glow, { alpha: 0 }, ms, ms, ease);
      script.call(ms * 2, () => {
        cast.shines.delete(glow);
      });
    });
  });
}

export function settleBet(d: Direction, fact: Settled, isNext: boolean): void {
  const after = d.next(fact);
  const at = isNext ? d.at : d.afterBeat;
  const keys = keysOf(fact);
  const piles = keys.piles.flatMap((key) => {
    const pile = d.release(key);
    return pile === null ? [] : [pile];
  });
  const lost = fact.returned === 0;
  if (lost) sweep(d, piles, at);
  const there = lost ? at : pay(d, fact, piles, at);
  accents(d, fact, after, at);
  d.carry(after.picture, { at, wordsAt: there });
  d.told(fact, after, there);
  d.lastPaid = Math.max(d.lastPaid, there);
  d.at = at + d.setting.mover.rhythm.pay;
}

/** The round is over. Only one that returned more than it cost is heard as a win. */
export function settleRound(d: Direction, fact: FactOf<'round.settled'>): void {
  const after = d.next(fact);
  const at = Math.max(d.afterBeat, d.lastPaid);
  d.carry(after.picture, { at });
  if (fact.returned > fact.staked) d.cue('win', at);
  else if (fact.returned < fact.staked) d.cue('lose', at);
  d.told(fact, after, at);
}
