// The strategy card: the one thing of paper in the room. Letters as well as colours; a press on a field shows its figures.

import { useEffect, useState } from 'preact/hooks';
import '../styles/card.css';
import { strategyCardOf } from '../../coach/strategy.ts';
import type { Words } from '../../locales/words.ts';
import type { Advised } from '../../odds/advice.ts';
import type { CardField, StrategyCard } from '../../odds/strategy-card.ts';
import type { TableRules } from '../../tables/rules.ts';
import { CardFields, columnName, rowName } from './card-fields.tsx';
import { DialogFrame } from './dialog-frame.tsx';

export interface CardDialogProps {
  readonly rules: TableRules;
  readonly words: Words;
  readonly onClose: () => void;
}

const KINDS = ['hard', 'soft', 'pair'] as const;
const DECISIONS: readonly Advised[] = ['hit', 'stand', 'double', 'split'];
/** What players will not believe is told for so many hands, the clearest first. */
const NOTES = 6;

export function CardDialog({ rules, words, onClose }: CardDialogProps) {
  const { say } = words;
  const [card, setCard] = useState<StrategyCard | 'none' | null>(null);
  const [chosen, choose] = useState<CardField | null>(null);
  useEffect(() => {
    let isWanted = true;
    void strategyCardOf(rules).then((reckoned) => {
      if (isWanted) setCard(reckoned ?? 'none');
    });
    return () => {
      isWanted = false;
    };
  }, [rules]);
  const title = say('card.title', { table: rules.name });
  return (
    <DialogFrame kind="card" title={title} closeLabel={say('icon.close')} onClose={onClose}>
      {card === null && <p role="status">{say('card.reckoning')}</p>}
      {card === 'none' && <p role="status">{say('card.none')}</p>}
      {card !== null && card !== 'none' && (
        <>
          <p>{say(card.columns[0]?.kind === 'card' ? 'card.againstCard' : 'card.againstTotal')}</p>
          <div class="card-tables" data-against={card.columns[0]?.kind}>
            {KINDS.map((kind) => (
              <CardFields key={kind} kind={kind} card={card} words={words} chosen={chosen} choose={choose} />
            ))}
          </div>
          <Figures field={chosen} words={words} />
          <Notes card={card} words={words} />
          <p class="card-foot">
            <button type="button" class="action small" onClick={() => window.print()}>
              <span class="label">{say('card.print')}</span>
            </button>
          </p>
        </>
      )}
    </DialogFrame>
  );
}

const figuresIn = (words: Words) =>
  new Intl.NumberFormat(words.language, {
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
    signDisplay: 'exceptZero',
  });

function Figures({ field, words }: { field: CardField | null; words: Words }) {
  const { say } = words;
  if (field === null) return <p class="card-figures">{say('card.press')}</p>;
  const number = figuresIn(words);
  const worth = DECISIONS.flatMap((decision) => {
    const each = field.worth[decision];
    return each === undefined ? [] : [`${say(decision)} ${number.format(each)}`];
  });
  const hand = say('card.handAgainst', { hand: rowName(field.row), dealer: columnName(field.column) });
  return (
    <p class="card-figures" role="status">
      {hand}: {worth.join(' · ')}
    </p>
  );
}

function Notes({ card, words }: { card: StrategyCard; words: Words }) {
  const { say } = words;
  const number = figuresIn(words);
  if (card.notes.length === 0) return null;
  return (
    <section class="card-notes">
      <h3>{say('card.notes')}</h3>
      <ul>
        {card.notes.slice(0, NOTES).map(({ kind, field, better }) => (
          <li key={`${rowName(field.row)} ${columnName(field.column)}`}>
            {say('card.note', {
              play: say(kind === 'splitsTens' ? 'split' : 'hit'),
              hand: rowName(field.row),
              dealer: columnName(field.column),
              better: number.format(better),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
