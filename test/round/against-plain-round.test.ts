import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handValue } from '../../src/cards/hand-value.ts';
import { report } from '../../src/paper/report.ts';
import type { RoundState } from '../../src/round/progress.ts';
import { LETTERS, type Letter, lineOf } from '../paper/notation.ts';
import { RULES } from '../tables/hands.ts';
import { plainRound } from './plain-round.ts';
import { type Played, playOut } from './random-play.ts';
import { chooser, drafts, flips, situationOf } from './situations.ts';

// Two programs that know nothing of each other play the same shoe with the same choices: the statechart, and TABLES.md
// written down as a plain program. They agree on what was open at every choice, on every card, outcome and cent.

describe.each(LETTERS)('%s: a random round', { timeout: 60_000 }, (letter) => {
  test('is what TABLES.md makes of the same shoe and the same choices', () => {
    const rules = RULES[letter];
    fc.assert(
      fc.property(drafts(rules), (draft) => {
        const situation = situationOf(rules, draft);
        const played = playOut(situation, {
          choose: chooser(draft.choices),
          tellsBalance: draft.seed % 2 === 0,
          booksNow: flips(draft.seed),
        });
        const choose = chooser(draft.choices);
        const open: (readonly string[])[] = [];
        const plain = plainRound({ ...situation, letter }, (words) => {
          open.push(words);
          return choose(
            words.flatMap((word) => played.asked[open.length - 1]?.open.find((each) => each === word) ?? []),
          );
        });
        expect(open).toEqual(played.asked.map((each) => each.open));
        expect(lineOf(report(played.state), situation.balance)).toBe(lineOf(plain, situation.balance));
        expect(report(played.state)).toMatchObject({ staked: plain.staked, returned: plain.returned });
      }),
      { seed: 302, numRuns: 700 },
    );
  });
});

// What the random rounds must have met, or they prove little: how often, at least, in 700 rounds of each table.
const MET: Readonly<Record<string, (round: Met) => boolean>> = {
  'the dealer’s blackjack': ({ state }) =>
    state.context.dealer.cards.length === 2 && dealerTotal(state) === 21,
  'a blackjack': ({ outcomes }) => outcomes.includes('blackjack'),
  'a bust': ({ outcomes }) => outcomes.includes('bust'),
  'the dealer’s bust': ({ state }) => dealerTotal(state) > 21,
  'a double': ({ facts }) => facts.includes('hand.doubled'),
  'a double after a split': ({ state }) =>
    state.context.boxes.some(({ hands }) => hands.some(({ doubled, fromSplit }) => doubled && fromSplit)),
  'a split': ({ facts }) => facts.includes('hand.split'),
  'split aces': ({ state }) =>
    state.context.boxes.some(({ hands }) =>
      hands.some(({ cards, fromSplit }) => fromSplit && cards[0]?.startsWith('A')),
    ),
  'stand all': ({ state }) => state.context.standAll,
  'three boxes or more': ({ state }) => state.context.boxes.length >= 3,
};
const MET_AT: Readonly<Record<Letter, Readonly<Record<string, (round: Met) => boolean>>>> = {
  A: {
    'four hands on a box': ({ state }) => state.context.boxes.some(({ hands }) => hands.length === 4),
    'aces split again': ({ state }) =>
      state.context.boxes.some(
        ({ hands }) => hands.filter(({ cards }) => cards[0]?.startsWith('A')).length > 2,
      ),
    'three sevens': ({ paid }) => paid.includes('sevens 251'),
    'two sevens': ({ paid }) => paid.includes('sevens 41'),
    'one seven': ({ paid }) => paid.includes('sevens 9'),
    'the Blackjack bet won': ({ paid }) => paid.includes('blackjack 20'),
  },
  B: {
    'a soft 17 that is hit': ({ state }) => {
      const [a, b, c] = state.context.dealer.cards;
      if (a === undefined || b === undefined || c === undefined) return false;
      const { total, soft } = handValue([a, b]);
      return soft && total === 17;
    },
  },
  C: {
    'an insurance won': ({ paid }) => paid.includes('insurance 3'),
    'an insurance lost': ({ paid }) => paid.includes('insurance 0'),
    'even money': ({ choices }) => choices.includes('evenMoney'),
    'even money declined': ({ choices }) => choices.includes('noEvenMoney'),
    'one jack': ({ paid }) => paid.includes('doubleJack 11'),
    'two jacks': ({ paid }) => paid.includes('doubleJack 31'),
    'a push': ({ outcomes }) => outcomes.includes('push'),
  },
  D: {
    'an insurance won': ({ paid }) => paid.includes('insurance 3'),
    'an insurance lost': ({ paid }) => paid.includes('insurance 0'),
    'a split or doubled hand lost to a blackjack': ({ state }) =>
      state.context.dealer.cards.length === 2 &&
      dealerTotal(state) === 21 &&
      state.context.boxes.some(({ hands }) => hands.some(({ doubled, fromSplit }) => doubled || fromSplit)),
    'a push': ({ outcomes }) => outcomes.includes('push'),
  },
};

interface Met {
  readonly state: RoundState;
  readonly outcomes: readonly string[];
  readonly facts: readonly string[];
  readonly choices: readonly string[];
  /** Side bets and insurances with what came back for one. */
  readonly paid: readonly string[];
}

const dealerTotal = (state: RoundState) => handValue(state.context.dealer.cards).total;

function met({ state, facts, asked }: Played): Met {
  return {
    state,
    outcomes: state.context.boxes.flatMap(({ hands }) => hands.flatMap(({ outcome }) => outcome ?? [])),
    facts: facts.map(({ type }) => type),
    choices: asked.map(({ choice }) => choice),
    paid: facts.flatMap((fact) =>
      fact.type === 'bet.settled' && fact.bet.kind !== 'main'
        ? [`${fact.bet.kind === 'side' ? fact.bet.bet : 'insurance'} ${fact.returned / fact.stake}`]
        : [],
    ),
  };
}

test.each(LETTERS)('%s: the random rounds meet every special case', { timeout: 60_000 }, (letter) => {
  const rules = RULES[letter];
  const rounds = fc.sample(drafts(rules), { seed: 302, numRuns: 700 }).map((draft) =>
    met(
      playOut(situationOf(rules, draft), {
        choose: chooser(draft.choices),
        tellsBalance: true,
        booksNow: flips(draft.seed),
      }),
    ),
  );
  const seldom = Object.entries({ ...MET, ...MET_AT[letter] })
    .map(([name, holds]) => [name, rounds.filter(holds).length] as const)
    .filter(([, times]) => times < 3);
  expect(seldom).toEqual([]);
});
