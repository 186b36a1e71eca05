// The table held by a lease where the browser has no locks, as in an insecure page: a short text, renewed while its tab lives,
// which another tab waits for, or takes. It is asked as the browser's locks are.

import type { Asking } from './one-tab.ts';

/** Where the lease lies: read by all tabs, and told of when another one changes it. */
export interface LeasePlace {
  read(): string | null;
  /** Null takes it away. */
  write(text: string | null): void;
  /** Told when another tab has changed it. */
  onChange(heard: () => void): void;
  /** Told when this page is left. */
  onLeave(heard: () => void): void;
}

export interface LeaseClock {
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

/** How long a lease holds that is not renewed, as of a killed tab, milliseconds. */
const HOLDS_MS = 4000;
const RENEWED_EVERY_MS = 1000;
/** Of two tabs that write at the same moment the later one has it: after this long both read the same. */
const SETTLES_MS = 50;

function holderOf(text: string | null, now: number): string | null {
  try {
    const lease = new Map<string, unknown>(Object.entries(JSON.parse(text ?? 'null')));
    const [holder, until] = [lease.get('holder'), lease.get('until')];
    if (typeof holder !== 'string' || typeof until !== 'number' || !Number.isSafeInteger(until)) return null;
    // One from far ahead was written under another clock, and would never end.
    return until > now && until <= now + 2 * HOLDS_MS ? holder : null;
  } catch {
    return null;
  }
}

export class LeaseLocks {
  readonly #place: LeasePlace;
  readonly #clock: LeaseClock;
  readonly #tab: string;

  /** @param tab this tab's own name */
  constructor(place: LeasePlace, clock: LeaseClock, tab: string) {
    this.#place = place;
    this.#clock = clock;
    this.#tab = tab;
  }

  /** As `navigator.locks.request`: rejects with an AbortError where the table is taken. */
  async request(
    _name: string,
    asking: Asking,
    granted: (lock: object | null) => Promise<void>,
  ): Promise<void> {
    const steals = 'steal' in asking;
    while (!(await this.#taken(steals))) if (!steals) return granted(null);
    let isOver = false;
    this.#place.onLeave(() => {
      if (!isOver) this.#letGo();
    });
    try {
      await Promise.race([granted(this), this.#lost(() => isOver)]);
    } finally {
      isOver = true;
      this.#letGo();
    }
  }

  get #holder(): string | null {
    return holderOf(this.#place.read(), this.#clock.now());
  }

  #write(): void {
    this.#place.write(JSON.stringify({ holder: this.#tab, until: this.#clock.now() + HOLDS_MS }));
  }

  async #taken(steals: boolean): Promise<boolean> {
    if (!steals && this.#holder !== null) return false;
    this.#write();
    await this.#clock.wait(SETTLES_MS);
    return this.#holder === this.#tab;
  }

  #letGo(): void {
    if (this.#holder === this.#tab) this.#place.write(null);
  }

  /** Renews the lease until it is over; rejects once another tab has it. */
  #lost(isOver: () => boolean): Promise<never> {
    return new Promise((_, reject) => {
      const look = (): void => {
        const holder = this.#holder;
        if (!isOver() && holder !== null && holder !== this.#tab)
          reject(new DOMException('taken by another tab', 'AbortError'));
      };
      this.#place.onChange(look);
      const renew = async (): Promise<void> => {
        for (;;) {
          await this.#clock.wait(RENEWED_EVERY_MS);
          if (isOver()) return;
          look();
          // A tab that slept past its own lease takes it again, unless another one has it.
          if (this.#holder === null || this.#holder === this.#tab) this.#write();
        }
      };
      void renew();
    });
  }
}
