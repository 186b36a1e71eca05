// What every part of the table's HTML has at hand.

import { createContext } from 'preact';
import { useContext, useEffect, useReducer } from 'preact/hooks';
import type { Coach } from '../coach/coach.ts';
import type { HouseRules } from '../house-rules/house-rules.ts';
import type { Words } from '../locales/words.ts';
import type { SessionFacts } from '../session/session-facts.ts';
import type { KeptSettings } from '../settings/kept-settings.ts';
import type { Watched } from '../settings/watched.ts';
import type { Desk } from './desk.ts';
import type { Heard } from './heard.ts';
import type { Seat } from './seat.ts';
import type { TableStage } from './table-stage.ts';

/** Draws a chip of this value, so many CSS pixels wide; null where nothing draws. */
export type DrawChip = (value: number, width: number) => HTMLCanvasElement | null;

/** What the lobby around the table opens when the player asks for it; null where it has none, or there is no lobby. */
export interface LobbyWays {
  /** Back to the lobby itself. */
  readonly lobby: (() => void) | null;
  readonly help: (() => void) | null;
  readonly history: (() => void) | null;
  readonly responsiblePlay: (() => void) | null;
}

export const NO_WAYS: LobbyWays = { lobby: null, help: null, history: null, responsiblePlay: null };

export interface TableRoom {
  readonly seat: Seat;
  readonly words: Words;
  readonly settings: KeptSettings;
  readonly houseRules: HouseRules;
  /** Null where the table cannot be drawn: the game then goes on in words. */
  readonly stage: TableStage | null;
  readonly drawChip: DrawChip;
  readonly rehearsal: boolean;
  /** False where nothing outlives the page. */
  readonly lasting: boolean;
  /** Watches what is decided; null where nothing is decided, as in a replay. */
  readonly coach: Coach | null;
  /** What the session has come to; null where none is played, as in a replay. */
  readonly facts: SessionFacts | null;
  /** History, session and limits; null in a rehearsal. */
  readonly desk: Desk | null;
  /** The address of the picker; null where the table was opened from outside. */
  readonly tables: string | null;
  readonly ways: LobbyWays;
  readonly chooseLanguage: (language: string) => void;
  readonly cue: (cue: 'button' | 'warning') => void;
  /** What was heard last, of the sounds that tell something. */
  readonly heard: Watched<Heard | null>;
}

export const RoomContext = createContext<TableRoom | null>(null);

export function useRoom(): TableRoom {
  const room = useContext(RoomContext);
  if (room === null) throw new Error('a part of the table outside of its room');
  return room;
}

interface Watchable {
  watch(watcher: () => void): () => void;
}

/** Draws the part anew whenever one of these has changed. */
export function useChanges(...sources: readonly (Watchable | null)[]): void {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const ends = sources.map((source) => source?.watch(() => again(undefined)));
    // What changed between drawing and watching would else be missed.
    again(undefined);
    return () => {
      for (const end of ends) end?.();
    };
  }, sources);
}
