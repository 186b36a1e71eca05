// How long advice takes in random states of every table, and a table's whole return.

import { adviseHand } from '../../../src/odds/advice.ts';
import { tableReturn } from '../../../src/odds/table-return.ts';
import { TABLES } from '../../../src/tables/all-tables.ts';
import { midRound, wordsFrom } from './states.ts';

const STATES = 1000;

const rounded = (milliseconds: number): number => Number(milliseconds.toFixed(2));

/** Processor time of this process, milliseconds: what a core of its own would take. */
function busy(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export interface AdviceSpeed {
  readonly table: string;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly worstMs: number;
  readonly worst: string;
  /** What the worst took of a processor: on a machine with other work to do, the truer figure. */
  readonly worstProcessorMs: number;
}

export function adviceSpeed(): readonly AdviceSpeed[] {
  return TABLES.map((rules) => {
    const words = wordsFrom(20);
    const times: { ms: number; processorMs: number; state: string }[] = [];
    for (let i = 0; i < STATES; i++) {
      const question = midRound(rules, words);
      const began = performance.now();
      const worked = busy();
      adviseHand(question);
      const processorMs = busy() - worked;
      const ms = performance.now() - began;
      times.push({
        ms,
        processorMs,
        state: `${question.player.join(' ')} against ${question.dealer.join(' ')}`,
      });
    }
    times.sort((a, b) => a.ms - b.ms);
    const at = (share: number) => times[Math.min(STATES - 1, Math.floor(share * STATES))];
    return {
      table: rules.id,
      medianMs: rounded(at(0.5)?.ms ?? 0),
      p99Ms: rounded(at(0.99)?.ms ?? 0),
      worstMs: rounded(at(1)?.ms ?? 0),
      worst: at(1)?.state ?? '',
      worstProcessorMs: rounded(Math.max(...times.map(({ processorMs }) => processorMs))),
    };
  });
}

export interface ReturnSpeed {
  readonly table: string;
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly heapMb: number;
}

export function returnSpeed(): readonly ReturnSpeed[] {
  return TABLES.map((rules) => {
    const began = performance.now();
    const worked = busy();
    tableReturn(rules);
    return {
      table: rules.id,
      seconds: rounded((performance.now() - began) / 1000),
      processorSeconds: rounded((busy() - worked) / 1000),
      heapMb: rounded(process.memoryUsage().heapUsed / 2 ** 20),
    };
  });
}
