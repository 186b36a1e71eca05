// All pictures of one table at one size: the baked table, and the sheets that its movable things are cut from.

import type { TableRules } from '../../tables/rules.ts';
import { type ChipLook, chipBox, chipLook, drawChip } from '../art/chip.ts';
import { labelArt } from '../art/label.ts';
import {
  drawCardShadow,
  drawCaret,
  drawChipShadow,
  drawGhost,
  drawGlint,
  drawHaloFrame,
  drawPool,
  drawSpotGlow,
  FRAME,
  LIFTED,
  REST,
  SHADOW_REACH,
} from '../art/parts.ts';
import { type Cutting, Sheet } from '../art/sheet.ts';
import { bakeTable, type TableArt } from '../art/table-art.ts';
import type { TableLayout } from '../layout/table-layout.ts';
import type { LabelStyle } from '../picture/picture.ts';
import type { StageTexts } from '../texts.ts';

export interface ArtOptions {
  readonly layout: TableLayout;
  readonly rules: TableRules;
  readonly texts: StageTexts;
  /** Device pixels to a CSS pixel; pictures are drawn at 1 at least, so that text stays sharp on a page zoomed out (B08). */
  readonly resolution: number;
  /** Decimals of the table's currency. */
  readonly digits: number;
}

/** A sheet's page is as large as some twenty labels and all chips need, within what every device has. */
function pageSize({ layout, resolution }: ArtOptions): number {
  const wanted = 640 * resolution * Math.max(0.8, Math.min(2, layout.u));
  return wanted <= 512 ? 512 : wanted <= 1024 ? 1024 : 2048;
}

export class Art {
  readonly options: ArtOptions;
  readonly table: TableArt;
  readonly #parts: Sheet;
  readonly #labels: Sheet;

  constructor(options: ArtOptions) {
    const resolution = Math.max(1, options.resolution);
    this.options = { ...options, resolution };
    this.table = bakeTable(options.layout, options.rules, options.texts, resolution);
    this.#parts = new Sheet(pageSize(this.options), resolution);
    // Labels change all the time, and a page is sent whole: theirs are smaller.
    this.#labels = new Sheet(Math.max(512, pageSize(this.options) / 2), resolution);
  }

  chip(value: number, size: number): Cutting {
    const { w, h } = chipBox(size);
    const look: ChipLook = chipLook(value, this.options.rules.chips, this.options.digits);
    const px = size.toFixed(1);
    return this.#parts.take(`chip ${value} ${px}`, w, h, (brush) => drawChip(brush, size, look));
  }

  label(text: string, style: LabelStyle, size: number, room?: number): Cutting {
    const art = labelArt(text, style, size, room);
    return this.#labels.take(`${style} ${size.toFixed(2)} ${text}`, art.w, art.h, art.draw);
  }

  get cardShadows() {
    const w = 100 + 2 * SHADOW_REACH;
    const h = 140 + 2 * SHADOW_REACH;
    return {
      rest: this.#parts.take('rest', w, h, (brush, scale) => drawCardShadow(brush, scale, REST)).texture,
      lifted: this.#parts.take('lifted', w, h, (brush, scale) => drawCardShadow(brush, scale, LIFTED))
        .texture,
    };
  }

  get chipShadow(): Cutting {
    return this.#parts.take('chip shadow', 100, 100, drawChipShadow);
  }

  get pool(): Cutting {
    return this.#parts.take('pool', 100, 100, drawPool);
  }

  get spotGlow(): Cutting {
    return this.#parts.take('spot glow', 100, 100, drawSpotGlow);
  }

  get haloFrame(): Cutting {
    return this.#parts.take('halo', FRAME.size, FRAME.size, drawHaloFrame);
  }

  get glint(): Cutting {
    return this.#parts.take('glint', 100, 20, drawGlint);
  }

  caret(w: number, h: number): Cutting {
    return this.#parts.take(`caret ${w}`, w, h, (brush) => drawCaret(brush, w, h));
  }

  ghost(w: number, h: number): Cutting {
    const [gw, gh] = [Math.round(w), Math.round(h)];
    return this.#labels.take(`ghost ${gw} ${gh}`, gw, gh, (brush) => drawGhost(brush, gw, gh));
  }

  /** A part drawn by somebody else, such as the shoe. */
  part(key: string, w: number, h: number, draw: Parameters<Sheet['take']>[3]): Cutting {
    return this.#parts.take(key, w, h, draw);
  }

  /** What every round begins with, so that its first frame need not draw it. */
  prepare(): unknown {
    return [this.cardShadows, this.chipShadow, this.glint];
  }

  /** How many textures all of it takes, the table's own aside. */
  get pages(): number {
    return this.#parts.pages + this.#labels.pages;
  }

  upload(): void {
    this.#labels.turn();
    this.#parts.upload();
    this.#labels.upload();
  }

  destroy(): void {
    this.table.destroy();
    this.#parts.destroy();
    this.#labels.destroy();
  }
}
