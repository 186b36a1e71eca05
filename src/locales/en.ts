// English: the source of all texts. The other languages have the same keys and the same placeholders.

import { enHouse } from './en-house.ts';
import { enKeeping } from './en-keeping.ts';
import { enLobby } from './en-lobby.ts';
import { enPlay } from './en-play.ts';
import { enSettings } from './en-settings.ts';
import { enSpoken } from './en-spoken.ts';
import { enTold } from './en-told.ts';

export const en = {
  ...enPlay,
  ...enSpoken,
  ...enSettings,
  ...enKeeping,
  ...enLobby,
  ...enHouse,
  ...enTold,
} as const;

export type Source = typeof en;
