/** The chip that a press on a spot puts there, or takes off. */
export class ChipInHand {
  readonly #chips: readonly number[];
  readonly #changed: () => void;
  #value: number | null;
  #takesBack = false;

  /** @param chips the table's chips, minor units, ascending */
  constructor(chips: readonly number[], changed: () => void) {
    this.#chips = chips;
    this.#changed = changed;
    // TABLES.md, A: the smallest chip is in hand at the start.
    this.#value = chips[0] ?? null;
  }

  /** Minor units; null while it is put away. */
  get value(): number | null {
    return this.#value;
  }

  /** A press on a spot takes its last chip off. */
  get takesBack(): boolean {
    return this.#takesBack || this.#value === null;
  }

  take(chip: number | null): void {
    this.#takesBack = false;
    this.#value = chip;
    this.#changed();
  }

  /** The next larger or smaller chip, as the wheel turns. */
  turn(by: 1 | -1): void {
    const chips = this.#chips;
    const at = this.#value === null ? (by > 0 ? -1 : chips.length) : chips.indexOf(this.#value);
    const next = chips[Math.min(chips.length - 1, Math.max(0, at + by))];
    if (next !== undefined) this.take(next);
  }

  setTakesBack(on: boolean): void {
    if (!on && this.#value === null) this.#value = this.#chips[0] ?? null;
    this.#takesBack = on;
    this.#changed();
  }
}
