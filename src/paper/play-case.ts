// A case played through the real statechart, with a rigged dealer and a wallet that books everything at once.

import { dealing, fromList } from '../dealer/dealing.ts';
import type { RoundEvent } from '../round/facts.ts';
import {
  awaited,
  choiceEvent,
  choiceRefusal,
  choices,
  openTable,
  phaseOf,
  type RoundState,
  tell,
} from '../round/progress.ts';
import { type PaperCase, readCase } from './case.ts';
import { type Fault, fault, isFault } from './fault.ts';
import { type Report, report } from './report.ts';

const ROUND_ID = 'paper';

/** What the dealer and the wallet say in this state; null where a card is wanted and none is left. */
function answer(state: RoundState, dealer: ReturnType<typeof dealing>): RoundEvent | null {
  const { pending, owed, boxes } = state.context;
  switch (awaited(state)) {
    case 'debit':
      return { type: 'wallet.accepted', txId: pending?.txId ?? '' };
    case 'credits':
      return { type: 'wallet.accepted', txId: owed[0]?.txId ?? '' };
    case 'deal': {
      const dealt = dealer.deal(boxes.length);
      return dealt === null ? null : { type: 'dealer.dealt', ...dealt };
    }
    case 'draw': {
      const card = dealer.draw();
      return card === null ? null : { type: 'dealer.drew', card };
    }
    case 'look': {
      const blackjack = dealer.look();
      return blackjack === null ? null : { type: 'dealer.looked', blackjack };
    }
    case 'turn': {
      const card = dealer.turn();
      return card === null ? null : { type: 'dealer.turned', card };
    }
    default:
      return { type: 'shown' };
  }
}

function play({ rules, balance, bets, cards, decisions }: PaperCase): RoundState | Fault {
  const dealer = dealing(rules, fromList(cards));
  let state = tell(openTable({ rules, balance, bets }), { type: 'deal', roundId: ROUND_ID }).state;
  let next = 0;
  for (;;) {
    if (awaited(state) !== 'player') {
      const event = answer(state, dealer);
      if (event === null)
        return fault('cards-exhausted', `the round needs more than the ${cards.length} cards given`, 'cards');
      state = tell(state, event).state;
      continue;
    }
    const choice = decisions[next];
    const at = `decisions[${next}]`;
    if (choice === undefined) return state;
    if (phaseOf(state) === 'settled')
      return fault('too-many-decisions', 'the round asks for no further decision', at);
    if (choiceRefusal(state, choice) !== null)
      return fault(
        'illegal-decision',
        `"${choice}" is not open here; open: ${choices(state).join(', ')}`,
        at,
      );
    state = tell(state, choiceEvent(choice)).state;
    next += 1;
  }
}

/** Plays one case: the report of the state it comes to, or what is wrong with it. */
export function playCase(value: unknown): Report | Fault {
  const read = readCase(value);
  if (isFault(read)) return read;
  const state = play(read);
  return isFault(state) ? state : report(state);
}
