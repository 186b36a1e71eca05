// Times of day, dates and spans as the player's language writes them.

import type { Language } from '../locales/languages.ts';
import { listed } from '../locales/words.ts';

/** "21:48". */
export function timeOfDay(language: Language, moment: number): string {
  return new Intl.DateTimeFormat(listed(language), { hour: '2-digit', minute: '2-digit' }).format(moment);
}

/** "3 Nov, 21:48". */
export function dayAndTime(language: Language, moment: number): string {
  return new Intl.DateTimeFormat(listed(language), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment);
}

const MINUTE = 60_000;

/** "1:05", hours and minutes. */
export function hoursAndMinutes(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE));
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** "1:05:09", hours, minutes and seconds. */
export function hoursMinutesSeconds(milliseconds: number): string {
  const seconds = Math.floor(Math.max(0, milliseconds) / 1000) % 60;
  return `${hoursAndMinutes(milliseconds)}:${String(seconds).padStart(2, '0')}`;
}

export function startOfDay(now: number): number {
  const start = new Date(now);
  start.setHours(0, 0, 0, 0);
  return start.getTime();
}
