import { expect, inject, test } from 'vitest';
import { TABLES } from '../../src/tables/all-tables.ts';
import type { BoxBet } from '../../src/tables/bets.ts';
import type { TableRules } from '../../src/tables/rules.ts';
import { dealersEvents, decisionsMade, keptStores, movesOf, prepare } from '../browser/kept-rounds.ts';
import { dropProfile, KilledChromium, newProfile } from '../browser/killed-chromium.ts';
import { findRound, type SeededRound } from '../browser/seeded-round.ts';
import { SEED } from './settings.ts';

// The browser's process is killed at any moment of a round, again and again; in the end the cards, the money and the ledger
// are those of the round that nobody disturbed. SOAK_KILLS says how often, SOAK_SEED repeats a campaign.

const KILLS = Number(process.env.SOAK_KILLS ?? '300');
/** Kills of one round before it is let come to its end. */
const MOST_A_ROUND = 5;
/**
 * The speeds at which rounds are disturbed, and about how long what moves between two decisions takes at each, milliseconds.
 * Most of a campaign is watching cards: two in three openings play fast, and every round is ended fast.
 */
const SPEEDS = [
  { speed: 5, longestMs: 600 },
  { speed: 5, longestMs: 600 },
  { speed: 3, longestMs: 2500 },
] as const;
const FASTEST = 5;
/** Every fifth kill falls while the page is still loading or drawing the round anew. */
const LOADING_MS = 2500;

/** A small generator of numbers from 0 to 1 (mulberry32): the campaign follows from its seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomFrom(SEED);

function betsAt(rules: TableRules): readonly BoxBet[] {
  const [side] = rules.sideBets;
  const withSide = side === undefined ? {} : { [side.bet]: 100 };
  return [
    { box: 1, main: 1000, side: withSide },
    { box: 2, main: 500, side: {} },
  ];
}

/** What a round must bring, in turn: each table's own mixture of splits, doubles and insurance. */
const WANTED: readonly ((round: SeededRound) => boolean)[] = [
  ({ choices }) => choices.includes('split'),
  ({ choices }) => choices.includes('double'),
  ({ rules, choices }) =>
    rules.insurance === null
      ? choices.includes('hit')
      : choices.some((each) => /^(insure|evenMoney)$/.test(each)),
  ({ choices }) => choices.includes('split') && choices.includes('double'),
];

const LABELS: Readonly<Record<string, string>> = {
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  insure: 'Insure',
  noInsurance: 'No insurance',
  evenMoney: 'Even money',
};

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resume) => setTimeout(resume, milliseconds));

/** Where kills left the round: how many events were kept when the browser was opened again. */
const found: string[] = [];

/** Puts the bets down and deals, unless a round is running already; true where there is something left to decide. */
async function begin({ page }: KilledChromium, round: SeededRound): Promise<boolean> {
  await page.locator('main.table').waitFor();
  const { open, rounds } = await keptStores(page);
  found.push(open === null ? (rounds.length > 0 ? 'over' : 'bets') : String(open.events.length));
  if (open !== null || rounds.length > 0) return open !== null;
  const put = async (box: number, spot: string, chip: string, times: number) => {
    await page.getByRole('radio', { name: `Chip ${chip}`, exact: true }).check({ force: true });
    for (let i = 0; i < times; i++) await page.locator(`[data-spot="${box}:${spot}"]`).click();
  };
  for (const { box, main, side } of round.bets) {
    await put(box, 'main', '5.00', main / 500);
    for (const [bet, stake] of Object.entries(side)) await put(box, bet, '1.00', stake / 100);
  }
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  return true;
}

/** Takes so many of the decisions that are left, or all of them; ends when the round is over. */
async function decide(
  { page }: KilledChromium,
  round: SeededRound,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let taken = 0; taken < most; taken++) {
    await page.locator('[data-waits-for="player"]:not([data-phase="betting"])').waitFor();
    if ((await page.locator('[data-phase="settled"]').count()) > 0) return;
    const { open } = await keptStores(page);
    const made = open === null ? null : decisionsMade(open.events);
    const choice = made === null ? undefined : round.choices[made];
    if (choice === undefined) return;
    await page.getByRole('button', { name: LABELS[choice] ?? choice, exact: true }).click();
    // The decision is kept before anything of it is shown.
    const isKept = async () => {
      const { open: now } = await keptStores(page);
      return now === null || decisionsMade(now.events) !== made;
    };
    await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
  }
}

async function openAt(profile: string, round: SeededRound, speed: number): Promise<KilledChromium> {
  const browser = await KilledChromium.open(profile);
  // The browser writes short texts down seconds later, so that a kill takes them along: the settings come anew each time.
  const chosen = JSON.stringify({ speed, warnings: false });
  await browser.page.addInitScript((settings) => localStorage.setItem('baize.settings', settings), chosen);
  await browser.page.goto(`${inject('address')}?table=${round.rules.id}&lang=en`);
  return browser;
}

/** Plays a part of the round and kills the browser in the middle of what follows. */
async function playUntilKilled(profile: string, round: SeededRound): Promise<void> {
  const { speed, longestMs } = SPEEDS[Math.floor(random() * SPEEDS.length)] ?? SPEEDS[0];
  const browser = await openAt(profile, round, speed);
  try {
    if (random() < 0.2) {
      await sleep(random() * LOADING_MS);
      return;
    }
    const presses = Math.floor(random() * (round.choices.length + 1));
    if (await begin(browser, round)) await decide(browser, round, presses);
    await sleep(random() * longestMs);
  } finally {
    await browser.kill();
  }
}

async function playToTheEnd(profile: string, round: SeededRound): Promise<void> {
  const browser = await openAt(profile, round, FASTEST);
  try {
    if (await begin(browser, round)) await decide(browser, round);
    await browser.page.locator('[data-phase="settled"], [data-phase="betting"]').first().waitFor();
    await expect
      .poll(async () => (await keptStores(browser.page)).rounds.length, { timeout: 20_000 })
      .toBe(1);
    const kept = await keptStores(browser.page);
    const record = kept.rounds[0]?.record;
    expect(dealersEvents(record?.events ?? [])).toEqual(round.cards);
    expect(record?.closingBalance).toBe(round.balance);
    expect([...movesOf(kept)].sort()).toEqual([...round.moves].sort());
    expect(kept.ledger.at(-1)?.balance).toBe(round.balance);
    expect(record?.seed).toBe(round.seed);
    expect(kept.open).toBeNull();
  } finally {
    await browser.kill();
  }
}

// Without a served page, as in a campaign of rounds alone, there is nothing to kill.
const served: string | undefined = inject('address');

test.skipIf(served === undefined)(
  `${KILLS} kills of the browser change nothing in the end`,
  { timeout: 6 * 3_600_000 },
  async () => {
    let kills = 0;
    for (let number = 0; kills < KILLS; number++) {
      const rules = TABLES[number % TABLES.length];
      const isWanted = WANTED[Math.floor(number / TABLES.length) % WANTED.length];
      if (rules === undefined || isWanted === undefined) throw new Error('no table');
      const round = findRound(`${SEED}-${number}`, rules, betsAt(rules), isWanted);
      const profile = await newProfile();
      try {
        const first = await KilledChromium.open(profile);
        await prepare(first.page, inject('address'), round.seed, 3);
        await sleep(300);
        await first.kill();
        const times = Math.min(KILLS - kills, 1 + Math.floor(random() * MOST_A_ROUND));
        for (let i = 0; i < times; i++) await playUntilKilled(profile, round);
        kills += times;
        await playToTheEnd(profile, round);
        console.log(
          `${kills}/${KILLS} kills: ${rules.name}, ${round.choices.join(' ')}, found at ${found.splice(0).join(', ')}`,
        );
      } finally {
        await dropProfile(profile);
      }
    }
  },
);
