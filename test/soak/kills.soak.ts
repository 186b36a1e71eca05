import { describe, expect, inject, test } from 'vitest';
import { doubleExposure, doubleExposure3Hand, multiHand, threeHand } from '../../src/tables/all-tables.ts';
import type { BoxBet } from '../../src/tables/bets.ts';
import type { TableRules } from '../../src/tables/rules.ts';
import { findRound, type SeededRound } from '../browser/seeded-round.ts';
import { numbers } from '../round/random-play.ts';
import { KilledRound } from './kills/killed-round.ts';
import { type Moment, momentsOf } from './kills/moments.ts';
import { SEED } from './settings.ts';

// The browser's process is killed at every moment of a round, before and after each write and while each fact is shown; in the
// end the cards, the money and the ledger are those of the round that nobody disturbed. The rounds come of SOAK_SEED.
// SOAK_KILLS takes so many of the moments, by the seed; else all of them are taken.

const MOST = Number(process.env.SOAK_KILLS) || Number.POSITIVE_INFINITY;
/** What the whole campaign is asked to have at least. */
const LEAST_OF_ALL = 300;
/** In one opening of five the browser is killed while the page is still loading or drawing the round anew. */
const LOADING_SHARE = 0.2;
const LOADING_MS = 2000;

function betsAt(rules: TableRules): readonly BoxBet[] {
  const [side] = rules.sideBets;
  const withSide = side === undefined ? {} : { [side.bet]: 100 };
  return [
    { box: 1, main: 1000, side: withSide },
    { box: 2, main: 500, side: {} },
  ];
}

const splitsAndDoubles = ({ choices }: SeededRound): boolean =>
  choices.includes('split') && choices.includes('double');
const insures = ({ choices }: SeededRound): boolean => choices.includes('insure');
const takesEvenMoney = ({ choices }: SeededRound): boolean => choices.includes('evenMoney');

const ROUNDS: readonly (readonly [TableRules, (round: SeededRound) => boolean])[] = [
  [threeHand, insures],
  [multiHand, splitsAndDoubles],
  [doubleExposure, splitsAndDoubles],
  [doubleExposure3Hand, splitsAndDoubles],
  [multiHand, insures],
  [threeHand, splitsAndDoubles],
  [threeHand, takesEvenMoney],
];

const random = numbers(SEED);
const share = (): number => random() / 2 ** 32;

/** So many of a list, by chance, in their order. */
function some<T>(list: readonly T[], most: number): readonly T[] {
  const drawn = list.map((each) => ({ each, lot: share() }));
  const lots = drawn.map(({ lot }) => lot).sort((a, b) => a - b);
  const last = lots[Math.min(lots.length, most) - 1] ?? -1;
  return drawn.filter(({ lot }) => lot <= last).map(({ each }) => each);
}

interface Plan {
  readonly round: SeededRound;
  readonly moments: readonly Moment[];
}

function plans(): readonly Plan[] {
  const all = ROUNDS.map(([rules, isWanted], number): Plan => {
    const round = findRound(`${SEED}-${number}`, rules, betsAt(rules), isWanted);
    return { round, moments: momentsOf(round) };
  });
  const each = all.flatMap(({ moments }, at) => moments.map((moment) => ({ at, moment })));
  const chosen = new Set(some(each, MOST));
  const those = each.filter((one) => chosen.has(one));
  return all.map(({ round }, at) => ({
    round,
    moments: those.filter((one) => one.at === at).map(({ moment }) => moment),
  }));
}

/** A round in a browser of its own, killed wherever it comes to one of these moments, to its end; takes them off the list. */
async function playKilled(round: SeededRound, left: Set<Moment>): Promise<{ whileLoading: number }> {
  const played = await KilledRound.prepare(round, inject('address'));
  let whileLoading = 0;
  try {
    for (;;) {
      if (share() < LOADING_SHARE) {
        await played.killWhileLoading(share() * LOADING_MS);
        whileLoading += 1;
      }
      const at = await played.untilKilled([...left]);
      if (at === null) return { whileLoading };
      left.delete(at);
    }
  } finally {
    await played.drop();
  }
}

// Without a served page, as in a campaign of rounds alone, there is nothing to kill.
const served: string | undefined = inject('address');

describe.skipIf(served === undefined)('nothing changes in the end of a round whose browser is killed', () => {
  const planned = plans().filter(({ moments }) => moments.length > 0);

  test(`at ${planned.reduce((sum, { moments }) => sum + moments.length, 0)} moments`, () => {
    const kills = planned.reduce((sum, { moments }) => sum + moments.length, 0);
    expect(kills).toBeGreaterThanOrEqual(Math.min(MOST, LEAST_OF_ALL));
  });

  test.each(
    planned.map((plan) => ({ ...plan, table: plan.round.rules.name, did: plan.round.choices.join(' ') })),
  )('$table: $did', { timeout: 6 * 3_600_000 }, async ({ round, moments, table }) => {
    const left = new Set(moments);
    let whileLoading = 0;
    // The same round from its beginning, until each moment was met: a kill leaps over those that follow at once.
    for (let before = left.size + 1; left.size > 0 && left.size < before; ) {
      before = left.size;
      whileLoading += (await playKilled(round, left)).whileLoading;
    }
    expect([...left]).toEqual([]);
    console.log(`${table}: ${moments.length} kills, ${whileLoading} more while the page loaded`);
  });
});
