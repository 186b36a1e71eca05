import { useEffect, useState } from 'preact/hooks';
import {
  type HelpAt,
  type HelpSection,
  helpPage,
  loadHelp,
  type PayTable,
  type Term,
} from '../../locales/help.ts';
import type { HelpSource } from '../../locales/help-en.ts';
import type { Say, Words } from '../../locales/words.ts';
import type { TableRules } from '../../tables/rules.ts';
import '../styles/help.css';
import { DialogFrame } from './dialog-frame.tsx';
import { WayButton } from './way-button.tsx';

export interface HelpDialogProps {
  readonly rules: TableRules;
  readonly words: Words;
  readonly at: HelpAt;
  /** Leads on to the strategy card. */
  readonly openCard?: () => void;
  /** Leads on to the lobby's help. */
  readonly openMore?: (() => void) | null;
  readonly onClose: () => void;
}

/** The rules page of the table. */
export function HelpDialog(props: HelpDialogProps) {
  const { rules, words, at, openCard, openMore, onClose } = props;
  const [loaded, setLoaded] = useState<{ readonly say: Say<HelpSource> } | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadHelp(words.language, words.wording).then((say) => {
      if (isWanted) setLoaded({ say });
    }, onClose);
    return () => {
      isWanted = false;
    };
  }, [words, onClose]);
  const page = loaded === null ? null : helpPage(loaded.say, words, rules, at);
  return (
    <DialogFrame
      kind="help"
      title={page?.title ?? words.say('icon.help')}
      closeLabel={words.say('icon.close')}
      onClose={onClose}
    >
      <p class="help-ways">
        <WayButton label={words.say('card.open')} go={openCard} />
        <WayButton label={words.say('lobby.help')} go={openMore} />
      </p>
      {page !== null && (
        <details class="guide">
          <summary>{page.guide.title}</summary>
          {page.guide.lines.map((line) => (
            <p key={line} class="guide-line">
              {line}
            </p>
          ))}
        </details>
      )}
      {page?.sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
    </DialogFrame>
  );
}

function Section({ title, terms, lines, payTables }: HelpSection) {
  return (
    <section class="help-section">
      {title !== '' && <h3>{title}</h3>}
      {terms.length > 0 && <Terms terms={terms} />}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {payTables.map((table) => (
        <Pays key={table.title} {...table} />
      ))}
    </section>
  );
}

function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <dl class="help-terms">
      {terms.map(([term, meaning]) => (
        <div key={term}>
          <dt>
            <kbd>{term}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
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
