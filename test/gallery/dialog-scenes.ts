// Dialogs and pages over the table.

import { A, bets, C, D, type Scene, SIZES, type Size } from './scene.ts';

/** The pop-out has one icon, the wrench. */
const helpScenes = (size: Size): readonly Scene[] =>
  size === SIZES.popOut
    ? []
    : [
        { name: 'help', table: C, size, acts: ['press icon.help', 'helped'] },
        { name: 'card', table: A, size, acts: ['press icon.help', 'card'] },
      ];

const EVERY_DIALOG: readonly Scene[] = [
  SIZES.hd,
  SIZES.portrait,
  SIZES.least,
  SIZES.side,
  SIZES.small,
  SIZES.popOut,
  SIZES.wall,
].flatMap((size): Scene[] => [
  { name: 'picker', table: null, size, acts: [] },
  ...helpScenes(size),
  { name: 'settings', table: D, size, acts: ['press icon.settings'] },
  {
    name: 'question',
    table: A,
    size,
    cards: '6s,Td,5h,6c',
    acts: [...bets('25@1'), 'press deal', 'press stand', 'asked'],
    settings: { warnings: true },
  },
  {
    name: 'coach',
    table: A,
    size,
    cards: '8s,Td,8h,6c',
    acts: [...bets('25@1'), 'press deal', 'coached'],
    settings: { coach: true },
  },
  { name: 'refused', table: C, size, acts: ['bet 1@1:doubleJack'] },
]);

export const DIALOG_SCENES: readonly Scene[] = [
  ...EVERY_DIALOG,
  { name: 'history', table: C, size: SIZES.hd, acts: ['press icon.history'] },
];
