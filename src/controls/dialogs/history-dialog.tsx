// The history: the rounds as a list, one of them in full, its check, and what is told of the coming shoe.

import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import '../styles/history.css';
import type { FinishedRound } from '../../keeping/database.ts';
import { csvOf, jsonOf } from '../../keeping/export.ts';
import { NO_TOTALS, type Totals } from '../../keeping/history.ts';
import type { Words } from '../../locales/words.ts';
import type { RoundRecord } from '../../round/record.ts';
import { readRecord } from '../../round/record-text.ts';
import { TABLES } from '../../tables/all-tables.ts';
import type { Desk } from '../desk.ts';
import { startOfDay } from '../moments.ts';
import { useChanges } from '../room.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { FairView } from './fair-view.tsx';
import { HistoryList } from './history-list.tsx';
import { RoundView } from './round-view.tsx';
import { saveFile } from './save-file.ts';
import { signed } from './signed.ts';
import { VerifyView } from './verify-view.tsx';
import { WayButton } from './way-button.tsx';

export interface HistoryDialogProps {
  readonly words: Words;
  readonly desk: Desk;
  /** A round is running. */
  readonly running: boolean;
  readonly openSession: () => void;
  /** Leads on to the lobby's history. */
  readonly openMore: (() => void) | null;
  readonly onClose: () => void;
}

type View =
  | { readonly at: 'list' }
  | { readonly at: 'fair' }
  | { readonly at: 'round'; readonly round: FinishedRound; readonly record: RoundRecord | null }
  | { readonly at: 'verify'; readonly round: FinishedRound; readonly record: RoundRecord };

const LIST: View = { at: 'list' };

function titleOf(words: Words, view: View): string {
  if (view.at === 'list') return words.say('history.title');
  if (view.at === 'fair') return words.say('fair.title');
  return words.say('verify.title', { id: view.round.roundId });
}

function recordOf({ record }: FinishedRound): RoundRecord | null {
  const read = record === null ? null : readRecord(record);
  return read?.ok === true ? read.record : null;
}

export function HistoryDialog(props: HistoryDialogProps) {
  const { words, desk, running, openSession, openMore, onClose } = props;
  const { say } = words;
  const [view, setView] = useState<View>(LIST);
  const [table, setTable] = useState<string | null>(null);
  const back = useRef<HTMLButtonElement>(null);
  const leftFrom = useRef<Element | null>(null);
  // The focus goes along: to the way back, and from there to where it was.
  useLayoutEffect(() => {
    if (view.at === 'list') {
      if (leftFrom.current instanceof HTMLElement) leftFrom.current.focus();
      leftFrom.current = null;
      return;
    }
    back.current?.focus();
  }, [view.at]);
  const leaveFor = (next: View) => {
    leftFrom.current = document.activeElement;
    setView(next);
  };
  // The list stays as it is behind a round that is looked at, so that it is found again where it was left.
  return (
    <DialogFrame kind="history" title={titleOf(words, view)} closeLabel={say('icon.close')} onClose={onClose}>
      {view.at !== 'list' && (
        <button
          ref={back}
          type="button"
          class="text-button"
          onClick={() =>
            setView(view.at === 'verify' ? { at: 'round', round: view.round, record: view.record } : LIST)
          }
        >
          ‹ {view.at === 'verify' ? say('history.round') : say('history.back')}
        </button>
      )}
      <div hidden={view.at !== 'list'}>
        <Overview words={words} desk={desk} table={table} choose={setTable} />
        <HistoryHead words={words} />
        <HistoryList
          history={desk.history}
          table={table}
          words={words}
          open={(round) => leaveFor({ at: 'round', round, record: recordOf(round) })}
        />
        <footer class="history-foot">
          <Exports words={words} desk={desk} table={table} />
          <button type="button" class="action small" onClick={() => leaveFor({ at: 'fair' })}>
            <span class="label">{say('fair.title')}</span>
          </button>
          <button type="button" class="action small" onClick={openSession}>
            <span class="label">{say('icon.session')}</span>
          </button>
          <WayButton label={say('lobby.history')} go={openMore} />
        </footer>
      </div>
      {view.at === 'fair' && <FairView words={words} shuffle={desk.shuffle} running={running} />}
      {view.at === 'round' && (
        <RoundView
          words={words}
          round={view.round}
          record={view.record}
          linkTo={desk.linkTo}
          verify={(record) => setView({ at: 'verify', round: view.round, record })}
        />
      )}
      {view.at === 'verify' && <VerifyView words={words} record={view.record} />}
    </DialogFrame>
  );
}

interface OverviewProps {
  readonly words: Words;
  readonly desk: Desk;
  readonly table: string | null;
  readonly choose: (table: string | null) => void;
}

/** The choice of a table, and what this session and today come to. */
function Overview({ words, desk, table, choose }: OverviewProps) {
  const { say } = words;
  const id = useId();
  const [today, setToday] = useState<Totals>(NO_TOTALS);
  useChanges(desk.facts);
  const { tally } = desk.facts;
  useEffect(() => {
    let isWanted = true;
    void desk.history.totals(null, startOfDay(Date.now())).then((sum) => isWanted && setToday(sum));
    return () => {
      isWanted = false;
    };
  }, [desk, tally]);
  return (
    <div class="history-overview">
      <p class="history-filter">
        <label for={id}>{say('history.table')}</label>
        <select
          id={id}
          value={table ?? ''}
          onChange={({ currentTarget: { value } }) => choose(value === '' ? null : value)}
        >
          <option value="">{say('history.allTables')}</option>
          {TABLES.map(({ id: tableId, name }) => (
            <option key={tableId} value={tableId}>
              {name}
            </option>
          ))}
        </select>
      </p>
      {desk.historyDays !== null && (
        <p class="history-reach">{say('history.days', { count: desk.historyDays })}</p>
      )}
      <dl class="history-totals">
        <TotalLine words={words} name={say('history.session')} totals={tally} />
        <TotalLine words={words} name={say('history.today')} totals={today} />
      </dl>
    </div>
  );
}

function TotalLine({ words, name, totals }: { words: Words; name: string; totals: Totals }) {
  const { rounds, staked, returned } = totals;
  return (
    <div>
      <dt>
        {name} · {words.say('history.rounds', { count: rounds })}
      </dt>
      <dd>
        {words.say('history.line', { stake: words.amount(staked), returned: words.amount(returned) })},{' '}
        <strong>{signed(words, returned - staked)}</strong>
      </dd>
    </div>
  );
}

/** The columns' names, for the eyes: each row says its own. */
function HistoryHead({ words }: { words: Words }) {
  return (
    <p class="history-row history-head" aria-hidden="true">
      <span class="when">{words.say('history.time')}</span>
      <span class="which">{words.say('history.round')}</span>
      <span class="sum">{words.say('history.staked')}</span>
      <span class="sum returned">{words.say('history.returned')}</span>
      <span class="sum net">{words.say('history.net')}</span>
    </p>
  );
}

const ALL = Number.MAX_SAFE_INTEGER;

function Exports({ words, desk, table }: Omit<OverviewProps, 'choose'>) {
  const save = async (kind: 'csv' | 'json') => {
    const rounds = await desk.history.page(table, 0, ALL);
    const day = new Date().toISOString().slice(0, 10);
    if (kind === 'csv') saveFile(`baize-${day}.csv`, 'text/csv', csvOf(rounds));
    else saveFile(`baize-${day}.json`, 'application/json', jsonOf(rounds));
  };
  return (
    <>
      <button type="button" class="action small" onClick={() => void save('json')}>
        <span class="label">{words.say('history.json')}</span>
      </button>
      <button type="button" class="action small" onClick={() => void save('csv')}>
        <span class="label">{words.say('history.csv')}</span>
      </button>
    </>
  );
}
