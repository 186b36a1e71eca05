// What a table and a replay have in common: the picture with the controls over it, sound, and the words; put together, kept in
// step with the settings, and taken away again without a trace.

import type { DrawChip, TableRoom } from '../controls/room.ts';
import type { Seat } from '../controls/seat.ts';
import { feltTexts } from '../locales/felt-texts.ts';
import type { Words } from '../locales/words.ts';
import type { RoundState } from '../round/progress.ts';
import type { Follower } from '../session/follower.ts';
import type { DrawAtOnce } from '../session/showing.ts';
import type { KeptSettings } from '../settings/kept-settings.ts';
import { type Kept, kept } from '../settings/watched.ts';
import type { Stage } from '../stage/stage.ts';
import type { TableRules } from '../tables/rules.ts';
import { type House, wordsFor } from './house.ts';
import { soundOf } from './sound-of-table.ts';
import { openStage, tableStage, viewOf } from './stage-over-page.ts';

/** A round that is played or shown again. */
interface Told {
  readonly state: RoundState;
  follow(follower: Follower, drawAtOnce?: DrawAtOnce): () => void;
}

type OwnToEach = Pick<
  TableRoom,
  'houseRules' | 'leave' | 'rehearsal' | 'lasting' | 'coach' | 'facts' | 'desk'
>;

export interface Furnished {
  readonly words: Words;
  /** Where the HTML goes. */
  readonly controls: HTMLElement;
  /** Null where nothing can be drawn: the game then goes on in words. */
  readonly stage: Stage | null;
  readonly drawChip: DrawChip;
  readonly cue: (cue: 'button' | 'warning') => void;
  /** From now on the stage shows what is told, and the seat sees what the stage has shown. */
  show(told: Told, seat: Seat): void;
  /** The room for the HTML; `chosen` hears of a language that is chosen in it. */
  roomOf(seat: Seat, own: OwnToEach, chosen?: (language: string) => void): Kept<TableRoom>;
  /** Takes everything away but the HTML. */
  clear(): void;
}

export async function furnish(house: House, rules: TableRules, settings: KeptSettings): Promise<Furnished> {
  const words = await wordsFor(house, house.language, rules.currency);
  const picture = document.createElement('div');
  picture.className = 'stage';
  const controls = document.createElement('div');
  controls.className = 'controls';
  house.page.replaceChildren(picture, controls);

  const sound = soundOf(settings);
  const cue: Furnished['cue'] = (name) => sound.play(name);
  const preference = house.plainCanvas ? 'canvas' : 'webgl';
  const opened = await openStage(picture, rules, words, settings, preference);
  const stage = opened?.stage ?? null;
  const drawChip: DrawChip = opened?.drawChip ?? (() => null);
  return {
    words,
    controls,
    stage,
    drawChip,
    cue,
    show(told, seat) {
      if (stage === null) {
        // Nothing is drawn: what is told is seen at once.
        told.follow((facts) => {
          for (const fact of facts) seat.saw(fact);
          return undefined;
        });
        return;
      }
      stage.draw(viewOf(told.state));
      stage.onSeen((fact) => seat.saw(fact));
      stage.onCue((name) => sound.play(name));
      told.follow(
        (facts, state) => seat.movesDuring(stage.perform(facts, viewOf(state))),
        (state) => {
          stage.draw(viewOf(state));
          seat.drawnAtOnce();
        },
      );
    },
    roomOf(seat, own, chosen) {
      const room = kept<TableRoom>({
        ...own,
        seat,
        words,
        settings,
        stage: stage === null ? null : tableStage(stage, own.houseRules.skip),
        drawChip,
        tables: house.home,
        async chooseLanguage(language) {
          chosen?.(language);
          const changed = await wordsFor(house, language, rules.currency).catch(() => null);
          // Offline: the language in use stays.
          if (changed === null) return;
          stage?.setTexts(feltTexts(changed, rules));
          room.set({ ...room.value, words: changed });
        },
        cue,
      });
      return room;
    },
    clear() {
      sound.destroy();
      opened?.close();
    },
  };
}
