// A lobby's table: its wallet, its dealer and its records wired to a session, and what the lobby may wish of it.

import { dealerStore } from '../dealer/idb-shoes.ts';
import { pageDealer } from '../dealer/page-dealer.ts';
import { lastBets, settledBefore } from '../keeping/history.ts';
import { LimitBook } from '../keeping/limit-book.ts';
import { listedHistory } from '../keeping/listed-history.ts';
import { finishedRound } from '../keeping/records.ts';
import type { GameEnd } from '../lobby/game-end.ts';
import { lobbyDealer } from '../lobby/lobby-dealer.ts';
import { heldSession } from '../lobby/lobby-hold.ts';
import { lobbyKeeper } from '../lobby/lobby-keeper.ts';
import { lobbyWallet } from '../lobby/lobby-wallet.ts';
import type { Place, Start } from '../lobby/start.ts';
import type { StartedTable } from '../lobby/start-table.ts';
import { handedOut, replay } from '../round/record.ts';
import { TableSession, type Trouble } from '../session/table-session.ts';
import { rulesPrint } from '../tables/rules-print.ts';
import type { House } from './house.ts';
import { type HouseAtTable, houseAtTable } from './house-at-table.ts';
import { followBusy } from './lobby-busy.ts';
import { showClosed, showStuck } from './lobby-pages.ts';
import { followWidth } from './lobby-size.ts';
import { type AtLobby, clock, putShoeAway, type TableInUse } from './table-in-use.ts';

type Opening =
  | { readonly ok: true; readonly inUse: TableInUse; readonly held: HouseAtTable }
  | { readonly ok: false; readonly code: 'shoe-lost'; readonly roundId: string };

/** Whose shoes the game's own dealer keeps: this lobby's, and of its players this one's. */
const ownerOf = ({ origin }: GameEnd, { player = '' }: Start): string => `${origin} ${player}`;

/** The session on the lobby's wallet, dealer and records. */
export async function tableFor(
  house: House,
  end: GameEnd,
  start: Start,
  started: StartedTable,
): Promise<Opening> {
  const { rules: asked, round } = started;
  const rules = round?.rules ?? asked;
  const held = houseAtTable(house, false);
  const shoes = start.dealer === 'host' ? null : await dealerStore({ owner: ownerOf(end, start) });
  if (shoes !== null && round === null) await putShoeAway(shoes);
  const dealer =
    shoes === null ? lobbyDealer(end.asking, start.commitment ?? null) : await pageDealer(rules, shoes);
  const isDealt = round?.events.some(({ type }) => type === 'dealer.dealt') === true;
  if (round !== null && isDealt && !replay(round).matches('settled')) {
    const taken = await dealer.resume(round.roundId, handedOut(round));
    if (!taken.ok) return { ok: false, code: 'shoe-lost', roundId: round.roundId };
  }
  const listed = listedHistory(started.history.map(finishedRound));
  const limits = await LimitBook.open({
    database: null,
    store: house.store,
    history: listed.history(() => 0),
    settledBefore: settledBefore(round),
    now: clock.now,
  });
  const session = new TableSession({
    rules,
    dealer,
    wallet: lobbyWallet(end.asking, start.balance),
    balance: start.balance,
    ...clock,
    gate: held.gate,
    limits,
    keeper: lobbyKeeper(end.asking, round?.roundId ?? null, (record) => listed.add(finishedRound(record))),
    ...(round === null
      ? {
          lastChips: await lastBets(
            listed.history(() => 0),
            rules.id,
          ),
        }
      : { unfinished: round }),
  });
  session.setWords(start.words ?? '');
  if (round !== null && rulesPrint(rules) !== rulesPrint(asked))
    end.hold.moveAfterRound(() => location.reload());
  const opens = new Set(start.opens);
  const inUse: TableInUse = {
    rules,
    session,
    more: opens.has('cashier') ? { by: 'cashier', ask: async () => end.open('cashier') } : null,
    wasDamaged: false,
    kept: {
      database: null,
      history: listed.history,
      settledBefore: settledBefore(round),
      limits,
      lasting: shoes === null || shoes.lasting,
    },
    lobby: atLobby(house, end, session, opens),
  };
  return { ok: true, inUse, held };
}

function atLobby(house: House, end: GameEnd, session: TableSession, opens: ReadonlySet<Place>): AtLobby {
  const wayTo = (place: Place) => (opens.has(place) ? () => end.open(place) : null);
  const toLobby = wayTo('lobby');
  return {
    played: heldSession(session, end.hold),
    ways: {
      lobby: toLobby,
      help: wayTo('help'),
      history: wayTo('history'),
      responsiblePlay: wayTo('responsible-play'),
    },
    opened(stop) {
      const unfollow = followWidth(window, (size) => end.tellSize(size.width, size.height));
      const busy = followBusy(session, {
        tell: (now) => end.tellBusy(now),
        stuck: (code, roundId) => void giveUp(code, roundId),
      });
      const giveUp = async (code: Trouble, roundId: string): Promise<void> => {
        unfollow();
        end.tellError(code, roundId);
        await stop();
        await showStuck(house, code, roundId, toLobby);
        end.giveUp();
      };
      const close = async (): Promise<void> => {
        unfollow();
        await stop();
        await showClosed(house);
        end.tellClosed();
      };
      end.serve({
        balanceChanged: () => void session.readBalance(),
        mute: (muted) => house.settings.setForNow({ muted }),
        close: () => void busy.whenIdle(() => void close()),
      });
    },
  };
}
