import { afterEach, describe, expect, test } from 'vitest';
import { lobbyDealer } from '../../src/lobby/lobby-dealer.ts';
import { LobbyHold } from '../../src/lobby/lobby-hold.ts';
import { lobbyKeeper } from '../../src/lobby/lobby-keeper.ts';
import { lobbyWallet } from '../../src/lobby/lobby-wallet.ts';
import type { Choice } from '../../src/round/facts.ts';
import { choiceEvent, choices, phaseOf } from '../../src/round/progress.ts';
import { handedOut, replay } from '../../src/round/record.ts';
import { readRecord } from '../../src/round/record-text.ts';
import { TableSession } from '../../src/session/table-session.ts';
import { threeHand } from '../../src/tables/all-tables.ts';
import { type Moment, PageLobby } from './page-lobby.ts';
import { SCENES, type Scene } from './scenes.ts';
import { gameEnd, hostEnd } from './two-ends.ts';

// F17, F19: the link to the lobby is cut, or the game reloaded, before or after every single question of a round. The same in a
// browser, with reloads of the lobby too, is a campaign of the soak (test/soak/lobby.soak.ts).

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

const ANSWER_MS = 8;
const tick = () => new Promise((resume) => setTimeout(resume));
const unreadable = (): never => {
  throw new Error('the kept record cannot be read');
};

/** The game's page, opened on what the lobby has kept. */
async function openPage(lobby: PageLobby): Promise<{ session: TableSession; close: () => void }> {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  hostEnd(port2, lobby.answers);
  const { line } = gameEnd(port1, {}, ANSWER_MS);
  const asking = { line, hold: new LobbyHold(), pause: async () => {}, isOver: () => false };
  const read = lobby.open === null ? null : readRecord(lobby.open);
  const round = read === null ? null : read.ok ? read.record : unreadable();
  const dealer = lobbyDealer(asking, null);
  if (round?.events.some(({ type }) => type === 'dealer.dealt') === true)
    await dealer.resume(round.roundId, handedOut(round));
  const session = new TableSession({
    rules: round?.rules ?? threeHand,
    dealer,
    wallet: lobbyWallet(asking, lobby.balance),
    balance: lobby.balance,
    newRoundId: () => 'R',
    pause: async () => {},
    keeper: lobbyKeeper(asking, round?.roundId ?? null, () => {}),
    ...(round === null ? {} : { unfinished: round }),
  });
  await Promise.race([session.resume(), tick()]);
  return {
    session,
    close() {
      session.close();
      line.close();
    },
  };
}

const WISHES: readonly Choice[] = ['insure', 'split', 'double', 'stand'];

/** Plays the round to its end, whatever befalls the pages. */
async function play(scene: Scene, moment: Moment | null): Promise<{ lobby: PageLobby; balance: number }> {
  const lobby = new PageLobby(scene.cards, moment);
  let page = await openPage(lobby);
  const deadline = Date.now() + 10_000;
  const isOver = () => lobby.ended.length === 1 && lobby.open === null && lobby.isClosed && !lobby.reloads;
  while (!isOver()) {
    if (Date.now() > deadline) throw new Error(`dead after ${lobby.asked.join(' ')}`);
    if (lobby.reloads) {
      lobby.reloads = false;
      page.close();
      page = await openPage(lobby);
      // What was over before the reload is not closed again.
      if (lobby.ended.length === 1 && lobby.open === null) break;
    }
    const { session } = page;
    const open = choices(session.state);
    const wish = WISHES.find((each) => open.includes(each));
    if (wish !== undefined) session.send(choiceEvent(wish));
    else if (phaseOf(session.state) === 'betting' && lobby.open === null && lobby.ended.length === 0) {
      session.send({ type: 'bet.placed', spot: { box: 1, side: null }, amount: 500 });
      session.send({ type: 'deal' });
    }
    await tick();
  }
  const { balance } = page.session.state.context;
  page.close();
  return { lobby, balance };
}

describe.each(SCENES)('a round that is $name', (scene) => {
  test('undisturbed, and disturbed at any question: the same journal, record and balance', async () => {
    const undisturbed = await play(scene, null);
    const questions = undisturbed.lobby.asked;
    expect(undisturbed.lobby.journal.map(({ line }) => line)).toEqual(scene.journal);
    expect(questions.length).toBeGreaterThan(15);
    for (let at = 0; at < questions.length; at++)
      for (const when of ['before', 'after'] as const)
        for (const how of ['cut', 'reload'] as const) {
          const what = `${how} ${when} ${questions[at]} (${at})`;
          const { lobby, balance } = await play(scene, { at, when, how }).catch((fault: Error) => {
            throw new Error(`${what}: ${fault.message}`);
          });
          expect(lobby.isDisturbed, what).toBe(true);
          expect(
            lobby.journal.map(({ line }) => line),
            what,
          ).toEqual(scene.journal);
          expect([lobby.balance, balance], what).toEqual([100_000 + scene.change, 100_000 + scene.change]);
          const read = readRecord(lobby.ended[0]);
          expect(read.ok && replay(read.record).matches('settled'), what).toBe(true);
        }
  }, 60_000);
});
