// What the page's address asks for: ?table=<id>, ?lang=<tag>, ?cards=8s,Td,…, ?renderer=canvas. Faults are values, told in the player's
// language by whoever shows them.

import type { Card } from '../cards/card.ts';
import { tableById } from '../tables/all-tables.ts';
import type { TableRules } from '../tables/rules.ts';
import { type RehearsalFault, rehearsalCards } from './rehearsal.ts';

export type Start =
  /** No table was named. */
  | { readonly at: 'picker' }
  | { readonly at: 'unknown-table'; readonly table: string }
  | { readonly at: 'table'; readonly rules: TableRules; readonly rehearsal: readonly Card[] | null }
  /** The cards cannot be dealt; no rehearsal is begun. */
  | { readonly at: 'bad-rehearsal'; readonly rules: TableRules | null; readonly fault: RehearsalFault };

export interface LaunchOptions {
  readonly start: Start;
  /** The language's tag as it was given. */
  readonly lang: string | null;
  /** Drawn without the graphics card, for a driver that says it is well and draws nothing. */
  readonly plainCanvas: boolean;
}

const SHOWN = 40;

function startOf(address: URLSearchParams): Start {
  const table = address.get('table');
  const cards = address.get('cards');
  if (table === null) {
    return cards === null
      ? { at: 'picker' }
      : { at: 'bad-rehearsal', rules: null, fault: { code: 'no-table' } };
  }
  const rules = tableById(table);
  if (rules === null) return { at: 'unknown-table', table: table.slice(0, SHOWN) };
  if (cards === null) return { at: 'table', rules, rehearsal: null };
  const read = rehearsalCards(cards, rules);
  return read.ok
    ? { at: 'table', rules, rehearsal: read.cards }
    : { at: 'bad-rehearsal', rules, fault: read.fault };
}

/** Reads the part of the page's address from the question mark on. */
export function launchOptions(search: string): LaunchOptions {
  const address = new URLSearchParams(search);
  return {
    start: startOf(address),
    lang: address.get('lang'),
    plainCanvas: address.get('renderer') === 'canvas',
  };
}

/** The address of a table, or of the picker, relative to the page; the language goes along where it was given. */
export function addressOf(table: string | null, lang: string | null): string {
  const address = new URLSearchParams();
  if (table !== null) address.set('table', table);
  if (lang !== null) address.set('lang', lang);
  const query = address.toString();
  return query === '' ? './' : `?${query}`;
}

/** The part of the address from the question mark on with another language; as it is where it asks for none. */
export function withLanguage(search: string, language: string): string {
  const address = new URLSearchParams(search);
  if (!address.has('lang')) return search;
  address.set('lang', language);
  return `?${address}`;
}

/**
 * Whether a lobby opened the page in its frame and is to be waited for. The address only asks for it: which pages may be a
 * lobby is the game's own list to say.
 */
export function isInLobby(page: Pick<Window, 'parent'>, search: string): boolean {
  return page.parent !== page && new URLSearchParams(search).has('lobby');
}

const ROUND = '#round=';

/** The shared round that the part of the address from the hash on holds, as text; null where it holds none. */
export function sharedRound(hash: string): string | null {
  return hash.startsWith(ROUND) ? hash.slice(ROUND.length) : null;
}
