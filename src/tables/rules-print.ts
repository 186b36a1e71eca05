import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { TableRules } from './rules.ts';

/** A value as JSON with its keys in order, so that equal values give equal text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
}

/** A table's fingerprint: the first 16 hexadecimal digits of the SHA-256 of its rules. Equal rules, equal print. */
export function rulesPrint(rules: TableRules): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(rules)))).slice(0, 16);
}
