// What a benchmark says in the end: its figures, each beside its bound and its peer, as a table and as one line of JSON.

export interface Figure {
  readonly name: string;
  /** As it is read: "1.21 ×", "0.6 ms". */
  readonly value: string;
  /** What is asked of it. */
  readonly bound: string;
  /** What it is compared with, in the same run. */
  readonly peer: string;
  readonly holds: boolean;
}

export function median(values: readonly number[]): number {
  return share(values, 0.5);
}

/** The value that such a share of all is not above. */
export function share(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export function fixed(value: number, digits: number): string {
  return value.toFixed(digits);
}

export function report(bench: string, figures: readonly Figure[], detail: unknown): void {
  console.table(figures.map(({ name, value, bound, peer, holds }) => ({ name, value, bound, peer, holds })));
  console.log(JSON.stringify({ bench, node: process.version, figures, detail }));
  if (figures.some(({ holds }) => !holds)) process.exitCode = 1;
}
