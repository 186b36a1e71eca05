import { type Card, rankOf, suitOf } from '../../cards/card.ts';
import type { Words } from '../../locales/words.ts';
import { MiniCard } from '../mini-card.tsx';

/** Small cards side by side, with their names for who listens. */
export function CardRow({ words, cards }: { words: Words; cards: readonly Card[] }) {
  if (cards.length === 0) return <span>{words.say('mirror.noCards')}</span>;
  const width = 26 + 30 * (cards.length - 1);
  return (
    <svg
      class="card-row"
      width={width}
      height="37"
      viewBox={`0 0 ${width} 37`}
      role="img"
      aria-label={words.list(cards.map(words.card))}
    >
      {cards.map((card, i) => {
        const rank = rankOf(card);
        return <MiniCard key={i} x={30 * i} y={0.3} rank={rank === 'T' ? '10' : rank} suit={suitOf(card)} />;
      })}
    </svg>
  );
}
