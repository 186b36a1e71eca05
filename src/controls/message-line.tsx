import type { Notice } from './notices.ts';
import { at } from './places.ts';
import { useChanges, useRoom } from './room.ts';
import type { Place } from './table-stage.ts';
import { noticeWords } from './table-words.ts';

/** The colour of the dot, which only repeats what the words say. */
function toneOf(notice: Notice): 'plain' | 'bad' | 'good' {
  if (notice.kind === 'over') return 'good';
  return notice.kind === 'trouble' ? 'plain' : 'bad';
}

/** After a round, what its decisions have cost; null where the coach is not asked or had nothing to watch. */
function useLesson(): string | null {
  const { coach, seat, settings, words } = useRoom();
  useChanges(coach);
  if (coach === null || !settings.value.coach || seat.phase !== 'settled') return null;
  const { decisions, mistakes, cost } = coach.round;
  if (decisions === 0) return null;
  if (mistakes === 0) return words.say('coach.perfect');
  return words.say('coach.cost', { count: mistakes, amount: words.amount(cost) });
}

/** One line at the lower left: why something was refused, what is late, and the way to more play money. */
export function MessageLine({ place }: { place: Place | null }) {
  const { seat, words } = useRoom();
  const { notice, mayAskForMore } = seat;
  const lesson = useLesson();
  const shown = notice !== null || mayAskForMore || lesson !== null;
  return (
    <div class="messages" role="status" data-shown={shown} style={place === null ? undefined : at(place)}>
      {notice !== null && (
        <p class="message" data-tone={toneOf(notice)}>
          {noticeWords(words, notice)}
        </p>
      )}
      {notice === null && !mayAskForMore && lesson !== null && (
        <p class="message" data-tone="plain">
          {lesson}
        </p>
      )}
      {notice === null && mayAskForMore && (
        <p class="message" data-tone="plain">
          {words.say('money.gone')}
        </p>
      )}
      {mayAskForMore && (
        <button type="button" class="action small" onClick={() => seat.askForMore()}>
          <span class="label">
            {seat.topUpTo === null
              ? words.say('money.cashier')
              : words.say('money.topUp', { amount: words.amount(seat.topUpTo) })}
          </span>
        </button>
      )}
    </div>
  );
}
