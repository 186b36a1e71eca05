// The dialogs of the player's desk at the table: history, session, and the reminder that comes between rounds.

import { useCallback, useEffect, useReducer } from 'preact/hooks';
import { decimalsOf } from '../../money/amount.ts';
import { reminderEvery } from '../../settings/held.ts';
import { fullScreenOf } from '../full-screen.ts';
import { useChanges, useRoom } from '../room.ts';
import type { DialogName } from '../top-bar.tsx';
import type { HistoryDialogProps } from './history-dialog.tsx';
import { useFetched } from './on-demand.tsx';
import type { SessionDialogProps } from './session-dialog.tsx';
import { WayButton } from './way-button.tsx';

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

const LOOK_MS = 1000;

/** No round begins before it is read (src/house-rules/house-gate.ts): where it cannot be had, it is fetched again. */
function ReminderOnDemand() {
  const [tries, again] = useReducer((count: number) => count + 1, 0);
  const fetchAgain = useCallback(() => fetchReminder(), [tries]);
  const Reminder = useFetched(fetchAgain, () => void setTimeout(() => again(undefined), LOOK_MS));
  return Reminder === null ? null : <Reminder />;
}

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

/**
 * Fetched once the table has come to rest: the history opens at once, and when another tab takes the table over there may be
 * no line, or another version on it.
 */
const fetchAhead = () => Promise.all([fetchHistory(), fetchReminder(), import('../mount-pages.tsx')]);

const FETCHED_AFTER_MS = 3000;

export function DeskDialogs({ dialog, open, close }: DeskDialogsProps) {
  const { seat, words, settings, desk, coach, ways } = useRoom();
  useEffect(() => {
    if (desk === null) return undefined;
    const timer = setTimeout(() => void fetchAhead().catch(() => {}), FETCHED_AFTER_MS);
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
          openMore={ways.history}
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
          openHelp={ways.responsiblePlay}
          onClose={close}
        />
      )}
      {isDue && <ReminderOnDemand />}
    </>
  );
}

const screen = fullScreenOf(document);

/** The ways to history and session, where the icons have no room, and to the whole screen where that can be had. */
export function DeskButtons({ open, close }: Pick<DeskDialogsProps, 'open' | 'close'>) {
  const { words, desk } = useRoom();
  useChanges(screen);
  if (desk === null && !screen.isOffered) return null;
  return (
    <p class="desk-buttons">
      {screen.isOffered && (
        <WayButton
          label={words.say(screen.isOn ? 'settings.window' : 'settings.fullScreen')}
          go={() => {
            // A dialog would be left behind the page that takes the whole screen.
            close();
            void screen.toggle();
          }}
        />
      )}
      {desk !== null && <WayButton label={words.say('icon.history')} go={() => open('history')} />}
      {desk !== null && <WayButton label={words.say('icon.session')} go={() => open('session')} />}
    </p>
  );
}
