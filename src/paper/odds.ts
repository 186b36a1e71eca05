// npm run -s odds -- --table double-exposure --player 8,8 --dealer T,6: what each decision is worth.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readInput } from './input.ts';
import { answerQuestion, answerReturn } from './odds-answer.ts';
import { isOddsFault, type OddsFault, oddsFault, readTable } from './odds-question.ts';

const OPTIONS = {
  table: { type: 'string' },
  rules: { type: 'string' },
  player: { type: 'string' },
  dealer: { type: 'string' },
  removed: { type: 'string' },
  hands: { type: 'string' },
  'from-split': { type: 'boolean' },
  sevens: { type: 'string' },
  insurance: { type: 'boolean' },
  return: { type: 'boolean' },
  stdin: { type: 'boolean' },
} as const;

const list = (text: string): readonly string[] =>
  text === '' ? [] : text.split(',').map((each) => each.trim());

/** A number as it was typed; what is none is passed on as text, for the question's check to name. */
const number = (text: string): number | string => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);

function rulesIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return oddsFault('bad-rules', `no JSON can be read from ${path}`, 'rules');
  }
}

function answerList(): unknown {
  const input = readInput();
  if (!input.ok) return oddsFault('bad-question', input.message, 'stdin');
  return Array.isArray(input.value)
    ? input.value.map(answerQuestion)
    : oddsFault('bad-question', 'a JSON array of questions', 'stdin');
}

function answer(): unknown {
  const { values } = parseArgs({ options: OPTIONS, strict: true, allowPositionals: false });
  const { table, rules: path, player, dealer, removed, hands, sevens } = values;
  if (values.stdin === true) {
    const others = Object.keys(values).filter((name) => name !== 'stdin');
    return others.length === 0
      ? answerList()
      : oddsFault('bad-question', '--stdin takes its questions whole', `--${others[0]}`);
  }
  const rules = path === undefined ? undefined : rulesIn(path);
  if (typeof rules === 'object' && rules !== null && isOddsFault(rules)) return rules;
  if (values.return === true) {
    const others = Object.keys(values).filter((name) => !['table', 'rules', 'return'].includes(name));
    if (others.length > 0)
      return oddsFault('bad-question', '--return asks of the table alone', `--${others[0]}`);
    const read = readTable(table, rules);
    return isOddsFault(read) ? read : answerReturn(read);
  }
  return answerQuestion({
    ...(table === undefined ? {} : { table }),
    ...(rules === undefined ? {} : { rules }),
    player: list(player ?? ''),
    dealer: list(dealer ?? ''),
    ...(removed === undefined ? {} : { removed: list(removed) }),
    ...(hands === undefined ? {} : { hands: number(hands) }),
    ...(values['from-split'] === true ? { fromSplit: true } : {}),
    ...(sevens === undefined ? {} : { sevens: number(sevens) }),
    ...(values.insurance === true ? { insurance: true } : {}),
  });
}

/** An option that is not known, or lacks its value, is said as any other fault. */
function answered(): unknown {
  try {
    return answer();
  } catch (error) {
    const message = error instanceof Error ? error.message : 'unreadable';
    return oddsFault('bad-question', message, 'options');
  }
}

const isFault = (value: unknown): value is OddsFault =>
  typeof value === 'object' && value !== null && isOddsFault(value);

const output = answered();
console.log(JSON.stringify(output, null, 2));
if ([output].flat().some(isFault)) process.exitCode = 1;
