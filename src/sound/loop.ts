/** A stretch of a recording, in seconds. */
export interface Region {
  readonly start: number;
  readonly end: number;
}

/** Less than what the recording holds before the loop's start. */
const OVERLAP = 0.3;

/**
 * Makes a loop meet itself. The recording goes on before its loop's start as it does before its end, but a codec has
 * changed the two a little; so the end is faded into what comes before the start, which the start itself then follows.
 */
export function closeLoop(channels: readonly Float32Array[], rate: number, { start, end }: Region): void {
  const length = Math.round((end - start) * rate);
  const last = Math.round(end * rate);
  const overlap = Math.round(OVERLAP * rate);
  for (const channel of channels) {
    for (let i = 0; i < overlap; i++) {
      const at = last - overlap + i;
      const share = (i + 1) / overlap;
      channel[at] = (channel[at] ?? 0) * (1 - share) + (channel[at - length] ?? 0) * share;
    }
  }
}
