// TABLES.md from the first sentence to the last: each test of this folder is named for the sentence it holds to, and plays
// it as one or more whole rounds on a line each (the notation is in test/paper/notation.ts).
//
// Not here, since it is said of the page, and tested in test/browser/table.test.ts:
// - All tables: Rebet, "Rebet and deal" in one press, New game.
// - A: a click on a bet with no chip in hand takes its last chip off; settings kept and restored in a new session.
// - B: Undo, Clear bets, Rebet, New game as buttons. C: what the buttons do.
//
// Nor what is of another room: the row "seed" and the reasons for what is decided (where the rules come from), "What the odds
// must come to", the returns in C's text and A's "very bad decision" (test/odds), and the order of facts, such as an
// insurance lost before the dealer draws (test/round/field-reports, A48).

import { openTable, type RoundState, tell } from '../../../src/round/progress.ts';
import { cardsOf } from '../../cards/hand.ts';
import { LETTERS, type Letter } from '../../paper/notation.ts';
import { RULES } from '../hands.ts';

export const ALL: readonly [Letter][] = LETTERS.map((letter) => [letter]);

/** A table on which these first bets were dealt to a 12 on each box, before the first decision. */
export function dealt(letter: Letter): RoundState {
  const bets = [
    { box: 1, main: 1000, side: {} },
    { box: 2, main: 500, side: {} },
  ];
  let state = openTable({ rules: RULES[letter], balance: 100_000, bets });
  state = tell(state, { type: 'deal', roundId: 'R' }).state;
  state = tell(state, { type: 'wallet.accepted', txId: 'R-1' }).state;
  const dealer = RULES[letter].dealer.secondCard === 'faceUp' ? cardsOf('6d Tc') : cardsOf('6d');
  state = tell(state, {
    type: 'dealer.dealt',
    boxes: [
      ['Ts', '2s'],
      ['Th', '2h'],
    ],
    dealer,
  }).state;
  return tell(state, { type: 'shown' }).state;
}

/** The same table after the round: both hands stood, the dealer's 16 bust. */
export function settled(letter: Letter): RoundState {
  let state = dealt(letter);
  const tellAll = (...events: Parameters<typeof tell>[1][]) => {
    for (const event of events) state = tell(state, event).state;
  };
  tellAll({ type: 'shown' }, { type: 'decide.standAll' }, { type: 'shown' }, { type: 'shown' });
  if (RULES[letter].dealer.secondCard === 'faceDown')
    tellAll({ type: 'dealer.turned', card: 'Tc' }, { type: 'shown' });
  tellAll({ type: 'dealer.drew', card: '9c' }, { type: 'shown' }, { type: 'shown' });
  tellAll({ type: 'wallet.accepted', txId: 'R-2' }, { type: 'wallet.accepted', txId: 'R-3' });
  return state;
}
