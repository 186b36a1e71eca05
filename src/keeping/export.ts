// The history as files: JSON with whole records, and CSV for a spreadsheet.

import { decimalsOf } from '../money/amount.ts';
import { readRecord } from '../round/record-text.ts';
import { type RoundSheet, roundSheet } from '../round/round-sheet.ts';
import type { FinishedRound } from './database.ts';

const COLUMNS = [
  'ended',
  'table',
  'round',
  'currency',
  'staked',
  'returned',
  'net',
  'balance before',
  'balance after',
  'boxes',
  'dealer',
  'void',
] as const;

const NUMBER = /^-?\d+(\.\d+)?$/;
/** What makes a spreadsheet take a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell: quoted, and never a formula, whatever a table is called or a record claims. */
export function csvCell(text: string): string {
  if (NUMBER.test(text)) return text;
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** "8s 8h (16.00, split, 10.00 back)" for each hand of each box. */
function boxesText({ boxes }: RoundSheet, amount: (minor: number) => string): string {
  return boxes
    .map(({ box, hands, side, insurance }) => {
      const played = hands.map(({ cards, stake, outcome, returned, decisions }) => {
        const did = decisions.length === 0 ? '' : `, ${decisions.join(' ')}`;
        return `${cards.join(' ')} (${amount(stake)}${did}, ${outcome ?? 'open'}, ${amount(returned)} back)`;
      });
      const sides = side.map((bet) => `${bet.bet} ${amount(bet.stake)} (${amount(bet.returned)} back)`);
      const insured =
        insurance === null
          ? []
          : [`insurance ${amount(insurance.stake)} (${amount(insurance.returned)} back)`];
      return `box ${box}: ${[...played, ...sides, ...insured].join('; ')}`;
    })
    .join(' | ');
}

function lineOf(round: FinishedRound): string {
  const read = round.record === null ? null : readRecord(round.record);
  const record = read?.ok === true ? read.record : null;
  const currency = record?.rules.currency ?? '';
  const decimals = currency === '' ? 2 : decimalsOf(currency);
  const amount = (minor: number): string => (minor / 10 ** decimals).toFixed(decimals);
  const sheet = record === null ? null : roundSheet(record);
  return [
    new Date(round.endedAt).toISOString(),
    record?.rules.name ?? round.table,
    round.roundId,
    currency,
    amount(round.staked),
    amount(round.returned),
    amount(round.returned - round.staked),
    sheet === null ? '' : amount(sheet.before),
    sheet === null || sheet.after === null ? '' : amount(sheet.after),
    sheet === null ? '' : boxesText(sheet, amount),
    sheet === null ? '' : sheet.dealer.cards.join(' '),
    round.void ?? '',
  ]
    .map(csvCell)
    .join(',');
}

/** One line for each round, newest first, with a heading; lines end as RFC 4180 has them. */
export function csvOf(rounds: readonly FinishedRound[]): string {
  return `${[COLUMNS.map(csvCell).join(','), ...rounds.map(lineOf)].join('\r\n')}\r\n`;
}

export function jsonOf(rounds: readonly FinishedRound[]): string {
  return `${JSON.stringify(rounds, null, 1)}\n`;
}
