// The dialogs of the player's desk at the table: history, session, and the reminder that comes between rounds.

import { useEffect, useReducer } from 'preact/hooks';
import { decimalsOf } from '../../money/amount.ts';
import { reminderEvery } from '../../settings/held.ts';
import { useRoom } from '../room.ts';
import type { DialogName } from '../top-bar.tsx';
import type { HistoryDialogProps } from './history-dialog.tsx';
import { useFetched } from './on-demand.tsx';
import type { SessionDialogProps } from './session-dialog.tsx';

export interface DeskDialogsProps {
  readonly dialog: DialogName | null;
  readonly open: (dialog: DialogName) => void;
  readonly close: () => void;
}

const fetchHistory = async () => (await import('./history-dialog.tsx')).HistoryDialog;

const fetchSession = async () => (await import('./session-dialog.tsx')).SessionDialog;
const fetchReminder = async () => (await import('./reminder-dialog.tsx')).ReminderDialog;

function HistoryOnDemand(props: HistoryDialogProps) {
  const History = useFetched(fetchHistory, props.onClose);
  return History === null ? null : <History {...props} />;
}

function SessionOnDemand(props: SessionDialogProps) {
  const Session = useFetched(fetchSession, props.onClose);
  return Session === null ? null : <Session {...props} />;
}

const nothing = () => {};

function ReminderOnDemand() {
  const Reminder = useFetched(fetchReminder, nothing);
  return Reminder === null ? null : <Reminder />;
}

const LOOK_MS = 1000;

/** True once the reminder that the player chose is due and no round is running. */
function useReminderDue(): boolean {
  const { seat, settings, desk } = useRoom();
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(() => look(undefined), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    desk?.facts.isDue(reminderEvery(settings.held, settings.value)) === true && seat.mayBet && !seat.moving
  );
}

/** The history is fetched once the table has come to rest, so that it opens at once. */
const FETCHED_AFTER_MS = 3000;

export function DeskDialogs({ dialog, open, close }: DeskDialogsProps) {
  const { seat, words, settings, desk, coach } = useRoom();
  useEffect(() => {
    if (desk === null) return undefined;
    const timer = setTimeout(() => void fetchHistory().catch(() => {}), FETCHED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [desk]);
  const isDue = useReminderDue();
  if (desk === null) return null;
  return (
    <>
      {dialog === 'history' && (
        <HistoryOnDemand
          words={words}
          desk={desk}
          running={!seat.mayBet}
          openSession={() => open('session')}
          onClose={close}
        />
      )}
      {dialog === 'session' && (
        <SessionOnDemand
          words={words}
          desk={desk}
          coach={coach}
          settings={settings}
          decimals={decimalsOf(seat.rules.currency)}
          openHistory={() => open('history')}
          onClose={close}
        />
      )}
      {isDue && <ReminderOnDemand />}
    </>
  );
}

/** The ways to history and session, where the icons have no room. */
export function DeskButtons({ open }: Pick<DeskDialogsProps, 'open'>) {
  const { words, desk } = useRoom();
  if (desk === null) return null;
  return (
    <p class="desk-buttons">
      <button type="button" class="action small" onClick={() => open('history')}>
        <span class="label">{words.say('icon.history')}</span>
      </button>
      <button type="button" class="action small" onClick={() => open('session')}>
        <span class="label">{words.say('icon.session')}</span>
      </button>
    </p>
  );
}
