// The player's desk at a table: history, session, limits and the words for the shuffle, each with its place in the browser.

import type { Desk } from '../controls/desk.ts';
import type { HouseRules } from '../house-rules/house-rules.ts';
import { sumOf } from '../keeping/history.ts';
import type { TextStore } from '../money/store.ts';
import type { SessionFacts } from '../session/session-facts.ts';
import type { TableSession } from '../session/table-session.ts';
import type { Kept } from './table-in-use.ts';

const WORDS = 'baize.words';
const DAY_MS = 24 * 60 * 60_000;
const now = () => Date.now();

/** The moment the history begins at. */
const reachOf = ({ historyDays }: HouseRules) => (historyDays === null ? 0 : now() - historyDays * DAY_MS);

export async function deskOf(
  kept: Kept,
  session: TableSession,
  facts: SessionFacts,
  houseRules: HouseRules,
  tab: TextStore,
): Promise<Desk> {
  const { limits } = kept;
  const history = kept.history(() => 0);
  facts.startFrom(sumOf(await history.totals(null, facts.tally.since), kept.settledBefore));
  session.follow(limits.follow);
  const own = tab.read(WORDS);
  if (own !== null) session.setWords(own);
  return {
    history: kept.history(() => reachOf(houseRules)),
    historyDays: houseRules.historyDays,
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
    async linkTo(record) {
      const { shareText } = await import('../keeping/share-link.ts');
      return `${location.origin}${location.pathname}${location.search}#round=${await shareText(record)}`;
    },
  };
}
