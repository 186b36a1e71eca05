import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, DECK } from '../../src/cards/card.ts';
import { handValue } from '../../src/cards/hand-value.ts';
import { type Choice, FACT_TYPES, type Fact } from '../../src/round/facts.ts';
import {
  awaited,
  choiceEvent,
  choiceRefusal,
  choices,
  phaseOf,
  type RoundState,
  refusal,
  tell,
} from '../../src/round/progress.ts';
import { type RoundRecord, replay } from '../../src/round/record.ts';
import { readRecord, writtenRecord } from '../../src/round/record-text.ts';
import { LETTERS, type Letter } from '../paper/notation.ts';
import { RULES } from '../tables/hands.ts';
import { follow, followed, knownOf } from './facts-only.ts';
import { type Manners, type Played, playOut, type Step } from './random-play.ts';
import { chooser, type Draft, drafts, flips, situationOf } from './situations.ts';

/** Plays a draft on a table, watched. */
function played(letter: Letter, draft: Draft, more: Partial<Manners> = {}): Played {
  return playOut(situationOf(RULES[letter], draft), {
    choose: chooser(draft.choices),
    tellsBalance: draft.seed % 2 === 0,
    booksNow: flips(draft.seed),
    ...more,
  });
}

function always(letter: Letter, seed: number, numRuns: number, holds: (draft: Draft) => void): void {
  fc.assert(fc.property(drafts(RULES[letter]), holds), { seed, numRuns });
}

const cardsIn = ({ context }: RoundState): readonly Card[] => [
  ...context.boxes.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards)),
  ...context.dealer.cards,
];

const CHOICES: readonly Choice[] = [
  'hit',
  'stand',
  'standAll',
  'double',
  'split',
  'insure',
  'noInsurance',
  'evenMoney',
  'noEvenMoney',
];

/** An event from another program, which need not keep to the types. */
const fromOutside = (json: string) => JSON.parse(json);

describe.each(LETTERS)('%s: over random rounds', { timeout: 60_000 }, (letter) => {
  const { decks, dealer } = RULES[letter];

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

  test('a record replayed gives the same state, at every wait of the round', () => {
    always(letter, 407, 40, (draft) => {
      const records: [RoundRecord, RoundState][] = [];
      const steps: Step[] = [];
      const { record } = played(letter, draft, { watch: (step) => steps.push(step) });
      let events = 0;
      for (const { event, after } of steps) {
        if (event.type !== 'shown') events += 1;
        if (awaited(after) !== 'shown')
          records.push([{ ...record, events: record.events.slice(0, events) }, after]);
      }
      expect(events).toBe(record.events.length);
      for (const [each, state] of records) {
        const again = replay(each);
        expect(again.value).toEqual(state.value);
        expect(again.context).toEqual(state.context);
      }
    });
  });

  test('E02: a round written, read and replayed three times over is the same round, at every wait of it', () => {
    always(letter, 413, 25, (draft) => {
      const steps: Step[] = [];
      const { record } = played(letter, draft, { watch: (step) => steps.push(step) });
      let events = 0;
      for (const { event, after } of steps) {
        if (event.type !== 'shown') events += 1;
        if (awaited(after) === 'shown') continue;
        let kept: RoundRecord = { ...record, events: record.events.slice(0, events) };
        for (let times = 0; times < 3; times++) {
          const read = readRecord(JSON.parse(JSON.stringify(writtenRecord(kept))));
          if (!read.ok) throw new Error(read.fault.code);
          kept = read.record;
          const again = replay(kept);
          expect(again.value).toEqual(after.value);
          expect(again.context).toEqual(after.context);
        }
      }
    });
  });

  test('a record read back from its text is the same record, and nothing of it is lost', () => {
    always(letter, 408, 40, (draft) => {
      const { record } = played(letter, draft);
      const read = readRecord(JSON.parse(JSON.stringify(writtenRecord(record))));
      expect(read).toEqual({ ok: true, record });
    });
  });

  test('each transaction has an id of its own', () => {
    always(letter, 409, 60, (draft) => {
      // The bank throws where one is sent twice as a debit or as a credit.
      const { bank } = played(letter, draft);
      const ids = [...bank.debits.keys(), ...bank.credits.keys()];
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => id.startsWith('R-'))).toBe(true);
    });
  });

  test('the facts are complete: who knows nothing else knows every hand, total and amount', () => {
    always(letter, 410, 60, (draft) => {
      const { balance } = situationOf(RULES[letter], draft);
      let table = followed(balance);
      const { bank } = played(letter, draft, {
        watch: ({ after, facts }) => {
          for (const fact of facts) table = follow(table, fact);
          const { turn, staked: _, returned: __, ...known } = table;
          expect(known).toEqual(knownOf(after));
          if (awaited(after) === 'player' && phaseOf(after) === 'boxes')
            expect(turn).toEqual(after.context.turn);
        },
      });
      expect([table.staked, table.returned]).toEqual([bank.debited, bank.credited]);
    });
  });

  test('E07: every fact has a name of the list, and facts and events are plain data', () => {
    always(letter, 411, 25, (draft) => {
      const { facts, record } = played(letter, draft);
      expect(facts.every(({ type }) => FACT_TYPES[type])).toBe(true);
      expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
      expect(JSON.parse(JSON.stringify(record.events))).toEqual(record.events);
    });
  });

  test('the same events told once more tell the same facts', () => {
    always(letter, 412, 25, (draft) => {
      const steps: Step[] = [];
      played(letter, draft, { watch: (step) => steps.push(step) });
      for (const { before, event, after, facts } of steps) {
        const again = tell(before, event);
        expect(again.facts).toEqual(facts);
        expect(again.state.context).toEqual(after.context);
        expect(again.state.value).toEqual(after.value);
      }
    });
  });

  test('a wallet that refuses and loses answers takes no money without a stake, and leaves no stake without its money', () => {
    always(letter, 413, 80, (draft) => {
      const moods = flips(draft.seed + 1);
      const { state, bank, facts } = played(letter, draft, {
        walletMood: () => (moods() ? 'refuses' : moods() ? 'loses' : 'books'),
        watch: ({ before, event, after, facts: told }) => {
          if (event.type !== 'wallet.refused') return;
          // Back where it was: the same hands, the same balance, and a fact that says so.
          expect(after.context.boxes).toEqual(before.context.boxes);
          expect(after.context.balance).toBe(before.context.balance);
          expect(after.context.pending).toBeNull();
          expect(told.map(({ type }) => type)).toEqual(['stake.refused']);
          expect(awaited(after)).toBe('player');
        },
      });
      expect(state.context.balance).toBe(bank.balance);
      if (phaseOf(state) === 'betting') {
        expect(bank.debited).toBe(0);
        expect(state.context.boxes).toEqual([]);
        expect(state.context.roundId).toBeNull();
      } else {
        expect(facts.at(-1)).toEqual({
          type: 'round.settled',
          staked: bank.debited,
          returned: bank.credited,
        });
      }
    });
  });

  if (letter === 'B')
    test('there are no pushes at this table', () => {
      always('B', 414, 150, (draft) => {
        const { state } = played('B', draft);
        expect(state.context.boxes.flatMap(({ hands }) => hands.map(({ outcome }) => outcome))).not.toContain(
          'push',
        );
      });
    });

  if (dealer.secondCard === 'faceDown')
    test('A40: the face-down card is nowhere in state, facts or record before it is turned', () => {
      always(letter, 415, 60, (draft) => {
        const situation = situationOf(RULES[letter], draft);
        const place = situation.bets.length * 2 + 1;
        const hole = situation.shoe[place] ?? 'As';
        const twin = DECK.find((card) => card.charAt(0) === hole.charAt(0) && card !== hole) ?? hole;
        // In this shoe the face-down card is the only one of its face.
        const shoe = situation.shoe.map((card, i) => (card === hole && i !== place ? twin : card));
        const told: Fact[] = [];
        let turned = false;
        const { record } = playOut(
          { ...situation, shoe },
          {
            choose: chooser(draft.choices),
            tellsBalance: true,
            booksNow: flips(draft.seed),
            watch: ({ event, after, facts }) => {
              told.push(...facts);
              turned ||= event.type === 'dealer.turned';
              const known = JSON.stringify([event, after, after.context, told]);
              expect(known.includes(`"${hole}"`)).toBe(turned);
            },
          },
        );
        const before = record.events.slice(
          0,
          record.events.findIndex(({ type }) => type === 'dealer.turned'),
        );
        expect(JSON.stringify({ ...record, events: before }).includes(`"${hole}"`)).toBe(false);
        expect(JSON.stringify(record).includes(`"${hole}"`)).toBe(true);
        expect(turned).toBe(true);
      });
    });
});
