// npm run -s verify < record.json: whether a finished round's cards are those of the shoe its dealer committed to.

import { verify } from '../dealer/verify.ts';
import { readRecord } from '../round/record-text.ts';
import { seenCards } from '../round/seen-cards.ts';
import { readInput } from './input.ts';

const input = readInput();
if (!input.ok) {
  console.log(
    JSON.stringify({ error: { code: 'bad-record', message: input.message, at: 'record' } }, null, 2),
  );
  process.exitCode = 1;
} else {
  const read = readRecord(input.value);
  if (read.ok) {
    const seen = seenCards(read.record);
    const result = verify({ ...read.record, seen });
    console.log(JSON.stringify({ roundId: read.record.roundId, ...result, seen }, null, 2));
    if (result.verdict !== 'fair') process.exitCode = 1;
  } else {
    const { code, at } = read.fault;
    console.log(JSON.stringify({ error: { code, message: 'this is no record of a round', at } }, null, 2));
    process.exitCode = 1;
  }
}
