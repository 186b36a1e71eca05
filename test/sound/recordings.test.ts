import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import ambience from '../../assets/sounds/ambience.json';
import effects from '../../assets/sounds/effects.json';
import { CUES } from '../../src/sound/cues.ts';
import { closeLoop } from '../../src/sound/loop.ts';

const bytes = (name: string) => statSync(new URL(`../../assets/sounds/${name}`, import.meta.url)).size;

describe('the recording of the effects', () => {
  test('holds every cue and nothing else', () => {
    expect(Object.keys(effects).sort()).toEqual([...CUES].sort());
  });

  test('keeps its takes apart by 60 ms, so that none is heard in another', () => {
    const takes = Object.values(effects)
      .flat()
      .sort((a, b) => a.start - b.start);
    const gaps = takes.slice(1).map((take, i) => Number((take.start - (takes[i]?.end ?? 0)).toFixed(3)));
    expect(new Set(gaps)).toEqual(new Set([0.06]));
  });

  test('varies what is heard most: at least three takes of a card sliding, turning, and of a chip set down', () => {
    expect(effects.cardSlide.length).toBe(4);
    expect(effects.cardTurn.length).toBe(3);
    expect(effects.chipDown.length).toBe(4);
  });

  test('is short where the table is quick: cards and chips under half a second', () => {
    const lengths = [...effects.cardSlide, ...effects.cardTurn, ...effects.chipDown].map(
      (t) => t.end - t.start,
    );
    expect(Math.max(...lengths)).toBeLessThan(0.5);
  });
});

test('the recordings stay within their weight', () => {
  expect(bytes('effects.webm')).toBeLessThan(160_000);
  expect(bytes('effects.mp3')).toBeLessThan(220_000);
  expect(bytes('ambience.webm')).toBeLessThan(120_000);
  expect(bytes('ambience.mp3')).toBeLessThan(200_000);
});

describe('the loop', () => {
  test('is recorded with half a second to spare before it', () => {
    expect(ambience).toEqual({ start: 0.5, end: 24.5 });
  });

  test('once closed, ends on the very sample that comes before its start', () => {
    const rate = 1000;
    // Two turns of a loop of one second that a codec has changed a little the second time.
    const channel = Float32Array.from({ length: 2000 }, (_, i) => Math.sin(i) + (i >= 1000 ? 0.25 : 0));
    const before = channel.slice();
    closeLoop([channel], rate, { start: 0.5, end: 1.5 });
    expect(channel[1499]).toBe(before[499]);
    expect(channel.slice(0, 1200)).toEqual(before.slice(0, 1200));
    expect(channel.slice(1500)).toEqual(before.slice(1500));
    expect(channel[1349]).toBeCloseTo(Math.sin(1349) * 0.5 + Math.sin(349) * 0.5 + 0.125, 5);
  });
});
