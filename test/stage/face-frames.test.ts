import { expect, test } from 'vitest';
import { CARD } from '../../assets/cards/deck.ts';
import { PAGE as ATLAS, cardRect } from '../../assets/cards/layout.ts';
import { CARD_FRAME, FACE_NAMES, faceFrame, PAGE } from '../../src/stage/scene/face-frames.ts';

test('the stage cuts every card where the atlas has it', () => {
  expect(FACE_NAMES).toHaveLength(53);
  for (const name of FACE_NAMES) expect(faceFrame(name)).toEqual(cardRect(name));
  expect(PAGE).toEqual(ATLAS);
  expect(CARD_FRAME.w).toBe(CARD.width + 2 * CARD.padding);
  expect(CARD_FRAME.h).toBe(CARD.height + 2 * CARD.padding);
  expect(CARD_FRAME.card).toBe(CARD.width);
});
