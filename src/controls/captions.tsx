import { useEffect, useState } from 'preact/hooks';
import { at } from './places.ts';
import { useChanges, useRoom } from './room.ts';
import type { Place } from './table-stage.ts';

/** How long a caption stays to be read, milliseconds. */
const READ_MS = 7000;

/** What was given last, and null once there was time to read it. */
function useForAWhile<T extends object>(latest: T | null): T | null {
  const [read, setRead] = useState<T | null>(null);
  useEffect(() => {
    if (latest === null) return undefined;
    const timer = setTimeout(() => setRead(latest), READ_MS);
    return () => clearTimeout(timer);
  }, [latest]);
  return latest === read ? null : latest;
}

export interface CaptionsProps {
  /** What the dealer said last. */
  readonly said: { readonly text: string } | null;
  readonly place: Place | null;
}

/** What is heard and said, in writing. Who listens has heard it: it is for the eyes alone. */
export function Captions({ said, place }: CaptionsProps) {
  const { words, heard } = useRoom();
  useChanges(heard);
  const sound = useForAWhile(heard.value);
  const sentence = useForAWhile(said);
  if (sound === null && sentence === null) return null;
  return (
    <div class="captions" aria-hidden="true" style={place === null ? undefined : at(place)}>
      <p class="caption">
        {sound !== null && <span class="caption-sound">♪ {words.say(`caption.${sound.cue}`)}</span>}
        {sentence !== null && <span>{sentence.text}</span>}
      </p>
    </div>
  );
}
