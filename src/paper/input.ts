import { readFileSync } from 'node:fs';

export type Input =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

/** Standard input as JSON. */
export function readInput(): Input {
  try {
    return { ok: true, value: JSON.parse(readFileSync(0, 'utf8')) };
  } catch (error) {
    return { ok: false, message: `not JSON: ${error instanceof Error ? error.message : 'unreadable'}` };
  }
}
