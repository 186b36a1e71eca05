import type { Shortcut } from '../settings/shortcut-keys.ts';
import { useRoom } from './room.ts';

/** The key of a button as it is written on it; none where it has none, or shortcuts are off. */
export function useShortcut(shortcut: Shortcut | undefined): string | undefined {
  const { keys, shortcuts } = useRoom().settings.value;
  if (shortcut === undefined || !shortcuts || keys[shortcut] === '') return undefined;
  return keys[shortcut].toUpperCase();
}
