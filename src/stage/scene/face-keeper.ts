// Keeps the faces that fit the stage's size and the player's choice. What there is stays until others have come.

import type { TableLayout } from '../layout/table-layout.ts';
import { type CardFaces, loadFaces, plainFaces } from './card-faces.ts';
import { faceSetFor } from './screen.ts';

export interface FaceWish {
  readonly fourColour: boolean;
  readonly bigIndex: 'auto' | 'always' | 'never';
}

export class FaceKeeper {
  readonly #changed: () => void;
  #faces: CardFaces = plainFaces();
  /** The set that is wanted, or here. */
  #key = '';
  #closed = false;

  /** `changed` is told when other faces have come; the old ones are let go after it. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get faces(): CardFaces {
    return this.#faces;
  }

  async fetch(layout: TableLayout, wish: FaceWish, deviceRatio: number): Promise<void> {
    const { set, resolution, key } = faceSetFor(layout, wish, deviceRatio);
    if (key === this.#key) return;
    this.#key = key;
    const faces = await loadFaces(set, resolution).catch(() => null);
    if (faces === null) {
      // Asked again when something changes; the cards that are here will do till then.
      if (this.#key === key) this.#key = '';
      return;
    }
    if (this.#closed || this.#key !== key) {
      faces.destroy();
      return;
    }
    const before = this.#faces;
    this.#faces = faces;
    this.#changed();
    before.destroy();
  }

  close(): void {
    this.#closed = true;
    this.#faces.destroy();
  }
}
