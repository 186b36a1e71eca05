// The rounds as a list of any length: only the rows in sight are in the page, and only their part is read. It is one stop of Tab,
// and the arrows lead through it.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { FinishedRound } from '../../keeping/database.ts';
import type { History } from '../../keeping/history.ts';
import type { Words } from '../../locales/words.ts';
import { tableById } from '../../tables/all-tables.ts';
import { dayAndTime } from '../moments.ts';
import { rowAfter } from './grid-keys.ts';
import { signed } from './signed.ts';

const ROW = 58;
const PART = 40;
/** Rows beyond the edge that are drawn already. */
const SPARE = 4;

export interface HistoryListProps {
  readonly history: History;
  readonly table: string | null;
  readonly words: Words;
  readonly open: (round: FinishedRound) => void;
}

export function HistoryList({ history, table, words, open }: HistoryListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<number | null>(null);
  const [parts, setParts] = useState<ReadonlyMap<number, readonly FinishedRound[]>>(new Map());
  const [sight, setSight] = useState({ from: 0, to: 12 });
  const asked = useRef(new Set<number>());
  const [stop, setStop] = useState(0);
  /** The row that a key led to, until it is there to have the focus. */
  const wanted = useRef<number | null>(null);

  useEffect(() => {
    let isWanted = true;
    asked.current = new Set();
    setParts(new Map());
    void history.count(table).then((all) => isWanted && setCount(all));
    return () => {
      isWanted = false;
    };
  }, [history, table]);

  useEffect(() => {
    const wanted = asked.current;
    const first = Math.floor(sight.from / PART);
    const last = Math.floor(Math.max(sight.from, sight.to - 1) / PART);
    for (let part = first; part <= last; part++) {
      if (wanted.has(part)) continue;
      wanted.add(part);
      void history.page(table, part * PART, PART).then((rounds) => {
        // Another table may have been chosen while this was read.
        if (asked.current === wanted) setParts((before) => new Map(before).set(part, rounds));
      });
    }
  }, [history, table, sight]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const look = () => {
      const from = Math.max(0, Math.floor(element.scrollTop / ROW) - SPARE);
      const to = Math.ceil((element.scrollTop + element.clientHeight) / ROW) + SPARE;
      setSight((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    // Its height is known once the dialog is open, and changes with the window.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [count === 0]);

  useLayoutEffect(() => {
    const row = scroller.current?.querySelector<HTMLElement>(`[data-at="${wanted.current}"] button`);
    if (row == null) return;
    wanted.current = null;
    row.focus();
  });

  if (count === 0) return <p class="history-empty">{words.say('history.empty')}</p>;
  const all = count ?? 0;
  // Whoever scrolled away from it comes in where the list is now.
  const stopInSight = Math.max(sight.from, Math.min(sight.to - 1, all - 1, stop));
  const rows = Array.from({ length: Math.max(0, Math.min(all, sight.to) - sight.from) }, (_, i) => {
    const at = sight.from + i;
    return { at, round: parts.get(Math.floor(at / PART))?.[at % PART] };
  });
  const lead = (event: KeyboardEvent): void => {
    const element = scroller.current;
    if (element === null) return;
    const to = rowAfter(event.key, stopInSight, all, Math.floor(element.clientHeight / ROW));
    if (to === null) return;
    event.preventDefault();
    wanted.current = to;
    setStop(to);
    const lowest = to * ROW - element.clientHeight + ROW;
    element.scrollTop = Math.max(lowest, Math.min(element.scrollTop, to * ROW));
  };
  return (
    <div class="history-rows" ref={scroller}>
      <ul style={{ height: `${all * ROW}px` }}>
        {rows.map(({ at, round }) => (
          <li
            key={at}
            data-at={at}
            style={{ top: `${at * ROW}px`, height: `${ROW}px` }}
            aria-setsize={all}
            aria-posinset={at + 1}
          >
            {round !== undefined && (
              <Row
                round={round}
                words={words}
                open={open}
                isStop={at === stopInSight}
                onFocus={() => setStop(at)}
                onKeyDown={lead}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RowProps extends Pick<HistoryListProps, 'words' | 'open'> {
  readonly round: FinishedRound;
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A button that says it in a sentence, and over it the figures at a glance. */
function Row({ round, words, open, isStop, onFocus, onKeyDown }: RowProps) {
  const name = tableById(round.table)?.name ?? round.table;
  const time = dayAndTime(words.language, round.endedAt);
  const net = round.returned - round.staked;
  const values = {
    staked: words.amount(round.staked),
    returned: words.amount(round.returned),
    net: signed(words, net),
  };
  return (
    <>
      <button
        type="button"
        class="history-open"
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        aria-label={words.say('history.row', { time, table: name, id: round.roundId, ...values })}
        onClick={() => open(round)}
      />
      <span class="history-row" aria-hidden="true">
        <span class="when">{time}</span>
        <span class="which">
          <span class="name">{name}</span>
          <span class="id">
            {round.roundId}
            {round.void !== undefined && ` · ${words.say('history.void')}`}
          </span>
        </span>
        <span class="sum">{values.staked}</span>
        <span class="sum returned">{values.returned}</span>
        <span class="sum net" data-sign={net > 0 ? 'gain' : 'none'}>
          {values.net}
        </span>
      </span>
    </>
  );
}
