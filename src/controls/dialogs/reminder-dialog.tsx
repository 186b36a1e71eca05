import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import '../styles/history.css';
import { hoursAndMinutes } from '../moments.ts';
import { useRoom } from '../room.ts';
import { SessionSums } from './session-sums.tsx';

/** Comes between rounds and stays until it is acknowledged: neither Escape nor a press outside ends it. */
export function ReminderDialog() {
  const { words, desk, tables } = useRoom();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  if (desk === null) return null;
  const { facts } = desk;
  return (
    <dialog
      ref={dialog}
      class="dialog"
      data-kind="reminder"
      aria-labelledby={id}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
    >
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 id={id}>{words.say('reminder.title', { length: hoursAndMinutes(facts.length) })}</h2>
        </div>
        <SessionSums words={words} facts={facts} />
        <footer class="history-foot">
          {tables !== null && (
            <a class="action small" href={tables}>
              <span class="label">{words.say('reminder.leave')}</span>
            </a>
          )}
          <button type="button" class="action small" onClick={() => facts.acknowledge()}>
            <span class="label">{words.say('reminder.goOn')}</span>
          </button>
        </footer>
      </div>
    </dialog>
  );
}
