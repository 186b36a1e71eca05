// A player who hears the table and finds the buttons by their roles and names. Decisions are made of what was announced; before
// each it is held against what the table says of itself in words.

import type { Page } from 'playwright-core';
import { type Card, cardValue, rankOf } from '../../src/cards/card.ts';
import { handValue } from '../../src/cards/hand-value.ts';
import type { Words } from '../../src/locales/words.ts';
import type { Choice } from '../../src/round/facts.ts';
import type { BoxBet } from '../../src/tables/bets.ts';
import { DECISIONS } from '../../src/tables/decisions.ts';
import type { SideBetName, TableRules } from '../../src/tables/rules.ts';
import type { HeardHand, Listener } from './listener.ts';
import { newLines, Tree } from './tree.ts';

/** A decision, and what had been heard when it was made. */
export interface MadeByEar {
  readonly choice: Choice;
  /** The cards of the hand in play; of an offer, those of the box's first hand. */
  readonly hand: readonly Card[];
  readonly dealer: readonly Card[];
}

export interface RoundByEar {
  readonly bets: readonly BoxBet[];
  readonly made: readonly MadeByEar[];
  /** The balance as the page then tells it. */
  readonly balance: string;
}

/** How long the table may take until it is the player's turn again, milliseconds. */
const PATIENCE_MS = 30_000;
const LOOK_MS = 40;
const MAIN_CHIP = 500;

export interface PlayerParts {
  readonly page: Page;
  readonly rules: TableRules;
  readonly words: Words;
  readonly listener: Listener;
  /** From 0 up to 1. */
  readonly chance: () => number;
}

export class PlayerByEar {
  readonly #parts: PlayerParts;
  #log: readonly string[] = [];

  constructor(parts: PlayerParts) {
    this.#parts = parts;
  }

  /** The most that moves is left out, and bad decisions are taken as they are. */
  async settle(): Promise<void> {
    const { page, words } = this.#parts;
    await page.getByRole('button', { name: words.say('deal'), exact: true }).waitFor();
    await page.getByRole('button', { name: words.say('icon.settings'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.say('settings.title') });
    await dialog.getByRole('slider', { name: words.say('settings.speed') }).fill('5');
    await dialog
      .getByRole('switch', { name: words.say('settings.warnings') })
      .setChecked(false, { force: true });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }

  async playRound(): Promise<RoundByEar> {
    const { words, listener } = this.#parts;
    const bets = await this.#bet();
    const heard = listener.heard;
    listener.begin();
    await this.#press('deal');
    const made: MadeByEar[] = [];
    for (let since = heard; ; since = listener.heard) {
      const tree = await this.#turn(since);
      if (tree === null) break;
      const next = this.#decide(tree);
      made.push(next);
      await this.#press(next.choice);
    }
    const end = await Tree.of(this.#parts.page);
    return { bets, made, balance: end.find('status', words.say('money.balance'))?.text ?? '' };
  }

  /** Waits until it is the player's turn and all of it was said; null once the round is over. */
  async #turn(since: number): Promise<Tree | null> {
    const { page, words, listener } = this.#parts;
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const tree = await this.#look();
      if (listener.isOver && tree.canPress(words.say('newGame'))) return null;
      if (listener.heard > since && this.#open(tree).length > 0 && this.#agrees(tree)) return tree;
      if (Date.now() > until)
        throw new Error(
          `it never was the player's turn; heard last: ${this.#log.join(' | ')}; the page: ${await page.ariaSnapshot()}`,
        );
      await page.waitForTimeout(LOOK_MS);
    }
  }

  async #look(): Promise<Tree> {
    const { page, listener } = this.#parts;
    const tree = await Tree.of(page);
    const log = tree.paragraphs('log');
    for (const line of newLines(this.#log, log)) listener.hear(line);
    this.#log = log;
    return tree;
  }

  #open(tree: Tree): readonly Choice[] {
    const { words, listener } = this.#parts;
    const isOpen = (choice: Choice) => tree.canPress(words.say(choice));
    const decisions = DECISIONS.filter(isOpen);
    if (decisions.length > 0) return decisions;
    const box = listener.offer;
    if (box === null) return [];
    if (tree.find('group', words.say('offer.insurance', { box })) !== null)
      return (['insure', 'noInsurance'] as const).filter(isOpen);
    if (tree.find('group', words.say('offer.evenMoney', { box })) !== null)
      return (['evenMoney', 'noEvenMoney'] as const).filter(isOpen);
    return [];
  }

  /** Whether what was heard is what the table in words says, to the card, and of the same hand in play. */
  #agrees(tree: Tree): boolean {
    const { rules, words, listener } = this.#parts;
    const same = (a: readonly Card[], b: readonly Card[]) => a.join() === b.join();
    const withCards = (lines: readonly string[]) =>
      lines.map((line) => listener.cardsIn(line)).filter(({ length }) => length > 0);
    const [dealer = []] = withCards(tree.paragraphs('group', words.say('group.dealer')));
    if (!same(dealer, listener.dealer)) return false;
    for (let box = 1; box <= rules.boxes; box++) {
      const hands = withCards(tree.paragraphs('group', words.say('group.box', { box })));
      const heard = listener.hands(box);
      if (hands.length !== heard.length) return false;
      if (!hands.every((cards, i) => same(cards, heard[i]?.cards ?? []))) return false;
    }
    return tree.canPress(words.say('hit')) ? this.#inPlay(tree) : true;
  }

  /** Whether the hand that was said to be in play is the one. */
  #inPlay(tree: Tree): boolean {
    const { words, listener } = this.#parts;
    const { turn } = listener;
    if (turn === null) return false;
    const lines = tree.paragraphs('group', words.say('group.box', { box: turn.box }));
    return lines[turn.hand]?.includes(words.say('mirror.inPlay')) === true;
  }

  async #press(choice: Choice | 'deal' | 'newGame'): Promise<void> {
    const { page, words } = this.#parts;
    await page.getByRole('button', { name: words.say(choice), exact: true, disabled: false }).click();
  }

  /** Bets on one to three boxes, now and then a side bet; after a round the table is cleared first. */
  async #bet(): Promise<readonly BoxBet[]> {
    const { page, rules, words, chance, listener } = this.#parts;
    if (listener.isOver) await this.#press('newGame');
    const boxes = Array.from({ length: rules.boxes }, (_, i) => i + 1)
      .sort(() => chance() - 0.5)
      .slice(0, 1 + Math.floor(chance() * 3))
      .sort((a, b) => a - b);
    const spot = async (name: string) =>
      page.getByRole('button', { name, exact: true, disabled: false }).click();
    const take = async (chip: number) =>
      page
        .getByRole('radio', { name: words.say('rack.chip', { amount: words.amount(chip) }), exact: true })
        .check({ force: true });
    const amount = words.say('spot.empty');
    const bets: BoxBet[] = [];
    for (const box of boxes) {
      await take(MAIN_CHIP);
      await spot(words.say('spot.main', { box, amount }));
      const side = rules.sideBets.find(() => chance() < 0.3);
      if (side !== undefined) {
        const [smallest = 0] = rules.chips;
        await take(smallest);
        await spot(words.say('spot.side', { box, amount, bet: words.say(`side.${side.bet}`) }));
      }
      bets.push({ box, main: MAIN_CHIP, side: side === undefined ? {} : this.#sideBet(side.bet) });
    }
    return bets;
  }

  #sideBet(bet: SideBetName): BoxBet['side'] {
    return { [bet]: this.#parts.rules.chips[0] ?? 0 };
  }

  #decide(tree: Tree): MadeByEar {
    const { listener } = this.#parts;
    const open = this.#open(tree);
    const { dealer, turn, offer } = listener;
    const answers = open.filter((choice) => !DECISIONS.some((each) => each === choice));
    const place = answers.length > 0 ? { box: offer ?? 0, hand: 0 } : turn;
    const hand = place === null ? undefined : listener.hands(place.box)[place.hand];
    if (hand === undefined) throw new Error('a decision is asked for, and no hand was said to be in play');
    const choice = answers.length > 0 ? this.#answer(answers) : this.#play(open, hand);
    return { choice, hand: hand.cards, dealer };
  }

  #answer(answers: readonly Choice[]): Choice {
    const answer = answers[Math.floor(this.#parts.chance() * answers.length)];
    if (answer === undefined) throw new Error('an offer without an answer');
    return answer;
  }

  /** About what a player does who has read the first page of a book: enough of everything, little of it wrong. */
  #play(open: readonly Choice[], { cards }: HeardHand): Choice {
    const { listener, chance } = this.#parts;
    const can = (choice: Choice, often: number) => open.includes(choice) && chance() < often;
    const { total, soft } = handValue(cards);
    const [first, second] = cards;
    const isPair = cards.length === 2 && first !== undefined && second !== undefined;
    if (isPair && rankOf(first) === rankOf(second) && can('split', 0.8)) return 'split';
    if (total >= 9 && total <= 11 && can('double', 0.8)) return 'double';
    const dealer = handValue(listener.dealer).total;
    const [up] = listener.dealer;
    const isWeak =
      listener.dealer.length > 1
        ? dealer >= 12 && dealer < 17
        : up !== undefined && cardValue(up) >= 2 && cardValue(up) <= 6;
    const stands = soft ? total >= 18 : total >= 17 || (total >= 12 && isWeak);
    if (!stands && open.includes('hit')) return 'hit';
    return can('standAll', 0.1) ? 'standAll' : 'stand';
  }
}
