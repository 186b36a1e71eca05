import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replay } from '../../src/round/record.ts';
import { readRecord } from '../../src/round/record-text.ts';
import { launchChromium } from '../browser/chromium.ts';
import { type LobbyHost, serveLobby } from '../browser/lobby-host.ts';
import { DISTURBANCES, type Disturbance, LobbyPage } from '../browser/lobby-page.ts';
import { SCENES, type Scene } from '../lobby/scenes.ts';
import { chance } from '../stage/rounds.ts';
import { playRound } from './lobby-player.ts';
import { SEED } from './settings.ts';

// F17, F19: in a lobby’s frame the link is cut, the game reloaded, the lobby reloaded, or both, in any state of a round: before
// or after any question is answered, or while the player is asked. Each round ends with the journal of the one that nobody
// disturbed, and the balance that follows from it. SOAK_LINKS says how often, SOAK_SEED repeats a campaign.

const LINKS = Number(process.env.SOAK_LINKS ?? '120');
/** So long may a lobby's page be in use before it is opened anew: its list of rounds grows. */
const ROUNDS_A_PAGE = 40;

let browser: Browser;
let host: LobbyHost;
beforeAll(async () => {
  [browser, host] = await Promise.all([launchChromium(), serveLobby()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), host.close()]);
});

const random = chance(SEED);
const below = (count: number): number => Math.floor(random() * count);
const oneOf = <T>(...choices: readonly [T, ...T[]]): T => choices[below(choices.length)] ?? choices[0];

interface Visit {
  readonly lobby: LobbyPage;
  readonly scene: Scene;
  rounds: number;
}

async function comeIn(scene: Scene): Promise<Visit> {
  const start = { houseRules: { warnings: false } };
  const lobby = await LobbyPage.open(browser, host.address, { cards: scene.cards, start });
  return { lobby, scene, rounds: 0 };
}

/** The last round's lines in the journal, its record and the balances on both sides agree with the undisturbed round. */
async function expectAgreed({ lobby, scene, rounds }: Visit, what: string): Promise<void> {
  const { journal, ended, open, balance } = await lobby.books();
  const lines = journal
    .slice((rounds - 1) * scene.journal.length)
    .map(({ kind, amount }) => `${kind} ${amount}`);
  expect(lines, what).toEqual(scene.journal);
  expect(new Set(journal.map(({ txId }) => txId)).size, what).toBe(journal.length);
  expect(open, what).toBeNull();
  expect(balance, what).toBe(100_000 + rounds * scene.change);
  expect(ended, what).toHaveLength(rounds);
  const read = readRecord(ended[0]);
  if (!read.ok) throw new Error(`${what}: ${read.fault.code} ${read.fault.at}`);
  const state = replay(read.record);
  expect(state.matches('settled'), what).toBe(true);
  expect(state.context.balance, what).toBe(balance);
  const shown = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(balance / 100);
  await expect.poll(() => lobby.balance(), { timeout: 15_000 }).toBe(shown);
}

test(`${LINKS} rounds in a lobby’s frame, each broken off somewhere, end as if nothing had been`, async () => {
  console.log(`lobby: ${LINKS} rounds, SOAK_SEED=${SEED} SOAK_LINKS=${LINKS}`);
  const met = new Map<string, number>();
  let played = 0;
  for (const scene of SCENES) {
    let visit = await comeIn(scene);
    // Nobody disturbs the first round: it says how many questions there are.
    visit.rounds = 1;
    const { asked, pressed } = await playRound(visit.lobby, 1);
    expect(pressed).toEqual(['Deal', ...scene.pressed]);
    await expectAgreed(visit, scene.name);
    const mine = Math.ceil(LINKS / SCENES.length);
    for (let i = 0; i < mine; i++, played++) {
      if (visit.rounds >= ROUNDS_A_PAGE) {
        await visit.lobby.page.close();
        visit = await comeIn(scene);
      }
      visit.rounds += 1;
      const { lobby, rounds } = visit;
      const how: Disturbance = DISTURBANCES[played % DISTURBANCES.length] ?? 'cut';
      const isWaiting = below(4) === 0;
      const at = isWaiting ? below(scene.pressed.length + 2) : below(asked);
      const when = isWaiting ? 'waiting' : oneOf('before', 'after');
      const what = `${scene.name}, ${how} ${when} ${at} (SOAK_SEED=${SEED})`;
      if (!isWaiting)
        await lobby.page.evaluate((disturbance) => Object.assign(window.lobby.kept, { disturbance }), {
          at,
          when,
          how,
        });
      await playRound(lobby, rounds, isWaiting ? { press: at, how } : null).catch((fault: Error) => {
        throw new Error(`${what}: ${fault.message}`);
      });
      await expectAgreed(visit, what);
      const name = `${how} ${when}`;
      met.set(name, (met.get(name) ?? 0) + 1);
    }
    expect(visit.lobby.complaints).toEqual([]);
    await visit.lobby.page.close();
  }
  console.log(
    [...met]
      .map(([what, count]) => `${what} ${count}`)
      .sort()
      .join(', '),
  );
});
