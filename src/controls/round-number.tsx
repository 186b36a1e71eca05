import { useRoom } from './room.ts';

/** The round's number, for who has to write it down; a press takes it whole. Empty before the first round. */
export function RoundNumber() {
  const { seat, words } = useRoom();
  const { roundId } = seat.state.context;
  return (
    <span class="round-id selectable">
      {roundId === null ? '' : words.say('money.round', { id: roundId })}
    </span>
  );
}
