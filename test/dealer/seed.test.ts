import { createCipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newSeed, wordsOf } from '../../src/dealer/seed.ts';

const take = (seed: Uint8Array, from: number, count: number): readonly number[] => {
  const words = wordsOf(seed);
  for (let i = 0; i < from; i++) words();
  return Array.from({ length: count }, words);
};

describe('the words of a seed are the ChaCha20 key stream', () => {
  test('RFC 8439, A.1, test vector 1: an all-zero key, block 0', () => {
    expect(take(new Uint8Array(32), 0, 16)).toEqual([
      0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653, 0xb819d2bd, 0x1aed8da0, 0xccef36a8, 0xc70d778b,
      0x7c5941da, 0x8d485751, 0x3fe02477, 0x374ad8b8, 0xf4b8436a, 0x1ca11815, 0x69b687c3, 0x8665eeb2,
    ]);
  });

  test('RFC 8439, A.1, test vector 2: an all-zero key, block 1', () => {
    expect(take(new Uint8Array(32), 16, 4)).toEqual([0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73]);
  });

  test.each([0, 250, 255, 256, 511, 512, 5000])(
    'word %i and those after it are those of another ChaCha20',
    (from) => {
      const seed = Uint8Array.from({ length: 32 }, (_, i) => (i * 37 + 11) % 256);
      const stream = createCipheriv('chacha20', seed, new Uint8Array(16)).update(
        new Uint8Array((from + 20) * 4),
      );
      const wanted = Array.from({ length: 20 }, (_, i) => stream.readUInt32LE((from + i) * 4));
      expect(take(seed, from, 20)).toEqual(wanted);
    },
  );

  test('the same seed tells the same words each time it is asked', () => {
    const seed = Uint8Array.from({ length: 32 }, (_, i) => i);
    expect(take(seed, 0, 600)).toEqual(take(seed, 0, 600));
  });
});

test('a new seed is 256 bits, and another every time', () => {
  const seeds = Array.from({ length: 50 }, () => newSeed());
  expect(seeds.every((seed) => seed.length === 32)).toBe(true);
  expect(new Set(seeds.map((seed) => seed.join(','))).size).toBe(50);
});
