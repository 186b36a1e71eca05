import * as v from 'valibot';
import { faultPath } from './fault-path.ts';
import { SIDE_BETS, type SideBetName, type TableRules } from './rules.ts';

/** Why a value is no table: the field's path, such as "limits.min", and what it should be. For the operator. */
export interface RulesFault {
  readonly code: 'bad-rules';
  readonly at: string;
  readonly message: string;
}

export type RulesCheck =
  | { readonly ok: true; readonly rules: TableRules }
  | { readonly ok: false; readonly fault: RulesFault };

const whole = (from: number, to: number) => {
  const want = `a whole number from ${from} to ${to}`;
  return v.pipe(v.number(want), v.integer(want), v.minValue(from, want), v.maxValue(to, want));
};
const MOST_MINOR = 1_000_000_000;
const amount = whole(1, MOST_MINOR);
const odds = v.pipe(v.strictTuple([whole(1, 1000), whole(1, 1000)], 'odds [win, stake]'), v.readonly());
const options = <const T extends readonly string[]>(names: T) =>
  v.picklist(names, `one of ${names.join(', ')}`);
const flag = v.boolean('true or false');
const totals = v.pipe(
  v.strictObject({
    count: options(['hard', 'soft', 'aceAsOne']),
    totals: v.pipe(v.array(whole(2, 21)), v.minLength(1, 'at least one total'), v.readonly()),
  }),
  v.readonly(),
);
const listOfTotals = v.pipe(v.array(totals), v.readonly());
const anyHand = v.literal('any', '"any" or a list of totals');
/** Not a union, whose fault would not say which of the totals is wrong. */
const doubleOn = v.lazy((on): typeof listOfTotals | typeof anyHand =>
  Array.isArray(on) ? listOfTotals : anyHand,
);
const sideBet = v.pipe(
  v.strictObject({
    bet: options(SIDE_BETS),
    min: amount,
    max: v.union([amount, v.literal('main')], 'an amount in minor units, or "main"'),
    pays: v.pipe(v.array(odds), v.readonly()),
  }),
  v.readonly(),
);

const schema = v.strictObject({
  id: v.pipe(
    v.string('a short name'),
    v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'lower case letters, digits, hyphens'),
  ),
  version: whole(1, 1_000_000),
  name: v.pipe(v.string('a name'), v.trim(), v.minLength(1, 'a name'), v.maxLength(40, 'at most 40 letters')),
  felt: v.pipe(v.string('a colour #RRGGBB'), v.regex(/^#[0-9A-Fa-f]{6}$/, 'a colour #RRGGBB')),
  currency: v.pipe(v.string('an ISO 4217 code'), v.regex(/^[A-Z]{3}$/, 'an ISO 4217 code such as EUR')),
  limits: v.pipe(v.strictObject({ min: amount, max: amount }), v.readonly()),
  chips: v.pipe(
    v.array(amount),
    v.minLength(1, 'at least one chip'),
    v.maxLength(7, 'at most 7 chips'),
    v.readonly(),
  ),
  decks: whole(1, 8),
  boxes: whole(1, 5),
  dealer: v.pipe(
    v.strictObject({
      secondCard: options(['faceUp', 'faceDown']),
      looksUnder: v.pipe(v.array(options(['ace', 'ten'])), v.readonly()),
      soft17: options(['stands', 'hits']),
    }),
    v.readonly(),
  ),
  blackjack: v.pipe(
    v.strictObject({ pays: odds, againstBlackjack: options(['push', 'wins']) }),
    v.readonly(),
  ),
  ties: options(['push', 'dealerWins']),
  double: v.pipe(
    v.strictObject({
      on: doubleOn,
      afterSplit: flag,
    }),
    v.readonly(),
  ),
  split: v.pipe(
    v.strictObject({
      pairs: options(['value', 'rank']),
      except: v.pipe(v.array(whole(1, 10)), v.readonly()),
      maxHands: whole(1, 4),
      secondCard: options(['onTurn', 'atOnce']),
      aces: v.pipe(v.strictObject({ oneCard: flag, resplit: flag }), v.readonly()),
    }),
    v.readonly(),
  ),
  insurance: v.nullable(
    v.pipe(
      v.strictObject({ pays: odds, of: odds, offeredTo: options(['allButBlackjack', 'blackjack', 'all']) }),
      v.readonly(),
    ),
  ),
  evenMoney: v.nullable(v.pipe(v.strictObject({ pays: odds }), v.readonly())),
  sideBets: v.pipe(v.array(sideBet), v.readonly()),
});

const fault = (at: string, message: string): RulesFault => ({ code: 'bad-rules', at, message });

/** How many pay entries each side bet has: sevens for one, two and three cards, jacks for one and two. */
const PAYS: Readonly<Record<SideBetName, number>> = { blackjack: 1, sevens: 3, doubleJack: 2 };

/**
 * The most cards a round could need, by a bound that holds: each hand stops at the latest with the card that takes
 * it to 21, so all but one card of each hand come to 20 at most, and the smallest cards are the most.
 */
export function mostCards({ decks, boxes, split }: TableRules): number {
  const hands = boxes * split.maxHands + 1;
  let pips = 20 * hands;
  let cards = 0;
  for (let value = 1; value <= 10; value++) {
    const inShoe = decks * (value === 10 ? 16 : 4);
    const taken = Math.min(inShoe, Math.floor(pips / value));
    cards += taken;
    pips -= taken * value;
  }
  return cards + hands;
}

function payments(
  rules: TableRules,
): readonly { at: string; stake: number; odds: readonly [number, number] }[] {
  const chip = rules.chips[0] ?? 0;
  return [
    { at: 'blackjack.pays', stake: chip, odds: rules.blackjack.pays },
    ...(rules.evenMoney === null ? [] : [{ at: 'evenMoney.pays', stake: chip, odds: rules.evenMoney.pays }]),
    ...(rules.insurance === null
      ? []
      : [
          { at: 'insurance.of', stake: chip, odds: rules.insurance.of },
          {
            at: 'insurance.pays',
            stake: (chip * rules.insurance.of[0]) / rules.insurance.of[1],
            odds: rules.insurance.pays,
          },
        ]),
    ...rules.sideBets.flatMap((side, i) =>
      side.pays.map((odds, j) => ({ at: `sideBets[${i}].pays[${j}]`, stake: chip, odds })),
    ),
  ];
}

/** What no single field shows: limits, chips and payments that do not fit each other. */
function crossFault(rules: TableRules): RulesFault | null {
  const [chip = 0] = rules.chips;
  const { min, max } = rules.limits;
  if (rules.chips.some((each, i) => i > 0 && each <= (rules.chips[i - 1] ?? 0)))
    return fault('chips', 'chips in ascending order, each once');
  if (chip % 2 !== 0) return fault('chips[0]', 'an even number of minor units, so that 3:2 comes out whole');
  if (rules.chips.some((each) => each % chip !== 0))
    return fault('chips', 'whole multiples of the smallest chip');
  if (min % chip !== 0) return fault('limits.min', 'a whole number of the smallest chip');
  if (max % chip !== 0) return fault('limits.max', 'a whole number of the smallest chip');
  if (max < min) return fault('limits.max', 'at least limits.min');
  for (const [i, side] of rules.sideBets.entries()) {
    const at = `sideBets[${i}]`;
    if (side.pays.length !== PAYS[side.bet])
      return fault(`${at}.pays`, `${PAYS[side.bet]} odds for ${side.bet}`);
    if (side.min % chip !== 0) return fault(`${at}.min`, 'a whole number of the smallest chip');
    if (side.max !== 'main' && (side.max % chip !== 0 || side.max < side.min))
      return fault(`${at}.max`, 'a whole number of the smallest chip, at least the minimum');
    if (rules.sideBets.findIndex((other) => other.bet === side.bet) !== i)
      return fault(`${at}.bet`, 'each side bet once');
  }
  for (const { at, stake, odds } of payments(rules)) {
    if (!Number.isInteger((stake * odds[0]) / odds[1]))
      return fault(at, 'odds that pay whole minor units on the smallest chip');
  }
  if (rules.dealer.secondCard === 'faceUp') {
    if (rules.dealer.looksUnder.length > 0)
      return fault('dealer.looksUnder', 'empty where both cards are seen');
    if (rules.insurance !== null) return fault('insurance', 'null where both dealer cards are seen');
    if (rules.evenMoney !== null) return fault('evenMoney', 'null where both dealer cards are seen');
  }
  if (rules.evenMoney !== null && rules.insurance !== null && rules.insurance.offeredTo !== 'allButBlackjack')
    return fault('insurance.offeredTo', 'allButBlackjack where even money is offered');
  if (mostCards(rules) > rules.decks * 52)
    return fault('decks', 'enough decks for the longest round that boxes and splits allow');
  return feltLuminance(rules.felt) > DARKEST_PRINT_GROUND
    ? fault('felt', 'a darker colour: the gold print would not be readable on it')
    : null;
}

/** Over this relative luminance the felt's gold print falls under a contrast of 4.5 to 1. */
const DARKEST_PRINT_GROUND = 0.065;

function feltLuminance(felt: string): number {
  const linear = (from: number) => {
    const c = Number.parseInt(felt.slice(from, from + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}

/** Checks an operator's table, or a record's, field by field; never throws. */
export function checkRules(value: unknown): RulesCheck {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return { ok: false, fault: fault(faultPath(issue) || 'rules', `should be ${issue.message}`) };
  }
  const rules: TableRules = parsed.output;
  const cross = crossFault(rules);
  return cross === null ? { ok: true, rules } : { ok: false, fault: cross };
}
