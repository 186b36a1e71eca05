// The session at hand: clock, length, rounds, what was bet and came back; the reminder; the limits players set on themselves.

import { useState } from 'preact/hooks';
import '../styles/settings.css';
import '../styles/history.css';
import type { Coach } from '../../coach/coach.ts';
import type { LimitBook } from '../../keeping/limit-book.ts';
import type { Words } from '../../locales/words.ts';
import type { KeptSettings } from '../../settings/kept-settings.ts';
import { REMINDERS } from '../../settings/settings.ts';
import type { Desk } from '../desk.ts';
import { dayAndTime } from '../moments.ts';
import { useChanges } from '../room.ts';
import { typedAmount } from '../typed-amount.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { Field, Segments } from './fields.tsx';
import { SessionSums } from './session-sums.tsx';
import { WayButton } from './way-button.tsx';

export interface SessionDialogProps {
  readonly words: Words;
  readonly desk: Desk;
  readonly coach: Coach | null;
  readonly settings: KeptSettings;
  /** Of the table's currency. */
  readonly decimals: number;
  readonly openHistory: () => void;
  /** Leads on to what the lobby has for those who want to play less. */
  readonly openHelp: (() => void) | null;
  readonly onClose: () => void;
}

export function SessionDialog(props: SessionDialogProps) {
  const { words, desk, coach, settings, decimals, openHistory, openHelp, onClose } = props;
  useChanges(settings, desk.limits);
  const { say } = words;
  return (
    <DialogFrame kind="session" title={say('session.title')} closeLabel={say('icon.close')} onClose={onClose}>
      <SessionSums words={words} facts={desk.facts} lessons={coach?.session ?? null} />
      <ReminderField words={words} settings={settings} />
      <LossLimit words={words} limits={desk.limits} decimals={decimals} />
      <StopForToday words={words} limits={desk.limits} />
      <footer class="history-foot">
        <button type="button" class="action small" onClick={openHistory}>
          <span class="label">{say('icon.history')}</span>
        </button>
        <WayButton label={say('lobby.responsible')} go={openHelp} />
      </footer>
    </DialogFrame>
  );
}

/** The player may be reminded more often than the house asks for, not more rarely. */
function ReminderField({ words, settings }: Pick<SessionDialogProps, 'words' | 'settings'>) {
  const { say } = words;
  const { reminder: most } = settings.held;
  const choices = REMINDERS.filter((minutes) => most === 0 || minutes < most);
  const chosen = choices.find((minutes) => minutes === settings.value.reminder) ?? 0;
  const none = most === 0 ? say('session.off') : say('session.minutes', { minutes: most });
  return (
    <Field
      label={say('session.reminder')}
      hint={say('session.reminderHint')}
      heldBy={most === 0 ? null : say('held.reminder', { minutes: most })}
    >
      {({ label }) => (
        <Segments
          name="reminder"
          labelledBy={label}
          value={String(chosen)}
          options={choices.map((minutes) => ({
            value: String(minutes),
            label: minutes === 0 ? none : say('session.minutes', { minutes }),
          }))}
          onChange={(value) => {
            const reminder = choices.find((minutes) => String(minutes) === value);
            if (reminder !== undefined) settings.change({ reminder });
          }}
        />
      )}
    </Field>
  );
}

interface LimitProps {
  readonly words: Words;
  readonly limits: LimitBook;
}

function LossLimit({ words, limits, decimals }: LimitProps & { decimals: number }) {
  const { say } = words;
  const [text, setText] = useState('');
  const [isBad, setBad] = useState(false);
  const running = limits.left;
  const hint =
    running === null
      ? say('session.lossHint')
      : say('session.lossRuns', {
          left: words.amount(running.left),
          amount: words.amount(running.amount),
          time: dayAndTime(words.language, running.until),
        });
  return (
    <Field label={say('session.lossLimit')} hint={isBad ? say('session.lossBad') : hint}>
      {({ label, hint: hintId }) => (
        <form
          class="loss-limit"
          onSubmit={(event) => {
            event.preventDefault();
            const amount = typedAmount(text, decimals, words.language);
            setBad(amount === null);
            if (amount === null) return;
            setText('');
            void limits.setLossLimit(amount);
          }}
        >
          <input
            class="typed"
            type="text"
            inputMode="decimal"
            autocomplete="off"
            aria-labelledby={label}
            aria-describedby={hintId}
            aria-invalid={isBad}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <button type="submit" class="action small">
            <span class="label">{say('session.set')}</span>
          </button>
        </form>
      )}
    </Field>
  );
}

/** Two presses: it cannot be taken back. */
function StopForToday({ words, limits }: LimitProps) {
  const { say } = words;
  const [asked, setAsked] = useState(false);
  const until = limits.stoppedUntil;
  const hint =
    until === null
      ? say('session.stopHint')
      : say('session.stopped', { time: dayAndTime(words.language, until) });
  return (
    <Field label={say('session.stop')} hint={hint}>
      {({ hint: hintId }) =>
        until === null && (
          <button
            type="button"
            class="action small"
            aria-describedby={hintId}
            onClick={() => (asked ? void limits.stopForToday() : setAsked(true))}
          >
            <span class="label">{say(asked ? 'session.stopSure' : 'session.stop')}</span>
          </button>
        )
      }
    </Field>
  );
}
