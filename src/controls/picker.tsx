// The choice of a table: each with its picture and the few rules that tell it from the others.

import { useId, useState } from 'preact/hooks';
import { addressOf } from '../launch/launch-options.ts';
import type { Words } from '../locales/words.ts';
import type { KeptSettings } from '../settings/kept-settings.ts';
import type { TableRules } from '../tables/rules.ts';
import { SettingsOnDemand } from './dialogs/on-demand.tsx';
import { IconButton } from './icon-button.tsx';
import { WrenchIcon } from './icons.tsx';
import { useChanges } from './room.ts';
import { SoundButton } from './sound-button.tsx';
import { TablePicture } from './table-picture.tsx';

/** A table and the words in its currency. */
export interface PickedTable {
  readonly rules: TableRules;
  readonly words: Words;
}

export interface PickerProps {
  readonly tables: readonly PickedTable[];
  readonly words: Words;
  readonly settings: KeptSettings;
  readonly lasting: boolean;
  readonly chooseLanguage: (language: string) => void;
  /** The language as the address gave it, which goes along to the table. */
  readonly lang: string | null;
  /** Play money, minor units. */
  readonly balance: number;
  /** The table played last, which is the one set off. */
  readonly last: string | null;
  /** What went wrong on the way here. */
  readonly fault: string | null;
}

export function Picker(props: PickerProps) {
  const { tables, words, settings, lang, balance, last, fault } = props;
  const { say } = words;
  useChanges(settings);
  const [open, setOpen] = useState(false);
  const chosen = tables.find(({ rules }) => rules.id === last) ?? tables[0];
  return (
    <main class="picker">
      <header class="picker-head">
        <div class="picker-balance">
          <span class="figure-label" aria-hidden="true">
            {say('money.balance')}
          </span>
          <output class="figure-value" aria-label={say('money.balance')} aria-live="off">
            {words.amount(balance)}
          </output>
        </div>
        <div class="picker-title">
          <h1>{say('house.name')}</h1>
          <p>{say('picker.choose')}</p>
        </div>
        <div class="picker-icons">
          <SoundButton words={words} settings={settings} />
          <IconButton name="settings" label={say('icon.settings')} onPress={() => setOpen(true)}>
            <WrenchIcon />
          </IconButton>
        </div>
      </header>
      {fault !== null && (
        <p class="message picker-fault" data-tone="bad" role="alert">
          {fault}
        </p>
      )}
      <ul class="tables">
        {tables.map((table) => (
          <TableCard key={table.rules.id} {...table} lang={lang} isChosen={table === chosen} />
        ))}
      </ul>
      {open && (
        <SettingsOnDemand
          words={words}
          settings={settings}
          lasting={props.lasting}
          chooseLanguage={props.chooseLanguage}
          onClose={() => setOpen(false)}
        />
      )}
    </main>
  );
}

/** What a table is known for, in a line. */
function tagLine({ say }: Words, rules: TableRules): string {
  if (rules.dealer.secondCard === 'faceUp') {
    const pushes = rules.ties === 'push' || rules.blackjack.againstBlackjack === 'push';
    return say(pushes ? 'picker.tag.faceUp' : 'picker.tag.noPushes');
  }
  return rules.insurance !== null && rules.evenMoney !== null
    ? say('picker.tag.offers')
    : say('picker.tag.boxes', { count: rules.boxes });
}

function TableCard({
  rules,
  words,
  lang,
  isChosen,
}: PickedTable & { lang: string | null; isChosen: boolean }) {
  const { say, amount } = words;
  const id = useId();
  const [win, stake] = rules.blackjack.pays;
  const sides = rules.sideBets.map(({ bet }) => say(`side.${bet}`)).join(' · ');
  const facts: readonly (readonly [string, string])[] = [
    [say('picker.boxes'), `${rules.boxes}`],
    [say('picker.decks'), `${rules.decks}`],
    [say('picker.blackjack'), say('odds', { win, stake })],
    [say('picker.soft17'), say(rules.dealer.soft17 === 'hits' ? 'picker.hits' : 'picker.stands')],
    [say('picker.sideBets'), sides === '' ? say('picker.none') : sides],
    [say('picker.limits'), say('range', { from: amount(rules.limits.min), to: amount(rules.limits.max) })],
  ];
  return (
    <li class="table-card" data-chosen={isChosen}>
      <TablePicture rules={rules} words={words} />
      <div class="table-text">
        <h2 id={id}>{rules.name}</h2>
        <p class="table-tag">{tagLine(words, rules)}</p>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <a
          class={isChosen ? 'action primary' : 'action'}
          href={addressOf(rules.id, lang)}
          aria-describedby={id}
        >
          <span class="label">{say('picker.sitDown')}</span>
        </a>
      </div>
    </li>
  );
}
