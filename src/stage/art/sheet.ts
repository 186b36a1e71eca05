// A sheet: small pictures drawn by Canvas 2D onto shared pages, so that a whole table takes few draw calls. Pictures
// that nobody has used for a while make room for others.

import { Rectangle, Texture } from 'pixi.js';
import { type Brush, surface } from './brush.ts';
import { PageSource } from './page-source.ts';

/** A picture on a page: its texture, and its size in CSS pixels. */
export interface Cutting {
  readonly texture: Texture;
  readonly w: number;
  readonly h: number;
}

interface Shelf {
  readonly y: number;
  readonly h: number;
  x: number;
}

interface Entry extends Cutting {
  used: number;
}

interface Page {
  readonly brush: Brush | null;
  readonly source: PageSource;
  readonly shelves: Shelf[];
  readonly entries: Map<string, Entry>;
  foot: number;
}

/** Between pictures, so that none shows at another's edge. */
const GAP = 2;

export class Sheet {
  readonly #size: number;
  readonly #resolution: number;
  readonly #pages: Page[] = [];
  #turn = 0;

  /** `size` is a page's side in device pixels, `resolution` how many of them a CSS pixel takes. */
  constructor(size: number, resolution: number) {
    this.#size = size;
    this.#resolution = resolution;
  }

  get pages(): number {
    return this.#pages.length;
  }

  /** The picture of this key, drawn if it is not there. `draw` has the picture's corner as origin. */
  take(key: string, w: number, h: number, draw: (brush: Brush, scale: number) => void): Cutting {
    for (const page of this.#pages) {
      const entry = page.entries.get(key);
      if (entry !== undefined) {
        entry.used = this.#turn;
        return entry;
      }
    }
    return this.#draw(key, w, h, draw);
  }

  /** A new turn begins: what is not taken in this or the last one may be let go. */
  turn(): void {
    this.#turn += 1;
    if (this.#pages.length < 2) return;
    for (const page of [...this.#pages]) {
      const idle = [...page.entries.values()].every(({ used }) => used < this.#turn - 1);
      if (idle) this.#drop(page);
    }
  }

  /** Sends what was drawn to the graphics card, once a frame. */
  upload(): void {
    for (const page of this.#pages) {
      if (page.source.isFresh) page.source.send();
    }
  }

  destroy(): void {
    for (const page of [...this.#pages]) this.#drop(page);
  }

  #draw(key: string, w: number, h: number, draw: (brush: Brush, scale: number) => void): Cutting {
    const scale = this.#resolution;
    const pw = Math.min(this.#size - 2 * GAP, Math.ceil(w * scale));
    const ph = Math.min(this.#size - 2 * GAP, Math.ceil(h * scale));
    const { page, x, y } = this.#place(pw, ph);
    const { brush, source } = page;
    if (brush !== null) {
      brush.save();
      brush.beginPath();
      brush.rect(x - 1, y - 1, pw + 2, ph + 2);
      brush.clip();
      brush.setTransform(scale, 0, 0, scale, x, y);
      draw(brush, scale);
      brush.restore();
      brush.setTransform(1, 0, 0, 1, 0, 0);
    }
    source.drawn({ x: x - 1, y: y - 1, w: pw + 2, h: ph + 2 });
    const frame = new Rectangle(x / scale, y / scale, pw / scale, ph / scale);
    const entry: Entry = {
      texture: new Texture({ source, frame }),
      w: pw / scale,
      h: ph / scale,
      used: this.#turn,
    };
    page.entries.set(key, entry);
    return entry;
  }

  #place(w: number, h: number): { readonly page: Page; readonly x: number; readonly y: number } {
    for (const page of this.#pages) {
      const place = this.#onPage(page, w, h);
      if (place !== null) return { page, ...place };
    }
    const page = this.#newPage();
    return { page, ...(this.#onPage(page, w, h) ?? { x: GAP, y: GAP }) };
  }

  #onPage(page: Page, w: number, h: number): { readonly x: number; readonly y: number } | null {
    const fits = (shelf: Shelf) => shelf.h >= h && shelf.h <= h * 1.4 + 4 && shelf.x + w + GAP <= this.#size;
    let shelf = page.shelves.find(fits);
    if (shelf === undefined) {
      if (page.foot + h + GAP > this.#size) return null;
      shelf = { x: GAP, y: page.foot, h };
      page.foot += h + GAP;
      page.shelves.push(shelf);
    }
    const { x, y } = shelf;
    shelf.x += w + GAP;
    return { x, y };
  }

  #newPage(): Page {
    const drawn = surface(this.#size, this.#size);
    const source = new PageSource(drawn, this.#resolution);
    const page: Page = { brush: drawn.brush, source, shelves: [], entries: new Map(), foot: GAP };
    this.#pages.push(page);
    return page;
  }

  #drop(page: Page): void {
    const at = this.#pages.indexOf(page);
    if (at !== -1) this.#pages.splice(at, 1);
    for (const { texture } of page.entries.values()) texture.destroy(false);
    page.entries.clear();
    page.source.destroy();
  }
}
