import type { Fact } from '../round/facts.ts';
import type { RoundState } from '../round/progress.ts';

/**
 * Someone who is told what happened, in order, with the state it led to: stage, sound, announcer, history, lobby. None
 * of them decides anything. A follower that has to show the facts answers with a promise, and the round waits for it.
 */
export type Follower = (facts: readonly Fact[], state: RoundState) => Promise<void> | undefined;
