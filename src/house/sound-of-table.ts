import type { KeptSettings } from '../settings/kept-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { createSound, type Sound } from '../sound/sound.ts';

const volumesOf = ({ effects, effectsVolume, ambienceVolume }: Settings) => ({
  effects: effects ? effectsVolume : 0,
  ambience: ambienceVolume,
});

/** The table's sound, kept in step with the settings until it is destroyed. */
export function soundOf(settings: KeptSettings): Sound {
  const { value } = settings;
  const sound = createSound({ muted: value.muted, volumes: volumesOf(value), ambience: value.ambience });
  const unwatch = settings.watch(() => {
    const now = settings.value;
    sound.setMuted(now.muted);
    sound.setVolumes(volumesOf(now));
    sound.setAmbience(now.ambience);
  });
  return {
    ...sound,
    destroy() {
      unwatch();
      sound.destroy();
    },
  };
}
