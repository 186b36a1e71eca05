// Watches over the graphics context: it may be lost at any time, and mostly comes back; where it does not, somebody is
// told, so that no table stays blank (B01).

/** How long a lost context is waited for on a page that is seen, milliseconds. */
const PATIENCE = 5000;

export interface ContextEvents {
  readonly restored: () => void;
  readonly givenUp: () => void;
}

export class ContextGuard {
  readonly #canvas: HTMLCanvasElement;
  readonly #events: ContextEvents;
  #waiting: ReturnType<typeof setTimeout> | null = null;

  constructor(canvas: HTMLCanvasElement, events: ContextEvents) {
    this.#canvas = canvas;
    this.#events = events;
    canvas.addEventListener('webglcontextlost', this.#lost);
    canvas.addEventListener('webglcontextrestored', this.#restored);
  }

  stop(): void {
    this.#canvas.removeEventListener('webglcontextlost', this.#lost);
    this.#canvas.removeEventListener('webglcontextrestored', this.#restored);
    this.#rest();
  }

  #rest(): void {
    if (this.#waiting !== null) clearTimeout(this.#waiting);
    this.#waiting = null;
  }

  readonly #lost = (): void => {
    this.#rest();
    this.#waiting = setTimeout(() => {
      this.#waiting = null;
      // A browser may keep the context from a page that nobody sees.
      if (document.hidden) this.#lost();
      else this.#events.givenUp();
    }, PATIENCE);
  };

  readonly #restored = (): void => {
    this.#rest();
    this.#events.restored();
  };
}
