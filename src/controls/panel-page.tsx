import { useEffect, useRef, useState } from 'preact/hooks';
import type { Words } from '../locales/words.ts';
import './styles/panel.css';

export interface PanelPageProps {
  readonly words: Words;
  readonly title: string;
  readonly lines: readonly string[];
  /** What support asks for, to be read aloud or copied. */
  readonly code: string | null;
  readonly action: { readonly label: string; readonly run: () => Promise<void> } | null;
  readonly ways: readonly PanelWay[];
}

/** A way out: to an address, or through the page around the frame. */
export type PanelWay =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly go: () => void };

/** A page that stands in the table's place: why it is not here, and what can be done about it. */
export function PanelPage({ words, title, lines, code, action, ways }: PanelPageProps) {
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main class="fault-page" lang={words.language}>
      <div class="fault-panel" role="alert">
        <h1>{title}</h1>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {code !== null && <p class="support-code selectable">{code}</p>}
      </div>
      <nav class="panel-ways">
        {action !== null && (
          <button
            ref={button}
            type="button"
            class="action primary"
            aria-disabled={busy}
            onClick={() => {
              if (busy) return;
              setBusy(true);
              void action.run();
            }}
          >
            <span class="label">{action.label}</span>
          </button>
        )}
        {ways.map((way, i) => {
          const look = action === null && i === 0 ? 'action primary' : 'action';
          const label = <span class="label">{way.label}</span>;
          return 'href' in way ? (
            <a key={way.label} class={look} href={way.href}>
              {label}
            </a>
          ) : (
            <button key={way.label} type="button" class={look} onClick={way.go}>
              {label}
            </button>
          );
        })}
      </nav>
    </main>
  );
}
