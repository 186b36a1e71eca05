// The bets of a picture: piles of chips with their labels, and what has come of them.

import type { HandPlace } from '../../round/facts.ts';
import type { SideBetName } from '../../tables/rules.ts';
import { handRect } from '../layout/fan.ts';
import type { Point } from '../layout/shape.ts';
import { labelDrop, sideLabelDrop } from '../layout/side-places.ts';
import type { BoxLayout, HandSlot, TableLayout } from '../layout/table-layout.ts';
import { badgeHeight, labelHeight, labelRect } from '../layout/text-size.ts';
import type { SeenBox, SeenHand, SeenTable } from '../seen/seen-table.ts';
import type { StageTexts } from '../texts.ts';
import { handSlot } from './hand-slot.ts';
import {
  betKey,
  betLabelKey,
  boxLabelKey,
  insuranceKey,
  type LabelSpec,
  type PileSpec,
  sideKey,
} from './picture.ts';

export interface Bets {
  readonly piles: readonly PileSpec[];
  readonly labels: readonly LabelSpec[];
}

const NONE: Bets = { piles: [], labels: [] };

export function joined(all: readonly Bets[]): Bets {
  return { piles: all.flatMap(({ piles }) => piles), labels: all.flatMap(({ labels }) => labels) };
}

interface BetState {
  readonly stake: number;
  readonly returned: number;
  readonly outcome: string | null;
}

/** What a bet's label says: the amount while it is open, then what it won; nothing of a loss. */
function labelText(bet: BetState, texts: StageTexts): Pick<LabelSpec, 'text' | 'style'> | null {
  if (bet.outcome === null) return { text: texts.money(bet.stake), style: 'bet' };
  if (bet.returned > bet.stake) return { text: texts.won(bet.returned - bet.stake), style: 'won' };
  return bet.returned === bet.stake ? { text: texts.push, style: 'push' } : null;
}

function labelled(key: string, at: Point, size: number, bet: BetState, texts: StageTexts): LabelSpec[] {
  const label = labelText(bet, texts);
  return label === null ? [] : [{ key, ...label, x: at.x, y: at.y, size }];
}

/** The label of a bet stands on the lower edge of its ring. */
export function labelPlace(ring: { x: number; y: number; r: number }, size: number): Point {
  return { x: ring.x, y: ring.y + labelDrop(ring.r, size) };
}

interface Parts {
  readonly key: { readonly base: string; readonly double: string; readonly label: string };
  readonly base: Point;
  readonly double: Point;
  readonly label: Point;
  readonly size: number;
  readonly text: number;
}

/** A bet with its doubled half beside it; what is settled has left the table. */
function hand(bet: SeenHand, parts: Parts, texts: StageTexts): Bets {
  const labels = labelled(parts.key.label, parts.label, parts.text, bet, texts);
  if (bet.outcome !== null) return { piles: [], labels };
  const half = bet.doubled ? bet.stake / 2 : bet.stake;
  const base = { key: parts.key.base, amount: half, ...parts.base, size: parts.size };
  if (!bet.doubled) return { piles: [base], labels };
  return { piles: [base, { ...base, key: parts.key.double, ...parts.double }], labels };
}

const keysOf = (place: HandPlace) => ({
  base: betKey(place, 'base'),
  double: betKey(place, 'double'),
  label: betLabelKey(place),
});

/** One hand: its bet is in the middle of the spot, doubled ones beside each other. */
function oneHand(layout: TableLayout, place: BoxLayout, bet: SeenHand, texts: StageTexts): Bets {
  const { spot, box } = place;
  const { spot: size, shared, pair } = layout.chips;
  const shift = bet.doubled ? Math.max(pair.inner, shared * 0.46) : 0;
  const parts: Parts = {
    key: keysOf({ box, hand: 0 }),
    base: { x: spot.x - shift, y: spot.y },
    double: { x: spot.x + shift, y: spot.y },
    label: labelPlace(spot, layout.text.label),
    size: bet.doubled ? shared : size,
    text: layout.text.label,
  };
  return hand(bet, parts, texts);
}

/** Two hands share the spot, the first at its right. */
function twoHands(
  layout: TableLayout,
  place: BoxLayout,
  hands: readonly SeenHand[],
  texts: StageTexts,
): Bets {
  const { spot, box } = place;
  const { shared, pair } = layout.chips;
  const label = labelPlace(spot, layout.text.label);
  return joined(
    hands.map((bet, i) => {
      const to = i === 0 ? 1 : -1;
      const base = bet.doubled ? pair.outer : pair.alone;
      const middle = bet.doubled ? (pair.outer + pair.inner) / 2 : pair.alone;
      const parts: Parts = {
        key: keysOf({ box, hand: i }),
        base: { x: spot.x + to * base, y: spot.y },
        double: { x: spot.x + to * pair.inner, y: spot.y },
        label: { x: spot.x + to * middle, y: label.y },
        size: shared,
        text: layout.text.label,
      };
      return hand(bet, parts, texts);
    }),
  );
}

/** At the foot of a hand: one small chip for the bet, and its label. */
function atFoot(layout: TableLayout, slot: HandSlot, at: HandPlace, bet: SeenHand, texts: StageTexts): Bets {
  const { label: size, total } = layout.text;
  const { mini } = layout.chips;
  const rect = handRect(slot, bet.cards.length);
  const y = slot.bottom + badgeHeight(total) / 2 + labelHeight(size) / 2;
  const text = labelText(bet, texts)?.text ?? '';
  const width = labelRect({ x: 0, y: 0 }, text, size).w;
  const fits = mini + width - 2 <= slot.column + 4;
  const left = Math.max(slot.x - slot.column / 2, Math.min(rect.x, slot.x - (mini + width) / 2));
  const label = { x: fits ? left + mini + width / 2 - 2 : slot.x, y };
  const chip = { x: left + mini / 2, y };
  const { label: labelId, base } = keysOf(at);
  const labels = labelled(labelId, label, size, bet, texts);
  return {
    piles: bet.outcome === null && fits ? [{ key: base, amount: bet.stake, ...chip, size: mini }] : [],
    labels,
  };
}

/** Three or four hands: a bet at each one's foot, and the sum of them on the spot. */
function manyHands(
  layout: TableLayout,
  seen: SeenTable,
  place: BoxLayout,
  box: SeenBox,
  texts: StageTexts,
): Bets {
  const open = box.hands.filter(({ outcome }) => outcome === null);
  const sum = open.reduce((total, { stake }) => total + stake, 0);
  const feet = box.hands.flatMap((bet, i) => {
    const slot = handSlot(layout, seen, box, i);
    return slot.bet === 'foot' ? [atFoot(layout, slot, { box: box.box, hand: i }, bet, texts)] : [];
  });
  if (sum === 0) return joined(feet.length > 0 ? feet : [resultOf(layout, place, box, texts)]);
  if (feet.length > 0) return joined([...feet, timesLabel(layout, place, open, texts)]);
  const { spot } = place;
  const size = layout.text.label;
  const key = boxLabelKey(box.box);
  const label: LabelSpec = { key, text: texts.money(sum), style: 'bet', size, ...labelPlace(spot, size) };
  const pile: PileSpec = { key, amount: sum, x: spot.x, y: spot.y, size: layout.chips.spot };
  return { piles: [pile], labels: [label] };
}

/** "4 × 25.00" on the spot, where the bets are equal and it has room between the side bets. */
function timesLabel(
  layout: TableLayout,
  place: BoxLayout,
  open: readonly SeenHand[],
  texts: StageTexts,
): Bets {
  const [first] = open;
  const { spot } = place;
  const size = layout.text.label;
  if (first === undefined || open.length < 2 || open.some(({ stake }) => stake !== first.stake)) return NONE;
  const text = texts.times(open.length, first.stake);
  const half = labelRect(spot, text, size).w / 2;
  const room = Math.min(...place.sides.map(({ x, r }) => Math.abs(x - spot.x) - Math.max(r, size * 1.4)));
  if (half > room) return NONE;
  const label: LabelSpec = { key: boxLabelKey(place.box), text, style: 'bet', size, x: spot.x, y: spot.y };
  return { piles: [], labels: [label] };
}

/** The hands of a box together, where there is no room for each: what they won beyond their stakes. */
function resultOf(layout: TableLayout, place: BoxLayout, box: SeenBox, texts: StageTexts): Bets {
  const stake = box.hands.reduce((sum, each) => sum + each.stake, 0);
  const returned = box.hands.reduce((sum, each) => sum + each.returned, 0);
  if (returned === 0) return NONE;
  const size = layout.text.label;
  const bet = { stake, returned, outcome: 'settled' };
  return {
    piles: [],
    labels: labelled(boxLabelKey(box.box), labelPlace(place.spot, size), size, bet, texts),
  };
}

function sideBet(
  layout: TableLayout,
  place: BoxLayout,
  bet: BetState & { readonly bet: SideBetName },
  texts: StageTexts,
): Bets {
  const ring = place.sides.find((side) => side.bet === bet.bet);
  if (ring === undefined) return NONE;
  const key = sideKey(place.box, bet.bet);
  const size = layout.chips.side;
  const text = Math.max(layout.text.label * 0.94, Math.min(layout.text.label, 11.5));
  const at = { x: ring.x, y: ring.y + sideLabelDrop(ring.r, size) };
  // The smallest stage has no room for labels of side bets; their chips carry their figure.
  const labels = layout.arrangement === 'popOut' ? [] : labelled(key, at, text, bet, texts);
  const piles = bet.outcome === null ? [{ key, amount: bet.stake, x: ring.x, y: ring.y, size }] : [];
  return { piles, labels };
}

/** Insurance lies above the hand, towards the dealer, or beside the spot where there is no room above. */
function insurance(layout: TableLayout, seen: SeenTable, box: SeenBox, texts: StageTexts): Bets {
  const { insurance: bet, hands } = box;
  const [first] = hands;
  if (bet === null || first === undefined) return NONE;
  const { mini } = layout.chips;
  const size = layout.text.label;
  const key = insuranceKey(box.box);
  const beside = layout.boxes[box.box - 1]?.insurance ?? null;
  const pile = (at: Point) =>
    bet.outcome === null ? [{ key, amount: bet.stake, x: at.x, y: at.y, size: mini }] : [];
  if (beside !== null) {
    const label = { x: beside.x, y: beside.y + mini * 0.5 };
    return { piles: pile(beside), labels: labelled(key, label, size, bet, texts) };
  }
  const rect = handRect(handSlot(layout, seen, box, 0), first.cards.length);
  const width = labelRect({ x: 0, y: 0 }, labelText(bet, texts)?.text ?? '', size).w;
  const y = rect.y - labelHeight(size) / 2 - layout.insuranceGap;
  const left = rect.x + rect.w / 2 - (mini + width + 2) / 2;
  const label = { x: left + mini + 2 + width / 2, y };
  return { piles: pile({ x: left + mini / 2, y }), labels: labelled(key, label, size, bet, texts) };
}

/** All bets of a box in the round. */
export function boxBets(layout: TableLayout, seen: SeenTable, box: SeenBox, texts: StageTexts): Bets {
  const place = layout.boxes[box.box - 1];
  const [first] = box.hands;
  if (place === undefined || first === undefined) return NONE;
  const main =
    box.hands.length === 1
      ? oneHand(layout, place, first, texts)
      : box.hands.length === 2
        ? twoHands(layout, place, box.hands, texts)
        : manyHands(layout, seen, place, box, texts);
  const sides = box.side.map((bet) => sideBet(layout, place, bet, texts));
  // On the smallest stage the label alone tells a bet once cards lie behind it.
  const bare = layout.arrangement === 'popOut' && first.cards.length > 0;
  return joined([bare ? { ...main, piles: [] } : main, ...sides, insurance(layout, seen, box, texts)]);
}
