// The player's desk at a table: history, session, limits and the words for the shuffle, each with its place in the browser.

import type { Desk } from '../controls/desk.ts';
import { LimitBook } from '../keeping/limit-book.ts';
import { shareText } from '../keeping/share-link.ts';
import type { TextStore } from '../money/store.ts';
import { SessionFacts } from '../session/session-facts.ts';
import type { TableSession } from '../session/table-session.ts';
import { browserStore } from '../settings/browser-store.ts';
import type { Kept } from './table-in-use.ts';

const WORDS = 'baize.words';
const now = () => Date.now();

export async function deskOf(kept: Kept, session: TableSession, store: TextStore): Promise<Desk> {
  const { database, history } = kept;
  const tab = browserStore(() => sessionStorage);
  const facts = new SessionFacts(tab, now);
  const limits = await LimitBook.open({ database, store, history, now });
  facts.startFrom(await history.totals(null, facts.tally.since));
  session.follow(facts.follow);
  session.follow(limits.follow);
  session.setWords(tab.read(WORDS) ?? '');
  return {
    history,
    facts,
    limits,
    shuffle: {
      commitment: () => session.commitment,
      words: () => session.words,
      setWords(words) {
        session.setWords(words);
        tab.write(WORDS, words);
      },
    },
    linkTo: async (record) =>
      `${location.origin}${location.pathname}${location.search}#round=${await shareText(record)}`,
  };
}
