// French, in the words of the French rule text: tirer, rester, doubler, séparer, distribuer, croupier.

import type { Mismatched, NoneOf, Translation } from './catalogue.ts';
import type { Source } from './en.ts';
import { frHouse } from './fr-house.ts';
import { frKeeping } from './fr-keeping.ts';
import { frLobby } from './fr-lobby.ts';
import { frPlay } from './fr-play.ts';
import { frSettings } from './fr-settings.ts';
import { frSpoken } from './fr-spoken.ts';
import { frTold } from './fr-told.ts';

export const fr = {
  ...frPlay,
  ...frSpoken,
  ...frSettings,
  ...frKeeping,
  ...frLobby,
  ...frHouse,
  ...frTold,
} as const satisfies Translation<Source>;

export type FrMismatches = NoneOf<Mismatched<Source, typeof fr> | Exclude<keyof typeof fr, keyof Source>>;
