// Spanish, in the words of the Spanish rule texts: pedir, plantarse, doblar, dividir, casilla, crupier.

import type { Mismatched, NoneOf, Translation } from './catalogue.ts';
import type { Source } from './en.ts';
import { esHouse } from './es-house.ts';
import { esKeeping } from './es-keeping.ts';
import { esLobby } from './es-lobby.ts';
import { esPlay } from './es-play.ts';
import { esSettings } from './es-settings.ts';
import { esSpoken } from './es-spoken.ts';
import { esTold } from './es-told.ts';

export const es = {
  ...esPlay,
  ...esSpoken,
  ...esSettings,
  ...esKeeping,
  ...esLobby,
  ...esHouse,
  ...esTold,
} as const satisfies Translation<Source>;

export type EsMismatches = NoneOf<Mismatched<Source, typeof es> | Exclude<keyof typeof es, keyof Source>>;
