// The tables at every size they promise to be readable at, as full as they get.

import { doubleExposure } from '../../src/tables/double-exposure.ts';
import type { TableRules } from '../../src/tables/rules.ts';
import { A, B, bets, C, D, type Scene, SIZES, type Size } from './scene.ts';

/** The sizes that the table promises to be readable at. */
const PROMISED: readonly Size[] = [
  SIZES.hd,
  SIZES.full,
  SIZES.laptop,
  SIZES.small,
  SIZES.side,
  SIZES.portrait,
  SIZES.phone,
  SIZES.least,
  SIZES.popOut,
  SIZES.wall,
];

const CROWDED =
  '8s,Ts,9s,7s,6d,8h,5h,7h,7c,5c,8d,8c,2c,3c,4s,Ah,2d,3d,4d,As,2h,3h,4h,Ad,2s,3s,4c,Ac,Kd,Qd,9h,8c,7d,6s,5s';

export const CROWDED_SCENES: readonly Scene[] = PROMISED.map((size) => ({
  name: 'a-crowded',
  table: A,
  size,
  cards: CROWDED,
  acts: [
    ...bets('25@1', '1@1:sevens', '5@1:blackjack', '5@2', '5@3', '5@4'),
    'press deal',
    'press split',
    'press split',
    'press split',
    'press hit',
    'press hit',
  ],
}));

/** The fullest that a table may be: both side bets, and five boxes, one of them of four hands. Only a lobby can ask for it. */
const FIVE_BOXES: TableRules = { ...doubleExposure, id: 'five-boxes', name: 'Five Boxes', boxes: 5 };
const FIVE_BOXES_CARDS =
  '8s,Ts,9s,7s,6s,6d,8h,5h,7h,7c,4c,5c,8d,8c,2c,2d,3d,Ac,2h,3h,2s,Ad,3s,2c,4d,As,3c,2d,4h,Ah,3d';
/** Each hand of the box is drawn to five cards; the last one is still to be decided. */
const FOUR_HANDS_OF_FIVE = [
  ...['press split', 'press split', 'press split'],
  ...['press hit', 'press hit', 'press hit', 'press stand'],
  ...['press hit', 'press hit', 'press hit', 'press stand'],
  ...['press hit', 'press hit', 'press hit', 'press stand'],
  ...['press hit', 'press hit', 'press hit'],
];

const FULLEST_SCENES: readonly Scene[] = [...PROMISED, SIZES.tablet].map((size) => ({
  name: 'five-boxes-fullest',
  table: null,
  rules: FIVE_BOXES,
  size,
  cards: FIVE_BOXES_CARDS,
  acts: [
    ...bets(
      '25@1',
      '1@1:sevens',
      '5@1:blackjack',
      '5@2',
      '1@2:sevens',
      '5@3',
      '100@4',
      '5@4:blackjack',
      '5@5',
    ),
    'press deal',
    ...FOUR_HANDS_OF_FIVE,
  ],
}));

const EVERY_SIZE: readonly Scene[] = [
  SIZES.full,
  SIZES.laptop,
  SIZES.small,
  SIZES.popOut,
  SIZES.phone,
  SIZES.least,
  SIZES.wall,
].flatMap((size) => [
  { name: 'd-bets-down', table: D, size, acts: [...bets('5@1', '25@2', '25@3', '100@4', '500@5')] },
  {
    name: 'c-insurance',
    table: C,
    size,
    cards: 'Js,As,Td,Ah,Jh,Kh,8c,5d',
    acts: [...bets('25@1', '1@1:doubleJack', '5@2', '5@3'), 'press deal'],
  },
  {
    name: 'b-deciding',
    table: B,
    size,
    cards: 'As,Kd,9d,Ad,6s,Kh,2c,6c',
    acts: [...bets('25@1', '100@2', '5@3'), 'press deal'],
  },
]);

export const SIZE_SCENES: readonly Scene[] = [...FULLEST_SCENES, ...EVERY_SIZE];
