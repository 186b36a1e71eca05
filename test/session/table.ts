// A table session for tests: wallet, dealer and records in memory, each able to be kept while the session is thrown away.

import type { Card } from '../../src/cards/card.ts';
import { dealing, fromList } from '../../src/dealer/dealing.ts';
import { headOf, type LedgerEntry } from '../../src/money/ledger.ts';
import { type LedgerStore, ledgerWallet } from '../../src/money/ledger-wallet.ts';
import type { Choice } from '../../src/round/facts.ts';
import { choiceEvent, choices, phaseOf } from '../../src/round/progress.ts';
import type { RoundRecord } from '../../src/round/record.ts';
import type { Keeper } from '../../src/session/keeper.ts';
import { TableSession } from '../../src/session/table-session.ts';
import type { BoxBet } from '../../src/tables/bets.ts';
import type { TableRules } from '../../src/tables/rules.ts';
import { dealerOf } from './dealer-of.ts';

/** What outlives a killed page: the ledger, the record of the running round, and the cards of its shoe. */
export interface Lasting {
  ledger: readonly LedgerEntry[];
  open: RoundRecord | null;
  finished: RoundRecord[];
  /** Writes so far, to the ledger and to the records: each is a moment at which the plug may be pulled. */
  writes: number;
}

export function lasting(): Lasting {
  return { ledger: [], open: null, finished: [], writes: 0 };
}

/** Pulls the plug at a write: either just before it is done or just after. */
export class Plug {
  pulled = false;
  readonly at: number;
  readonly after: boolean;

  constructor(at: number, after: boolean) {
    this.at = at;
    this.after = after;
  }

  /** Does a write, unless the page is gone; a promise that never settles stands for a page that is no more. */
  write(kept: Lasting, done: () => void): Promise<void> {
    if (this.pulled) return new Promise(() => {});
    kept.writes += 1;
    if (kept.writes === this.at) {
      this.pulled = true;
      if (this.after) done();
      return new Promise(() => {});
    }
    done();
    return Promise.resolve();
  }
}

export const NEVER = (): Plug => new Plug(0, false);

function ledgerOf(kept: Lasting, plug: Plug): LedgerStore {
  return {
    load: async () => ({ entries: kept.ledger, head: kept.ledger.slice(-1).map(headOf)[0] }),
    async append(entry) {
      await plug.write(kept, () => {
        kept.ledger = [...kept.ledger, entry];
      });
      return true;
    },
    async replace(entries) {
      await plug.write(kept, () => {
        kept.ledger = entries;
      });
      return true;
    },
  };
}

function keeperOf(kept: Lasting, plug: Plug): Keeper {
  return {
    keep: (record) =>
      plug.write(kept, () => {
        kept.open = record;
      }),
    finish: (record) =>
      plug.write(kept, () => {
        kept.finished.push(record);
        kept.open = null;
      }),
    drop: () =>
      plug.write(kept, () => {
        kept.open = null;
      }),
  };
}

export interface PlayedTable {
  readonly rules: TableRules;
  readonly cards: readonly Card[];
  readonly bets: readonly BoxBet[];
  readonly decisions: readonly Choice[];
}

/** Lets everything that waits on promises alone go on until it waits for something else. */
async function settle(): Promise<void> {
  for (let i = 0; i < 200; i++) await Promise.resolve();
}

/**
 * Plays the round from where the lasting things say it is, until it is settled or the plug is pulled. A player who comes
 * back goes on with the decision the round asks for.
 */
export async function playOn(table: PlayedTable, kept: Lasting, plug: Plug): Promise<TableSession | null> {
  const { rules, cards, bets, decisions } = table;
  const wallet = await Promise.race([ledgerWallet(ledgerOf(kept, plug), 100_000), settle().then(() => null)]);
  if (wallet === null) return null;
  const unfinished = kept.open;
  const session = new TableSession({
    rules,
    dealer: dealerOf(() => dealing(rules, fromList(cards))),
    wallet,
    balance: await wallet.balance(),
    newRoundId: () => 'ROUND',
    pause: () => new Promise(() => {}),
    keeper: keeperOf(kept, plug),
    ...(unfinished === null ? {} : { unfinished }),
  });
  if (unfinished === null) {
    if (kept.finished.length > 0) return session;
    for (const { box, main, side } of bets) {
      session.send({ type: 'bet.placed', spot: { box, side: null }, amount: main });
      for (const [name, amount] of Object.entries(side)) {
        const bet = rules.sideBets.find((each) => each.bet === name)?.bet;
        if (bet !== undefined) session.send({ type: 'bet.placed', spot: { box, side: bet }, amount });
      }
    }
    session.send({ type: 'deal' });
  } else {
    void session.resume();
  }
  await settle();
  while (!plug.pulled && phaseOf(session.state) !== 'settled') {
    const made = session.record?.events.filter(({ type }) => /^(decide|offer)\./.test(type)).length ?? 0;
    const choice = decisions[made];
    if (choice === undefined || !choices(session.state).includes(choice)) break;
    session.send(choiceEvent(choice));
    await settle();
  }
  await settle();
  session.close();
  return plug.pulled ? null : session;
}
