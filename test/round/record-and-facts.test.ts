// What holds over random rounds: records, transaction ids and facts.

import { describe, expect, test } from 'vitest';
import { DECK } from '../../src/cards/card.ts';
import { FACT_TYPES, type Fact } from '../../src/round/facts.ts';
import { awaited, phaseOf, type RoundState, tell } from '../../src/round/progress.ts';
import { type RoundRecord, replay } from '../../src/round/record.ts';
import { readRecord } from '../../src/round/record-text.ts';
import { writtenRecord } from '../../src/round/written-record.ts';
import { LETTERS } from '../paper/notation.ts';
import { RULES } from '../tables/hands.ts';
import { follow, followed, knownOf } from './facts-only.ts';
import { always, played } from './played.ts';
import { playOut, type Step } from './random-play.ts';
import { chooser, flips, situationOf } from './situations.ts';

describe.each(LETTERS)('%s: over random rounds', { timeout: 60_000 }, (letter) => {
  const { dealer } = RULES[letter];

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
