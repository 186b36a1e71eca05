import { expect, test } from 'vitest';
import { Fineness } from '../../src/stage/scene/fineness.ts';

function move(fineness: Fineness, frames: number, ms: number): void {
  for (let frame = 0; frame < frames; frame++) fineness.moved(ms, 3);
}

test('a device that cannot keep up is given a coarser picture, step by step and never under its own pixels', () => {
  const fineness = new Fineness();
  expect(fineness.most).toBe(3);
  const steps = [3, 2, 1.5, 1].map((resolution) => {
    move(fineness, 60, 50);
    return [fineness.rested(resolution), fineness.most];
  });
  expect(steps).toEqual([
    [true, 2],
    [true, 1.5],
    [true, 1],
    [false, 1],
  ]);
});

test('one that keeps up keeps its picture, and so does one of which too little was seen', () => {
  const fineness = new Fineness();
  move(fineness, 200, 17);
  expect(fineness.rested(3)).toBe(false);
  // A hitch, such as a tab that was hidden, is no slow device.
  move(fineness, 60, 17);
  fineness.moved(4000, 3);
  expect(fineness.rested(3)).toBe(false);
  move(fineness, 39, 55);
  expect(fineness.rested(3)).toBe(false);
  // Nor do two short motions make a long one.
  move(fineness, 39, 55);
  expect(fineness.rested(3)).toBe(false);
  expect(fineness.most).toBe(3);
});

test('a ratio between two steps goes to the next one below', () => {
  const fineness = new Fineness();
  move(fineness, 60, 40);
  expect(fineness.rested(2.625)).toBe(true);
  expect(fineness.most).toBe(2);
});

test('one that is stuck is given fewer pixels in mid-motion, as many as it can draw', () => {
  const fineness = new Fineness();
  const told = [200, 90, 16, 90, 90, 16, 90].map((ms) => fineness.moved(ms, 3));
  expect(told).not.toContain(true);
  // 90 ms are 25 with 0.53 of the width and of the height.
  expect(fineness.moved(90, 3)).toBe(true);
  expect(fineness.most).toBe(1.5);
  const again = [90, 90, 90, 90, 90, 90, 90, 90].map((ms) => fineness.moved(ms, 1.5));
  expect(again.lastIndexOf(true)).toBe(7);
  expect(fineness.most).toBe(1);
  move(fineness, 60, 300);
  expect(fineness.most).toBe(1);
});
