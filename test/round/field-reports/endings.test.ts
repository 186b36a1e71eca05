// Faults that others’ blackjack games were reported for, each as a round that would show it here: what is broken off, and what is told of the end.

import { describe, expect, test } from 'vitest';
import {
  awaited,
  choices,
  openTable,
  phaseOf,
  type RoundState,
  refusal,
  tell,
} from '../../../src/round/progress.ts';
import { newRecord, type RoundRecord, replay, withEvent } from '../../../src/round/record.ts';
import { readRecord } from '../../../src/round/record-text.ts';
import { writtenRecord } from '../../../src/round/written-record.ts';
import { cardsOf } from '../../cards/hand.ts';
import { round } from '../../paper/notation.ts';
import { RULES } from '../../tables/hands.ts';
import { Bank, playOut } from '../random-play.ts';
import { ALL, table, waitingIn } from '../waiting-in.ts';

describe('A41: a round that is broken off anywhere is taken up with the same cards, stakes and id', () => {
  test.each(ALL)('%s: from its record as text, at every wait, and played on to the same end', (letter) => {
    const situation = table(letter, 1000, '8s Td 8h 6c 3s Ts 9h 2c 4d 5c');
    const decide = (state: RoundState) => {
      const open = choices(state);
      return open.find((choice) => choice === 'split' || choice === 'double') ?? 'stand';
    };
    let record: RoundRecord = newRecord(openTable(situation), { roundId: 'R', commitment: null, words: '' });
    const broken: [RoundRecord, RoundState][] = [];
    const { state: end } = playOut(situation, {
      choose: (_, state) => decide(state),
      tellsBalance: true,
      booksNow: () => true,
      watch: ({ event, after }) => {
        record = withEvent(record, event);
        if (awaited(after) !== 'shown') broken.push([record, after]);
      },
    });
    expect(broken.length).toBeGreaterThan(8);
    for (const [each, state] of broken) {
      const read = readRecord(JSON.parse(JSON.stringify(writtenRecord(each))));
      if (!read.ok) throw new Error(read.fault.code);
      const again = replay(read.record);
      expect(again.context.roundId).toBe('R');
      expect(again.context).toEqual(state.context);
      expect(again.value).toEqual(state.value);
    }
    // The rest of the events, told to the state that was taken up.
    const [halfway] = broken[Math.floor(broken.length / 2)] ?? [];
    if (halfway === undefined) throw new Error('the round was never broken off');
    const rest = record.events.slice(halfway.events.length);
    const goneOn = rest.reduce((now, event) => withEvent(now, event), halfway);
    expect(replay(goneOn).context).toEqual(end.context);
  });
});

describe('A42: a 21 is finished, and the next hand begins', () => {
  test.each([
    ['by a bust', 'split hit', 'Ts Th', '1 8sTsTh 28 bust 0/1000'],
    ['by a stand', 'split stand', 'Ts', '1 8sTs 18 open 1000'],
    ['by a 21', 'split hit', '9s 4h', '1 8s9s4h 21 open 1000'],
    ['by a double', 'split double', '3s 5h', '1 8s3s5h 16 open 2000'],
  ])('the first split hand ends %s, and the second is played', (_, decisions, cards, hand) => {
    for (const letter of ['A', 'B', 'C'] as const) {
      const line = round(letter, '1:1000', `8s 6d 8h Tc ${cards} 7s`, decisions);
      expect(line.startsWith(`${hand} | 1 8h7s 15 open 1000 | `)).toBe(true);
      expect(line).toContain(' | ? hit stand standAll');
    }
  });

  test.each(ALL)(
    '%s: on a 21 of several cards a hit is refused: there is nothing left to decide',
    (letter) => {
      expect(round(letter, '1:1000', 'Ts 6d 5h Tc 6s 8c 2c', 'hit hit')).toBe(
        'too-many-decisions at decisions[1]',
      );
      expect(round(letter, '1:1000 2:1000', 'Ts Ts 6d 5h 9h Tc 6s 8c', 'hit')).toMatch(
        /^1 Ts5h6s 21 open 1000 \| 2 Ts9h 19 open 1000 .*\? hit stand standAll/,
      );
    },
  );
});

describe('A46: money that is moved away does not make a debt', () => {
  test.each(ALL)(
    '%s: balance gone after the deal: Double and Split close, a loss needs no second debit',
    (letter) => {
      const situation = table(letter, 1000, '8s Td 8h 9c');
      const waiting = waitingIn(situation, '');
      expect(choices(waiting)).toContain('split');
      const { state } = tell(waiting, { type: 'wallet.balance', balance: 0 });
      expect(choices(state)).toEqual(['hit', 'stand', 'standAll']);
      expect(refusal(state, { type: 'decide.split' })).toEqual({ code: 'stake-not-covered', limit: 0 });
      const bank = new Bank(0);
      let now = tell(state, { type: 'decide.stand' }).state;
      for (let steps = 0; phaseOf(now) !== 'settled' && steps < 20; steps++) {
        expect(awaited(now)).not.toBe('debit');
        now = tell(
          now,
          awaited(now) === 'turn' ? { type: 'dealer.turned', card: '9c' } : { type: 'shown' },
        ).state;
      }
      expect(phaseOf(now)).toBe('settled');
      expect(now.context.balance).toBe(bank.balance);
    },
  );

  test('C: insurance closes too', () => {
    const waiting = waitingIn(table('C', 1000, 'Ts Ad 9h Kc'), '');
    expect(choices(waiting)).toEqual(['insure', 'noInsurance']);
    const { state } = tell(waiting, { type: 'wallet.balance', balance: 499 });
    expect(choices(state)).toEqual(['noInsurance']);
    expect(refusal(state, { type: 'offer.insure' })).toEqual({ code: 'stake-not-covered', limit: 499 });
  });
});

describe('A47: the balance after the round is what the player has then', () => {
  test.each(ALL)('%s: start − stakes + credits, the bank’s own', (letter) => {
    const { state, bank } = playOut(table(letter, 1000, '6s 6d 5h Tc 9c 8c', 5000), {
      choose: (open) => open.find((choice) => choice === 'double') ?? 'stand',
      tellsBalance: true,
      booksNow: () => false,
    });
    expect(bank.balance).toBe(7000);
    expect(state.context.balance).toBe(7000);
  });
});

describe('A48: nothing tells a result before the card that decides it', () => {
  test.each(ALL)('%s: the facts of a round are in the order in which the player sees them', (letter) => {
    const { facts } = playOut(table(letter, 1000, 'Ts 6d 9h Tc 8c'), {
      choose: () => 'stand',
      tellsBalance: true,
      booksNow: () => true,
    });
    const told = facts.map((fact) =>
      fact.type === 'card.dealt'
        ? fact.card
        : fact.type === 'hole.turned'
          ? `turned ${fact.card}`
          : fact.type,
    );
    const hidden = letter === 'C' || letter === 'D';
    expect(told.join(', ')).toBe(
      [
        'bets.staked, Ts, 6d, 9h',
        hidden ? 'hole.dealt' : 'Tc',
        'hand.activated, hand.finished',
        ...(hidden ? ['turned Tc'] : []),
        '8c, bet.settled, round.settled',
      ].join(', '),
    );
  });

  test.each(ALL)(
    '%s: every fact that settles is told alone with its card, and not before it is shown',
    (letter) => {
      playOut(table(letter, 1000, 'Ts Td 6h 6c 9h 8c'), {
        choose: () => 'hit',
        tellsBalance: true,
        booksNow: () => true,
        watch: ({ event, facts, after }) => {
          const settles = facts.findIndex(({ type }) => type === 'bet.settled');
          if (settles === -1) return;
          // The bust card comes first in the same breath; what follows waits until that is shown.
          expect(facts.slice(0, settles).map(({ type }) => type)).toEqual(['card.dealt', 'hand.finished']);
          expect(event.type).toBe('dealer.drew');
          expect(awaited(after)).toBe('shown');
        },
      });
    },
  );

  test('D: an insurance is lost with the turned card, before the dealer draws; a blackjack is paid with it', () => {
    const { facts } = playOut(
      {
        rules: RULES.D,
        balance: 100_000,
        bets: [1, 2].map((box) => ({ box, main: 1000, side: {} })),
        shoe: cardsOf('As Ts Ad Kh 9h 5c 4c'),
      },
      {
        choose: (open) => open.find((choice) => choice === 'insure') ?? 'stand',
        tellsBalance: true,
        booksNow: () => true,
      },
    );
    const from = facts.findIndex(({ type }) => type === 'hole.turned');
    expect(
      facts
        .slice(from)
        .map((fact) =>
          fact.type === 'bet.settled' ? `${fact.bet.kind} ${fact.bet.outcome} ${fact.returned}` : fact.type,
        ),
    ).toEqual([
      'hole.turned',
      'insurance lose 0',
      'main blackjack 2500',
      'card.dealt',
      'main lose 0',
      'round.settled',
    ]);
  });

  test('C: a lost insurance is told with the look, a won one with the turned card', () => {
    const seen = (hole: string) =>
      playOut(table('C', 1000, `Ts Ad 9h ${hole} 4c`), {
        choose: (open) => open.find((choice) => choice === 'insure') ?? 'stand',
        tellsBalance: true,
        booksNow: () => true,
      })
        .facts.slice(4)
        .map((fact) =>
          fact.type === 'bet.settled' ? `${fact.bet.kind} ${fact.bet.outcome} ${fact.returned}` : fact.type,
        );
    expect(seen('5c')).toEqual([
      'hole.dealt',
      'offer.made',
      'offer.taken',
      'dealer.looked',
      'insurance lose 0',
      'hand.activated',
      'hand.finished',
      'hole.turned',
      'card.dealt',
      'main lose 0',
      'round.settled',
    ]);
    expect(seen('Kc')).toEqual([
      'hole.dealt',
      'offer.made',
      'offer.taken',
      'dealer.looked',
      'hole.turned',
      'insurance win 1500',
      'main lose 0',
      'round.settled',
    ]);
  });
});
