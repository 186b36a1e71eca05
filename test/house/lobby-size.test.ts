import { expect, test } from 'vitest';
import { followWidth } from '../../src/house/lobby-size.ts';
import { frameOf } from '../../src/stage/layout/frame.ts';
import { type WishedSize, wishedSize } from '../../src/stage/layout/wished-size.ts';

/** A frame whose width a test sets. */
class Frame {
  innerWidth: number;
  readonly #listeners = new Set<() => void>();

  constructor(width: number) {
    this.innerWidth = width;
  }

  addEventListener(_: 'resize', listener: () => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_: 'resize', listener: () => void): void {
    this.#listeners.delete(listener);
  }

  resize(width: number): void {
    this.innerWidth = width;
    for (const listener of [...this.#listeners]) listener();
  }
}

test.each([
  [320, 568],
  [390, 692],
  [559, 992],
  [560, 450],
  [800, 450],
  [1280, 720],
  [3840, 2160],
])('a table %i wide would like to be %i high', (width, height) => {
  expect(wishedSize(width)).toEqual({ width, height });
});

test('the wish is upright for a narrow frame and wide for a wide one', () => {
  expect(frameOf({ width: 390, height: 692 }).arrangement).toBe('portrait');
  expect(frameOf({ width: 560, height: 450 }).arrangement).toBe('landscape');
  expect(frameOf({ width: 1280, height: 720 }).arrangement).toBe('landscape');
});

test('a frame without a width wishes nothing (F13)', () => {
  for (const width of [0, 0.5, -1, Number.NaN]) expect(wishedSize(width)).toBeNull();
});

test('the wish is told at once and again with another width, never twice the same', () => {
  const told: WishedSize[] = [];
  const frame = new Frame(0);
  const end = followWidth(frame, (size) => told.push(size));
  expect(told).toEqual([]);
  frame.resize(800);
  // Only the height was changed.
  frame.resize(800);
  frame.resize(390);
  end();
  frame.resize(1280);
  expect(told).toEqual([
    { width: 800, height: 450 },
    { width: 390, height: 692 },
  ]);
});
