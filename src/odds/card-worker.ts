// A table's strategy card, reckoned in a thread of its own: seconds of work that no frame and no advice waits for.

import type { TableRules } from '../tables/rules.ts';
import { strategyCard } from './strategy-card.ts';

self.onmessage = ({ data }: MessageEvent<TableRules>) => self.postMessage(strategyCard(data));
