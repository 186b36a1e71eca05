import { expect, test } from 'vitest';
import { lobbyDealer } from '../../src/lobby/lobby-dealer.ts';
import { scripted } from './scripted-line.ts';

const COMMITMENT = 'a'.repeat(64);
const LOST = { ok: false, code: 'dealer-lost' };
const card = (of: 'Ts' | '5d') => ({ ok: true, card: of }) as const;

test('the commitment is the host’s, and after a round the one that it tells then', async () => {
  const lobby = scripted({ 'dealer.close': [{ commitment: 'b'.repeat(64) }, { commitment: null }] });
  const dealer = lobbyDealer(lobby, COMMITMENT);
  expect(dealer.commitment()).toBe('a'.repeat(64));
  await dealer.close('R1');
  expect(dealer.commitment()).toBe('b'.repeat(64));
  await dealer.close('R2');
  expect(dealer.commitment()).toBeNull();
});

test('a card is asked for by its place, and a card that did not come is asked for by the same place', async () => {
  const lobby = scripted({
    'dealer.open': [{ ok: true }],
    'dealer.draw': [card('Ts'), null, card('5d')],
  });
  const dealer = lobbyDealer(lobby, null);
  expect(await dealer.open('R', 'words')).toEqual({ ok: true, value: null });
  expect(await dealer.draw()).toEqual({ ok: true, value: 'Ts' });
  expect(await dealer.draw()).toEqual(LOST);
  expect(await dealer.draw()).toEqual({ ok: true, value: '5d' });
  expect(lobby.asked).toEqual([
    { type: 'dealer.open', roundId: 'R', words: 'words' },
    { type: 'dealer.draw', roundId: 'R', drawn: 0 },
    { type: 'dealer.draw', roundId: 'R', drawn: 1 },
    { type: 'dealer.draw', roundId: 'R', drawn: 1 },
  ]);
});

test('F17: a round that is taken up again asks for the card after those it has', async () => {
  const lobby = scripted({ 'dealer.draw': [card('5d')], 'dealer.turn': [card('Ts')] });
  const dealer = lobbyDealer(lobby, null);
  await dealer.resume('R', { boxes: 2, drawn: 3, turned: false });
  expect(await dealer.draw()).toEqual({ ok: true, value: '5d' });
  expect(await dealer.turn()).toEqual({ ok: true, value: 'Ts' });
  expect(lobby.asked).toEqual([
    { type: 'dealer.draw', roundId: 'R', drawn: 3 },
    { type: 'dealer.turn', roundId: 'R' },
  ]);
});

test('first cards for another number of boxes are no answer', async () => {
  const two = { ok: true, boxes: [['Ts', '5d']], dealer: ['5d'] } as const;
  const lobby = scripted({ 'dealer.cards': [two, two] });
  const dealer = lobbyDealer(lobby, null);
  expect(await dealer.deal(2)).toEqual(LOST);
  expect(await dealer.deal(1)).toEqual({
    ok: true,
    value: { boxes: [['Ts', '5d']], dealer: ['5d'] },
  });
});

test('why there is no card is told as the host says it; no answer is a dealer lost', async () => {
  const gone = { ok: false, code: 'shoe-lost' } as const;
  const lobby = scripted({
    'dealer.open': [gone, null],
    'dealer.cards': [{ ok: false, code: 'cards-exhausted' }],
    'dealer.peek': [{ ok: true, blackjack: false }, gone, null],
    'dealer.turn': [null],
  });
  const dealer = lobbyDealer(lobby, null);
  expect(await dealer.open('R', '')).toEqual({ ok: false, code: 'shoe-lost' });
  expect(await dealer.open('R', '')).toEqual(LOST);
  expect(await dealer.deal(1)).toEqual({ ok: false, code: 'cards-exhausted' });
  expect(await dealer.look()).toEqual({ ok: true, value: false });
  expect(await dealer.look()).toEqual({ ok: false, code: 'shoe-lost' });
  expect(await dealer.look()).toEqual(LOST);
  expect(await dealer.turn()).toEqual(LOST);
});

test('the seed of a round that is over is asked for until it is told', async () => {
  const seed = 'c'.repeat(64);
  const lobby = scripted({ 'dealer.reveal': [null, { revealed: { seed, words: '' } }, { revealed: null }] });
  const dealer = lobbyDealer(lobby, null);
  expect(await dealer.reveal('R')).toEqual({ seed: 'c'.repeat(64), words: '' });
  expect(lobby.waits).toEqual([500]);
  expect(await dealer.reveal('R')).toBeNull();
});
