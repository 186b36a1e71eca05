import { useEffect, useState } from 'preact/hooks';
import { type HelpPage, type HelpSection, helpPage, loadHelp, type PayTable } from '../../locales/help.ts';
import type { Words } from '../../locales/words.ts';
import type { TableRules } from '../../tables/rules.ts';
import '../styles/help.css';
import { DialogFrame } from './dialog-frame.tsx';

export interface HelpDialogProps {
  readonly rules: TableRules;
  readonly words: Words;
  readonly topUpTo: number | null;
  /** Whether a press on the table brings what moves to its end. */
  readonly skips: boolean;
  /** Leads on to the strategy card. */
  readonly openCard?: () => void;
  readonly onClose: () => void;
}

/** The rules page of the table. */
export function HelpDialog({ rules, words, topUpTo, skips, openCard, onClose }: HelpDialogProps) {
  const [page, setPage] = useState<HelpPage | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadHelp(words.language, words.wording).then((say) => {
      if (isWanted) setPage(helpPage(say, words, rules, topUpTo, skips));
    }, onClose);
    return () => {
      isWanted = false;
    };
  }, [words, rules, topUpTo, skips, onClose]);
  return (
    <DialogFrame
      kind="help"
      title={page?.title ?? words.say('icon.help')}
      closeLabel={words.say('icon.close')}
      onClose={onClose}
    >
      {openCard !== undefined && (
        <p>
          <button type="button" class="action small" onClick={openCard}>
            <span class="label">{words.say('card.open')}</span>
          </button>
        </p>
      )}
      {page?.sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
    </DialogFrame>
  );
}

function Section({ title, lines, payTables }: HelpSection) {
  return (
    <section class="help-section">
      {title !== '' && <h3>{title}</h3>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {payTables.map((table) => (
        <Pays key={table.title} {...table} />
      ))}
    </section>
  );
}

function Pays({ title, lines, head, rows }: PayTable) {
  const [cards, pays] = head;
  return (
    <div class="pays">
      <h4>{title}</h4>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <table>
        <thead>
          <tr>
            <th scope="col">{cards}</th>
            <th scope="col">{pays}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, odds]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{odds}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
