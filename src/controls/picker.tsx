import { addressOf } from '../launch/launch-options.ts';
import type { Words } from '../locales/words.ts';
import type { TableRules } from '../tables/rules.ts';

export interface PickerProps {
  readonly tables: readonly TableRules[];
  readonly words: (rules: TableRules) => Words;
  readonly lang: string | null;
  /** What went wrong on the way here. */
  readonly fault: string | null;
}

/** The choice of a table. */
export function Picker({ tables, words, lang, fault }: PickerProps) {
  return (
    <main class="picker">
      <h1>Baize</h1>
      {fault !== null && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <ul>
        {tables.map((rules) => (
          <li key={rules.id}>
            <h2>{rules.name}</h2>
            <a href={addressOf(rules.id, lang)}>{words(rules).say('picker.sitDown')}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
