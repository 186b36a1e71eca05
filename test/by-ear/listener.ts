// What a player who only listens knows of the table: each sentence that is announced is taken apart by the texts it was made of,
// in whatever language, and nothing else is asked.

import { type Card, DECK } from '../../src/cards/card.ts';
import { handValue, isBust, isNatural, lowTotal } from '../../src/cards/hand-value.ts';
import type { Text } from '../../src/locales/catalogue.ts';
import type { Words } from '../../src/locales/words.ts';

export interface HeardHand {
  readonly cards: readonly Card[];
  readonly fromSplit: boolean;
}

export interface HeardTurn {
  readonly box: number;
  /** From 0. */
  readonly hand: number;
}

interface Sentence {
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
}

interface Template {
  readonly key: string;
  readonly names: readonly string[];
  readonly pattern: RegExp;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const linesOf = (text: Text): readonly string[] =>
  typeof text === 'string' ? [text] : [text.one, text.other];

/** A name in the tree has plain spaces, whatever kind the text has. */
export const spaced = (text: string): string => text.replace(/\s+/g, ' ');

/** Every text that begins with "said.", as a pattern that tells its placeholders; each may only hold what it is for. */
function templates(
  texts: Readonly<Record<string, Text>>,
  holds: Readonly<Record<string, string>>,
): readonly Template[] {
  return Object.entries(texts)
    .filter(([key]) => key.startsWith('said.'))
    .flatMap(([key, text]) =>
      linesOf(text).map((line) => {
        const parts = spaced(line).split(/\{(\w+)\}/);
        const source = parts.map((part, i) => (i % 2 === 0 ? escaped(part) : `(${holds[part] ?? '.+?'})`));
        const names = parts.filter((_, i) => i % 2 === 1);
        return { key, names, pattern: new RegExp(`^${source.join('')}(?= |$)`, 'u') };
      }),
    );
}

/** A text's pattern with digits for its numbers. */
const numbered = (text: string): string => escaped(spaced(text)).replace(/\d+/g, '\\d+');

/** What the placeholders of the sentences can hold, as patterns. */
function holdsOf({ say, card }: Words): Readonly<Record<string, string>> {
  const name = `(?:${DECK.map((each) => escaped(spaced(card(each)))).join('|')})`;
  const totals = [
    say('total.bust', { total: 7 }),
    say('total.blackjack'),
    say('total.soft', { total: 7 }),
    say('total.hard', { total: 7 }),
  ];
  const places = [say('place.hand', { box: 7, hand: 7 }), say('place.box', { box: 7 })];
  const outcomes = (['blackjack', 'win', 'push', 'lose', 'bust'] as const).map((each) =>
    say(`outcome.${each}`),
  );
  const amount = '\\d(?:[\\d., ]*\\d)?';
  return {
    amount,
    stake: amount,
    staked: amount,
    returned: amount,
    // With its currency, before or after it.
    balance: `\\D{0,5}${amount}\\D{0,5}?`,
    name: escaped(say('money.balance')),
    card: name,
    cards: `${name}(?:.{1,4}?${name})*`,
    total: totals.map(numbered).join('|'),
    place: places.map(numbered).join('|'),
    outcome: outcomes.map(numbered).join('|'),
    box: '\\d',
    hand: '\\d',
    next: '\\d',
  };
}

export class Listener {
  readonly #words: Words;
  readonly #templates: readonly Template[];
  readonly #names: ReadonlyMap<string, Card>;
  readonly #card: RegExp;
  #boxes = new Map<number, HeardHand[]>();
  #dealer: readonly Card[] = [];
  #turn: HeardTurn | null = null;
  #offer: number | null = null;
  #over = false;
  #heard = 0;

  constructor(words: Words, texts: Readonly<Record<string, Text>>) {
    this.#words = words;
    this.#templates = templates(texts, holdsOf(words));
    this.#names = new Map(DECK.map((card) => [words.card(card), card]));
    this.#card = new RegExp([...this.#names.keys()].map(escaped).join('|'), 'gu');
  }

  get dealer(): readonly Card[] {
    return this.#dealer;
  }

  get turn(): HeardTurn | null {
    return this.#turn;
  }

  /** The box that an offer was last made for in this round. */
  get offer(): number | null {
    return this.#offer;
  }

  get isOver(): boolean {
    return this.#over;
  }

  /** The deal is asked for: what was heard to be over is the round before. */
  begin(): void {
    this.#over = false;
  }

  /** Sentences heard since the beginning. */
  get heard(): number {
    return this.#heard;
  }

  hands(box: number): readonly HeardHand[] {
    return this.#boxes.get(box) ?? [];
  }

  /** The cards that a text names, in order. */
  cardsIn(text: string): readonly Card[] {
    return [...text.matchAll(this.#card)].flatMap(([name]) => this.#names.get(name) ?? []);
  }

  /** Hears an utterance of one sentence or several. */
  hear(utterance: string): void {
    let rest = utterance;
    while (rest !== '') {
      const [length, sentence] = this.#first(rest);
      this.#take(sentence);
      this.#heard += 1;
      rest = rest.slice(length).trimStart();
    }
  }

  /** The sentence at the beginning: of several that fit, the one with the most words of its own. */
  #first(text: string): readonly [number, Sentence] {
    const found = this.#templates.flatMap(({ key, names, pattern }) => {
      const match = pattern.exec(text);
      if (match === null) return [];
      const values = Object.fromEntries(names.map((name, i) => [name, match[i + 1] ?? '']));
      const own = match[0].length - Object.values(values).join('').length;
      return [{ length: match[0].length, own, sentence: { key, values } }];
    });
    const [best] = found.sort((a, b) => b.own - a.own);
    if (best === undefined) throw new Error(`not understood: “${text}”`);
    return [best.length, best.sentence];
  }

  #place(text: string): HeardTurn | null {
    for (let box = 1; box <= 5; box++) {
      if (text === spaced(this.#words.say('place.box', { box }))) return { box, hand: 0 };
      for (let hand = 0; hand < 4; hand++)
        if (text === spaced(this.#words.say('place.hand', { box, hand: hand + 1 }))) return { box, hand };
    }
    return null;
  }

  #total(cards: readonly Card[], fromSplit: boolean): string {
    const { say } = this.#words;
    if (isBust(cards)) return say('total.bust', { total: lowTotal(cards) });
    if (isNatural(cards) && !fromSplit) return say('total.blackjack');
    const { total, soft } = handValue(cards);
    return say(soft && total < 21 ? 'total.soft' : 'total.hard', { total });
  }

  #expectTotal(said: string | undefined, cards: readonly Card[], fromSplit: boolean): void {
    const total = this.#total(cards, fromSplit);
    if (said !== total) throw new Error(`“${said}” was said of ${cards.join(' ')}, which is ${total}`);
  }

  #take({ key, values }: Sentence): void {
    switch (key) {
      case 'said.bets':
        this.#boxes = new Map();
        this.#dealer = [];
        this.#turn = null;
        this.#offer = null;
        this.#over = false;
        break;
      case 'said.cards':
        this.#takeCards(values);
        break;
      case 'said.dealerCards':
      case 'said.turned':
        this.#dealer = [...this.#dealer, ...this.cardsIn(values.cards ?? values.card ?? '')];
        this.#expectTotal(values.total, this.#dealer, false);
        break;
      case 'said.insurance':
      case 'said.evenMoney':
        this.#offer = Number(values.box);
        break;
      case 'said.yourTurn':
        this.#turn = this.#place(values.place ?? '');
        break;
      case 'said.split':
        this.#split(values);
        break;
      case 'said.round':
        this.#over = true;
        break;
    }
  }

  #takeCards({ place, cards = '', total }: Sentence['values']): void {
    const to = this.#place(place ?? '');
    if (to === null) throw new Error(`no place: “${place}”`);
    const hands = this.#boxes.get(to.box) ?? [{ cards: [], fromSplit: false }];
    const hand = hands[to.hand];
    if (hand === undefined) throw new Error(`cards for a hand that was not split off: “${place}”`);
    const more = { ...hand, cards: [...hand.cards, ...this.cardsIn(cards)] };
    this.#expectTotal(total, more.cards, more.fromSplit);
    this.#boxes.set(
      to.box,
      hands.map((each, i) => (i === to.hand ? more : each)),
    );
  }

  #split({ place, hand, next }: Sentence['values']): void {
    const from = this.#place(place ?? '');
    if (from === null) throw new Error(`no place: “${place}”`);
    if (Number(hand) !== from.hand + 1 || Number(next) !== from.hand + 2)
      throw new Error(`“${place}” was said to be split into hands ${hand} and ${next}`);
    const hands = this.#boxes.get(from.box) ?? [];
    this.#boxes.set(
      from.box,
      hands.flatMap((each, i) =>
        i === from.hand ? each.cards.map((card) => ({ cards: [card], fromSplit: true })) : [each],
      ),
    );
  }
}
