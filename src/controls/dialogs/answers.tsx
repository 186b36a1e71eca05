import { ActionButton } from '../action-button.tsx';
import { useRoom } from '../room.ts';

interface AnswersProps {
  /** What going on is called, and what it costs where it costs anything. */
  readonly anyway: string;
  readonly cost?: string | null;
  readonly answer: (goesOn: boolean) => void;
}

/** The two answers to a question that holds something up: on anyway, or back, which is what a key that slips again does. */
export function Answers({ anyway, cost = null, answer }: AnswersProps) {
  const { words } = useRoom();
  return (
    <>
      <ActionButton area="anyway" label={anyway} second={cost} enabled onPress={() => answer(true)} />
      <ActionButton
        area="goBack"
        primary
        takesFocus
        label={words.say('question.goBack')}
        enabled
        onPress={() => answer(false)}
      />
    </>
  );
}
