// The questions before a very bad decision and before a press that costs money. Their dialogs are fetched when there is one.

import { useFetched } from './dialogs/on-demand.tsx';
import { useRoom } from './room.ts';
import type { AskedSpending } from './spending.ts';

const fetchDoubt = async () => (await import('./dialogs/question-dialog.tsx')).QuestionDialog;
const fetchSpending = async () => (await import('./dialogs/spending-dialog.tsx')).SpendingDialog;

export function Questions() {
  const { held, asked } = useRoom().seat;
  return (
    <>
      {held !== null && held.doubt !== null && <Doubted />}
      {asked !== null && <Asked asked={asked} />}
    </>
  );
}

function Doubted() {
  const { seat } = useRoom();
  // A question is a kindness: where it cannot be put, the decision is the player's.
  const Dialog = useFetched(fetchDoubt, () => seat.answerDoubt(true));
  return Dialog === null ? null : <Dialog />;
}

function Asked({ asked }: { asked: AskedSpending }) {
  const { seat } = useRoom();
  // Money that cannot be asked about is not spent.
  const Dialog = useFetched(fetchSpending, () => seat.answerSpending(false));
  return Dialog === null ? null : <Dialog asked={asked} />;
}
