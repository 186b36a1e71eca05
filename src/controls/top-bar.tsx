import { useRef } from 'preact/hooks';
import { useFittedContent } from './fit-content.ts';
import { HistoryButton } from './history-button.tsx';
import { IconButton } from './icon-button.tsx';
import { BackIcon, HelpIcon, WrenchIcon } from './icons.tsx';
import { at } from './places.ts';
import { useRoom } from './room.ts';
import { RoundNumber } from './round-number.tsx';
import { SoundButton } from './sound-button.tsx';
import type { StageLayout } from './table-stage.ts';

export type DialogName = 'settings' | 'help' | 'history' | 'session' | 'card';

export interface TopBarProps {
  readonly layout: StageLayout | null;
  readonly open: (dialog: DialogName) => void;
}

/** The way back to the tables, the table's name where no sign tells it, and the icons. */
export function TopBar({ layout, open }: TopBarProps) {
  const { seat, words, settings, tables, ways, rehearsal } = useRoom();
  // In a wide rail the round's number stands under the money.
  const inRail = layout === null || layout.arrangement === 'landscape';
  const zones = layout?.zones;
  const name = useRef<HTMLHeadingElement>(null);
  useFittedContent(name);
  return (
    <header class="top-bar">
      {tables !== null && (
        <a class="icon-button back" href={tables} aria-label={words.say('icon.tables')}>
          <BackIcon />
        </a>
      )}
      {ways.lobby !== null && (
        <button
          type="button"
          class="icon-button back"
          aria-label={words.say('icon.lobby')}
          onClick={ways.lobby}
        >
          <BackIcon />
        </button>
      )}
      <div
        class="title"
        data-placed={zones?.title != null}
        style={zones?.title == null ? undefined : at(zones.title)}
      >
        <h1 ref={name}>{seat.rules.name}</h1>
        <p class="under-title">
          {rehearsal && (
            <span class="rehearsal" title={words.say('rehearsal.text')}>
              {words.say('rehearsal.badge')}
            </span>
          )}
          {!inRail && <RoundNumber />}
        </p>
      </div>
      <div class="icons" style={zones === undefined ? undefined : at(zones.icons)}>
        <HistoryButton onPress={() => open('history')} />
        <IconButton name="help" label={words.say('icon.help')} onPress={() => open('help')}>
          <HelpIcon />
        </IconButton>
        <SoundButton
          words={words}
          settings={settings}
          onHeld={() => seat.tell({ kind: 'note', note: 'silent' })}
        />
        <IconButton name="settings" label={words.say('icon.settings')} onPress={() => open('settings')}>
          <WrenchIcon />
        </IconButton>
      </div>
    </header>
  );
}
