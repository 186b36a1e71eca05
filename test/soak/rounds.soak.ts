import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DECK } from '../../src/cards/card.ts';
import { handValue } from '../../src/cards/hand-value.ts';
import { report } from '../../src/paper/report.ts';
import { awaited, phaseOf } from '../../src/round/progress.ts';
import { replay } from '../../src/round/record.ts';
import { LETTERS, lineOf } from '../paper/notation.ts';
import { follow, followed, knownOf } from '../round/facts-only.ts';
import { plainRound } from '../round/plain-round.ts';
import { playOut } from '../round/random-play.ts';
import { chooser, drafts, flips, situationOf } from '../round/situations.ts';
import { RULES } from '../tables/hands.ts';
import { ROUNDS, SEED, sayHow } from './settings.ts';

// Random rounds in great number: each against TABLES.md as a plain program, against the bank's books, against what a
// follower makes of the facts, and against its own record.

test.each(LETTERS)('%s: random rounds', (letter) => {
  const rules = RULES[letter];
  sayHow(`${letter}, rounds`, ROUNDS);
  fc.assert(
    fc.property(drafts(rules), (draft) => {
      const situation = situationOf(rules, draft);
      let table = followed(situation.balance);
      const { state, bank, asked, record } = playOut(situation, {
        choose: chooser(draft.choices),
        tellsBalance: draft.seed % 2 === 0,
        booksNow: flips(draft.seed),
        watch: ({ before, event, after, facts }) => {
          for (const fact of facts) table = follow(table, fact);
          if (awaited(after) === 'player') {
            const { turn: _, staked: __, returned: ___, ...known } = table;
            expect(known).toEqual(knownOf(after));
          }
          if (event.type === 'dealer.drew' && phaseOf(before) === 'dealer') {
            const { total, soft } = handValue(before.context.dealer.cards);
            expect(total < 17 || (total === 17 && soft && letter === 'B')).toBe(true);
          }
        },
      });

      const choose = chooser(draft.choices);
      const open: (readonly string[])[] = [];
      const plain = plainRound({ ...situation, letter }, (words) => {
        open.push(words);
        const listed = asked[open.length - 1]?.open ?? [];
        return choose(words.flatMap((word) => listed.find((each) => each === word) ?? []));
      });
      expect(open).toEqual(asked.map((each) => each.open));
      expect(lineOf(report(state), situation.balance)).toBe(lineOf(plain, situation.balance));

      expect(state.context.balance).toBe(bank.balance);
      expect([table.staked, table.returned]).toEqual([bank.debited, bank.credited]);
      expect(replay(record).context).toEqual(state.context);
      const seen = [
        ...state.context.boxes.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards)),
        ...state.context.dealer.cards,
      ];
      for (const face of DECK)
        expect(seen.filter((card) => card === face).length).toBeLessThanOrEqual(rules.decks);
    }),
    { seed: SEED, numRuns: ROUNDS },
  );
});
