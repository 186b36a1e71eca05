// The seed of a shoe and the stream of numbers that follows from it. Nothing outside this room sees a seed.

import { chacha20 } from '@noble/ciphers/chacha.js';
import type { Words } from '../cards/shoe.ts';

/** 256 bits; the order of a shoe follows from them alone. */
export type Seed = Uint8Array;

const SEED_BYTES = 32;
const BLOCK_BYTES = 1024;

export function newSeed(): Seed {
  return crypto.getRandomValues(new Uint8Array(SEED_BYTES));
}

/**
 * The words of a seed: the ChaCha20 key stream (RFC 8439) of the seed as key, an all-zero nonce and a block counter
 * from 0, read as 32-bit little-endian words.
 */
export function wordsOf(seed: Seed): Words {
  const nonce = new Uint8Array(12);
  const zeros = new Uint8Array(BLOCK_BYTES);
  let view = new DataView(new ArrayBuffer(0));
  let at = 0;
  let blocks = 0;
  return () => {
    if (at === view.byteLength) {
      const stream = chacha20(seed, nonce, zeros, undefined, blocks);
      view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
      blocks += BLOCK_BYTES / 64;
      at = 0;
    }
    const word = view.getUint32(at, true);
    at += 4;
    return word;
  };
}
