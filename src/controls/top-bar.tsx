import type { ComponentChildren } from 'preact';
import { BackIcon, HelpIcon, MutedIcon, SoundIcon, WrenchIcon } from './icons.tsx';
import { at } from './places.ts';
import { useRoom } from './room.ts';
import type { StageLayout } from './table-stage.ts';

export type DialogName = 'settings' | 'help';

export interface TopBarProps {
  readonly layout: StageLayout | null;
  readonly open: (dialog: DialogName) => void;
}

/** The way back to the tables, the table's name where no sign tells it, and the icons. */
export function TopBar({ layout, open }: TopBarProps) {
  const { seat, words, settings, tables, rehearsal } = useRoom();
  const { muted } = settings.value;
  const zones = layout?.zones;
  return (
    <header class="top-bar">
      {tables !== null && (
        <a class="icon-button back" href={tables} aria-label={words.say('icon.tables')}>
          <BackIcon />
        </a>
      )}
      <div class="title" style={zones?.title == null ? undefined : at(zones.title)}>
        <h1>{seat.rules.name}</h1>
        {rehearsal && (
          <p class="rehearsal" title={words.say('rehearsal.text')}>
            {words.say('rehearsal.badge')}
          </p>
        )}
      </div>
      <div class="icons" style={zones === undefined ? undefined : at(zones.icons)}>
        <IconButton name="help" label={words.say('icon.help')} onPress={() => open('help')}>
          <HelpIcon />
        </IconButton>
        <IconButton
          name="sound"
          label={words.say(muted ? 'icon.soundOn' : 'icon.soundOff')}
          onPress={() => settings.change({ muted: !muted })}
        >
          {muted ? <MutedIcon /> : <SoundIcon />}
        </IconButton>
        <IconButton name="settings" label={words.say('icon.settings')} onPress={() => open('settings')}>
          <WrenchIcon />
        </IconButton>
      </div>
    </header>
  );
}

interface IconButtonProps {
  readonly name: string;
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

export function IconButton({ name, label, onPress, children }: IconButtonProps) {
  return (
    <button
      type="button"
      class="icon-button"
      data-icon={name}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
