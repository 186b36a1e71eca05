// Limits that players set on themselves: a loss limit and a stop for today. Once set they cannot be undone from the game
// before they end; they can only be made stricter.

/** A limit on what may be lost; `lost` is counted since it was set. */
export interface LossLimit {
  /** Minor units. */
  readonly amount: number;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly until: number;
}

export interface Limits {
  readonly loss: LossLimit | null;
  /** No round begins before this moment, milliseconds since 1970. */
  readonly stoppedUntil: number | null;
}

export const NO_LIMITS: Limits = { loss: null, stoppedUntil: null };

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** The fields of an object; none where it is not one. */
function fieldsOf(stored: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
}

/** Undefined where it cannot be read. */
function readLoss(stored: unknown): LossLimit | null | undefined {
  if (stored === null) return null;
  const fields = fieldsOf(stored);
  const [amount, since, until] = ['amount', 'since', 'until'].map((key) => fields.get(key));
  return isWhole(amount) && isWhole(since) && isWhole(until) ? { amount, since, until } : undefined;
}

/** Reads kept limits; damaged ones are none, since nobody can be held to what cannot be read. */
export function readLimits(stored: unknown): Limits {
  const fields = fieldsOf(stored);
  const loss = readLoss(fields.get('loss'));
  const stoppedUntil = fields.get('stoppedUntil');
  const isRead = loss !== undefined && (stoppedUntil === null || isWhole(stoppedUntil));
  return isRead ? { loss, stoppedUntil } : NO_LIMITS;
}

/**
 * Of two copies of a player's limits the stricter of each: clearing one store loosens nothing. Nor does a clock that is put
 * forward and back: a limit that is over is kept until another takes its place.
 */
export function stricter(a: Limits, b: Limits, now: number): Limits {
  const losses = [a, b].map((limits) => runningLoss(limits, now)).filter((loss) => loss !== null);
  const [running = null] = losses.sort((one, other) => one.amount - other.amount);
  const [over = null] = [a.loss, b.loss]
    .filter((loss) => loss !== null)
    .sort((one, other) => other.until - one.until);
  const loss = running ?? over;
  const stops = [a.stoppedUntil ?? 0, b.stoppedUntil ?? 0, 0];
  const stoppedUntil = Math.max(...stops);
  return { loss, stoppedUntil: stoppedUntil === 0 ? null : stoppedUntil };
}

/** The end of the day in the player's own time. */
export function endOfDay(now: number): number {
  const end = new Date(now);
  end.setHours(24, 0, 0, 0);
  return end.getTime();
}

/** Sets a loss limit until the end of the day; one that runs can be lowered, never raised or dropped. */
export function withLossLimit(limits: Limits, amount: number, now: number): Limits {
  const running = runningLoss(limits, now);
  if (running !== null && amount >= running.amount) return limits;
  const loss = running === null ? { amount, since: now, until: endOfDay(now) } : { ...running, amount };
  return { ...limits, loss };
}

export function stoppedForToday(limits: Limits, now: number): Limits {
  return { ...limits, stoppedUntil: Math.max(limits.stoppedUntil ?? 0, endOfDay(now)) };
}

export function runningLoss({ loss }: Limits, now: number): LossLimit | null {
  return loss !== null && now < loss.until ? loss : null;
}

export type LimitRefusal =
  | { readonly code: 'stopped-for-today'; readonly until: number }
  | { readonly code: 'loss-limit'; readonly left: number; readonly until: number };

/** Whether a refusal is one of the player's own limits, and not of the round. */
export function isOfLimits(refusal: { readonly code: string }): refusal is LimitRefusal {
  return refusal.code === 'stopped-for-today' || refusal.code === 'loss-limit';
}

/**
 * Why a round with this stake may not begin, or null where it may. What doubles and splits add in the round stays open, so
 * that a hand can always be played as it should be.
 *
 * @param lost what was lost since the limit was set, minor units; negative where money was won
 */
export function limitRefusal(limits: Limits, now: number, lost: number, stake: number): LimitRefusal | null {
  if (limits.stoppedUntil !== null && now < limits.stoppedUntil)
    return { code: 'stopped-for-today', until: limits.stoppedUntil };
  const loss = runningLoss(limits, now);
  if (loss === null) return null;
  const left = loss.amount - lost;
  return stake > left ? { code: 'loss-limit', left: Math.max(left, 0), until: loss.until } : null;
}
