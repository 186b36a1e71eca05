// Moments in mid-flight, and what a player sees with other eyes, hands and screens.

import { A, bets, C, D, type Scene, SIZES } from './scene.ts';
import { FOUR_BETS } from './table-scenes.ts';

export const MOMENT_SCENES: readonly Scene[] = [
  {
    name: 'a-three-sevens',
    table: A,
    size: SIZES.hd,
    cards: '7s,Td,7h,6c,7d,Tc',
    acts: [...bets('5@1', '5@1:sevens'), 'press deal', 'press hit', 'wait 1400'],
    moving: true,
  },
  {
    name: 'a-three-sevens',
    table: A,
    size: SIZES.portrait,
    cards: '7s,Td,7h,6c,7d,Tc',
    acts: [...bets('5@1', '5@1:sevens'), 'press deal', 'press hit', 'wait 1400'],
    moving: true,
  },
  {
    name: 'd-dealing',
    table: D,
    size: SIZES.hd,
    cards: '8s,7s,Ts,9s,2s,Td,8h,7h,6c,3d,9h,5s',
    acts: [...bets('25@1', '5@2', '5@3', '25@4', '100@5'), 'press deal', 'wait 1200'],
    moving: true,
  },
  {
    name: 'c-dealer-drawing',
    table: C,
    size: SIZES.hd,
    cards: 'Ts,2d,9h,3c,2h,3s,4d,As',
    acts: [...bets('25@1'), 'press deal', 'press stand', 'wait 1500'],
    moving: true,
  },
  {
    name: 'c-bust',
    table: C,
    size: SIZES.hd,
    cards: 'Ts,9s,6d,6h,8s,9c,Kc',
    acts: [...bets('25@1', '25@2'), 'press deal', 'press hit', 'wait 900'],
    moving: true,
  },
];

const DECIDING = '8s,Ts,9s,7s,Td,8h,5h,7h,7c,6c';

/** The table as it is on other screens, and for other eyes. */
export const EYE_SCENES: readonly Scene[] = [
  {
    name: 'a-deciding',
    table: A,
    size: SIZES.sharp,
    cards: DECIDING,
    acts: [...FOUR_BETS, 'press deal'],
  },
  { name: 'd-bets-down', table: D, size: SIZES.sharp, acts: bets('5@1', '25@2', '25@3', '100@4', '500@5') },
  ...[SIZES.hd, SIZES.portrait].flatMap((size) => [
    {
      name: 'a-deciding-grey',
      table: A,
      size,
      cards: DECIDING,
      acts: [...FOUR_BETS, 'press deal'],
      grey: true,
    },
    {
      name: 'a-deciding-forced-colours',
      table: A,
      size,
      cards: DECIDING,
      acts: [...FOUR_BETS, 'press deal'],
      forcedColours: true,
    },
    {
      name: 'a-deciding-focus',
      table: A,
      size,
      cards: DECIDING,
      acts: [...FOUR_BETS, 'press deal', 'focus hit'],
    },
    { name: 'd-chip-in-hand', table: D, size, acts: [...bets('25@2', '1@1'), 'hold 3'] },
    {
      name: 'a-deciding-four-colours',
      table: A,
      size,
      cards: '8s,Ts,9d,7c,Td,8h,5h,7h,7c,6c',
      acts: [...FOUR_BETS, 'press deal'],
      settings: { fourColour: true },
    },
  ]),
  {
    name: 'a-deciding-notch',
    table: A,
    size: SIZES.portrait,
    cards: DECIDING,
    acts: [...FOUR_BETS, 'press deal'],
    safeArea: { top: 47, right: 0, bottom: 34, left: 0 },
  },
  {
    name: 'a-deciding-notch',
    table: A,
    size: SIZES.side,
    cards: DECIDING,
    acts: [...FOUR_BETS, 'press deal'],
    safeArea: { top: 0, right: 47, bottom: 21, left: 47 },
  },
  { name: 'a-empty', table: A, size: SIZES.tablet, acts: [] },
  {
    name: 'd-deciding',
    table: D,
    size: SIZES.tablet,
    cards: '8s,7s,Ts,9s,2s,Td,8h,7h,6c,3d,9h,5s',
    acts: [...bets('25@1', '5@2', '5@3', '25@4', '100@5'), 'press deal'],
  },
];
