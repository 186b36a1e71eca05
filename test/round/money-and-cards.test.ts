// What holds over random rounds: money, cards, choices and answers.

import { describe, expect, test } from 'vitest';
import { DECK } from '../../src/cards/card.ts';
import { handValue } from '../../src/cards/hand-value.ts';
import {
  awaited,
  choiceEvent,
  choiceRefusal,
  choices,
  phaseOf,
  refusal,
  tell,
} from '../../src/round/progress.ts';
import { LETTERS } from '../paper/notation.ts';
import { RULES } from '../tables/hands.ts';
import { always, CHOICES, cardsIn, fromOutside, played } from './played.ts';
import { situationOf } from './situations.ts';

describe.each(LETTERS)('%s: over random rounds', { timeout: 60_000 }, (letter) => {
  const { decks } = RULES[letter];

  test('money is conserved: the bank, the state and the facts agree to the cent', () => {
    always(letter, 401, 150, (draft) => {
      const { balance } = situationOf(RULES[letter], draft);
      const { state, bank, facts } = played(letter, draft);
      expect(state.context.balance).toBe(balance - bank.debited + bank.credited);
      expect(state.context.balance).toBe(bank.balance);
      const settled = facts.flatMap((fact) => (fact.type === 'bet.settled' ? [fact] : []));
      expect(settled.reduce((sum, { stake }) => sum + stake, 0)).toBe(bank.debited);
      expect(settled.reduce((sum, { returned }) => sum + returned, 0)).toBe(bank.credited);
      expect(facts.at(-1)).toEqual({ type: 'round.settled', staked: bank.debited, returned: bank.credited });
    });
  });

  test('every amount is a whole number of minor units, and the balance is never below nothing', () => {
    always(letter, 402, 80, (draft) => {
      played(letter, draft, {
        watch: ({ after }) => {
          const amounts = [
            after.context.balance,
            ...after.context.boxes.flatMap(({ hands, side, insurance }) => [
              ...hands.flatMap(({ stake, returned }) => [stake, returned]),
              ...side.flatMap(({ stake, returned }) => [stake, returned]),
              ...(insurance === null ? [] : [insurance.stake, insurance.returned]),
            ]),
          ];
          expect(amounts.filter((amount) => !Number.isSafeInteger(amount) || amount < 0)).toEqual([]);
        },
      });
    });
  });

  test(`A38: no card is seen more often than ${decks} decks hold it`, () => {
    always(letter, 403, 80, (draft) => {
      const { state, facts } = played(letter, draft);
      const told = facts.flatMap((fact) =>
        fact.type === 'card.dealt' || fact.type === 'hole.turned' ? [fact.card] : [],
      );
      expect([...told].sort()).toEqual([...cardsIn(state)].sort());
      for (const face of DECK) expect(told.filter((card) => card === face).length).toBeLessThanOrEqual(decks);
    });
  });

  test('A23, A24: the dealer’s last total is never 12 to 16 where a hand needs it, and 17 and more never draw', () => {
    always(letter, 404, 200, (draft) => {
      const { state } = played(letter, draft, {
        watch: ({ before, event }) => {
          if (event.type !== 'dealer.drew' || phaseOf(before) !== 'dealer') return;
          const { total, soft } = handValue(before.context.dealer.cards);
          expect(total < 17 || (total === 17 && soft && letter === 'B')).toBe(true);
        },
      });
      const { total, soft } = handValue(state.context.dealer.cards);
      const needed = state.context.boxes.some(({ hands }) =>
        hands.some(({ cards, fromSplit, outcome }) => {
          const natural = cards.length === 2 && handValue(cards).total === 21 && !fromSplit;
          return outcome !== 'bust' && !natural;
        }),
      );
      if (needed) {
        expect(total).toBeGreaterThanOrEqual(17);
        if (letter === 'B') expect(total === 17 && soft).toBe(false);
      } else {
        expect(state.context.dealer.cards).toHaveLength(2);
      }
    });
  });

  test('every choice that is listed is taken, and every other is refused without a trace', () => {
    always(letter, 405, 50, (draft) => {
      played(letter, draft, {
        watch: ({ after }) => {
          const open = choices(after);
          expect(open.length > 0).toBe(
            awaited(after) === 'player' && ['offers', 'boxes'].includes(phaseOf(after)),
          );
          for (const choice of CHOICES) {
            const event = choiceEvent(choice);
            const told = tell(after, event);
            if (open.includes(choice)) {
              expect(choiceRefusal(after, choice)).toBeNull();
              expect(refusal(after, event)).toBeNull();
              expect([told.state.value, told.state.context]).not.toEqual([after.value, after.context]);
            } else {
              expect(choiceRefusal(after, choice)).not.toBeNull();
              expect(refusal(after, event)).not.toBeNull();
              expect(told.facts).toEqual([]);
              expect(told.state.value).toEqual(after.value);
              expect(told.state.context).toBe(after.context);
            }
          }
        },
      });
    });
  });

  test('an event that is not waited for changes nothing: stale, doubled and foreign answers, cards out of turn', () => {
    always(letter, 406, 25, (draft) => {
      const used: string[] = ['', 'R-0', 'R-999', 'Q-1'];
      played(letter, draft, {
        watch: ({ before, event, after }) => {
          if (event.type === 'wallet.accepted') used.push(event.txId);
          const waits = awaited(after);
          const nowDue = [after.context.pending?.txId, ...after.context.owed.map(({ txId }) => txId)];
          const stale = used.filter((txId) => !nowDue.includes(txId));
          const out = [
            ...stale.flatMap((txId) => [
              { type: 'wallet.accepted', txId, balance: 7 },
              { type: 'wallet.refused', txId },
              { type: 'wallet.lost', txId },
            ]),
            ...after.context.owed.flatMap(({ txId }) => [
              { type: 'wallet.refused', txId },
              { type: 'wallet.lost', txId },
            ]),
            { type: 'wallet.balance', balance: -1 },
            { type: 'wallet.balance', balance: 1.5 },
            { type: 'wallet.balance', balance: null },
            { type: 'deal', roundId: '' },
            { type: 'deal' },
            { type: 'anything' },
            { type: 'decide.surrender' },
            { type: 'bet.doubled' },
            { type: 'dealer.drew', card: 'Xx' },
            { type: 'dealer.drew' },
            { type: 'dealer.turned', card: null },
            { type: 'dealer.dealt', boxes: [], dealer: [] },
            ...(waits === 'shown' ? [] : [{ type: 'shown' }]),
            ...(waits === 'draw' ? [] : [{ type: 'dealer.drew', card: 'As' }]),
            ...(waits === 'turn' ? [] : [{ type: 'dealer.turned', card: 'Ts' }]),
            ...(waits === 'look' ? [] : [{ type: 'dealer.looked', blackjack: true }]),
            ...(phaseOf(after) === 'settled'
              ? []
              : [
                  { type: 'deal', roundId: 'S' },
                  { type: 'rebet' },
                  { type: 'bet.placed', spot: { box: 1, side: null }, amount: 100 },
                  { type: 'bet.takenBack', spot: { box: 1, side: null } },
                  { type: 'bet.undone' },
                  { type: 'bet.cleared' },
                ]),
            // The event that led here, once more.
            ...(event.type.startsWith('decide.') || event.type === 'shown' || before.context === after.context
              ? []
              : [event]),
          ];
          for (const each of out) {
            if (each.type === 'dealer.drew' && waits === 'draw' && 'card' in each && each.card !== 'Xx')
              continue;
            const told = tell(after, fromOutside(JSON.stringify(each)));
            expect(told.facts).toEqual([]);
            expect(told.state.value).toEqual(after.value);
            expect(told.state.context).toBe(after.context);
          }
        },
      });
    });
  });
});
