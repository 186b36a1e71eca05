import { useId } from 'preact/hooks';
import { handValue, totalText } from '../../cards/hand-value.ts';
import { decimalsOf } from '../../money/amount.ts';
import { handInTurn } from '../../round/round.ts';
import { useRoom } from '../room.ts';
import { Answers } from './answers.tsx';
import { CardRow } from './card-row.tsx';
import { DialogFrame } from './dialog-frame.tsx';

/** A very bad decision is questioned before it is taken: going back is the way that the dialog offers. */
export function QuestionDialog() {
  const { seat, words, settings } = useRoom();
  const { held } = seat;
  const id = useId();
  if (held === null || held.doubt === null) return null;
  const decision = words.say(held.choice);
  const cards = handInTurn(seat.state.context)?.cards ?? [];
  const spoken = held.choice === 'hit' || held.choice === 'stand' || held.choice === 'double';
  const title =
    spoken && cards.length > 0
      ? words.say('question.titleOn', { decision, total: totalText(handValue(cards)) })
      : words.say('question.title', { decision });
  const unit = 10 ** decimalsOf(seat.rules.currency);
  const number = new Intl.NumberFormat(words.language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  return (
    <DialogFrame
      kind="question"
      title={title}
      closeLabel={null}
      describedBy={id}
      onClose={() => seat.answerDoubt(false)}
    >
      <div class="question-hand">
        {cards.length > 0 && <CardRow words={words} cards={cards} />}
        <div>
          <p id={id}>
            {words.say('question.better', {
              better: words.say(held.doubt.better),
              amount: words.amount(held.doubt.amount),
            })}
          </p>
          <p>{words.say('question.text', { unit: words.amount(unit) })}</p>
        </div>
      </div>
      <dl class="expectations">
        {held.doubt.expectations.map(({ choice, value }) => (
          <div key={choice}>
            <dt>{words.say(choice)}</dt>
            <dd
              class="bar"
              data-sign={value < 0 ? 'loss' : 'gain'}
              style={{ '--part': Math.min(1, Math.abs(value)) }}
              aria-hidden="true"
            />
            <dd>{number.format(value)}</dd>
          </div>
        ))}
      </dl>
      <div class="question-foot">
        {settings.held.warnings === null && (
          <label class="check">
            <input
              type="checkbox"
              checked={!settings.value.warnings}
              onChange={(event) => settings.change({ warnings: !event.currentTarget.checked })}
            />
            <span>{words.say('question.doNotAsk')}</span>
          </label>
        )}
        <Answers
          anyway={words.say('question.anyway', { decision })}
          answer={(goesOn) => seat.answerDoubt(goesOn)}
        />
      </div>
    </DialogFrame>
  );
}
