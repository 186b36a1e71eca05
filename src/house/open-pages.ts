// The pages that are no table: the picker, and the plain page for an address that leads nowhere.

import { mountFault, mountPanel, mountPicker } from '../controls/mount-pages.tsx';
import type { PickerProps } from '../controls/picker.tsx';
import type { HouseRulesFault } from '../house-rules/check-house-rules.ts';
import { tableUnder } from '../house-rules/table-under.ts';
import { addressOf } from '../launch/launch-options.ts';
import type { RehearsalFault } from '../launch/rehearsal.ts';
import type { Words } from '../locales/words.ts';
import { kept } from '../settings/watched.ts';
import { TABLES } from '../tables/all-tables.ts';
import type { TableRules } from '../tables/rules.ts';
import { chosenOver, type House, LAST_TABLE, wordsFor } from './house.ts';
import { keptBalance } from './kept-balance.ts';

/** The currency of the project's own tables, and so of its play money. */
const CURRENCY = TABLES[0]?.currency ?? 'EUR';

/** The choice of a table; `unknown` is what an address asked for that is none. */
export async function openPicker(house: House, unknown: string | null): Promise<void> {
  const { page, store, settings, houseRules, lang } = house;
  const balance = await keptBalance(CURRENCY);
  let choices = 0;
  const propsIn = async (language: string, links: string | null): Promise<PickerProps> => {
    const tables = await Promise.all(
      TABLES.map(async (rules) => ({
        rules: tableUnder(houseRules, rules),
        words: await wordsFor(house, language, rules.currency),
      })),
    );
    const words = tables[0]?.words ?? (await wordsFor(house, language, CURRENCY));
    return {
      tables,
      words,
      settings,
      lasting: store.lasting,
      chooseLanguage(chosen) {
        settings.change({ language: chosen });
        choices += 1;
        const choice = choices;
        propsIn(chosen, chosenOver(lang, chosen)).then(
          (changed) => {
            if (choice === choices) props.set(changed);
          },
          // Offline: the language in use stays.
          () => {},
        );
      },
      lang: links,
      balance,
      last: store.read(LAST_TABLE),
      fault: unknown === null ? null : words.say('fault.unknown-table', { table: unknown }),
    };
  };
  const props = kept(await propsIn(house.language, lang));
  document.title = props.value.words.say('house.name');
  mountPicker(page, props);
}

function faultText(words: Words, rules: TableRules | null, fault: RehearsalFault): string {
  switch (fault.code) {
    case 'bad-card':
      return words.say('fault.bad-card', fault);
    case 'too-many-of-a-card':
      return words.say('fault.too-many-of-a-card', {
        position: fault.position,
        card: words.card(fault.card),
        table: rules?.name ?? '',
        count: rules?.decks ?? 0,
      });
    default:
      return words.say(`fault.${fault.code}`);
  }
}

/** A rehearsal that cannot begin: says why, and leads to the table or to all of them. */
export async function openFault(
  house: House,
  rules: TableRules | null,
  fault: RehearsalFault,
): Promise<void> {
  const { page, lang, language } = house;
  const words = await wordsFor(house, language, rules?.currency ?? CURRENCY);
  const { say } = words;
  const table =
    rules === null
      ? []
      : [{ label: say('fault.play', { table: rules.name }), href: addressOf(rules.id, lang) }];
  mountFault(page, {
    words,
    title: say('fault.title'),
    text: faultText(words, rules, fault),
    ways: [...table, { label: say('icon.tables'), href: addressOf(null, lang) }],
  });
}

/** House rules that cannot be read are not passed over: nothing is played under fewer rules than were meant. */
export async function openBadHouseRules(house: House, fault: HouseRulesFault): Promise<void> {
  const { page, language } = house;
  const words = await wordsFor(house, language, CURRENCY);
  mountPanel(page, {
    words,
    title: words.say('badRules.title'),
    lines: [words.say('badRules.text')],
    code: fault.at === '' ? fault.message : `${fault.at}: ${fault.message}`,
    action: null,
    ways: [],
  });
}
