// One tab plays. The others say so, and can take the table over; a tab that it is taken from writes down what it has under
// way, lets go, and says where the table went.

import { askForTable } from '../keeping/one-tab.ts';
import type { TableRules } from '../tables/rules.ts';
import { type House, wordsFor } from './house.ts';

/** Stops a table at once; done when everything is written. */
export type StopTable = () => Promise<void>;

const fetchPages = () => import('../controls/mount-pages.tsx');

/** Opens the table in this tab, or says that another tab has it; whether it is this one's. */
export async function inOneTab(
  house: House,
  rules: TableRules,
  open: () => Promise<StopTable>,
): Promise<boolean> {
  let opening: Promise<StopTable> | null = null;
  const say = async (what: 'elsewhere' | 'moved', run: () => Promise<void>): Promise<void> => {
    // The language may have been changed at the table.
    const language = document.documentElement.lang || house.language;
    const [{ mountPanel }, words] = await Promise.all([
      fetchPages(),
      wordsFor(house, language, rules.currency),
    ]);
    const panel = document.createElement('div');
    house.page.replaceChildren(panel);
    mountPanel(panel, {
      words,
      title: words.say(`tab.${what}`),
      lines: [words.say(`tab.${what}Text`)],
      code: null,
      action: { label: words.say('tab.playHere'), run },
      ways: house.home === null ? [] : [{ label: words.say('icon.tables'), href: house.home }],
    });
  };
  const tab = await askForTable(async () => {
    const stop = await opening;
    opening = null;
    await stop?.();
    // A page that has played once is begun anew, so that nothing of the old table is left in it.
    await say('moved', async () => {
      await tab.takeOver();
      location.reload();
    });
  });
  const sit = async (): Promise<void> => {
    opening = open();
    await opening;
  };
  if (tab.plays) await sit();
  else
    await say('elsewhere', async () => {
      await tab.takeOver();
      // A lobby has to say anew what is open now.
      if (house.home === null) location.reload();
      else await sit();
    });
  return tab.plays;
}
