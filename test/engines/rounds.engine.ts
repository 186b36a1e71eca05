import { beforeAll, expect, test } from 'vitest';
import { PLAYED_ROUNDS } from '../browser/played-rounds.ts';
import type { EnginePage } from './engine.ts';
import { balance, bet, phase, press, sitDown } from './player.ts';
import { isPart } from './the-engine.ts';
import { visit } from './visit.ts';

// Whole rounds: every one, or in the core part one a table.

const visited = visit();
let page: EnginePage;
beforeAll(() => {
  page = visited();
});

const firstOfItsTable = PLAYED_ROUNDS.filter(
  ({ table }, i) => PLAYED_ROUNDS.findIndex((each) => each.table === table) === i,
);
const rounds = isPart ? firstOfItsTable : PLAYED_ROUNDS;

test.each(rounds.map((round) => [round.table, round.name, round] as const))(
  '%s: %s',
  async (_table, _name, round) => {
    await sitDown(page, round);
    for (const [spot, chip, times] of round.bets) await bet(page, spot, chip, times);
    await press(page, 'Deal', ...round.presses);
    await phase(page, 'settled');
    expect(await balance(page)).toBe(round.balance);
  },
);
