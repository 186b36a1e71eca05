import type { Mismatched, NoneOf, Translation } from '../../src/locales/catalogue.ts';
import { en } from '../../src/locales/en.ts';
import { wordsIn } from '../../src/locales/words.ts';

// What the type check refuses. Each line under an "@ts-expect-error" is a fault: were one let through, the check of types
// itself would fail.

interface Small {
  readonly plain: 'Deal';
  readonly open: 'Box {box}, {amount}';
  readonly counted: { readonly one: '{count} box'; readonly other: '{count} boxes' };
}

const counted = { one: '{count} case', other: '{count} cases' } as const;
const whole = { plain: 'Donner', open: 'Case {box} : {amount}', counted } as const;

// @ts-expect-error a key is missing
export const missing = { plain: 'Donner', counted } as const satisfies Translation<Small>;
// @ts-expect-error a key has no source
export const unused = { ...whole, more: 'Encore' } as const satisfies Translation<Small>;
// @ts-expect-error a text that is counted is written without its two forms
export const uncounted = { ...whole, counted: '{count} cases' } as const satisfies Translation<Small>;

export type Right = NoneOf<Mismatched<Small, typeof whole>>;
const lacking = { ...whole, open: 'Case {box}' } as const;
// @ts-expect-error a placeholder is missing
export type Lacking = NoneOf<Mismatched<Small, typeof lacking>>;
const misnamed = { ...whole, open: 'Case {box} : {montant}' } as const;
// @ts-expect-error a placeholder has another name
export type Misnamed = NoneOf<Mismatched<Small, typeof misnamed>>;
const extra = { ...whole, plain: 'Donner {box}' } as const;
// @ts-expect-error a placeholder too many
export type Extra = NoneOf<Mismatched<Small, typeof extra>>;
const uneven = { ...whole, counted: { one: '{count} case', other: '{n} cases' } } as const;
// @ts-expect-error a placeholder of one form has another name
export type Uneven = NoneOf<Mismatched<Small, typeof uneven>>;
// @ts-expect-error a key without a source, as each language's own check names it
export type Unused = NoneOf<Exclude<'plain' | 'more', keyof Small>>;

const { say } = wordsIn('en', en, 'EUR');
/** Never called: what is said wrongly in the code does not pass the type check. */
export function saidWrongly(): void {
  // @ts-expect-error there is no such text
  say('said.nothing');
  // @ts-expect-error its placeholders are not filled
  say('place.box');
  // @ts-expect-error one of them is not filled
  say('place.hand', { box: 1 });
  // @ts-expect-error it has no such placeholder
  say('place.box', { box: 1, hand: 1 });
  // @ts-expect-error a count is a number
  say('hands', { count: 'two' });
  // @ts-expect-error it has no placeholder
  say('deal', { box: 1 });
}
