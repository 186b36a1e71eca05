// The strategy card of a table: what is best with each total, soft total and pair against what is seen of the dealer.
// A card cannot tell hands of one total apart, so a field is the mean over all ways to hold it with two cards.

import { type Card, cardValue } from '../cards/card.ts';
import { handValue, isNatural } from '../cards/hand-value.ts';
import { openDecisions } from '../tables/decisions.ts';
import type { TableRules } from '../tables/rules.ts';
import { ADVISED, type Advised } from './advice.ts';
import { shoeOf, without } from './composition.ts';
import { dealersSeen, playersTwo } from './first-cards.ts';
import { handOf } from './hand-graph.ts';
import type { PairToSplit } from './pair.ts';
import { splitModel } from './split-model.ts';
import { pairIn, type TableSeat, tableSeat } from './table-seat.ts';

/** A pair is named by its cards' value, ace as 1; other hands by their total. */
export interface CardRow {
  readonly kind: 'hard' | 'soft' | 'pair';
  readonly total: number;
}

/** One card of the dealer by its value, ace as 1, or the total of both where both are seen. */
export interface CardColumn {
  readonly kind: 'card' | 'hard' | 'soft';
  readonly total: number;
}

/** The best play; a double says what to do where doubling is no longer open. */
export type CardPlay = 'hit' | 'stand' | 'doubleOrHit' | 'doubleOrStand' | 'split';

export interface CardField {
  readonly row: CardRow;
  readonly column: CardColumn;
  readonly play: CardPlay;
  /** What each decision that is open is worth on average, in units of the bet. */
  readonly worth: Readonly<Worth>;
}

/** Plays that players will not believe: a high total that is hit, tens that are split. */
export interface CardNote {
  readonly kind: 'hitsHighHard' | 'hitsHighSoft' | 'splitsTens';
  readonly field: CardField;
  /** How much better the best play is than to stand, in units of the bet. */
  readonly better: number;
}

export interface StrategyCard {
  readonly rows: readonly CardRow[];
  readonly columns: readonly CardColumn[];
  /** One for each row and column, row by row. */
  readonly fields: readonly CardField[];
  readonly notes: readonly CardNote[];
}

function totalOf(cards: readonly Card[]): { readonly kind: 'hard' | 'soft'; readonly total: number } {
  const { total, soft } = handValue(cards);
  return { kind: soft ? 'soft' : 'hard', total };
}

function columnOf(dealer: readonly Card[]): CardColumn {
  const [first] = dealer;
  return dealer.length === 1 && first !== undefined
    ? { kind: 'card', total: cardValue(first) }
    : totalOf(dealer);
}

const KINDS: readonly string[] = ['hard', 'card', 'soft', 'pair'];

function inOrder(a: CardRow | CardColumn, b: CardRow | CardColumn): number {
  if (a.kind !== b.kind) return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
  // Aces come after the tens, as on every printed card.
  const place = ({ kind, total }: CardRow | CardColumn) =>
    total === 1 && (kind === 'pair' || kind === 'card') ? 11 : total;
  return place(a) - place(b);
}

type Worth = Partial<Record<Advised, number>>;

/** What each decision of two first cards is worth. */
function worthOf(
  { setting, play, cards: left }: TableSeat,
  cards: readonly Card[],
  pair: PairToSplit,
): Worth {
  const hand = handOf(cards);
  const open = openDecisions(setting.rules, { cards, fromSplit: false }, 1);
  return {
    stand: play.stand(hand),
    ...(open.includes('hit') ? { hit: play.hit(hand) } : {}),
    ...(open.includes('double') ? { double: play.double(hand) } : {}),
    ...(open.includes('split') ? { split: splitModel(setting, left, pair).expectation } : {}),
  };
}

/** Means of what decisions are worth, as they add up. */
class Means {
  readonly #sums = new Map<Advised, { worth: number; chance: number }>();

  constructor(
    readonly row: CardRow,
    readonly column: CardColumn,
    /** Of pairs played as their total: they count where there is no other way to hold it with two cards. */
    readonly unsplit: boolean,
  ) {}

  add(worth: Worth, chance: number): void {
    for (const decision of ADVISED) {
      const each = worth[decision];
      if (each === undefined) continue;
      const sum = this.#sums.get(decision) ?? { worth: 0, chance: 0 };
      this.#sums.set(decision, { worth: sum.worth + chance * each, chance: sum.chance + chance });
    }
  }

  field(): CardField {
    const worth: Worth = {};
    for (const [decision, sum] of this.#sums) worth[decision] = sum.worth / sum.chance;
    return { row: this.row, column: this.column, play: playOf(worth), worth };
  }
}

function playOf(worth: Worth): CardPlay {
  const least = Number.NEGATIVE_INFINITY;
  const { stand = least, hit = least, double = least, split = least } = worth;
  const most = Math.max(stand, hit, double, split);
  if (split === most) return 'split';
  if (double === most) return hit > stand ? 'doubleOrHit' : 'doubleOrStand';
  return hit === most ? 'hit' : 'stand';
}

function noteOf(field: CardField): CardNote | null {
  const { row, play, worth } = field;
  const high = row.kind === 'hard' ? 17 : 19;
  const isTens = row.kind === 'pair' && row.total === 10 && play === 'split';
  const isHigh = row.kind !== 'pair' && row.total >= high && play === 'hit';
  if (!isTens && !isHigh) return null;
  const kind = isTens ? 'splitsTens' : row.kind === 'soft' ? 'hitsHighSoft' : 'hitsHighHard';
  const best = isTens ? worth.split : worth.hit;
  return { kind, field, better: (best ?? 0) - (worth.stand ?? 0) };
}

/** The mean worth of every two-card hand, gathered by row and column. */
function gathered(rules: TableRules): readonly Means[] {
  const shoe = shoeOf(rules.decks);
  const all = new Map<string, Means>();
  const meansOf = (row: CardRow, column: CardColumn, unsplit: boolean): Means => {
    const key = JSON.stringify([row, column, unsplit]);
    const means = all.get(key) ?? new Means(row, column, unsplit);
    all.set(key, means);
    return means;
  };
  for (const dealer of dealersSeen(rules, shoe)) {
    if (isNatural(dealer.cards)) continue;
    const left = without(shoe, dealer.cards);
    const seat = tableSeat(rules, dealer.cards, left);
    const column = columnOf(dealer.cards);
    for (const { cards, chance } of playersTwo(rules, left)) {
      if (isNatural(cards)) continue;
      const pair = pairIn(seat, cards);
      const { split, ...others } = worthOf(seat, cards, pair);
      const weight = dealer.chance * chance;
      const isPair = split !== undefined;
      if (isPair)
        meansOf({ kind: 'pair', total: pair.value }, column, false).add({ ...others, split }, weight);
      meansOf(totalOf(cards), column, isPair).add(others, weight);
    }
  }
  const rows = new Set([...all.values()].flatMap(({ row, unsplit }) => (unsplit ? [] : JSON.stringify(row))));
  return [...all.values()].filter(({ row, unsplit }) => !unsplit || !rows.has(JSON.stringify(row)));
}

const distinct = <T extends CardRow | CardColumn>(all: readonly T[]): readonly T[] => [
  ...new Map(all.map((each) => [`${each.kind} ${each.total}`, each])).values(),
];

/**
 * The card of a table, for a fresh shoe and a single box. Takes about as long as the table's return: a second or two.
 * Where the dealer looks for a blackjack the fields are those after a look that found none.
 */
export function strategyCard(rules: TableRules): StrategyCard {
  const fields = gathered(rules)
    .map((means) => means.field())
    .sort((a, b) => inOrder(a.row, b.row) || inOrder(a.column, b.column));
  return {
    rows: distinct(fields.map(({ row }) => row)),
    columns: distinct(fields.map(({ column }) => column).sort(inOrder)),
    fields,
    notes: fields.flatMap((field) => noteOf(field) ?? []).sort((a, b) => b.better - a.better),
  };
}
