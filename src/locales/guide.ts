// A short guide for who has never played, in the words of the table that is open.

import type { TableRules } from '../tables/rules.ts';
import type { HelpSource } from './help-en.ts';
import type { Say, Words } from './words.ts';

export function guideLines(say: Say<HelpSource>, words: Words, rules: TableRules): readonly string[] {
  const { dealer, ties, blackjack, split } = rules;
  const [win, stake] = blackjack.pays;
  const name = words.say;
  const buttons = { deal: name('deal'), hit: name('hit'), stand: name('stand') };
  return [
    say('guide.aim'),
    say('guide.count'),
    say(`guide.begin.${dealer.secondCard}`, buttons),
    ...(split.maxHands < 2 ? [] : [say('guide.double', { double: name('double'), split: name('split') })]),
    say(`guide.dealer.${dealer.soft17}`),
    `${say('guide.end')} ${say(`guide.ties.${ties}`)}`,
    say('guide.blackjack', { win, stake }),
    say(`guide.advice.${dealer.secondCard}`),
  ];
}
