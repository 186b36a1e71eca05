export type FaultCode =
  | 'bad-case'
  | 'unknown-table'
  | 'bad-rules'
  | 'bad-card'
  | 'cards-exhausted'
  | 'too-many-of-a-card'
  | 'unknown-box'
  | 'bet-below-minimum'
  | 'bet-above-maximum'
  | 'bet-not-whole-chips'
  | 'side-bet-without-main'
  | 'side-bet-above-cap'
  | 'balance-too-low'
  | 'unknown-decision'
  | 'illegal-decision'
  | 'too-many-decisions';

/** What is wrong with a case: a code, a sentence for whoever wrote it, and the path of the fault. */
export interface Fault {
  readonly error: { readonly code: FaultCode; readonly message: string; readonly at: string };
}

export function fault(code: FaultCode, message: string, at: string): Fault {
  return { error: { code, message, at } };
}

export function isFault(value: object): value is Fault {
  return 'error' in value && typeof value.error === 'object' && value.error !== null && 'code' in value.error;
}
