// The lobby: who plays and what they have, the tables, the table in its frame, and the switch board beside it.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Words } from '../../../src/locales/words.ts';
import type { TableRules } from '../../../src/tables/rules.ts';
import type { Floor, FloorView } from './floor.ts';
import type { EndedRound } from './replies.ts';
import { SwitchBoard } from './switch-board.tsx';
import { TableChoice } from './table-choice.tsx';
import type { LobbyWords } from './words.ts';

interface PageProps {
  readonly floor: Floor;
  readonly words: Words;
  readonly say: LobbyWords;
  readonly tables: readonly TableRules[];
}

export function LobbyPage({ floor, words, say, tables }: PageProps) {
  const { view } = floor;
  const { account } = view;
  const [board, setBoard] = useState(() => matchMedia('(min-width: 1100px)').matches);
  if (view.signedIn === false) return <SignIn say={say} enter={(name) => void floor.signIn(name)} />;
  const isOpen = view.table !== null;
  return (
    <div class="lobby" data-table-open={isOpen}>
      <header class="lobby-bar">
        <h1>
          Baize <small>{view.playing === null ? say('lobby') : floor.titleOf(view.playing)}</small>
        </h1>
        <div class="lobby-money">
          <span class="figure-label" aria-hidden="true">
            {say('balance')}
          </span>
          <output class="figure-value" aria-label={say('balance')}>
            {view.balance === null ? '–' : words.sum(view.balance)}
          </output>
        </div>
        <p class="lobby-name">{account?.name}</p>
        <nav>
          {isOpen && (
            <button type="button" class="action small" onClick={() => floor.leave()}>
              {say('leave')}
            </button>
          )}
          <button type="button" class="action small" onClick={() => void floor.cashier()}>
            {say('cashier')}
          </button>
          <button
            type="button"
            class="action small"
            aria-expanded={board}
            onClick={() => setBoard((open) => !open)}
          >
            {say('switches')}
          </button>
        </nav>
      </header>
      <Notices floor={floor} words={words} say={say} />
      <div class="lobby-floor">
        <main>
          {view.table === null ? (
            <Hall tables={tables} words={words} say={say} rounds={account?.rounds ?? []} choose={floor.sit} />
          ) : (
            <TableFrame floor={floor} />
          )}
        </main>
        {board && (
          <SwitchBoard
            switches={view.switches}
            change={floor.setSwitches}
            refused={account?.refused ?? false}
            setRefused={(refused) => void floor.setRefused(refused)}
            awaySeconds={account?.awaySeconds ?? 0}
            setAwaySeconds={(seconds) => void floor.setAwaySeconds(seconds)}
            onClose={() => setBoard(false)}
          />
        )}
      </div>
    </div>
  );
}

function SignIn({ say, enter }: { say: LobbyWords; enter: (name: string) => void }) {
  return (
    <main class="door">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const name = new FormData(event.currentTarget).get('name');
          if (typeof name === 'string' && name.trim() !== '') enter(name);
        }}
      >
        <h1>Baize</h1>
        <p>{say('welcome')}</p>
        <label for="name">{say('name')}</label>
        <input id="name" name="name" required maxLength={40} autoComplete="nickname" />
        <button type="submit" class="action primary">
          {say('comeIn')}
        </button>
      </form>
    </main>
  );
}

interface HallProps {
  readonly tables: readonly TableRules[];
  readonly words: Words;
  readonly say: LobbyWords;
  readonly rounds: readonly EndedRound[];
  readonly choose: (table: string) => void;
}

function Hall({ tables, words, say, rounds, choose }: HallProps) {
  return (
    <div class="hall">
      <TableChoice tables={tables} words={words} choose={choose} />
      <section class="last-rounds" aria-label={say('rounds')}>
        <h2>{say('rounds')}</h2>
        {rounds.length === 0 ? (
          <p>{say('noRounds')}</p>
        ) : (
          <ul>
            {rounds.map(({ id, table, change, endedBy }) => (
              <li key={id}>
                <span class="round-id">{id}</span>
                <span>{table}</span>
                {endedBy === 'house' && <em>{say('house')}</em>}
                <strong data-sign={Math.sign(change)}>{signed(words, change)}</strong>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

const signed = (words: Words, amount: number): string =>
  `${amount > 0 ? '+' : ''}${words.sum(amount).replace('-', '−')}`;

/** Where the game's frame stands; the floor puts it in. */
function TableFrame({ floor }: { floor: Floor }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current !== null) floor.placeTable(place.current);
    return () => floor.clearTable();
  }, [floor]);
  return <div class="table-frame" ref={place} />;
}

function Notices({ floor, words, say }: Omit<PageProps, 'tables'>) {
  const { view } = floor;
  return (
    <div class="notices" role="status">
      {notices(view, floor, words, say).map(({ key, tone, text, act }) => (
        <p key={key} class="message" data-tone={tone}>
          <span>{text}</span>
          {act}
        </p>
      ))}
    </div>
  );
}

interface Notice {
  readonly key: string;
  readonly tone: 'info' | 'bad';
  readonly text: string;
  readonly act?: ComponentChildren;
}

function notices(view: FloorView, floor: Floor, words: Words, say: LobbyWords): readonly Notice[] {
  const { account, table } = view;
  const act = (label: string, run: () => void) => (
    <button type="button" class="chip-button" onClick={run}>
      {label}
    </button>
  );
  const list: Notice[] = [];
  if (view.offline) list.push({ key: 'offline', tone: 'bad', text: say('offline') });
  if (view.fault !== null)
    list.push({
      key: 'fault',
      tone: 'bad',
      text: say('fault', { code: view.fault }),
      act: act(say('again'), floor.reopen),
    });
  if (view.moved)
    list.push({ key: 'moved', tone: 'info', text: say('moved'), act: act(say('playHere'), floor.reopen) });
  if (view.leaving) list.push({ key: 'leaving', tone: 'info', text: say('leaving') });
  for (const { id, change } of view.byHouse)
    list.push({
      key: id,
      tone: 'info',
      text: say('byHouse', { id, change: signed(words, change) }),
      act: act(say('dismiss'), () => floor.dismiss(id)),
    });
  if (view.givenBack)
    list.push({
      key: 'given-back',
      tone: 'info',
      text: say('givenBack'),
      act: act(say('dismiss'), floor.dismissGivenBack),
    });
  if (table === null && account?.open != null)
    list.push({ key: 'open', tone: 'info', text: say('openRound', { table: account.open }) });
  return list;
}
