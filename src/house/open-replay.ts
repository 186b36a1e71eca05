// A round in the address, shown again on the stage. No database is opened for it, no money, no lock: wherever the link came
// from, it can only be looked at.

import { noDoubts } from '../controls/doubt.ts';
import { mountPanel } from '../controls/mount-pages.tsx';
import { mountReplay } from '../controls/mount-replay.tsx';
import { NO_WAYS } from '../controls/room.ts';
import { Seat } from '../controls/seat.ts';
import { NO_HOUSE_RULES } from '../house-rules/house-rules.ts';
import { readShared } from '../keeping/share-link.ts';
import { addressOf } from '../launch/launch-options.ts';
import { memoryStore } from '../money/store.ts';
import type { RoundRecord } from '../round/record.ts';
import { ReplaySession } from '../session/replay-session.ts';
import { NOTHING_HELD } from '../settings/held.ts';
import { type KeptSettings, keptSettings } from '../settings/kept-settings.ts';
import { keepSettings } from '../settings/settings.ts';
import { furnish } from './furnish.ts';
import { type House, wordsFor } from './house.ts';
import { viewOf } from './stage-over-page.ts';

const CURRENCY = 'EUR';

/** @param table the table of the address, which the replay leads back to */
export async function openReplay(house: House, text: string, table: string | null): Promise<void> {
  const shared = await readShared(text);
  if (shared.ok) return showReplay(house, shared.record, table);
  const words = await wordsFor(house, house.language, CURRENCY);
  const panel = document.createElement('div');
  house.page.replaceChildren(panel);
  mountPanel(panel, {
    words,
    title: words.say('replay.badTitle'),
    lines: [words.say(`replay.${shared.code}`)],
    code: null,
    action: null,
    ways: [{ label: words.say('icon.tables'), href: house.home ?? './' }],
  });
}

/** Settings of the replay's own: a speed that is chosen for it is not the table's. */
function ownSettings(settings: KeptSettings): KeptSettings {
  const store = memoryStore();
  keepSettings(store, settings.value);
  // Nothing is at stake in a replay: it may be as fast as it likes.
  return keptSettings(store, { ...settings.held, speeds: NOTHING_HELD.speeds, locked: {} });
}

/** How long a replay rests between two steps at speed 3, milliseconds. */
const BEAT_MS = 700;
const BEATS: Readonly<Record<number, number>> = { 1: 1.8, 2: 1.3, 3: 1, 4: 0.6, 5: 0.1 };

async function showReplay(house: House, record: RoundRecord, table: string | null): Promise<void> {
  const { rules } = record;
  const settings = ownSettings(house.settings);
  const furnished = await furnish(house, rules, settings, true);
  const { words, stage, cue } = furnished;
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
    cue,
    more: null,
    topUpTo: null,
    watchesOnly: true,
  });
  furnished.show(replay, seat);
  const room = furnished.roomOf(seat, {
    // Nothing is at stake: a press may end what moves, and nothing of a session is shown.
    houseRules: NO_HOUSE_RULES,
    rehearsal: false,
    lasting: false,
    coach: null,
    facts: null,
    desk: null,
    ways: NO_WAYS,
  });
  document.title = `${words.say('replay.badge')} · ${words.say('house.title', { table: rules.name })}`;
  mountReplay(furnished.controls, {
    room,
    replay,
    restart() {
      // What is still moving is brought to its end first, so that nothing of it is shown over the new start.
      stage.skip();
      replay.restart();
      stage.draw(viewOf(replay.state));
    },
    back: table === null ? null : addressOf(table, house.lang),
  });
}
