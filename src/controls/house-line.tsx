// A line above the table with what the house wants to be seen all the time: that it is practice, the time played, what the
// session has brought, what comes back on average.

import type { ComponentChildren } from 'preact';
import { useEffect, useReducer, useRef } from 'preact/hooks';
import { lineItems } from '../house-rules/line-items.ts';
import { listed } from '../locales/words.ts';
import { knownReturn } from '../odds/known-return.ts';
import { net } from '../session/tally.ts';
import { signed } from './dialogs/signed.ts';
import { useFittedContent } from './fit-content.ts';
import { hoursMinutesSeconds } from './moments.ts';
import { useChanges, useRoom } from './room.ts';

const SECOND = 1000;

export function HouseLine() {
  const { houseRules, facts, seat, words } = useRoom();
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const items = lineItems(houseRules);
  const box = useRef<HTMLElement>(null);
  // Large amounts make the line smaller rather than reach out of it.
  useFittedContent(box);
  const hasClock = facts !== null && items.includes('time');
  useChanges(facts);
  useEffect(() => {
    if (!hasClock) return undefined;
    const timer = setInterval(() => tick(undefined), SECOND);
    return () => clearInterval(timer);
  }, [hasClock]);
  if (items.length === 0) return null;
  const { say } = words;
  const known = knownReturn(seat.rules);
  const percent = new Intl.NumberFormat(listed(words.language), {
    style: 'percent',
    minimumFractionDigits: 2,
  });
  return (
    <section ref={box} class="house-line" aria-label={say('line.label')}>
      {items.includes('practice') && (
        <span class="practice" title={say('practice.text')}>
          {say('practice.badge')}
        </span>
      )}
      {hasClock && (
        <Item name={say('line.time')}>
          <span role="timer" aria-label={say('line.time')}>
            {hoursMinutesSeconds(facts.length)}
          </span>
        </Item>
      )}
      {facts !== null && items.includes('net') && (
        <Item name={say('line.net')}>
          <output aria-label={say('line.net')} aria-live="off">
            {signed(words, net(facts.tally))}
          </output>
        </Item>
      )}
      {known !== null && items.includes('return') && (
        <Item name={say('line.return')}>
          <output aria-label={say('line.return')} aria-live="off">
            {percent.format(known.return)}
          </output>
        </Item>
      )}
    </section>
  );
}

function Item({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <span class="house-item">
      <span class="house-item-name" aria-hidden="true">
        {name}
      </span>
      {children}
    </span>
  );
}
