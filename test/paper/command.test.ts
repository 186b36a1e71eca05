import { spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';

// The command itself: JSON in, JSON out, and an exit status.

const ROOT = new URL('../..', import.meta.url).pathname;

interface Said {
  readonly status: number | null;
  readonly out: unknown;
  readonly err: string;
}

/** Runs the command on a text. */
function run(input: string): Promise<Said> {
  return new Promise((resolve, reject) => {
    const child = spawn('node_modules/.bin/tsx', ['src/paper/round.ts'], { cwd: ROOT });
    let out = '';
    let err = '';
    child.stdout.on('data', (text) => {
      out += text;
    });
    child.stderr.on('data', (text) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (status) => {
      try {
        resolve({ status, out: JSON.parse(out), err });
      } catch {
        resolve({ status, out, err });
      }
    });
    child.stdin.end(input);
  });
}

const GOOD = { table: 'multi-hand', bets: [{ box: 1, main: 1000 }], cards: ['As', '6d', 'Kh', 'Tc'] };
const BAD = { ...GOOD, cards: ['As', '6d', 'Kh', 'Tx'] };
const PAID = { state: 'settled', returned: 2500, balance: 101_500 };
const WRONG = { error: { code: 'bad-card', at: 'cards[3]' } };

describe('npm run -s round', { timeout: 30_000 }, () => {
  test('a case gives one object, and status 0', async () => {
    const { status, out, err } = await run(JSON.stringify(GOOD));
    expect(out).toMatchObject(PAID);
    expect([status, err]).toEqual([0, '']);
  });

  test('an array gives an array, each case on its own; one that is wrong stands in its place, and the status is 1', async () => {
    const { status, out, err } = await run(JSON.stringify([GOOD, BAD, [], GOOD]));
    expect(out).toMatchObject([PAID, WRONG, { error: { code: 'bad-case', at: 'bets' } }, PAID]);
    expect([status, err]).toEqual([1, '']);
  });

  test('a case that is wrong gives its error, and status 1', async () => {
    const { status, out, err } = await run(JSON.stringify(BAD));
    expect(out).toMatchObject(WRONG);
    expect([status, err]).toEqual([1, '']);
  });

  test('an array of no cases gives an array of no results, and status 0', async () => {
    expect(await run('[]')).toEqual({ status: 0, out: [], err: '' });
  });

  test.each(['', '{"table":'])('%j is not JSON, and says so', async (text) => {
    const { status, out, err } = await run(text);
    expect(out).toMatchObject({
      error: { code: 'bad-case', at: 'case', message: expect.stringContaining('not JSON') },
    });
    expect([status, err]).toEqual([1, '']);
  });

  test('an error that was printed, put in as a case, is no case', async () => {
    const { status, out } = await run('{"error":{"code":"bad-card","message":"no card","at":"cards[0]"}}');
    expect(out).toMatchObject({ error: { code: 'bad-case', at: 'bets' } });
    expect(status).toBe(1);
  });
});
