// The totals of a picture, as the player would say them.

import { handValue, isBust, isNatural, totalText } from '../../cards/hand-value.ts';
import { isBlackjack } from '../../tables/settlement.ts';
import { handRect } from '../layout/fan.ts';
import type { TableLayout } from '../layout/table-layout.ts';
import { badgeRect } from '../layout/text-size.ts';
import type { SeenBox, SeenHand, SeenTable } from '../seen/seen-table.ts';
import type { StageTexts } from '../texts.ts';
import { attended, handSlot } from './hand-slot.ts';
import { type LabelSpec, totalKey } from './picture.ts';

function wording(hand: SeenHand, inPlay: boolean, texts: StageTexts): Pick<LabelSpec, 'text' | 'style'> {
  const value = handValue(hand.cards);
  // "Bust" is a result: it comes with it, a moment after the card.
  if (hand.outcome === 'bust') return { text: texts.bust(value.total), style: 'bust' };
  if (isBlackjack(hand)) return { text: texts.blackjack, style: 'blackjack' };
  const won = hand.outcome === 'win' || inPlay;
  return { text: totalText(value), style: won ? 'inPlay' : 'total' };
}

function handTotal(
  layout: TableLayout,
  seen: SeenTable,
  box: SeenBox,
  hand: SeenHand,
  index: number,
  texts: StageTexts,
): LabelSpec[] {
  if (hand.cards.length === 0) return [];
  const place = { box: box.box, hand: index };
  const attention = attended(seen);
  const inPlay = attention?.box === box.box && attention.hand === index;
  const slot = handSlot(layout, seen, box, index);
  const rect = handRect(slot, hand.cards.length);
  const words = wording(hand, inPlay, texts);
  const size = inPlay && slot.bet === 'spot' ? layout.text.inPlay : layout.text.total;
  const room = Math.max(slot.column, rect.w) + 8;
  // Where the words do not fit, the figure says it, on the same colour.
  const fits = badgeRect(slot0, words.text, size).w <= room;
  const text = fits ? words.text : totalText(handValue(hand.cards));
  const width = badgeRect(slot0, text, size).w;
  const x = slot.total === 'foot' ? slot.x : Math.max(slot.x, rect.x + rect.w - width / 2 + 2);
  return [{ key: totalKey(place), text, style: words.style, x, y: slot.bottom, size }];
}

const slot0 = { x: 0, y: 0 };

/** The dealer's total counts what can be seen. */
function dealerTotal(layout: TableLayout, seen: SeenTable, texts: StageTexts): LabelSpec[] {
  const { cards, faceDown } = seen.dealer;
  if (cards.length === 0) return [];
  const value = handValue(cards);
  const bust =
    isBust(cards) && seen.boxes.some(({ hands }) => hands.some(({ outcome }) => outcome === 'win'));
  const blackjack = !faceDown && isNatural(cards);
  const text = bust ? texts.bust(value.total) : blackjack ? texts.blackjack : totalText(value);
  const size = layout.text.dealer;
  const slot = layout.dealer;
  const rect = handRect(slot, cards.length + (faceDown ? 1 : 0));
  const width = badgeRect(slot0, text, size).w;
  const at =
    slot.badge === 'foot'
      ? { x: slot.x, y: slot.bottom }
      : { x: rect.x + rect.w + size * 0.72 + width / 2, y: rect.y + rect.h / 2 };
  return [{ key: totalKey(null), text, style: bust ? 'bust' : 'dealer', ...at, size }];
}

export function totals(layout: TableLayout, seen: SeenTable, texts: StageTexts): LabelSpec[] {
  return [
    ...dealerTotal(layout, seen, texts),
    ...seen.boxes.flatMap((box) =>
      box.hands.flatMap((hand, i) => handTotal(layout, seen, box, hand, i, texts)),
    ),
  ];
}
