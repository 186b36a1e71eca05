// The peer of the rounds: npm `engine-blackjack`, one box, the same player, as many decks shuffled for every round.

import { createRequire } from 'node:module';

interface Hand {
  readonly playerValue: { readonly hi: number };
  readonly availableActions: { readonly insurance: boolean; readonly stand: boolean };
}

interface PeerState {
  readonly stage: string;
  readonly handInfo: { readonly right: Hand };
}

interface PeerGame {
  dispatch(action: unknown): PeerState;
  getState(): PeerState;
}

interface Peer {
  readonly Game: new (state: null, rules: unknown) => PeerGame;
  readonly actions: Readonly<Record<'deal' | 'insurance' | 'hit' | 'stand', (payload: unknown) => unknown>>;
  readonly presets: {
    readonly getRules: (rules: { readonly decks: number }) => unknown;
    readonly defaultState: (rules: unknown) => unknown;
  };
}

const peer: Peer = createRequire(import.meta.url)('engine-blackjack');

function playRound(rules: unknown): void {
  const { Game, actions } = peer;
  const game = new Game(null, rules);
  let { stage, handInfo } = game.dispatch(actions.deal({ bet: 10 }));
  while (stage !== 'done') {
    const { playerValue, availableActions } = handInfo.right;
    const mustAnswer = availableActions.insurance && !availableActions.stand;
    const position = { position: 'right' };
    const action = mustAnswer
      ? actions.insurance({ bet: 0 })
      : playerValue.hi < 17
        ? actions.hit(position)
        : actions.stand(position);
    ({ stage, handInfo } = game.dispatch(action));
  }
}

/** Plays rounds for so long, milliseconds, and says how many. */
export function playPeerFor(decks: number, ms: number): number {
  const rules = peer.presets.getRules({ decks });
  const end = performance.now() + ms;
  let rounds = 0;
  while (performance.now() < end) {
    playRound(rules);
    rounds += 1;
  }
  return rounds;
}
