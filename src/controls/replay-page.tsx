// A finished round on the same stage and in the same words as it was played, with the controls of a replay in place of the
// buttons: nothing here can be bet or decided.

import './styles/replay.css';
import { type Choice, OFFER_ANSWERS } from '../round/facts.ts';
import { choiceEvent } from '../round/progress.ts';
import type { ReplaySession } from '../session/replay-session.ts';
import { SPEEDS } from '../settings/settings.ts';
import { DECISIONS } from '../tables/decisions.ts';
import { DealerGroup } from './boxes.tsx';
import { BackIcon } from './icons.tsx';
import { LiveRegion } from './live-region.tsx';
import { MoneyLine } from './money-line.tsx';
import { at } from './places.ts';
import { RoomContext, type TableRoom, useChanges, useRoom } from './room.ts';
import type { StageLayout } from './table-stage.ts';
import { boxWords } from './table-words.ts';

export interface ReplayPageProps {
  readonly room: TableRoom;
  readonly replay: ReplaySession;
  readonly restart: () => void;
  /** The way back to the table it was opened from; null where it was opened from a link. */
  readonly back: string | null;
}

export function ReplayPage({ room, replay, restart, back }: ReplayPageProps) {
  const { seat, stage, settings, words } = room;
  useChanges(seat, settings, stage, replay);
  const layout = stage?.layout() ?? null;
  return (
    <RoomContext.Provider value={room}>
      <main
        class="table replay"
        data-phase={seat.phase}
        data-replay={replay.isOver ? 'over' : replay.playing ? 'playing' : 'paused'}
        data-arrangement={layout?.arrangement ?? 'words'}
        data-table={seat.rules.id}
        style={layout === null ? undefined : { '--u': `${layout.u}px` }}
      >
        <ReplayHead layout={layout} back={back} />
        <DealerGroup />
        <WatchedBoxes />
        <ReplayControls layout={layout} replay={replay} restart={restart} />
        <MoneyLine layout={layout} place={layout?.zones.playing.money ?? null} />
        <LiveRegion place={layout?.zones.message ?? null} cardByCard />
        {stage === null && <p class="no-stage">{words.say('fault.noStage')}</p>}
      </main>
    </RoomContext.Provider>
  );
}

function ReplayHead({ layout, back }: { layout: StageLayout | null; back: string | null }) {
  const { seat, words, tables } = useRoom();
  const { say } = words;
  const title = layout?.zones.title ?? null;
  // The upper left of a wide table has its signs.
  const isWide = layout?.arrangement === 'landscape';
  return (
    <header class="top-bar">
      <div class="title" data-placed={title !== null} style={title === null ? undefined : at(title)}>
        <h1>{seat.rules.name}</h1>
      </div>
      <div class="replay-place" style={isWide ? at(layout.zones.message) : undefined}>
        <p class="replay-mark" title={say('replay.text')}>
          <strong>{say('replay.badge')}</strong> <span>{say('replay.text')}</span>
        </p>
      </div>
      <nav class="replay-ways">
        {back !== null && (
          <a class="action small" href={back}>
            <span class="label">{say('replay.backToTable')}</span>
          </a>
        )}
        {tables !== null && (
          <a class="icon-button" href={tables} aria-label={say('icon.tables')}>
            <BackIcon />
          </a>
        )}
      </nav>
    </header>
  );
}

/** Each box as a group with its bets and cards as text. */
function WatchedBoxes() {
  const { seat, words } = useRoom();
  const { seen } = seat;
  return (
    <>
      {seen.boxes.map((box) => (
        <fieldset key={box.box} class="mirror" aria-label={words.say('group.box', { box: box.box })}>
          {box.side.map(({ bet, stake }) => (
            <p key={bet}>
              {words.say('mirror.side', { bet: words.say(`side.${bet}`), stake: words.amount(stake) })}
            </p>
          ))}
          {boxWords(words, seen, box).map((line, i) => (
            <p key={i}>{line}</p>
          ))}
        </fieldset>
      ))}
    </>
  );
}

/** CSS pixels. */
const MONEY_GAP = 4;

const CHOICES: readonly Choice[] = [...DECISIONS, ...OFFER_ANSWERS];

function ReplayControls({
  layout,
  replay,
  restart,
}: Pick<ReplayPageProps, 'replay' | 'restart'> & { layout: StageLayout | null }) {
  const { words, settings, stage } = useRoom();
  const { say } = words;
  const chosen = CHOICES.find((choice) => choiceEvent(choice).type === replay.choice?.type) ?? null;
  const progress = say('replay.progress', { step: replay.at, count: replay.length });
  return (
    <fieldset class="replay-controls" aria-label={say('replay.controls')} style={placeOf(layout)}>
      <button type="button" class="action small" onClick={restart}>
        <span class="label">{say('replay.restart')}</span>
      </button>
      <button
        type="button"
        class="action small primary"
        onClick={() => (replay.playing ? replay.pause() : void replay.play())}
      >
        <span class="label">{say(replay.playing ? 'replay.pause' : 'replay.play')}</span>
      </button>
      <button
        type="button"
        class="action small"
        aria-disabled={replay.isOver}
        onClick={() => {
          replay.pause();
          stage?.skip();
          void replay.step();
        }}
      >
        <span class="label">{say('replay.step')}</span>
      </button>
      <label class="replay-speed">
        <span>{say('settings.speed')}</span>
        <input
          type="range"
          min="1"
          max="5"
          step="1"
          value={settings.value.speed}
          onInput={({ currentTarget }) => {
            const speed = SPEEDS.find((each) => each === currentTarget.valueAsNumber);
            if (speed !== undefined) settings.change({ speed });
          }}
        />
      </label>
      <output class="replay-progress">{chosen === null ? progress : `${progress} · ${say(chosen)}`}</output>
    </fieldset>
  );
}

/** In the place of the buttons; on its side, where they stand under the thumbs, in a row above the money. */
function placeOf(layout: StageLayout | null) {
  if (layout === null) return undefined;
  if (layout.arrangement === 'side')
    return { bottom: `calc(100% - ${layout.zones.playing.money.y - MONEY_GAP}px)` };
  const [place] = layout.zones.playing.buttons;
  return place === undefined ? undefined : at(place);
}
