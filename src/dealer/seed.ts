// The seed of a shoe, what is told of it before the round, and the stream of numbers that follows from it. Nothing outside
// this room sees a seed before its round is over.

import { chacha20 } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Words } from '../cards/shoe.ts';

/** 256 bits as 64 hexadecimal digits; with the player's words it gives the order of a shoe. */
export type Seed = string;

const SEED_BYTES = 32;
/** As much of the stream as six decks take, almost always; a whole number of blocks of 64. */
const STREAM_BYTES = 1280;
const NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(STREAM_BYTES);

export function newSeed(): Seed {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
}

export function isSeed(text: unknown): text is Seed {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

/** What the player is told before bets close: the SHA-256 of the seed's 32 bytes, in hexadecimal. */
export function commitmentTo(seed: Seed): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/**
 * The words of a shoe: the ChaCha20 key stream (RFC 8439) with an all-zero nonce and a block counter from 0, read as
 * 32-bit little-endian words. The key is HMAC-SHA-256 of the player's words (UTF-8, often none) under the seed.
 */
export function wordsOf(seed: Seed, playersWords: string): Words {
  const key = hmac(sha256, hexToBytes(seed), utf8ToBytes(playersWords));
  const stream = new Uint8Array(STREAM_BYTES);
  const view = new DataView(stream.buffer);
  let at = STREAM_BYTES;
  let blocks = 0;
  return () => {
    if (at === STREAM_BYTES) {
      chacha20(key, NONCE, ZEROS, stream, blocks);
      blocks += STREAM_BYTES / 64;
      at = 0;
    }
    const word = view.getUint32(at, true);
    at += 4;
    return word;
  };
}
