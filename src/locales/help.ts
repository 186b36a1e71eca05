// A table's rules page, made of the table's data: what it says cannot disagree with what is played.

import { knownReturn } from '../odds/known-return.ts';
import type { Odds, SideBetName, SideBetRules, TableRules, TotalsRule } from '../tables/rules.ts';
import type { Translation } from './catalogue.ts';
import { guideLines } from './guide.ts';
import type { HelpSource } from './help-en.ts';
import type { Language } from './languages.ts';
import type { SocialHelpSource } from './social-help-en.ts';
import type { Wording } from './wording.ts';
import { listed, type Say, sayer, type Words } from './words.ts';

export interface PayTable {
  readonly title: string;
  readonly lines: readonly string[];
  readonly head: readonly [cards: string, pays: string];
  readonly rows: readonly (readonly [cards: string, pays: string])[];
}

export interface HelpSection {
  readonly title: string;
  /** Keys or the like, each with what it does. */
  readonly terms: readonly Term[];
  readonly lines: readonly string[];
  readonly payTables: readonly PayTable[];
}

export type Term = readonly [term: string, meaning: string];

/** What the rules page must know beside the table. */
export interface HelpAt {
  /** What play money is filled up to, minor units; null where it is no play money. */
  readonly topUpTo: number | null;
  /** Whether a press on the table brings what moves to its end. */
  readonly skips: boolean;
  /** Who keeps a round that is broken off. */
  readonly kept: 'browser' | 'lobby' | 'nothing';
  /** The keys as they are set, each with what it does. */
  readonly keys: readonly Term[];
}

export interface HelpPage {
  readonly title: string;
  /** For who has never played. */
  readonly guide: HelpSection;
  readonly sections: readonly HelpSection[];
}

const HELP: Readonly<Record<Language, () => Promise<Translation<HelpSource>>>> = {
  en: async () => (await import('./help-en.ts')).helpEn,
  es: async () => (await import('./help-es.ts')).helpEs,
  fr: async () => (await import('./help-fr.ts')).helpFr,
};

/** What a social casino says otherwise. */
const SOCIAL_HELP: Readonly<Record<Language, () => Promise<Translation<SocialHelpSource>>>> = {
  en: async () => (await import('./social-help-en.ts')).socialHelpEn,
  es: async () => (await import('./social-help-es.ts')).socialHelpEs,
  fr: async () => (await import('./social-help-fr.ts')).socialHelpFr,
};

export async function loadHelp(language: Language, wording: Wording = 'casino'): Promise<Say<HelpSource>> {
  const texts = await HELP[language]();
  const social = wording === 'casino' ? {} : await SOCIAL_HELP[language]();
  return sayer<HelpSource>({ ...texts, ...social }, language);
}

const section = (title: string, lines: readonly string[]): HelpSection => ({
  title,
  terms: [],
  lines,
  payTables: [],
});

const oddsOf = ([win, stake]: Odds) => ({ win, stake });

/** "9, 10 or 11" as the language says it. */
function alternatives(words: Words, items: readonly (string | number)[]): string {
  const list = new Intl.ListFormat(listed(words.language), { type: 'disjunction' });
  return list.format(items.map(String));
}

function dealLines(say: Say<HelpSource>, words: Words, { dealer }: TableRules): readonly string[] {
  if (dealer.secondCard === 'faceUp') return [say('deal.boxes'), say('deal.faceUp'), say('deal.order')];
  const under = dealer.looksUnder.map((card) => say(`deal.looks.${card}`));
  const looks =
    under.length === 0 ? say('deal.noLook') : say('deal.looks', { cards: alternatives(words, under) });
  return [say('deal.boxes'), say('deal.faceDown'), looks, say('deal.order')];
}

function blackjackLines(say: Say<HelpSource>, { blackjack, dealer }: TableRules): readonly string[] {
  return [
    say('blackjack.pays', oddsOf(blackjack.pays)),
    say(`blackjack.${blackjack.againstBlackjack}`),
    say('blackjack.beats'),
    say(dealer.secondCard === 'faceDown' ? 'blackjack.waits' : 'blackjack.atOnce'),
  ];
}

function doubleHands(say: Say<HelpSource>, words: Words, on: 'any' | readonly TotalsRule[]): string {
  if (on === 'any') return say('double.any');
  return alternatives(
    words,
    on.map(({ count, totals }) => say(`double.${count}`, { totals: alternatives(words, totals) })),
  );
}

function playLines(say: Say<HelpSource>, words: Words, rules: TableRules): readonly string[] {
  const { double, split } = rules;
  const name = words.say;
  const afterSplit = split.aces.oneCard ? 'double.afterSplit' : 'double.afterSplitAll';
  const lines = [
    say('play.order'),
    say('play.hit', { hit: name('hit') }),
    say('play.stand', { stand: name('stand') }),
    say('play.standAll', { standAll: name('standAll') }),
    say('play.double', { double: name('double'), hands: doubleHands(say, words, double.on) }),
  ];
  if (split.maxHands < 2)
    return [...lines, say('split.hands', { count: 1 }), say('surrender'), say('play.question')];
  return [
    ...lines,
    say(double.afterSplit ? afterSplit : 'double.notAfterSplit'),
    say('play.split', { split: name('split') }),
    say(`split.${split.pairs}`),
    ...(split.except.length === 0
      ? []
      : [say('split.except', { values: alternatives(words, split.except) })]),
    say('split.hands', { count: split.maxHands }),
    say(`split.${split.secondCard}`),
    ...(split.aces.oneCard ? [say('split.aces')] : []),
    ...(split.aces.resplit ? [say('split.resplit')] : []),
    say('surrender'),
    say('play.question'),
  ];
}

function offerLines(
  say: Say<HelpSource>,
  words: Words,
  { insurance, evenMoney }: TableRules,
): readonly string[] {
  const name = words.say;
  if (insurance === null && evenMoney === null) return [say('offers.none')];
  const lines: string[] = [];
  if (insurance === null) lines.push(say('insurance.none'));
  else {
    const [part, whole] = insurance.of;
    lines.push(
      say('insurance', {
        ...oddsOf(insurance.pays),
        hands: say(`insurance.${insurance.offeredTo}`),
        part: part === 1 && whole === 2 ? say('insurance.half') : `${part}/${whole}`,
      }),
      say('insurance.buttons', { insure: name('insure'), noInsurance: name('noInsurance') }),
    );
  }
  if (evenMoney === null) lines.push(say('evenMoney.none'));
  else
    lines.push(
      say('evenMoney', oddsOf(evenMoney.pays)),
      say('evenMoney.buttons', { evenMoney: name('evenMoney'), noEvenMoney: name('noEvenMoney') }),
    );
  return lines;
}

const ROWS: Readonly<Record<SideBetName, readonly (`side.row.${string}` & keyof HelpSource)[]>> = {
  blackjack: ['side.row.blackjack'],
  sevens: ['side.row.sevens1', 'side.row.sevens2', 'side.row.sevens3'],
  doubleJack: ['side.row.jack1', 'side.row.jack2'],
};

function payTable(say: Say<HelpSource>, words: Words, side: SideBetRules): PayTable {
  const min = words.amount(side.min);
  return {
    title: words.say(`side.${side.bet}`),
    lines: [
      say(`side.${side.bet}`),
      ...(side.bet === 'sevens' ? [say('side.noThird')] : []),
      side.max === 'main'
        ? say('side.limitsMain', { min })
        : say('side.limits', { min, max: words.amount(side.max) }),
    ],
    head: [say('side.cards'), say('side.pays')],
    rows: ROWS[side.bet].flatMap((row, i): (readonly [string, string])[] => {
      const odds = side.pays[i];
      return odds === undefined ? [] : [[say(row), words.say('odds', oddsOf(odds))]];
    }),
  };
}

function buttonLines(say: Say<HelpSource>, words: Words, { topUpTo, skips }: HelpAt): readonly string[] {
  const name = words.say;
  return [
    say('buttons.deal', { deal: name('deal') }),
    say('buttons.clear', { clear: name('clear') }),
    say('buttons.undo', { undo: name('undo') }),
    say('buttons.rebet', { rebet: name('rebet') }),
    say('buttons.rebetAndDeal', { rebetAndDeal: name('rebetAndDeal') }),
    say('buttons.newGame', { newGame: name('newGame') }),
    ...(skips ? [say('buttons.tap')] : []),
    say('buttons.silent'),
    ...(topUpTo === null ? [] : [say('buttons.topUp', { amount: words.amount(topUpTo) })]),
  ];
}

function keySection(say: Say<HelpSource>, rules: TableRules, keys: readonly Term[]): HelpSection {
  const chips: readonly Term[] = [
    [`1–${rules.chips.length}`, say('keys.chips')],
    ['0', say('keys.noChip')],
  ];
  return { ...section(say('keys'), [say('keys.off')]), terms: [...keys, ...chips] };
}

function interruptionLines(say: Say<HelpSource>, kept: HelpAt['kept']): readonly string[] {
  return [
    say(`interrupted.${kept}`),
    say('interrupted.waits'),
    ...(kept === 'nothing' ? [] : [say('interrupted.tab'), say('interrupted.unread')]),
  ];
}

/** What comes back, from figures reckoned ahead of time; none for a table they are not known of. */
function returnLines(say: Say<HelpSource>, words: Words, rules: TableRules): readonly string[] {
  const known = knownReturn(rules);
  if (known === null) return [];
  const language = listed(words.language);
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const percent = new Intl.NumberFormat(language, { style: 'percent', ...digits });
  const number = new Intl.NumberFormat(language, digits);
  const { blackjack, sevens, doubleJack } = known.sideBets;
  const lines = [
    say('returns.main', { percent: percent.format(known.return) }),
    say('returns.spread', { deviation: number.format(known.standardDeviation) }),
  ];
  if (blackjack !== undefined)
    lines.push(say('returns.blackjack', { percent: percent.format(blackjack.return) }));
  if (sevens !== undefined) {
    const never = percent.format(sevens.returnNeverHit ?? sevens.return);
    lines.push(say('returns.sevens', { percent: percent.format(sevens.return), never }));
  }
  if (doubleJack !== undefined)
    lines.push(say('returns.doubleJack', { percent: percent.format(doubleJack.return) }));
  return lines;
}

/** The rules page of a table. */
export function helpPage(say: Say<HelpSource>, words: Words, rules: TableRules, at: HelpAt): HelpPage {
  const { limits, chips, dealer, ties, sideBets } = rules;
  const returns = returnLines(say, words, rules);
  return {
    title: say('help.title', { table: rules.name }),
    guide: section(say('guide'), guideLines(say, words, rules)),
    sections: [
      section(say('aim'), [say('aim.text')]),
      section(say('cards'), [
        say('cards.decks', { count: rules.decks }),
        say('cards.values'),
        say('cards.blackjack'),
      ]),
      section(say('bets'), [
        say('bets.boxes', { count: rules.boxes }),
        say('bets.limits', {
          min: words.amount(limits.min),
          max: words.amount(limits.max),
          chip: words.amount(chips[0] ?? 0),
        }),
        say('bets.above'),
        say('bets.fixed'),
        say('bets.how', { takeBack: words.say('rack.takeBack') }),
      ]),
      section(say('deal'), dealLines(say, words, rules)),
      section(say('blackjack'), blackjackLines(say, rules)),
      section(say('play'), playLines(say, words, rules)),
      section(say('offers'), offerLines(say, words, rules)),
      section(say('dealer'), [say(`dealer.${dealer.soft17}`), say('dealer.none')]),
      section(say('results'), [say('results.win'), say(`results.${ties}`)]),
      ...(sideBets.length === 0
        ? []
        : [
            {
              ...section(say('side'), [say('side.need')]),
              payTables: sideBets.map((side) => payTable(say, words, side)),
            },
          ]),
      ...(returns.length === 0 ? [] : [section(say('returns'), returns)]),
      section(say('buttons'), buttonLines(say, words, at)),
      section(say('interrupted'), interruptionLines(say, at.kept)),
      keySection(say, rules, at.keys),
      section('', [say('version', { id: rules.id, version: rules.version })]),
    ],
  };
}
