// The fields of the strategy card: a grid for hard totals, one for soft ones and one for pairs. Each is one stop of Tab, and the
// arrows lead through it.

import { useRef, useState } from 'preact/hooks';
import type { Words } from '../../locales/words.ts';
import type { CardColumn, CardField, CardRow, StrategyCard } from '../../odds/strategy-card.ts';
import { type GridPlace, placeAfter } from './grid-keys.ts';

/** A card's value as it stands in a corner: "A" for the ace. */
const value = (total: number): string => (total === 1 ? 'A' : String(total));

export function rowName({ kind, total }: CardRow): string {
  if (kind === 'pair') return `${value(total)}-${value(total)}`;
  return kind === 'soft' ? `${total - 10}/${total}` : String(total);
}

export function columnName({ kind, total }: CardColumn): string {
  if (kind === 'card') return value(total);
  return kind === 'soft' ? `${total - 10}/${total}` : String(total);
}

const same = (a: CardRow | CardColumn, b: CardRow | CardColumn): boolean =>
  a.kind === b.kind && a.total === b.total;

export interface CardFieldsProps {
  readonly kind: CardRow['kind'];
  readonly card: StrategyCard;
  readonly words: Words;
  readonly chosen: CardField | null;
  readonly choose: (field: CardField) => void;
}

export function CardFields({ kind, card, words, chosen, choose }: CardFieldsProps) {
  const { say } = words;
  const [stop, setStop] = useState<GridPlace>({ row: 0, column: 0 });
  const body = useRef<HTMLTableSectionElement>(null);
  const { columns } = card;
  const rows = card.rows.filter((row) => row.kind === kind);
  if (rows.length === 0) return null;

  function lead(event: KeyboardEvent): void {
    const to = placeAfter(event.key, stop, rows.length, columns.length);
    if (to === null) return;
    event.preventDefault();
    body.current?.rows[to.row]?.querySelectorAll('button')[to.column]?.focus();
  }

  return (
    <div class="card-scroll">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose fields the arrows lead through */}
      <table class="card-fields" role="grid">
        <caption>{say(`card.${kind}`)}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={columnName(column)} scope="col">
                {columnName(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={lead}>
          {rows.map((row, rowAt) => (
            <tr key={rowName(row)}>
              <th scope="row">{rowName(row)}</th>
              {columns.map((column, columnAt) => {
                const field = card.fields.find((each) => same(each.row, row) && same(each.column, column));
                return (
                  <td key={columnName(column)}>
                    {field !== undefined && (
                      <button
                        type="button"
                        class="card-field"
                        data-play={field.play}
                        tabIndex={rowAt === stop.row && columnAt === stop.column ? 0 : -1}
                        aria-pressed={field === chosen}
                        aria-label={say('card.field', {
                          hand: rowName(row),
                          dealer: columnName(column),
                          play: say(`card.play.${field.play}`),
                        })}
                        onFocus={() => setStop({ row: rowAt, column: columnAt })}
                        onClick={() => choose(field)}
                      >
                        {say(`card.letter.${field.play}`)}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
