// Where each card is in an atlas (assets/cards/layout.ts draws them so).

import { type Card, DECK } from '../../cards/card.ts';
import type { Rect } from '../layout/shape.ts';

/** A picture has a clear edge of 2 round a card of 100 by 140. */
export const CARD_FRAME = { w: 104, h: 144, card: 100 } as const;

/** 9 in a row, suit after suit, the back last. */
const COLUMNS = 9;
export const FACE_NAMES: readonly (Card | 'back')[] = [...DECK, 'back'];
export const PAGE = { w: COLUMNS * CARD_FRAME.w, h: Math.ceil(FACE_NAMES.length / COLUMNS) * CARD_FRAME.h };

export function faceFrame(name: Card | 'back'): Rect {
  const i = FACE_NAMES.indexOf(name);
  const { w, h } = CARD_FRAME;
  return { x: (i % COLUMNS) * w, y: Math.floor(i / COLUMNS) * h, w, h };
}
