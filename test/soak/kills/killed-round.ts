// A round that is played in a browser which is killed at every moment that is left, opened again, and played on, to its end.

import { expect } from 'vitest';
import {
  dealersEvents,
  decisionsMade,
  type KeptStores,
  keptStores,
  movesOf,
  prepare,
} from '../../browser/kept-rounds.ts';
import { dropProfile, KilledChromium, newProfile } from '../../browser/killed-chromium.ts';
import type { SeededRound } from '../../browser/seeded-round.ts';
import { type Frozen, freezeAt } from './frozen-page.ts';
import { factsShown, type Moment } from './moments.ts';

/** What moves takes its time, so that a kill falls into it; yet a campaign is mostly watching cards. */
const SPEED = 4;

const LABELS: Readonly<Record<string, string>> = {
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  insure: 'Insure',
  noInsurance: 'No insurance',
  evenMoney: 'Even money',
};

/** Puts the bets down and deals. */
async function begin({ page }: KilledChromium, round: SeededRound): Promise<void> {
  const put = async (box: number, spot: string, chip: string, times: number) => {
    await page.getByRole('radio', { name: `Chip ${chip}`, exact: true }).check({ force: true });
    for (let i = 0; i < times; i++) await page.locator(`[data-spot="${box}:${spot}"]`).click();
  };
  for (const { box, main, side } of round.bets) {
    await put(box, 'main', '5.00', main / 500);
    for (const [bet, stake] of Object.entries(side)) await put(box, bet, '1.00', stake / 100);
  }
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
}

/** Takes the decisions that are left, and ends when the round is over. */
async function decide({ page }: KilledChromium, round: SeededRound): Promise<void> {
  for (;;) {
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

/** The round as it lies in the browser is the undisturbed one. */
async function expectUndisturbed(page: KilledChromium['page'], round: SeededRound): Promise<void> {
  await expect.poll(async () => (await keptStores(page)).rounds.length, { timeout: 20_000 }).toBe(1);
  const kept = await keptStores(page);
  const record = kept.rounds[0]?.record;
  expect(dealersEvents(record?.events ?? [])).toEqual(round.cards);
  expect(record?.closingBalance).toBe(round.balance);
  expect([...movesOf(kept)].sort()).toEqual([...round.moves].sort());
  expect(kept.ledger.at(-1)?.balance).toBe(round.balance);
  expect(record?.seed).toBe(round.seed);
  expect(kept.open).toBeNull();
}

/** What is read of a database whose files the killed browser may have locked for a moment yet. */
async function unlocked<T>(read: () => Promise<T>): Promise<T> {
  const found: T[] = [];
  const isRead = async () => {
    try {
      found.push(await read());
    } catch (error) {
      if (!String(error).includes('Internal error opening backing store')) throw error;
    }
    return found.length > 0;
  };
  await expect.poll(isRead, { timeout: 10_000 }).toBe(true);
  const [kept] = found;
  if (kept === undefined) throw new Error('nothing was read');
  return kept;
}

export class KilledRound {
  readonly #round: SeededRound;
  readonly #address: string;
  readonly #profile: string;
  /** What the player had seen of the round when the browser was killed, in facts. */
  #seen = 0;

  static async prepare(round: SeededRound, address: string): Promise<KilledRound> {
    const profile = await newProfile();
    const browser = await KilledChromium.open(profile);
    await prepare(browser.page, address, round.seed, SPEED);
    await browser.kill();
    return new KilledRound(round, address, profile);
  }

  private constructor(round: SeededRound, address: string, profile: string) {
    this.#round = round;
    this.#address = address;
    this.#profile = profile;
  }

  /**
   * Plays on until the page comes to one of the moments, and kills the browser there; null where the round came to its end
   * undisturbed, and is as it should be.
   */
  async untilKilled(moments: readonly Moment[]): Promise<Moment | null> {
    const browser = await KilledChromium.open(this.#profile);
    try {
      const facts = await this.#found(browser);
      const frozen = await freezeAt(browser.page, { moments, facts });
      const played = this.#play(browser).then(() => null);
      // A frozen page answers nothing any more: what is asked of it fails when it is killed.
      played.catch(() => {});
      const at: Frozen | null = await Promise.race([frozen.reached, played]);
      if (at === null) return null;
      this.#seen = Math.max(this.#seen, at.facts);
      return at.moment;
    } finally {
      await browser.kill();
    }
  }

  /** Kills the browser so many milliseconds after it began to load the page. */
  async killWhileLoading(ms: number): Promise<void> {
    const browser = await KilledChromium.open(this.#profile);
    try {
      void this.#open(browser).catch(() => {});
      await new Promise((resume) => setTimeout(resume, ms));
    } finally {
      await browser.kill();
    }
  }

  drop(): Promise<void> {
    return dropProfile(this.#profile);
  }

  /** What is kept when the browser is opened anew, as the number of facts that are shown with it: never fewer than were seen. */
  async #found({ page }: KilledChromium): Promise<number> {
    await page.goto(`${this.#address}icon.svg`);
    const isThere = () => indexedDB.databases().then((all) => all.some(({ name }) => name === 'baize'));
    const kept = (await page.evaluate(isThere)) ? await unlocked(() => keptStores(page)) : null;
    const facts = factsShown(this.#round, kept === null ? [] : eventsOf(kept));
    expect(facts).toBeGreaterThanOrEqual(this.#seen);
    return facts;
  }

  async #open({ page }: KilledChromium): Promise<void> {
    // The browser writes short texts down seconds later, so that a kill takes them along: the settings come anew each time.
    const chosen = JSON.stringify({ speed: SPEED, warnings: false });
    await page.addInitScript((settings) => localStorage.setItem('baize.settings', settings), chosen);
    await page.goto(`${this.#address}?table=${this.#round.rules.id}&lang=en`);
    await page.locator('main').waitFor();
    if ((await page.locator('main.table').count()) === 0)
      throw new Error(`no table, but: ${await page.locator('main').textContent()}`);
  }

  async #play(browser: KilledChromium): Promise<void> {
    await this.#open(browser);
    const { open, rounds } = await keptStores(browser.page);
    if (open === null && rounds.length === 0) await begin(browser, this.#round);
    if (rounds.length === 0) await decide(browser, this.#round);
    await browser.page.locator('[data-phase="settled"], [data-phase="betting"]').first().waitFor();
    await expectUndisturbed(browser.page, this.#round);
  }
}

function eventsOf({ open, rounds }: KeptStores): NonNullable<KeptStores['open']>['events'] {
  return open?.events ?? rounds[0]?.record?.events ?? [];
}
