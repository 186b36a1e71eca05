// A round as a link: its record, compressed, in the part of the address that is never sent to a server.

import type { RoundRecord } from '../round/record.ts';
import { type RecordFault, readRecord } from '../round/record-text.ts';
import { writtenRecord } from '../round/written-record.ts';

export type SharedRound =
  | { readonly ok: true; readonly record: RoundRecord }
  | { readonly ok: false; readonly code: 'not-a-round' | RecordFault['code'] };

/** Far above any round; a link that unpacks to more is hostile. */
const MOST_CHARACTERS = 20_000;
const MOST_BYTES = 200_000;

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]+$/.test(text) || text.length > MOST_CHARACTERS) return null;
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Reads a stream whole; null where it is longer than any round or broken. */
async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length;
      if (length > MOST_BYTES) {
        void reader.cancel();
        return null;
      }
      chunks.push(read.value);
    }
  } catch {
    return null;
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const streamOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream();

/** The record as letters, digits, "-" and "_" for `#round=`. */
export async function shareText(record: RoundRecord): Promise<string> {
  // Which chips the bets were of is of no matter to who looks on.
  const { chips: _, ...told } = writtenRecord(record);
  const bytes = new TextEncoder().encode(JSON.stringify(told));
  const packed = await collect(streamOf(bytes).pipeThrough(new CompressionStream('deflate-raw')));
  return toBase64Url(packed ?? new Uint8Array(0));
}

/** The round of a link, or why it is none. Never throws, whatever the text. */
export async function readShared(text: string): Promise<SharedRound> {
  const packed = fromBase64Url(text);
  if (packed === null) return { ok: false, code: 'not-a-round' };
  const bytes = await collect(streamOf(packed).pipeThrough(new DecompressionStream('deflate-raw')));
  if (bytes === null) return { ok: false, code: 'not-a-round' };
  try {
    const read = readRecord(JSON.parse(new TextDecoder().decode(bytes)));
    return read.ok ? read : { ok: false, code: read.fault.code };
  } catch {
    return { ok: false, code: 'not-a-round' };
  }
}
