// What of the screen the stage has, and which faces are right for it.

import type { TableLayout } from '../layout/table-layout.ts';
import type { FaceResolution, FaceSetName } from './card-faces.ts';
import type { RendererSize } from './renderer.ts';

const COARSEST = 0.5;

/** @param finest device pixels to a CSS pixel, at most */
export function screenOf(parent: HTMLElement, finest: number): RendererSize {
  const { width, height } = parent.getBoundingClientRect();
  const ratio = window.devicePixelRatio;
  const resolution = Number.isFinite(ratio) ? Math.min(finest, Math.max(COARSEST, ratio)) : 1;
  return { width: Math.floor(width), height: Math.floor(height), resolution };
}

/** Cards narrower than this show their big index. */
const BIG_INDEX_UNDER = 104;
/** A card of this many device pixels is as fine as the smaller atlas has it. */
const LOW_UP_TO = 112;

export function faceSetFor(
  layout: TableLayout,
  choice: { readonly fourColour: boolean; readonly bigIndex: 'auto' | 'always' | 'never' },
  resolution: number,
): { readonly set: FaceSetName; readonly resolution: FaceResolution; readonly key: string } {
  const waiting = layout.boxes.flatMap(({ slots }) => slots[0]?.map(({ width }) => width) ?? []);
  const inFront = layout.forward?.[0]?.map(({ width }) => width) ?? [];
  const widest = Math.max(layout.dealer.width, ...waiting, ...inFront);
  const isNarrow = Math.min(layout.dealer.width, ...waiting) < BIG_INDEX_UNDER;
  const big = choice.bigIndex === 'always' || (choice.bigIndex === 'auto' && isNarrow);
  const colours = choice.fourColour ? 'four-colour' : 'two-colour';
  const set: FaceSetName = big ? `${colours}-big` : colours;
  const fine: FaceResolution = widest * layout.inPlay * resolution > LOW_UP_TO ? 'high' : 'low';
  return { set, resolution: fine, key: `${set} ${fine}` };
}
