// From what is seen to where everything lies: pure, so that any table can be drawn at any time in any size.

import { sideStakes } from '../../tables/bets.ts';
import { handRect } from '../layout/fan.ts';
import { clamp, grown } from '../layout/shape.ts';
import type { TableLayout } from '../layout/table-layout.ts';
import { badgeRect } from '../layout/text-size.ts';
import type { SeenBox, SeenTable } from '../seen/seen-table.ts';
import type { StageTexts } from '../texts.ts';
import { boxBets, joined } from './bets.ts';
import { boxCards, dealerCards } from './cards.ts';
import { attended, handSlot, isForward, ownSlot } from './hand-slot.ts';
import type { LabelSpec, Picture } from './picture.ts';
import { totals } from './totals.ts';

const byKey = <T extends { readonly key: string }>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.key, thing]));

/** Bets before a round lie as those of a round do that has no cards yet. */
function betBoxes(seen: SeenTable): readonly SeenBox[] {
  if (seen.boxes.length > 0) return seen.boxes;
  return seen.bets.map((bet) => ({
    box: bet.box,
    hands:
      bet.main === 0
        ? []
        : [
            {
              cards: [],
              fromSplit: false,
              stake: bet.main,
              doubled: false,
              finished: false,
              outcome: null,
              returned: 0,
            },
          ],
    side: sideStakes(bet).map(([name, stake]) => ({ bet: name, stake, outcome: null, returned: 0 })),
    insurance: null,
  }));
}

function message(layout: TableLayout, seen: SeenTable, texts: StageTexts): LabelSpec[] {
  const { x, y, room } = layout.zones.feltMessage;
  return seen.boxes.length > 0 || texts.placeBets === ''
    ? []
    : [{ key: 'message', text: texts.placeBets, style: 'message', x, y, size: layout.text.message, room }];
}

export function haloGap(layout: TableLayout): number {
  return Math.max(4, 8 * Math.min(1.5, layout.u));
}

function halo(layout: TableLayout, seen: SeenTable) {
  const attention = attended(seen);
  const box = seen.boxes.find((each) => each.box === attention?.box);
  if (attention === null || box === undefined) return null;
  const cards = box.hands[attention.hand]?.cards.length ?? 0;
  return cards === 0
    ? null
    : grown(handRect(handSlot(layout, seen, box, attention.hand), cards), haloGap(layout));
}

/** A hand that came forward leaves its outline at its place. */
function ghosts(layout: TableLayout, seen: SeenTable) {
  return seen.boxes.flatMap((box) => {
    const place = layout.boxes[box.box - 1];
    if (place === undefined || box.hands.length > 2) return [];
    return box.hands.flatMap((hand, i) =>
      isForward(layout, seen, box, i)
        ? [handRect(ownSlot(place, box.hands.length, i), Math.max(2, hand.cards.length))]
        : [],
    );
  });
}

/** Long amounts at the edge of a narrow stage move inwards until they are whole. */
function onStage(label: LabelSpec, { width }: TableLayout): LabelSpec {
  const half = badgeRect(label, label.text, label.size).w / 2 + 2;
  return half * 2 > width ? label : { ...label, x: clamp(label.x, half, width - half) };
}

export function arrange(seen: SeenTable, layout: TableLayout, texts: StageTexts): Picture {
  const bets = joined(betBoxes(seen).map((box) => boxBets(layout, seen, box, texts)));
  const attention = attended(seen);
  const attendedBox = attention === null ? undefined : layout.boxes[attention.box - 1];
  return {
    cards: byKey([...dealerCards(layout, seen), ...boxCards(layout, seen)]),
    piles: byKey(bets.piles),
    labels: byKey(
      [...bets.labels, ...totals(layout, seen, texts), ...message(layout, seen, texts)].map((label) =>
        onStage(label, layout),
      ),
    ),
    halo: halo(layout, seen),
    glows: layout.forward !== null && attendedBox !== undefined ? [attendedBox.spot] : [],
    ghosts: ghosts(layout, seen),
    hands: seen.boxes.flatMap((box) =>
      box.hands.map((hand, i) => ({
        place: { box: box.box, hand: i },
        rect: handRect(handSlot(layout, seen, box, i), hand.cards.length),
      })),
    ),
    dealer: handRect(layout.dealer, seen.dealer.cards.length + (seen.dealer.faceDown ? 1 : 0)),
  };
}
