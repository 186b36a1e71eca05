import { expect, test } from 'vitest';
import { lobbyKeeper } from '../../src/lobby/lobby-keeper.ts';
import { openTable } from '../../src/round/progress.ts';
import { newRecord, type RoundRecord, withEvent } from '../../src/round/record.ts';
import { multiHand } from '../../src/tables/all-tables.ts';
import { rulesPrint } from '../../src/tables/rules-print.ts';
import { scripted } from './scripted-line.ts';

const DONE = { ok: true } as const;

function record(roundId: string): RoundRecord {
  const before = openTable({ rules: multiHand, balance: 5000, bets: [{ box: 1, main: 500, side: {} }] });
  return withEvent(newRecord(before, { roundId, commitment: null, words: '' }), { type: 'deal', roundId });
}

/** Each question's type, with the round that it is about. */
const questions = (asked: readonly unknown[]): readonly unknown[] =>
  asked.map((each) => {
    const { type, record: sent, roundId } = Object(each);
    return `${type} ${sent?.roundId ?? roundId}`;
  });

test('a round is started once, kept from then on, and ended; what is over is told here too', async () => {
  const lobby = scripted({
    'round.started': [DONE, DONE],
    'round.kept': [DONE, DONE],
    'round.ended': [DONE],
  });
  const finished: string[] = [];
  const keeper = lobbyKeeper(lobby, null, ({ roundId }) => finished.push(roundId));
  await keeper.keep(record('R1'));
  await keeper.keep(record('R1'));
  await keeper.keep(record('R1'));
  await keeper.finish(record('R1'));
  await keeper.keep(record('R2'));
  expect(questions(lobby.asked)).toEqual([
    'round.started R1',
    'round.kept R1',
    'round.kept R1',
    'round.ended R1',
    'round.started R2',
  ]);
  expect(finished).toEqual(['R1']);
});

test('F17: a round that the lobby holds open already is not started a second time', async () => {
  const lobby = scripted({ 'round.kept': [DONE] });
  await lobbyKeeper(lobby, 'R1', () => {}).keep(record('R1'));
  expect(questions(lobby.asked)).toEqual(['round.kept R1']);
});

test('what is kept is plain data that a message can carry, and the round’s own', async () => {
  const lobby = scripted({ 'round.started': [DONE] });
  await lobbyKeeper(lobby, null, () => {}).keep(record('R1'));
  const sent = structuredClone(Object(lobby.asked[0]).record);
  expect(sent).toMatchObject({
    roundId: 'R1',
    currency: 'EUR',
    openingBalance: 5000,
    commitment: null,
    bets: [{ box: 1, main: 500, side: {} }],
    events: [{ type: 'deal', roundId: 'R1' }],
  });
});

test('a round that runs is kept with its whole rules, a finished one by their name', async () => {
  const lobby = scripted({ 'round.started': [DONE], 'round.kept': [DONE], 'round.ended': [DONE] });
  const keeper = lobbyKeeper(lobby, null, () => {});
  await keeper.keep(record('R1'));
  await keeper.keep(record('R1'));
  await keeper.finish(record('R1'));
  const rules = lobby.asked.map((each) => Object(each).record.rules);
  expect(rules.slice(0, 2)).toEqual([multiHand, multiHand]);
  expect(rules[2]).toEqual({ table: 'multi-hand', version: multiHand.version, print: rulesPrint(multiHand) });
});

test('F19: nothing goes on before the record is kept, however often it has to be asked', async () => {
  const lobby = scripted({ 'round.started': [null, null, DONE], 'round.dropped': [null, DONE] });
  const keeper = lobbyKeeper(lobby, null, () => {});
  await keeper.keep(record('R1'));
  expect(questions(lobby.asked)).toEqual(['round.started R1', 'round.started R1', 'round.started R1']);
  expect(lobby.waits).toEqual([500, 1000]);
  await keeper.drop('R1');
  expect(lobby.waits).toEqual([500, 1000, 500]);
  expect(lobby.lostDuring).toEqual([true, true, true]);
});

test('a table that was given up asks nothing more: what it had to keep could arrive after another’s', async () => {
  const lobby = scripted({ 'round.started': [null, null, DONE], 'round.kept': [DONE] });
  const keeper = lobbyKeeper({ ...lobby, pause: async () => lobby.giveUp() }, null, () => {});
  await keeper.keep(record('R1'));
  await keeper.keep(record('R1'));
  await keeper.finish(record('R1'));
  expect(questions(lobby.asked)).toEqual(['round.started R1']);
});
