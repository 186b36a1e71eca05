// The table for who does not see the canvas, and the spots for who does: the dealer and each box are groups with their
// cards, totals and bets as text; the betting spots are buttons that lie over the drawn ones.

import type { Spot } from '../tables/bets.ts';
import { at } from './places.ts';
import { useRoom } from './room.ts';
import { seenOn } from './seen.ts';
import { boxWords, dealerWords, spotName } from './table-words.ts';

export function DealerGroup() {
  const { seat, words } = useRoom();
  return (
    <fieldset class="mirror" aria-label={words.say('group.dealer')}>
      <p>{dealerWords(words, seat.seen)}</p>
    </fieldset>
  );
}

export function BoxGroups() {
  const { seat } = useRoom();
  const boxes = Array.from({ length: seat.rules.boxes }, (_, i) => i + 1);
  return (
    <>
      {boxes.map((box) => (
        <BoxGroup key={box} box={box} />
      ))}
    </>
  );
}

function BoxGroup({ box }: { box: number }) {
  const { seat, words } = useRoom();
  const seen = seat.seen.boxes.find((each) => each.box === box);
  const sides = seat.rules.sideBets.map(({ bet }) => bet);
  return (
    <fieldset aria-label={words.say('group.box', { box })} class="box">
      <SpotButton spot={{ box, side: null }} />
      {sides.map((side) => (
        <SpotButton key={side} spot={{ box, side }} />
      ))}
      <div class="mirror">
        {(seen === undefined ? [] : boxWords(words, seat.seen, seen)).map((line, i) => (
          <p key={i}>{line}</p>
        ))}
      </div>
    </fieldset>
  );
}

const isSame = (a: Spot, b: Spot): boolean => a.box === b.box && a.side === b.side;

function SpotButton({ spot }: { spot: Spot }) {
  const { seat, words, stage } = useRoom();
  const target = stage?.spots().find((each) => isSame(each.spot, spot));
  const amount = seenOn(seat.seen, spot.box, spot.side);
  const name = spotName(words, spot, amount);
  const highlight = (on: boolean) => stage?.highlight(on && seat.mayBet && seat.chip !== null ? spot : null);
  return (
    <button
      type="button"
      class="spot"
      data-spot={`${spot.box}:${spot.side ?? 'main'}`}
      aria-label={name}
      aria-disabled={!seat.mayBet}
      style={target === undefined ? undefined : at(target.hit)}
      onClick={(event) => {
        // A press on a spot is not one on the felt round it.
        event.stopPropagation();
        if (seat.mayBet) seat.press(spot);
        else stage?.skip();
      }}
      onKeyDown={(event) => {
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
        if (seat.mayBet && (event.key === 'Delete' || event.key === 'Backspace' || event.key === '-'))
          seat.send({ type: 'bet.takenBack', spot });
      }}
      onPointerEnter={() => highlight(true)}
      onPointerLeave={() => highlight(false)}
      onFocus={() => highlight(true)}
      onBlur={() => highlight(false)}
    >
      <span class="spot-words">{name}</span>
    </button>
  );
}
