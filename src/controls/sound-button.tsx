import type { Words } from '../locales/words.ts';
import type { KeptSettings } from '../settings/kept-settings.ts';
import { IconButton } from './icon-button.tsx';
import { MutedIcon, SoundIcon } from './icons.tsx';

export interface SoundButtonProps {
  readonly words: Words;
  readonly settings: KeptSettings;
  /** A press though the house keeps the sound off. */
  readonly onHeld?: () => void;
}

/** Silence for everything and back; where the house keeps the sound off it says so instead. */
export function SoundButton({ words: { say }, settings, onHeld }: SoundButtonProps) {
  const { muted } = settings.value;
  const { silent } = settings.held;
  const label = silent ? say('held.silent') : say(muted ? 'icon.soundOn' : 'icon.soundOff');
  return (
    <IconButton
      name="sound"
      label={label}
      locked={silent}
      onPress={() => (silent ? onHeld?.() : settings.change({ muted: !muted }))}
    >
      {muted ? <MutedIcon /> : <SoundIcon />}
    </IconButton>
  );
}
