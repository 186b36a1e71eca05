// The table itself, baked once for a size into one texture: cloth, print, weave, lamp, rail, and what stands on it.

import { CanvasSource, Texture } from 'pixi.js';
import type { TableRules } from '../../tables/rules.ts';
import type { TableLayout } from '../layout/table-layout.ts';
import type { StageTexts } from '../texts.ts';
import { surface } from './brush.ts';
import { feltTones } from './colours.ts';
import { drawCloth, drawLamp, drawWeave } from './felt.ts';
import { drawCrest, drawRules, drawSpots, petalsOf } from './print.ts';
import { drawRack, drawRail } from './rail.ts';

/** No side of the texture is longer than every graphics card takes. */
const LONGEST = 4096;

export interface TableArt {
  readonly texture: Texture;
  readonly destroy: () => void;
}

export function bakeTable(
  layout: TableLayout,
  rules: TableRules,
  texts: StageTexts,
  resolution: number,
): TableArt {
  const { width, height } = layout;
  const scale = Math.min(resolution, LONGEST / Math.max(1, width, height));
  const { canvas, brush } = surface(width * scale, height * scale);
  if (brush !== null) {
    brush.scale(canvas.width / Math.max(1, width), canvas.height / Math.max(1, height));
    drawCloth(brush, layout, feltTones(rules.felt));
    if (layout.crest !== null) drawCrest(brush, layout.crest, petalsOf(rules));
    drawRules(brush, layout, texts);
    drawSpots(brush, layout, texts);
    drawWeave(brush, layout, scale);
    drawLamp(brush, layout);
    drawRail(brush, layout);
    drawRack(brush, layout, scale);
  }
  const source = new CanvasSource({ resource: canvas });
  const texture = new Texture({ source });
  return {
    texture,
    destroy: () => {
      texture.destroy(true);
    },
  };
}
