import { type Card, parseCard } from '../cards/card.ts';
import type { TableRules } from '../tables/rules.ts';

/** What is wrong with a rehearsal's list of cards. Positions count from 1. */
export type RehearsalFault =
  | { readonly code: 'no-table' | 'no-cards' }
  /** The house has no rehearsals. */
  | { readonly code: 'closed' }
  | { readonly code: 'bad-card'; readonly position: number; readonly text: string }
  | { readonly code: 'too-many-of-a-card'; readonly position: number; readonly card: Card };

export type RehearsalCards =
  | { readonly ok: true; readonly cards: readonly Card[] }
  | { readonly ok: false; readonly fault: RehearsalFault };

const wrong = (fault: RehearsalFault): RehearsalCards => ({ ok: false, fault });

/** What is shown of a text that is no card: enough to find it, never a page full. */
const SHOWN = 12;

/** The cards of "8s,Td,8h", each no more often than the table's shoe holds it. */
export function rehearsalCards(text: string, rules: TableRules): RehearsalCards {
  if (text.trim() === '') return wrong({ code: 'no-cards' });
  const cards: Card[] = [];
  for (const [i, part] of text.split(',').entries()) {
    const card = parseCard(part.trim());
    if (card === null) return wrong({ code: 'bad-card', position: i + 1, text: part.trim().slice(0, SHOWN) });
    cards.push(card);
    if (cards.filter((each) => each === card).length > rules.decks)
      return wrong({ code: 'too-many-of-a-card', position: i + 1, card });
  }
  return { ok: true, cards };
}
