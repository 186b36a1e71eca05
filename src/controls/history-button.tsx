import { IconButton } from './icon-button.tsx';
import { HistoryIcon } from './icons.tsx';
import { useRoom } from './room.ts';

/** The icon that opens the history; a rehearsal has none. */
export function HistoryButton({ onPress }: { onPress: () => void }) {
  const { words, desk } = useRoom();
  if (desk === null) return null;
  return (
    <IconButton name="history" label={words.say('icon.history')} onPress={onPress}>
      <HistoryIcon />
    </IconButton>
  );
}
