// A double click acts once: its second press often lands on a button that the first one has put there.

/** Longer than nearly every double click, shorter than two presses that are meant. */
const DOUBLE_CLICK_MS = 400;

let last = Number.NEGATIVE_INFINITY;

/** An action was taken. */
export function pressed(): void {
  last = performance.now();
}

/** @param clicks the event's count of clicks in quick succession; 0 from the keyboard */
export function isSecondOfDoubleClick(clicks: number): boolean {
  return clicks > 1 && performance.now() - last < DOUBLE_CLICK_MS;
}
