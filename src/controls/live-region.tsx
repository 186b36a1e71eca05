import { useEffect, useRef, useState } from 'preact/hooks';
import type { Language } from '../locales/languages.ts';
import type { Fact } from '../round/facts.ts';
import { sentences, tellable } from './announcer.ts';
import type { CaptionsProps } from './captions.tsx';
import { useFetched } from './dialogs/on-demand.tsx';
import { useRoom } from './room.ts';
import { see } from './seen.ts';
import type { Place } from './table-stage.ts';
import type { Voice } from './voice.ts';

/** Facts that come this close together are said in one breath, milliseconds. */
const BREATH_MS = 250;
/** Older sentences are taken out of the page. */
const KEPT = 8;

interface Said {
  readonly number: number;
  readonly text: string;
  readonly language: Language;
}

const fetchCaptions = async () => (await import('./captions.tsx')).Captions;
const nothing = () => {};

function CaptionsOnDemand(props: CaptionsProps) {
  const Captions = useFetched(fetchCaptions, nothing);
  return Captions === null ? null : <Captions {...props} />;
}

export interface LiveRegionProps {
  readonly voice?: Voice | null;
  /** Where captions go. */
  readonly place: Place | null;
  /** Whether each card is told as it comes, as where a round is gone through step by step. */
  readonly cardByCard?: boolean;
}

/** A polite live region: each sentence is added once and left standing, so that none is cut off. */
export function LiveRegion({ voice = null, place, cardByCard = false }: LiveRegionProps) {
  const room = useRoom();
  const [said, setSaid] = useState<readonly Said[]>([]);
  const now = useRef(room);
  now.current = room;
  useEffect(() => {
    let facts: Fact[] = [];
    let seenBefore = room.seat.seen;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const add = (text: string) => {
      const { language } = now.current.words;
      setSaid((before) => {
        const number = (before.at(-1)?.number ?? 0) + 1;
        return [...before, { number, text, language }].slice(-KEPT);
      });
    };
    const speak = () => {
      const { words, seat, settings } = now.current;
      const told = facts.slice(0, cardByCard ? facts.length : tellable(seenBefore, facts));
      const lines = sentences(words, seenBefore, told, settings.value.announcements);
      const wait = seat.waitSeconds;
      const isOver = told.some(({ type }) => type === 'round.settled');
      const text = (isOver && wait > 0 ? [...lines, words.say('said.wait', { count: wait })] : lines).join(
        ' ',
      );
      facts = facts.slice(told.length);
      seenBefore = told.reduce(see, seenBefore);
      if (text !== '') add(text);
    };
    const end = room.seat.listen((fact, before) => {
      if (facts.length === 0) seenBefore = before;
      facts.push(fact);
      clearTimeout(timer);
      timer = setTimeout(speak, BREATH_MS);
    });
    const endVoice = voice?.listen(add);
    return () => {
      clearTimeout(timer);
      end();
      endVoice?.();
    };
  }, [room.seat, voice, cardByCard]);
  // What was said in another language than the page's would be read in the wrong voice.
  const lines = said.filter(({ language }) => language === room.words.language);
  return (
    <>
      <div class="live" role="log" aria-live="polite">
        {lines.map(({ number, text }) => (
          <p key={number}>{text}</p>
        ))}
      </div>
      {room.settings.value.captions && <CaptionsOnDemand said={lines.at(-1) ?? null} place={place} />}
    </>
  );
}
