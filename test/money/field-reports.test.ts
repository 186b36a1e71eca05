import { describe, expect, test } from 'vitest';
import { signed } from '../../src/controls/dialogs/signed.ts';
import { typedAmount } from '../../src/controls/typed-amount.ts';
import { LobbyHold } from '../../src/lobby/lobby-hold.ts';
import { lobbyWallet } from '../../src/lobby/lobby-wallet.ts';
import { startTable } from '../../src/lobby/start-table.ts';
import { feltTexts } from '../../src/locales/felt-texts.ts';
import type { Language } from '../../src/locales/languages.ts';
import { loadTexts } from '../../src/locales/load.ts';
import { type Words, wordsIn } from '../../src/locales/words.ts';
import { ledgerWallet, memoryLedger } from '../../src/money/ledger-wallet.ts';
import { isFault } from '../../src/paper/fault.ts';
import { playCase } from '../../src/paper/play-case.ts';
import { openTable, refusal, tell } from '../../src/round/progress.ts';
import { threeHand } from '../../src/tables/all-tables.ts';
import { checkRules } from '../../src/tables/check-rules.ts';
import type { TableRules } from '../../src/tables/rules.ts';
import { gameEnd, hostEnd } from '../lobby/two-ends.ts';

// Public reports of games and shops that got money wrong (section g). A test's name begins with the report's id.

const NBSP = '\u00a0';
const NNBSP = '\u202f';
const MAIN = { box: 1, side: null };

/** Three-Hand with chips of 10 and 20 minor units. */
const pennies: TableRules = {
  ...threeHand,
  limits: { min: 10, max: 1000 },
  chips: [10, 20],
  sideBets: [],
};

const wordsOf = async (language: Language, currency: string): Promise<Words> =>
  wordsIn(language, await loadTexts(language), currency);

describe('sums', () => {
  test('G01: bets of 0.10 and 0.20 of a balance of 0.30 leave nothing, and nothing more can be bet', () => {
    let state = openTable({ rules: pennies, balance: 30 });
    state = tell(state, { type: 'bet.placed', spot: MAIN, amount: 10 }).state;
    state = tell(state, { type: 'bet.placed', spot: { box: 2, side: null }, amount: 20 }).state;
    expect(refusal(state, { type: 'bet.placed', spot: MAIN, amount: 10 })).toEqual({
      code: 'balance-too-low',
      spot: MAIN,
      limit: 30,
    });
    state = tell(state, { type: 'deal', roundId: 'R' }).state;
    expect(state.context.pending?.amount).toBe(30);
    state = tell(state, { type: 'wallet.accepted', txId: state.context.pending?.txId ?? '' }).state;
    expect(state.context.balance).toBe(0);
  });

  test('G01: ten tenths are one', async () => {
    const wallet = await ledgerWallet(memoryLedger(), 0);
    for (let i = 0; i < 10; i++) await wallet.credit(`R${i}-1`, 10);
    expect(await wallet.debit('R-1', 100)).toEqual({ outcome: 'accepted', balance: 0 });
  });
});

describe('stakes that are none', () => {
  const ODD = [1e-14, 0, -1, Number.NaN, Number.POSITIVE_INFINITY, 5.001, 49, 2 ** 53];

  test.each(ODD)('G03: a chip of %s is refused, and nothing lies on the table', (amount) => {
    const state = openTable({ rules: threeHand, balance: 100_000 });
    const event = { type: 'bet.placed', spot: MAIN, amount } as const;
    expect(refusal(state, event)?.code).toBe('bet-not-whole-chips');
    expect(tell(state, event).state.context.chips).toEqual([]);
  });

  test.each([...ODD, '5', null])('G03: a case on paper with a stake of %j is refused', (main) => {
    const given = { table: 'three-hand', bets: [{ box: 1, main }], cards: ['Ts', '6d', '9h', 'Tc', 'Kc'] };
    expect(isFault(playCase(given))).toBe(true);
  });

  test.each(ODD)('G03: a wallet books no %s', async (amount) => {
    const wallet = await ledgerWallet(memoryLedger(), 1000);
    const { outcome } = await wallet.debit('R-1', amount);
    expect([outcome, await wallet.balance()]).toEqual(
      amount === 49 ? ['accepted', 951] : amount === 0 ? ['accepted', 1000] : ['refused', 1000],
    );
  });

  test.each([1e-14, -1, 5.001])('G03: a table whose least bet is %s is refused', (min) => {
    expect(checkRules({ ...threeHand, limits: { min, max: 1000 } }).ok).toBe(false);
    expect(checkRules({ ...threeHand, chips: [min] }).ok).toBe(false);
  });
});

/** What a table shows of its money: an amount, its limits on the sign, a chip. */
async function shown(language: Language, currency: string, minor: number): Promise<readonly string[]> {
  const words = await wordsOf(language, currency);
  const felt = feltTexts(words, { ...threeHand, currency });
  return [words.amount(minor), felt.money(minor), words.figure(minor)];
}

describe('decimals are the currency’s', () => {
  test.each([
    ['en', 'JPY', ['1,500', '1,500', '1500']],
    ['es', 'JPY', ['1500', '1500', '1500']],
    ['fr', 'JPY', [`1${NNBSP}500`, `1${NNBSP}500`, '1500']],
    ['en', 'EUR', ['15.00', '15.00', '15']],
    ['es', 'EUR', ['15,00', '15,00', '15']],
    ['fr', 'EUR', ['15,00', '15,00', '15']],
    ['en', 'KWD', ['1.500', '1.500', '1.500']],
    ['es', 'KWD', ['1,500', '1,500', '1,500']],
    ['fr', 'KWD', ['1,500', '1,500', '1,500']],
  ] as const)('G05: in %s, 1500 minor units of %s are %j', async (language, currency, texts) => {
    expect(await shown(language, currency, 1500)).toEqual(texts);
  });

  test.each([
    ['JPY', '¥1,500'],
    ['EUR', '€15.00'],
    ['KWD', `KWD${NBSP}1.500`],
  ])('G06: 1500 minor units of %s from a host are %s, and a debit of them is 1500', async (currency, sum) => {
    const limits = { min: 500, max: 5000 };
    const read = startTable({
      session: 's',
      table: 'multi-hand',
      balance: 1500,
      currency,
      limits,
      chips: [500, 1000],
    });
    if (!read.ok) throw new Error(read.fault.code);
    const { rules } = read.started;
    expect((await wordsOf('en', rules.currency)).sum(1500)).toBe(sum);

    const { port1, port2 } = new MessageChannel();
    const asked: number[] = [];
    const host = hostEnd(port1, {
      'wallet.debit': async ({ amount }) => {
        asked.push(amount);
        return { outcome: 'accepted', balance: 0 };
      },
    });
    const game = gameEnd(port2);
    const wallet = lobbyWallet(
      { line: game.line, hold: new LobbyHold(), pause: async () => {}, isOver: () => false },
      1500,
    );
    let state = openTable({ rules, balance: 1500 });
    state = tell(state, { type: 'bet.placed', spot: MAIN, amount: 1500 }).state;
    state = tell(state, { type: 'deal', roundId: 'R' }).state;
    const { txId = '', amount = 0 } = state.context.pending ?? {};
    expect(await wallet.debit(txId, amount)).toEqual({ outcome: 'accepted', balance: 0 });
    expect(asked).toEqual([1500]);
    host.line.close();
    game.line.close();
  });

  test('G06: a table that would pay 3 to 2 on one yen is refused; on two it pays three', () => {
    const yen = { ...threeHand, currency: 'JPY', sideBets: [], limits: { min: 2, max: 1000 } };
    expect(checkRules({ ...yen, limits: { min: 1, max: 1000 }, chips: [1] }).ok).toBe(false);
    const rules = { ...yen, chips: [2] };
    expect(checkRules(rules).ok).toBe(true);
    const cards = ['As', '6d', 'Kh', 'Tc'];
    const played = playCase({ rules, balance: 2, bets: [{ box: 1, main: 2 }], cards, decisions: [] });
    expect(isFault(played) ? played.error : [played.state, played.balance]).toEqual(['settled', 5]);
  });
});

describe('signs', () => {
  test.each(['en', 'es', 'fr'] as const)('G15: in %s nothing is −0', async (language) => {
    for (const currency of ['EUR', 'JPY', 'KWD']) {
      const words = await wordsOf(language, currency);
      for (const nothing of [0, -0]) {
        expect(signed(words, nothing)).toBe(words.amount(0));
        expect(words.amount(nothing)).toBe(words.amount(0));
        expect(words.sum(nothing)).toBe(words.sum(0));
      }
      expect(words.amount(0)).not.toContain('-');
    }
  });

  test('G15: what is lost has the digits of what is won', async () => {
    const words = await wordsOf('en', 'EUR');
    expect([signed(words, 250), signed(words, -250)]).toEqual(['+2.50', '−2.50']);
    expect([signed(words, 1), signed(words, -1)]).toEqual(['+0.01', '−0.01']);
  });
});

describe('an amount that is typed', () => {
  test.each([
    ['en', '50', 5000],
    ['en', '50.25', 5025],
    ['en', '50,25', 5025],
    ['en', '1,000', 100_000],
    ['en', '1,234.50', 123_450],
    ['en', '1,234,567', 123_456_700],
    ['es', '50,25', 5025],
    ['es', '50.25', 5025],
    ['es', '1.000', 100_000],
    ['es', '1.234,50', 123_450],
    ['fr', `1${NNBSP}234,50`, 123_450],
    ['fr', '1 234', 123_400],
    ['fr', '1,5', 150],
    ['en', '0', null],
    ['en', '-5', null],
    ['en', '1,23,456', null],
    ['en', '1.2.3', null],
    ['en', 'ten', null],
    ['en', '', null],
  ] as const)('in %s, %j is %s minor units', (language, text, amount) => {
    expect(typedAmount(text, 2, language)).toBe(amount);
  });

  test('has no more decimals than the currency', () => {
    expect(typedAmount('50', 0, 'en')).toBe(50);
    expect(typedAmount('50.5', 0, 'en')).toBeNull();
    expect(typedAmount('1.5', 3, 'en')).toBe(1500);
    expect(typedAmount('1.000', 3, 'en')).toBe(1000);
  });
});
