import type { LimitRefusal } from '../limits/limits.ts';
import type { Words } from '../locales/words.ts';
import { dayAndTime } from './moments.ts';

/** Why a round may not begin by the limits that players set on themselves, and until when. */
export function limitWords(words: Words, refusal: LimitRefusal): string {
  const time = dayAndTime(words.language, refusal.until);
  return refusal.code === 'stopped-for-today'
    ? words.say('limit.stopped', { time })
    : words.say('limit.loss', { left: words.amount(refusal.left), time });
}
