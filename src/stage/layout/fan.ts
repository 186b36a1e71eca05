// How the cards of a hand lie on each other.

import type { Rect } from './shape.ts';
import type { HandSlot } from './table-layout.ts';

/** Height of a card by its width. */
export const CARD_RATIO = 1.4;
/** How much higher each card lies than the one before, by the card's width. */
export const RISE = 0.035;

/** Step from card to card by the number of cards, in card widths. */
const STEPS: readonly number[] = [0, 0, 0.4, 0.31, 0.27, 0.245, 0.215, 0.19, 0.17];

/** The middle of a card at rest. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function stepOf(slot: HandSlot, count: number): number {
  if (count < 2) return 0;
  const free = (STEPS[count] ?? 1.2 / (count - 1)) * slot.width;
  return Math.max(0.5, Math.min(free, (slot.column - slot.width) / (count - 1), slot.step * slot.width));
}

/** Where the card of this number lies in a hand of so many, from 0 on. */
export function cardPlace(slot: HandSlot, index: number, count: number): CardPlace {
  const step = stepOf(slot, count);
  const first = slot.x - (step * (count - 1)) / 2;
  const rise = slot.step === 0 ? 0.01 : RISE;
  return {
    x: first + step * index,
    y: slot.bottom - (slot.width * CARD_RATIO) / 2 - rise * slot.width * index,
    width: slot.width,
  };
}

/** The rectangle that a hand of so many cards takes; an empty one is as large as one card. */
export function handRect(slot: HandSlot, count: number): Rect {
  const cards = Math.max(1, count);
  const w = slot.width + stepOf(slot, cards) * (cards - 1);
  const rise = slot.step === 0 ? 0.01 : RISE;
  const h = slot.width * (CARD_RATIO + rise * (cards - 1));
  return { x: slot.x - w / 2, y: slot.bottom - h, w, h };
}
