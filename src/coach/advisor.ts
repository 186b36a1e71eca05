// The odds at hand: asked ahead of the decision, answered by a worker, so that no frame and no player waits for them.

import type { Advice, HandQuestion } from '../odds/advice.ts';
import type { AdviceReply } from '../odds/worker.ts';

/** Who answers questions; the worker in the page, a plain call in tests. */
export type Answerer = (question: HandQuestion) => Promise<Advice | null>;

export interface Advisor {
  /** The advice for a hand, kept from when it was first asked for; null where there is none. */
  advice(question: HandQuestion): Promise<Advice | null>;
}

/** Advice of so many situations is kept: more than a round has. */
const KEPT = 64;

export function advisorOf(answer: Answerer): Advisor {
  const known = new Map<string, Promise<Advice | null>>();
  return {
    advice(question) {
      const { rules, ...rest } = question;
      const key = JSON.stringify([rules.id, rules.version, rest]);
      const before = known.get(key);
      if (before !== undefined) return before;
      const asked = answer(question);
      known.set(key, asked);
      const [oldest] = known.keys();
      if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
      return asked;
    },
  };
}

export interface WorkerAnswers {
  readonly answer: Answerer;
  /** Lets the worker go; what was asked, or is asked from now on, has no answer. */
  readonly end: () => void;
}

/** Answers from a worker, which is begun with the first question; where there can be none, nothing is answered. */
export function workerAnswers(): WorkerAnswers {
  let worker: Worker | null = null;
  let ended = false;
  let next = 0;
  const waiting = new Map<number, (advice: Advice | null) => void>();

  function answerNone(): void {
    for (const reply of waiting.values()) reply(null);
    waiting.clear();
  }

  function begin(): Worker {
    const begun = new Worker(new URL('../odds/worker.ts', import.meta.url), { type: 'module' });
    begun.onmessage = ({ data }: MessageEvent<AdviceReply>) => {
      waiting.get(data.id)?.(data.advice);
      waiting.delete(data.id);
    };
    begun.onerror = answerNone;
    return begun;
  }

  return {
    answer: (question) =>
      new Promise((reply) => {
        try {
          if (!ended) worker ??= begin();
        } catch {
          // Nothing answers then.
        }
        if (worker === null) {
          reply(null);
          return;
        }
        const id = next++;
        waiting.set(id, reply);
        worker.postMessage({ id, question });
      }),
    end() {
      ended = true;
      worker?.terminate();
      worker = null;
      answerNone();
    },
  };
}
