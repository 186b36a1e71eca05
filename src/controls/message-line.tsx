import { at } from './places.ts';
import { useRoom } from './room.ts';
import type { Notice } from './seat.ts';
import type { Place } from './table-stage.ts';
import { noticeWords } from './table-words.ts';

/** The colour of the dot, which only repeats what the words say. */
function toneOf(notice: Notice): 'plain' | 'bad' | 'good' {
  if (notice.kind === 'over') return 'good';
  return notice.kind === 'trouble' ? 'plain' : 'bad';
}

/** One line at the lower left: why something was refused, what is late, and the way to more play money. */
export function MessageLine({ place }: { place: Place | null }) {
  const { seat, words } = useRoom();
  const { notice, mayTopUp } = seat;
  const shown = notice !== null || mayTopUp;
  return (
    <div class="messages" role="status" data-shown={shown} style={place === null ? undefined : at(place)}>
      {notice !== null && (
        <p class="message" data-tone={toneOf(notice)}>
          {noticeWords(words, notice)}
        </p>
      )}
      {notice === null && mayTopUp && (
        <p class="message" data-tone="plain">
          {words.say('money.gone')}
        </p>
      )}
      {mayTopUp && (
        <button type="button" class="action small" onClick={() => seat.topUp()}>
          <span class="label">{words.say('money.topUp', { amount: words.amount(seat.topUpTo) })}</span>
        </button>
      )}
    </div>
  );
}
