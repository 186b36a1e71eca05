// A small picture of a table for the picker, drawn of its rules: felt, print, spots, and how the dealer's cards lie.

import type { Words } from '../locales/words.ts';
import type { TableRules } from '../tables/rules.ts';
import { MiniBack, MiniCard } from './mini-card.tsx';

/** The design's 1280 units across are 280 here; the arcs' middle lies lower, since the picture is less high. */
const SCALE = 280 / 1280;
const CENTRE = { x: 140, y: -168 };
const SPOTS = 1400 * SCALE;
const EDGE = 1515 * SCALE;

/** Of a felt's colour under the lamp: how dark it is further out. */
function darker(felt: string, by: number): string {
  const part = (from: number) => Math.round(Number.parseInt(felt.slice(from, from + 2), 16) * by);
  return `rgb(${part(1)} ${part(3)} ${part(5)})`;
}

function arc(radius: number, halfWidth: number): string {
  const y = CENTRE.y + Math.sqrt(radius ** 2 - halfWidth ** 2);
  const from = `${CENTRE.x - halfWidth} ${y}`;
  return `M${from} A${radius} ${radius} 0 0 0 ${CENTRE.x + halfWidth} ${y}`;
}

function spotsOf(boxes: number): readonly { readonly x: number; readonly y: number }[] {
  const pitch = boxes > 4 ? 58 : boxes > 3 ? 72 : 84;
  return Array.from({ length: boxes }, (_, i) => {
    const dx = (i - (boxes - 1) / 2) * pitch;
    return { x: CENTRE.x + dx, y: CENTRE.y + Math.sqrt(SPOTS ** 2 - dx ** 2) };
  });
}

export function TablePicture({ rules, words }: { rules: TableRules; words: Words }) {
  const [win, stake] = rules.blackjack.pays;
  const { felt, id } = rules;
  return (
    <svg
      class="table-picture"
      viewBox="0 0 280 184"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id={`felt-${id}`} cx="50%" cy="44%" r="68%">
          <stop offset="0" stop-color={felt} />
          <stop offset="0.45" stop-color={darker(felt, 0.78)} />
          <stop offset="0.85" stop-color={darker(felt, 0.36)} />
          <stop offset="1" stop-color={darker(felt, 0.17)} />
        </radialGradient>
        <path id={`arc-${id}`} d={arc(232, 124)} />
      </defs>
      <rect width="280" height="184" fill="#120b08" />
      <path d={`${arc(EDGE, 160)} L300 -20 L-20 -20 Z`} fill={`url(#felt-${id})`} />
      <path d={arc(EDGE + 3, 160)} fill="none" stroke="#4c2d1e" stroke-width="7" />
      <path d={arc(EDGE + 2, 160)} fill="none" stroke="#6f4830" stroke-width="1.5" />
      <path d={arc(EDGE - 0.8, 160)} fill="none" stroke="#b98a41" stroke-width="0.8" />
      <text class="table-print">
        <textPath href={`#arc-${id}`} startOffset="50%" text-anchor="middle">
          {words.say('felt.blackjack', { win, stake })}
        </textPath>
      </text>
      <path d={arc(241, 102)} class="table-line" />
      <path d={arc(243.5, 102)} class="table-line thin" />
      {spotsOf(rules.boxes).map(({ x, y }) => (
        <ellipse key={x} cx={x} cy={y} rx="17" ry="15" class="table-ring" />
      ))}
      <MiniCard x={121} y={4} rank="A" suit="s" />
      {rules.dealer.secondCard === 'faceDown' ? (
        <MiniBack x={134} y={4} />
      ) : (
        <MiniCard x={134} y={4} rank="7" suit="d" />
      )}
    </svg>
  );
}
