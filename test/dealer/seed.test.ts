import { createCipheriv, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitmentTo, isSeed, newSeed, wordsOf } from '../../src/dealer/seed.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

const take = (seed: string, said: string, from: number, count: number): readonly number[] => {
  const words = wordsOf(seed, said);
  for (let i = 0; i < from; i++) words();
  return Array.from({ length: count }, words);
};

describe('the words of a shoe', () => {
  // Made by another program from RFC 8439, RFC 2104 and the description in seed.ts.
  test('a vector: the seed 00 01 02 … 1f, nothing said', () => {
    expect(take(SEED, '', 0, 8)).toEqual([
      0xc7e92765, 0xda26c29e, 0x3c32137e, 0x18077427, 0xa16a2f6e, 0x3a2e0cbb, 0xa4b71083, 0x9d5a1138,
    ]);
  });

  test.each([0, 250, 255, 256, 511, 512, 5000])(
    'from word %i on are the ChaCha20 key stream under HMAC-SHA-256, as another library makes it',
    (from) => {
      const key = createHmac('sha256', Buffer.from(SEED, 'hex')).update('¡suerte!', 'utf8').digest();
      const stream = createCipheriv('chacha20', key, new Uint8Array(16)).update(
        new Uint8Array((from + 20) * 4),
      );
      const wanted = Array.from({ length: 20 }, (_, i) => stream.readUInt32LE((from + i) * 4));
      expect(take(SEED, '¡suerte!', from, 20)).toEqual(wanted);
    },
  );

  test('are the same each time they are asked for', () => {
    expect(take(SEED, 'x', 0, 600)).toEqual(take(SEED, 'x', 0, 600));
  });

  test('are others with another word of the player, or another bit of the seed', () => {
    const streams = [take(SEED, '', 0, 8), take(SEED, 'x', 0, 8), take(SEED.replace(/1f$/, '1e'), '', 0, 8)];
    expect(new Set(streams.map(String)).size).toBe(3);
  });
});

test('the commitment is the SHA-256 of the seed’s 32 bytes', () => {
  expect(commitmentTo(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
});

test('a new seed is 256 bits as 64 hexadecimal digits, and another every time', () => {
  const seeds = Array.from({ length: 50 }, () => newSeed());
  expect(seeds.filter((seed) => !/^[0-9a-f]{64}$/.test(seed))).toEqual([]);
  expect(new Set(seeds).size).toBe(50);
});

test.each([
  [SEED, true],
  [SEED.toUpperCase(), false],
  [SEED.slice(1), false],
  [`${SEED}0`, false],
  [`${SEED}\n`, false],
  ['', false],
  [null, false],
  [7, false],
])('%j is a seed: %s', (text, seed) => {
  expect(isSeed(text)).toBe(seed);
});
