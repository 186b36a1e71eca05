// A round that nobody comes back to, played to its end by the house: it stands, and takes no offer. Through the game's own
// statechart, so that it ends as it would have ended at the table. Pure but for the wallet that it is given.

import type { RoundEvent } from '../../../src/round/facts.ts';
import { awaited, choices, phaseOf, type RoundState, tell } from '../../../src/round/progress.ts';
import { handedOut, type RoundRecord, replay, withEvent } from '../../../src/round/record.ts';
import type { Shoe } from './shoe.ts';

/** The money of the round. */
export interface HouseWallet {
  /** Books a credit, once; the balance after it. */
  readonly pay: (txId: string, amount: number) => number;
  /** Whether a debit is booked; one that is not never will be. */
  readonly stands: (txId: string, amount: number) => boolean;
  readonly balance: () => number;
}

export type PlayedOut =
  | { readonly outcome: 'settled'; readonly record: RoundRecord; readonly state: RoundState }
  /** No card was dealt: the stake goes back. */
  | { readonly outcome: 'dropped' }
  /** No card is left in the shoe, which no checked table allows. */
  | { readonly outcome: 'stuck' };

const PASSIVE = ['stand', 'noInsurance', 'noEvenMoney'] as const;

/** What the house decides in the player's place. */
function passive(state: RoundState): RoundEvent | null {
  const open = choices(state);
  const choice = PASSIVE.find((each) => open.includes(each));
  if (choice === undefined) return null;
  return choice === 'stand' ? { type: 'decide.stand' } : { type: `offer.${choice}` };
}

export function playOut(kept: RoundRecord, shoe: Shoe | null, wallet: HouseWallet): PlayedOut {
  if (shoe?.first == null) return { outcome: 'dropped' };
  const { first } = shoe;
  let record = kept;
  let state = replay(kept);

  const next = (): RoundEvent | null => {
    const { pending, owed } = state.context;
    switch (awaited(state)) {
      case 'debit': {
        if (pending === null) return null;
        const { txId, amount } = pending;
        const type = wallet.stands(txId, amount) ? 'wallet.accepted' : 'wallet.refused';
        return { type, txId, balance: wallet.balance() };
      }
      case 'credits': {
        const [credit] = owed;
        if (credit === undefined) return null;
        const { txId, amount } = credit;
        return { type: 'wallet.accepted', txId, balance: wallet.pay(txId, amount) };
      }
      case 'deal':
        return { type: 'dealer.dealt', boxes: first.boxes, dealer: first.dealer };
      case 'draw': {
        const card = shoe.card(handedOut(record).drawn);
        return card === null ? null : { type: 'dealer.drew', card };
      }
      case 'look':
        return shoe.blackjack === null ? null : { type: 'dealer.looked', blackjack: shoe.blackjack };
      case 'turn':
        return shoe.hole === null ? null : { type: 'dealer.turned', card: shoe.hole };
      case 'player':
        return passive(state);
      case 'shown':
        return { type: 'shown' };
    }
  };

  while (phaseOf(state) !== 'settled') {
    const event = next();
    if (event === null) return { outcome: 'stuck' };
    record = withEvent(record, event);
    state = tell(state, event).state;
  }
  return { outcome: 'settled', record, state };
}
