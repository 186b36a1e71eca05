/** Why a request is not done. The code is for the page and for support; the page puts it into words. */
export type RefusalCode =
  | 'bad-request'
  | 'not-signed-in'
  | 'unknown-table'
  | 'bad-house-rules'
  | 'moved'
  | 'unknown-round'
  | 'round-open'
  /** Its record cannot be read: the house gives the stakes back after a time. */
  | 'round-unread'
  | 'too-soon'
  | 'round-over'
  | 'round-not-over'
  | 'round-under-way'
  | 'bad-record'
  | 'record-differs'
  | 'not-awaited';

export interface Refused {
  readonly ok: false;
  readonly code: RefusalCode;
  /** The path of the fault, where there is one. */
  readonly at?: string;
}

export type Done<T = null> = { readonly ok: true; readonly value: T } | Refused;

export const done = <T>(value: T): Done<T> => ({ ok: true, value });
export const DONE: Done = { ok: true, value: null };
export const refused = (code: RefusalCode, at?: string): Refused =>
  at === undefined ? { ok: false, code } : { ok: false, code, at };
