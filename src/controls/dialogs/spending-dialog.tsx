import { useId } from 'preact/hooks';
import { useRoom } from '../room.ts';
import type { AskedSpending } from '../spending.ts';
import { Answers } from './answers.tsx';
import { DialogFrame } from './dialog-frame.tsx';

/** Asks whether a press that costs money was meant; a key that slips again goes back. */
export function SpendingDialog({ asked }: { asked: AskedSpending }) {
  const { seat, words } = useRoom();
  const { spending, stake, balance } = asked;
  const id = useId();
  const action = words.say(spending);
  return (
    <DialogFrame
      kind="question"
      title={words.say('spending.title', { action, amount: words.amount(stake) })}
      closeLabel={null}
      describedBy={id}
      onClose={() => seat.answerSpending(false)}
    >
      <p id={id}>
        {words.say('spending.text', { left: words.sum(balance - stake), balance: words.sum(balance) })}
      </p>
      <div class="question-foot">
        <Answers
          anyway={action}
          cost={words.amount(stake)}
          answer={(goesOn) => seat.answerSpending(goesOn)}
        />
      </div>
    </DialogFrame>
  );
}
