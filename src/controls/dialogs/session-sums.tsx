import { useEffect, useReducer } from 'preact/hooks';
import type { Lessons } from '../../coach/coach.ts';
import type { Words } from '../../locales/words.ts';
import type { SessionFacts } from '../../session/session-facts.ts';
import { net } from '../../session/tally.ts';
import { hoursAndMinutes, timeOfDay } from '../moments.ts';
import { useChanges } from '../room.ts';
import { signed } from './signed.ts';
import { Sum } from './sum.tsx';

const SECOND = 1000;

/** The figures of the session, with the clock running. */
interface SessionSumsProps {
  readonly words: Words;
  readonly facts: SessionFacts;
  /** What the decisions of the session have cost; null or empty where the coach was not asked. */
  readonly lessons?: Lessons | null;
}

export function SessionSums({ words, facts, lessons = null }: SessionSumsProps) {
  const { say } = words;
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useChanges(facts);
  useEffect(() => {
    const timer = setInterval(() => tick(undefined), SECOND);
    return () => clearInterval(timer);
  }, []);
  const { tally } = facts;
  return (
    <dl class="round-sums">
      <Sum name={say('session.clock')} value={timeOfDay(words.language, Date.now())} />
      <Sum name={say('session.length')} value={hoursAndMinutes(facts.length)} />
      <Sum name={say('session.rounds')} value={String(tally.rounds)} />
      <Sum name={say('session.staked')} value={words.amount(tally.staked)} />
      <Sum name={say('session.returned')} value={words.amount(tally.returned)} />
      <Sum name={say('session.net')} value={signed(words, net(tally))} />
      {lessons !== null && lessons.decisions > 0 && (
        <Sum
          name={say('coach.session')}
          value={say('coach.sessionCost', {
            mistakes: lessons.mistakes,
            decisions: lessons.decisions,
            amount: words.amount(lessons.cost),
          })}
        />
      )}
    </dl>
  );
}
