// The wire to the lobby's server, and what can be done to it from the switch board: every reply later, some lost, or nothing
// gets through. The server never knows: it does what it was asked to.

import * as v from 'valibot';

export interface Faults {
  /** Added to every reply, milliseconds. */
  readonly latencyMs: number;
  /** One in how many replies to the table is lost; 0: none. */
  readonly loseOneIn: number;
  /** The plug is pulled. */
  readonly pulled: boolean;
}

export const NO_FAULTS: Faults = { latencyMs: 0, loseOneIn: 0, pulled: false };

/** The server would not do it. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const refusalSchema = v.object({ code: v.string() });
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resume) => setTimeout(resume, milliseconds));
/** The golden section: its multiples fall nowhere twice. */
const SPREAD = (Math.sqrt(5) - 1) / 2;
const never = (): Promise<never> => new Promise(() => {});

export class Wire {
  faults: Faults = NO_FAULTS;
  token: string | null = null;
  #replies = 0;

  /**
   * Asks the server. Rejects where it cannot be reached, with a `Refusal` where it will not, and never settles where its reply
   * is lost.
   *
   * @param sitting the table's, for what a table asks
   */
  async ask<S extends v.GenericSchema>(
    path: string,
    body: object,
    reply: S,
    sitting: string | null = null,
  ): Promise<v.InferOutput<S>> {
    if (this.faults.pulled) throw new Error('the plug is pulled');
    const response = await fetch(`api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        ...(sitting === null ? {} : { 'x-sitting': sitting }),
      },
      body: JSON.stringify(body),
    });
    const sent: unknown = await response.json();
    if (this.faults.latencyMs > 0) await pause(this.faults.latencyMs);
    if (this.faults.pulled) throw new Error('the plug is pulled');
    if (sitting !== null && path !== 'here' && this.#isLost()) return never();
    if (!response.ok) {
      const refused = v.safeParse(refusalSchema, sent);
      throw new Refusal(refused.success ? refused.output.code : `http-${response.status}`);
    }
    return v.parse(reply, sent);
  }

  #isLost(): boolean {
    const { loseOneIn } = this.faults;
    if (loseOneIn === 0) return false;
    this.#replies += 1;
    // Evenly spread, and never in step with what the game asks in turn, as every second one would be.
    return (this.#replies * SPREAD) % 1 < 1 / loseOneIn;
  }
}
