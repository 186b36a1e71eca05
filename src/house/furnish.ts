// What a table and a replay have in common: the picture with the controls over it, sound, and the words; put together, kept in
// step with the settings, and taken away again without a trace.

import { type Heard, heardOf } from '../controls/heard.ts';
import type { DrawChip, TableRoom } from '../controls/room.ts';
import type { Seat } from '../controls/seat.ts';
import { addressOf } from '../launch/launch-options.ts';
import { feltTexts } from '../locales/felt-texts.ts';
import type { Words } from '../locales/words.ts';
import type { RoundState } from '../round/progress.ts';
import type { Follower } from '../session/follower.ts';
import type { DrawAtOnce } from '../session/showing.ts';
import type { KeptSettings } from '../settings/kept-settings.ts';
import { type Kept, kept } from '../settings/watched.ts';
import type { Cue } from '../sound/cues.ts';
import type { Stage } from '../stage/stage.ts';
import type { TableRules } from '../tables/rules.ts';
import { chosenOver, type House, wordsFor } from './house.ts';
import { openingAt, openingPicture, standBehind } from './opening.ts';
import { soundOf } from './sound-of-table.ts';
import { openStage, tableStage, viewOf } from './stage-over-page.ts';

/** A round that is played or shown again. */
interface Told {
  readonly state: RoundState;
  follow(follower: Follower, drawAtOnce?: DrawAtOnce): () => void;
  /** Done when something of it could not be kept; of a replay nothing is. */
  readonly unkept?: Promise<void> | undefined;
}

type OwnToEach = Pick<
  TableRoom,
  'houseRules' | 'ways' | 'rehearsal' | 'lasting' | 'coach' | 'facts' | 'desk'
>;

export interface Furnished {
  readonly words: Words;
  /** Where the HTML goes. */
  readonly controls: HTMLElement;
  readonly stage: Stage;
  readonly drawChip: DrawChip;
  readonly cue: (cue: 'button' | 'warning') => void;
  /** From now on the stage shows what is told, and the seat sees what the stage has shown. */
  show(told: Told, seat: Seat): void;
  /** The room for the HTML; `chosen` hears of a language that is chosen in it. */
  roomOf(seat: Seat, own: OwnToEach, chosen?: (language: string) => void): Kept<TableRoom>;
  /** Takes everything away but the HTML. */
  clear(): void;
}

/** @param cardsLie whether cards are on the table already */
export async function furnish(
  house: House,
  rules: TableRules,
  settings: KeptSettings,
  cardsLie: boolean,
): Promise<Furnished> {
  const words = await wordsFor(house, house.language, rules.currency);
  openingAt('words');
  const picture = document.createElement('div');
  picture.className = 'stage';
  // Whatever it shows is in the page as text too (src/controls/boxes.tsx).
  picture.setAttribute('aria-hidden', 'true');
  const controls = document.createElement('div');
  controls.className = 'controls';
  // Below what is being drawn, so that there is always something to see.
  const opening = openingPicture();
  house.page.replaceChildren(...(opening === null ? [] : [opening]), picture, controls);

  const sound = soundOf(settings);
  const heard = kept<Heard | null>(null);
  const play = (name: Cue): void => {
    sound.play(name);
    const told = heardOf(name);
    if (told !== null) heard.set(told);
  };
  const cue: Furnished['cue'] = play;
  const preference = house.plainCanvas ? 'canvas' : 'webgl';
  const { stage, drawChip, close } = openStage(picture, rules, words, settings, preference, cardsLie);
  standBehind(opening);
  // Where nothing can be drawn the game goes on in words.
  let isDrawn = true;
  const undrawn = stage.drawn.then((drawn) => {
    opening?.remove();
    isDrawn = drawn;
    // The first list of a language takes longer than a frame: it is made before one is told.
    words.list([]);
    return !drawn;
  });
  return {
    words,
    controls,
    stage,
    drawChip,
    cue,
    show(told, seat) {
      stage.draw(viewOf(told.state));
      stage.onSeen((fact) => seat.saw(fact));
      stage.onCue(play);
      void told.unkept?.then(() => seat.tell({ kind: 'note', note: 'not-lasting' }));
      told.follow(
        (facts, state) => {
          const shown = stage.perform(facts, viewOf(state));
          // What nobody draws is seen at once.
          if (!isDrawn) stage.finish();
          return seat.movesDuring(shown);
        },
        (state) => {
          stage.draw(viewOf(state));
          seat.drawnAtOnce();
        },
      );
    },
    roomOf(seat, own, chosen) {
      let choices = 0;
      const room = kept<TableRoom>({
        ...own,
        seat,
        words,
        settings,
        stage: isDrawn ? tableStage(stage, own.houseRules.skip) : null,
        drawChip,
        tables: house.home,
        async chooseLanguage(language) {
          chosen?.(language);
          choices += 1;
          const choice = choices;
          const changed = await wordsFor(house, language, rules.currency).catch(() => null);
          // Offline, the language in use stays; of two chosen quickly the later one counts, whichever comes first.
          if (changed === null || choice !== choices) {
            document.documentElement.lang = room.value.words.language;
            return;
          }
          stage.setTexts(feltTexts(changed, rules));
          const lang = chosenOver(house.lang, language);
          const tables = lang === null ? house.home : addressOf(null, lang);
          room.set({ ...room.value, words: changed, tables });
        },
        cue,
        heard,
      });
      void undrawn.then((inWords) => {
        if (!inWords) return;
        stage.finish();
        room.set({ ...room.value, stage: null });
      });
      return room;
    },
    clear() {
      sound.destroy();
      close();
    },
  };
}
