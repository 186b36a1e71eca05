import { useEffect, useRef, useState } from 'preact/hooks';
import type { Fact } from '../round/facts.ts';
import { sentences } from './announcer.ts';
import { useRoom } from './room.ts';

/** Facts that come this close together are said in one breath, milliseconds. */
const BREATH_MS = 250;
/** Older sentences are taken out of the page. */
const KEPT = 8;

interface Said {
  readonly number: number;
  readonly text: string;
}

/** A polite live region: each sentence is added once and left standing, so that none is cut off. */
export function LiveRegion() {
  const room = useRoom();
  const [said, setSaid] = useState<readonly Said[]>([]);
  const now = useRef(room);
  now.current = room;
  useEffect(() => {
    let facts: Fact[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const speak = () => {
      const { words, seat } = now.current;
      const lines = sentences(words, seat.seen, facts);
      const wait = seat.waitSeconds;
      const isOver = facts.some(({ type }) => type === 'round.settled');
      const text = (isOver && wait > 0 ? [...lines, words.say('said.wait', { count: wait })] : lines).join(
        ' ',
      );
      facts = [];
      if (text === '') return;
      setSaid((before) => [...before, { number: (before.at(-1)?.number ?? 0) + 1, text }].slice(-KEPT));
    };
    const end = room.seat.listen((fact) => {
      facts.push(fact);
      clearTimeout(timer);
      timer = setTimeout(speak, BREATH_MS);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [room.seat]);
  return (
    <div class="live" role="log" aria-live="polite">
      {said.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}
