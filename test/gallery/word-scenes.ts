// Where text is long: Spanish, French, and the drawn-out English that shows what does not fit.

import { A, B, bets, C, D, type Scene, SIZES } from './scene.ts';
import { FOUR_BETS } from './table-scenes.ts';

const LONG_TEXT_SCENES: readonly Scene[] = (['es', 'fr'] as const).flatMap((lang) =>
  [SIZES.hd, SIZES.portrait, SIZES.least, SIZES.side].flatMap((size) => [
    {
      name: 'c-insurance',
      table: C,
      size,
      lang,
      cards: 'Js,As,Td,Ah,Jh,Kh,8c,5d',
      acts: [...bets('25@1', '5@2', '5@3'), 'press deal'],
    },
    {
      name: 'a-deciding',
      table: A,
      size,
      lang,
      cards: '8s,Ts,9s,7s,Td,8h,5h,7h,7c,6c',
      acts: [...FOUR_BETS, 'press deal'],
    },
  ]),
);

/** The felt's own print, which is what is longest. */
const FELT_SCENES: readonly Scene[] = (['es', 'fr', 'en-XA'] as const).flatMap((lang) =>
  [SIZES.hd, SIZES.portrait, SIZES.side].flatMap((size) =>
    [A, B, C, D].map((table, i) => ({ name: `${'abcd'[i]}-felt`, table, size, lang, acts: [] })),
  ),
);

/** Two fifths longer than English, where there is least room. */
const DRAWN_OUT_SCENES: readonly Scene[] = [
  SIZES.hd,
  SIZES.portrait,
  SIZES.least,
  SIZES.side,
  SIZES.small,
  SIZES.popOut,
].flatMap((size) => [
  {
    name: 'a-deciding',
    table: A,
    size,
    lang: 'en-XA',
    cards: '8s,Ts,9s,7s,Td,8h,5h,7h,7c,6c',
    acts: [...FOUR_BETS, 'press deal'],
  },
  {
    name: 'c-insurance',
    table: C,
    size,
    lang: 'en-XA',
    cards: 'Js,As,Td,Ah,Jh,Kh,8c,5d',
    acts: [...bets('25@1', '5@2', '5@3'), 'press deal'],
  },
  {
    name: 'b-paid',
    table: B,
    size,
    lang: 'en-XA',
    cards: 'As,Kd,9d,Ad,6s,Kh,2c,6c,4d,9s,Jc,Tc,5h,9c',
    acts: [
      ...bets('25@1', '100@2', '5@3'),
      'press deal',
      'press double',
      'press stand',
      'press stand',
      'settled',
    ],
  },
]);

export const WORD_SCENES: readonly Scene[] = [...LONG_TEXT_SCENES, ...FELT_SCENES, ...DRAWN_OUT_SCENES];
