// The odds in a thread of their own: a question comes as a message, the advice goes back under the same number.

import { type Advice, adviseHand, type HandQuestion } from './advice.ts';

export interface AdviceRequest {
  readonly id: number;
  readonly question: HandQuestion;
}

/** `advice` is null where the question cannot be answered: a shoe that could run out. */
export interface AdviceReply {
  readonly id: number;
  readonly advice: Advice | null;
}

function answer({ id, question }: AdviceRequest): AdviceReply {
  try {
    return { id, advice: adviseHand(question) };
  } catch {
    return { id, advice: null };
  }
}

self.onmessage = (event: MessageEvent<AdviceRequest>) => self.postMessage(answer(event.data));
