import type { StrategyCard } from '../odds/strategy-card.ts';
import type { TableRules } from '../tables/rules.ts';

const reckoned = new Map<string, Promise<StrategyCard | null>>();

function reckon(rules: TableRules): Promise<StrategyCard | null> {
  return new Promise((done) => {
    try {
      const worker = new Worker(new URL('../odds/card-worker.ts', import.meta.url), { type: 'module' });
      const end = (card: StrategyCard | null): void => {
        worker.terminate();
        done(card);
      };
      worker.onmessage = ({ data }: MessageEvent<StrategyCard>) => end(data);
      worker.onerror = () => end(null);
      worker.postMessage(rules);
    } catch {
      done(null);
    }
  });
}

/** The table's strategy card, reckoned once; null where it cannot be. */
export function strategyCardOf(rules: TableRules): Promise<StrategyCard | null> {
  const key = `${rules.id} ${rules.version}`;
  const known = reckoned.get(key) ?? reckon(rules);
  reckoned.set(key, known);
  return known;
}
