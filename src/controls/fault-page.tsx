import type { Words } from '../locales/words.ts';

export interface FaultPageProps {
  readonly words: Words;
  readonly title: string;
  readonly text: string;
  /** The ways on, the first of them the likely one. */
  readonly ways: readonly { readonly label: string; readonly href: string }[];
}

/** A plain page: what is wrong with the address, and where to go from here. */
export function FaultPage({ words, title, text, ways }: FaultPageProps) {
  return (
    <main class="fault-page" lang={words.language}>
      <div class="fault-panel" role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <nav>
        {ways.map(({ label, href }, i) => (
          <a key={href} class={i === 0 ? 'action primary' : 'action'} href={href}>
            <span class="label">{label}</span>
          </a>
        ))}
      </nav>
    </main>
  );
}
