import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../server/database.ts';
import { operatorsApi } from '../server/operator-api.ts';
import { sweepSafely } from '../server/serve.ts';
import { type AtLobby, AWAY_MS, atLobby, oneBox, PagesRound, value } from './at-the-lobby.ts';

// A round that was begun under a table that this version does not have any more, as after an update of the server.

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const failures: string[] = [];
afterEach(() => failures.splice(0));

function inFile(): AtLobby {
  const failed = (id: string, fault: unknown) => failures.push(`${id}: ${fault}`);
  return atLobby('three-hand', 'EUR', { file: join(folder, 'lobby.sqlite'), failed });
}

/** Puts another record in the place of a round's. */
function overwrite(id: string, record: string): void {
  const database = openDatabase(join(folder, 'lobby.sqlite'));
  database.prepare('update rounds set record = ? where id = ?').run(record, id);
  database.close();
}

const OLD_RULES = { table: 'three-hand', version: 0, print: '0123456789abcdef' };

/** A round of 10.00 that is open, and of rules that are not known. */
function oldRound(at: AtLobby, id = 'OLD'): PagesRound {
  const round = new PagesRound(at, id, oneBox(1000));
  value(round.start());
  at.lobby.rounds.debit(at.purse, { txId: `${id}-1`, roundId: id, amount: 1000 });
  overwrite(id, JSON.stringify({ ...round.record, rules: OLD_RULES }));
  return round;
}

test('an open round is kept with its whole rules, and handed back with them', () => {
  const at = inFile();
  value(new PagesRound(at, 'R', oneBox(1000)).start());
  expect(value(at.lobby.sittings.sit(at.purse, at.rules)).round).toMatchObject({
    roundId: 'R',
    rules: { id: 'three-hand', boxes: 3, decks: at.rules.decks },
  });
});

describe('an open round that cannot be read', () => {
  test('is said when the player sits down, and no other begins beside it', () => {
    const at = inFile();
    const round = oldRound(at);
    const refused = { ok: false, code: 'round-unread' };
    expect(at.lobby.sittings.sit(at.purse, at.rules)).toEqual({ ...refused, at: 'OLD' });
    expect(new PagesRound(at, 'NEW', oneBox(1000)).start()).toEqual(refused);
    expect(round.keep()).toEqual(refused);
    expect(at.lobby.wallet.balance(at.purse)).toBe(99_000);
  });

  test.each([
    ['of rules that are not known', () => JSON.stringify({ rules: OLD_RULES }), 'bad-record'],
    ['that is no JSON', () => '{', 'bad-record'],
  ])('%s is before the operator’s eyes, with what is kept and its journal', async (_, text, fault) => {
    const at = inFile();
    oldRound(at);
    const app = operatorsApi(at.lobby);
    const listed = { id: 'OLD', player: 'Ada', table: null, state: 'open', change: -1000 };
    expect(await (await app.request('/rounds?id=OLD')).json()).toMatchObject({ rounds: [listed] });
    expect(await (await app.request('/rounds/OLD')).json()).toMatchObject({
      unread: { fault: 'unknown-rules' },
      journal: [{ tx: 'OLD-1', kind: 'debit', amount: 1000 }],
    });
    overwrite('OLD', text());
    expect(await (await app.request('/rounds/OLD')).json()).toMatchObject({
      unread: { fault, text: text() },
      verdict: { verdict: 'unread' },
    });
  });

  test('is given back by the house after the set time, once and under an id of its own; the player sits down again', () => {
    const at = inFile();
    const { lobby, purse, clock } = at;
    oldRound(at);
    expect(lobby.house.sweep()).toEqual([]);
    clock.now += AWAY_MS + 1;
    expect(lobby.house.sweep()).toEqual(['OLD']);
    expect(lobby.house.sweep()).toEqual([]);
    const lines = lobby.wallet.entriesOfRound('OLD').map(({ tx, kind, amount }) => `${tx} ${kind} ${amount}`);
    expect(lines).toEqual(['OLD-1 debit 1000', 'OLD-house credit 1000']);
    expect(lobby.wallet.balance(purse)).toBe(100_000);
    const late = { txId: 'OLD-2', roundId: 'OLD', amount: 1000 };
    expect(lobby.rounds.debit(purse, late)).toMatchObject({ outcome: 'refused', code: 'not-in-round' });
    expect(value(lobby.sittings.sit(purse, at.rules))).toMatchObject({ round: null, balance: 100_000 });
    value(new PagesRound(at, 'NEW', oneBox(1000)).start());
  });
});

describe('a sweep that meets with a fault', () => {
  test('ends the other rounds, tells of the one, and tries it again', () => {
    const at = inFile();
    const { lobby, clock } = at;
    const { player } = lobby.accounts.signIn('Bob');
    const bob = { ...at, purse: lobby.accounts.purseOf(player, 'EUR') };
    value(lobby.sittings.sit(bob.purse, at.rules));
    oldRound(at);
    value(new PagesRound(bob, 'BOB', oneBox(1000)).start());
    clock.now += AWAY_MS + 1;
    const credit = vi.spyOn(lobby.wallet, 'credit').mockImplementation(() => {
      throw new Error('the disk is full');
    });
    expect(lobby.house.sweep()).toEqual(['BOB']);
    expect(failures).toEqual(['OLD: Error: the disk is full']);
    credit.mockRestore();
    expect(lobby.house.sweep()).toEqual(['OLD']);
  });

  test('does not end the server', () => {
    const told = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const at = inFile();
    at.lobby.close();
    expect(() => sweepSafely(at.lobby)).not.toThrow();
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
  });
});
