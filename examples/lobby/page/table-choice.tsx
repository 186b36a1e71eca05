// The tables to choose from, as the game pictures them.

import { TablePicture } from '../../../src/controls/table-picture.tsx';
import type { Words } from '../../../src/locales/words.ts';
import type { TableRules } from '../../../src/tables/rules.ts';

interface ChoiceProps {
  readonly tables: readonly TableRules[];
  readonly words: Words;
  readonly choose: (table: string) => void;
}

export function TableChoice({ tables, words, choose }: ChoiceProps) {
  const { say, amount } = words;
  return (
    <ul class="lobby-tables">
      {tables.map((rules) => {
        const [win, stake] = rules.blackjack.pays;
        const { min, max } = rules.limits;
        const facts = [
          [say('picker.blackjack'), say('odds', { win, stake })],
          [say('picker.boxes'), `${rules.boxes}`],
          [say('picker.limits'), say('range', { from: amount(min), to: amount(max) })],
        ] as const;
        return (
          <li key={rules.id} class="lobby-table">
            <TablePicture rules={rules} words={words} />
            <h2>{rules.name}</h2>
            <dl>
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <button
              type="button"
              class="action"
              aria-label={`${say('picker.sitDown')}: ${rules.name}`}
              onClick={() => choose(rules.id)}
            >
              {say('picker.sitDown')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
