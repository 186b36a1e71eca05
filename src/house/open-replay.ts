// A round in the address, shown again on the stage. No database is opened for it, no money, no lock: wherever the link came
// from, it can only be looked at.

import { noDoubts } from '../controls/doubt.ts';
import { mountPanel } from '../controls/mount.tsx';
import { mountReplay } from '../controls/mount-replay.tsx';
import type { TableRoom } from '../controls/room.ts';
import { Seat } from '../controls/seat.ts';
import { readShared } from '../keeping/share-link.ts';
import { addressOf } from '../launch/launch-options.ts';
import { feltTexts } from '../locales/felt-texts.ts';
import { memoryStore } from '../money/store.ts';
import type { RoundRecord } from '../round/record.ts';
import { ReplaySession } from '../session/replay-session.ts';
import { type KeptSettings, keptSettings } from '../settings/kept-settings.ts';
import { keepSettings } from '../settings/settings.ts';
import { kept } from '../settings/watched.ts';
import { type House, wordsFor } from './house.ts';
import { soundOf } from './sound-of-table.ts';
import { openStage, tableStage, viewOf } from './stage-over-page.ts';

const CURRENCY = 'EUR';

/** @param table the table of the address, which the replay leads back to */
export async function openReplay(house: House, text: string, table: string | null): Promise<void> {
  const shared = await readShared(text);
  if (shared.ok) return showReplay(house, shared.record, table);
  const words = await wordsFor(house.language, CURRENCY);
  const panel = document.createElement('div');
  house.page.replaceChildren(panel);
  mountPanel(panel, {
    words,
    title: words.say('replay.badTitle'),
    lines: [words.say(`replay.${shared.code}`)],
    code: null,
    action: null,
    ways: [{ label: words.say('icon.tables'), href: addressOf(null, house.lang) }],
  });
}

/** Settings of the replay's own: a speed that is chosen for it is not the table's. */
function ownSettings(settings: KeptSettings): KeptSettings {
  const store = memoryStore();
  keepSettings(store, settings.value);
  return keptSettings(store);
}

/** How long a replay rests between two steps at speed 3, milliseconds. */
const BEAT_MS = 700;
const BEATS: Readonly<Record<number, number>> = { 1: 1.8, 2: 1.3, 3: 1, 4: 0.6, 5: 0.1 };

async function showReplay(house: House, record: RoundRecord, table: string | null): Promise<void> {
  const { page, lang } = house;
  const { rules } = record;
  const settings = ownSettings(house.settings);
  const words = await wordsFor(house.language, rules.currency);
  const picture = document.createElement('div');
  picture.className = 'stage';
  const controls = document.createElement('div');
  controls.className = 'controls';
  page.replaceChildren(picture, controls);

  const sound = soundOf(settings);
  const opened = await openStage(picture, rules, words, settings);
  const stage = opened?.stage ?? null;
  const beat = (): Promise<void> => {
    const rest = BEAT_MS * (BEATS[settings.value.speed] ?? 1);
    return new Promise((resume) => setTimeout(resume, rest));
  };
  const replay = new ReplaySession({ record, beat });
  const seat = new Seat({
    rules,
    session: replay,
    doubter: noDoubts,
    warns: () => false,
    cue: (cue) => sound.play(cue),
    topUp: null,
    topUpTo: 0,
    watchesOnly: true,
  });
  if (stage === null) {
    replay.follow((facts) => {
      for (const fact of facts) seat.saw(fact);
      return undefined;
    });
  } else {
    stage.draw(viewOf(replay.state));
    stage.onSeen((fact) => seat.saw(fact));
    stage.onCue((cue) => sound.play(cue));
    replay.follow((facts, state) => seat.movesDuring(stage.perform(facts, viewOf(state))));
  }
  const room = kept<TableRoom>({
    seat,
    words,
    settings,
    stage: stage === null ? null : tableStage(stage),
    drawChip: () => null,
    rehearsal: false,
    lasting: false,
    coach: null,
    desk: null,
    tables: addressOf(null, lang),
    async chooseLanguage(language) {
      const changed = await wordsFor(language, rules.currency);
      stage?.setTexts(feltTexts(changed, rules));
      room.set({ ...room.value, words: changed });
    },
    cue: (cue) => sound.play(cue),
  });
  document.title = `${words.say('replay.badge')} · ${words.say('house.title', { table: rules.name })}`;
  mountReplay(controls, {
    room,
    replay,
    restart() {
      // What is still moving is brought to its end first, so that nothing of it is shown over the new start.
      stage?.skip();
      replay.restart();
      stage?.draw(viewOf(replay.state));
    },
    back: table === null ? null : addressOf(table, lang),
  });
}
