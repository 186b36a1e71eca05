// Single keys that stand for buttons, and those that ask the dealer. A held key acts once; a dialog that is open, a key with
// Ctrl, Alt or Meta, and a field that takes text keep theirs.

import type { Choice } from '../round/facts.ts';
import { type Keys, RECITALS, type Recital, SHORTCUTS, type Shortcut } from '../settings/shortcut-keys.ts';
import type { Seat } from './seat.ts';

function isElsewhere({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof HTMLElement) || target.isContentEditable) return target instanceof HTMLElement;
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
  );
}

/** What the key writes; on a keyboard of another script, what it would write on a Latin one. */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const written = key.toLowerCase();
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return /^[^\p{Script=Latin}]$/u.test(written) && /\p{L}/u.test(written) && letter !== undefined
    ? letter.toLowerCase()
    : written;
}

const isRecital = (shortcut: Shortcut): shortcut is Shortcut & Recital =>
  RECITALS.some((each) => each === shortcut);

function decide(seat: Seat, choice: Choice): void {
  if (seat.open.includes(choice)) seat.decide(choice);
  else seat.explain(choice);
}

/** The offer's answer, or none where nothing is offered. */
function answer(seat: Seat, accepts: boolean): void {
  const offer = seat.seen.offer?.offer;
  if (offer === 'insurance') decide(seat, accepts ? 'insure' : 'noInsurance');
  else if (offer === 'evenMoney') decide(seat, accepts ? 'evenMoney' : 'noEvenMoney');
}

function bet(seat: Seat, shortcut: 'deal' | 'rebet' | 'clear' | 'undo'): void {
  if (!seat.mayBet) return;
  if (shortcut === 'rebet') seat.rebet();
  else if (shortcut === 'clear') seat.clear();
  else if (shortcut === 'deal' && seat.phase === 'settled') seat.rebetAndDeal();
  else if (shortcut === 'deal') seat.deal();
  else if (seat.phase === 'betting') seat.undo();
}

/** Does what a shortcut stands for, where that is open; `ask` is told what the dealer is asked for. */
export function act(seat: Seat, shortcut: Shortcut, ask: (what: Recital) => void): void {
  if (isRecital(shortcut)) {
    ask(shortcut);
    return;
  }
  switch (shortcut) {
    case 'hit':
    case 'stand':
    case 'double':
    case 'split':
    case 'standAll':
      decide(seat, shortcut);
      return;
    case 'accept':
    case 'decline':
      answer(seat, shortcut === 'accept');
      return;
    case 'deal':
    case 'rebet':
    case 'clear':
    case 'undo':
      bet(seat, shortcut);
  }
}

/** A digit takes the chip of that place, 0 puts the chip away. True where it did. */
function takeChip(seat: Seat, key: string): boolean {
  if (!/^[0-9]$/.test(key) || !seat.mayBet) return false;
  const chip = key === '0' ? null : seat.rules.chips[Number(key) - 1];
  if (chip !== undefined) seat.take(chip);
  return true;
}

/** Listens until the given call. `keys` is null while the shortcuts are switched off. */
export function listenForShortcuts(
  seat: Seat,
  keys: () => Keys | null,
  ask: (what: Recital) => void,
): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const now = keys();
    if (now === null || isElsewhere(event)) return;
    const key = keyOf(event);
    const shortcut = SHORTCUTS.find((each) => now[each] === key);
    if (shortcut !== undefined) act(seat, shortcut, ask);
    if (shortcut !== undefined || takeChip(seat, key)) event.preventDefault();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
