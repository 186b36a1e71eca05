// The table itself, baked once for a size into one texture: cloth, print, weave, lamp, rail, and what stands on it.

import { CanvasSource, Texture } from 'pixi.js';
import type { TableRules } from '../../tables/rules.ts';
import type { TableLayout } from '../layout/table-layout.ts';
import type { StageTexts } from '../texts.ts';
import { type Brush, surface } from './brush.ts';
import { feltTones } from './colours.ts';
import { drawCloth, drawLamp, drawWeave } from './felt.ts';
import { drawFloat } from './float.ts';
import { drawCrest, drawRules, drawSpots, petalsOf } from './print.ts';
import { drawRail } from './rail.ts';
import { drawSign } from './sign.ts';

/** No side of the texture is longer than every graphics card takes. */
const LONGEST = 4096;

/** On a stage that has no size yet there is nothing to see (F13). */
const LEAST = 16;

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
  if (brush !== null && Math.min(width, height) >= LEAST) {
    brush.scale(canvas.width / Math.max(1, width), canvas.height / Math.max(1, height));
    drawCloth(brush, layout, feltTones(rules.felt));
    if (layout.crest !== null) drawCrest(brush, layout.crest, petalsOf(rules));
    drawRules(brush, layout, texts);
    drawSpots(brush, layout, texts);
    drawWeave(brush, layout, scale);
    drawLamp(brush, layout);
    drawRail(brush, layout);
    drawObjects(brush, layout, rules, texts, scale);
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

/** A sign's width in its own units. */
const SIGN = 150;

/** What stands on the table and never moves. */
function drawObjects(
  brush: Brush,
  layout: TableLayout,
  rules: TableRules,
  texts: StageTexts,
  scale: number,
): void {
  const { float, limits, signs, u } = layout;
  if (float !== null) drawFloat(brush, scale, float, u);
  if (limits !== null) {
    const { min, max } = texts.limits;
    const lines = [
      [min.toUpperCase(), texts.money(rules.limits.min)],
      [max.toUpperCase(), texts.money(rules.limits.max)],
    ] as const;
    drawSign(brush, scale, limits, { title: rules.name, lines }, limits.w / SIGN);
  }
  for (const { bet, rect } of signs) {
    const pays = rules.sideBets.find((side) => side.bet === bet)?.pays ?? [];
    const { title, lines } = texts.sideSign[bet];
    const rows = pays.map(([win, stake], i) => [lines[i] ?? '', texts.odds(win, stake)] as const);
    drawSign(brush, scale, rect, { title, lines: rows }, rect.w / SIGN);
  }
}
