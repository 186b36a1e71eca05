// Single keys that stand for buttons. A held key acts once; a dialog that is open, a key with Ctrl, Alt or Meta, and a
// field that takes text keep theirs.

import type { Decision } from '../tables/decisions.ts';
import type { Seat } from './seat.ts';

const DECISION_KEYS: ReadonlyMap<string, Decision> = new Map([
  ['h', 'hit'],
  ['s', 'stand'],
  ['d', 'double'],
  ['p', 'split'],
  ['a', 'standAll'],
]);

function isElsewhere({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof HTMLElement) || target.isContentEditable) return target instanceof HTMLElement;
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
  );
}

/** True where the key did something. */
function act(seat: Seat, key: string): boolean {
  const decision = DECISION_KEYS.get(key);
  if (decision !== undefined) {
    if (seat.open.includes(decision)) seat.decide(decision);
    else seat.explain(decision);
    return true;
  }
  if (!seat.mayBet) return false;
  const digit = /^[0-9]$/.test(key) ? Number(key) : null;
  if (digit !== null) {
    const chip = seat.rules.chips[digit - 1];
    if (digit === 0) seat.take(null);
    else if (chip !== undefined) seat.take(chip);
    return true;
  }
  if (key === 'r') seat.rebet();
  else if (key === 'n') seat.clear();
  else return false;
  return true;
}

/** Listens until the given call. */
export function listenForShortcuts(seat: Seat, isOn: () => boolean): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (!isOn() || isElsewhere(event)) return;
    if (act(seat, event.key.toLowerCase())) event.preventDefault();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
