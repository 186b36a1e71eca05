// A round that cannot go on stands in the table's place until the player has closed it: it is never quietly dropped.

import { mountPanel } from '../controls/mount-pages.tsx';
import type { BrokenRound } from '../keeping/broken-round.ts';
import type { TableRules } from '../tables/rules.ts';
import { type House, wordsFor } from './house.ts';

/** What stands there, and whether the book of play money was damaged too. */
interface Standing {
  readonly broken: BrokenRound;
  readonly wasDamaged: boolean;
}

export async function openBroken(
  house: House,
  rules: TableRules,
  { broken: { code, roundId }, wasDamaged }: Standing,
  close: () => Promise<void>,
): Promise<void> {
  const { page, language, home } = house;
  const words = await wordsFor(house, language, rules.currency);
  const { say } = words;
  const panel = document.createElement('div');
  page.replaceChildren(panel);
  mountPanel(panel, {
    words,
    title: say('broken.title'),
    lines: [
      ...(code === 'stake-refused'
        ? [say('broken.unstaked')]
        : [say(code === 'shoe-lost' ? 'broken.shoe' : 'broken.unread'), say('broken.stakes')]),
      ...(wasDamaged ? [say('note.ledger-damaged')] : []),
    ],
    code: say('broken.code', { code, id: roundId ?? say('broken.noId') }),
    action: { label: say('broken.close'), run: close },
    ways: home === null ? [] : [{ label: say('icon.tables'), href: home }],
  });
}
