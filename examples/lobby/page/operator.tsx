// The operator's page: rounds by their ids, and one of them with its record, its journal and whether its shoe was the one
// committed to. The address says which round is open, so that it can be passed on.

import './styles/operator.css';
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as v from 'valibot';
import { moneyFormat } from '../../../src/money/amount.ts';
import { askRound, askRounds, type Round, type Summary } from './operator-replies.ts';
import { OneRound } from './operator-round.tsx';
import * as replies from './replies.ts';

const LOOK_MS = 2000;

const idInAddress = (): string | null => (location.hash.length > 1 ? location.hash.slice(1) : null);
const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'medium' });

export const STATES = {
  open: 'open',
  ended: 'ended',
  dropped: 'dropped',
} as const satisfies Record<Summary['state'], string>;

function Operator({ game }: { game: string }) {
  const [start, setStart] = useState('');
  const [rounds, setRounds] = useState<readonly Summary[] | null>(null);
  const [id, setId] = useState(idInAddress);
  const [round, setRound] = useState<Round | null>(null);

  useEffect(() => {
    let isOver = false;
    const look = async (): Promise<void> => {
      // Unreachable now: what is known stays, and is asked for again.
      const [list, one] = await Promise.all([
        askRounds(start).catch(() => null),
        id === null ? null : askRound(id).catch(() => null),
      ]);
      if (isOver) return;
      if (list !== null) setRounds(list);
      setRound(one);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [start, id]);

  useEffect(() => {
    const follow = (): void => setId(idInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  return (
    <div class="operator">
      <header>
        <h1>
          Baize <small>Operator</small>
        </h1>
        <a href="./">The lobby</a>
      </header>
      <div class="operator-floor">
        <main>
          <label for="find">Round’s id</label>
          <input
            id="find"
            type="search"
            placeholder="begins with …"
            autoComplete="off"
            value={start}
            onInput={({ currentTarget }) => setStart(currentTarget.value.trim().toUpperCase())}
          />
          <Rounds rounds={rounds} open={id} />
        </main>
        {round !== null && <OneRound key={round.id} round={round} game={game} />}
      </div>
    </div>
  );
}

function Rounds({ rounds, open }: { rounds: readonly Summary[] | null; open: string | null }) {
  if (rounds === null) return null;
  if (rounds.length === 0) return <p class="none">No such round.</p>;
  return (
    <table class="rounds">
      <thead>
        <tr>
          <th scope="col">Round</th>
          <th scope="col">Player</th>
          <th scope="col">Table</th>
          <th scope="col">Began</th>
          <th scope="col">State</th>
          <th scope="col" class="figure">
            Player’s change
          </th>
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ id, player, table, began, state, endedBy, change, currency }) => (
          <tr key={id} aria-current={id === open}>
            <th scope="row">
              <a href={`#${id}`}>{id}</a>
            </th>
            <td>{player}</td>
            <td>{table ?? 'unreadable'}</td>
            <td>{clock.format(began)}</td>
            <td>
              <span class="state" data-state={state}>
                {endedBy === 'house' ? `${STATES[state]} by the house` : STATES[state]}
              </span>
            </td>
            <td class="figure">{moneyFormat(currency, 'en', true)(change).replace('-', '−')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const response = await fetch('api/game');
const { game } = v.parse(replies.game, await response.json());
const page = document.getElementById('operator');
if (page !== null) render(<Operator game={game} />, page);
