// The pictures of the gallery: each a table in a phase, at a size, in a language, brought about as a player would.

import type { Page } from 'playwright-core';

export interface Size {
  readonly width: number;
  readonly height: number;
  readonly ratio?: number;
}

export interface Scene {
  readonly name: string;
  readonly table: string | null;
  readonly size: Size;
  readonly lang?: 'en' | 'es' | 'fr';
  readonly cards?: string;
  /** What is done, in order: see `act`. */
  readonly acts: readonly string[];
  /** Full motion, for a picture in mid-flight; else what is shown is shown at once. */
  readonly moving?: boolean;
  /** Settings other than those a player begins with. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

export const SIZES = {
  hd: { width: 1280, height: 720 },
  full: { width: 1920, height: 1080 },
  laptop: { width: 1024, height: 576 },
  small: { width: 800, height: 450 },
  popOut: { width: 400, height: 225, ratio: 2 },
  side: { width: 844, height: 390, ratio: 2 },
  portrait: { width: 390, height: 844, ratio: 2 },
  phone: { width: 375, height: 667, ratio: 2 },
  least: { width: 320, height: 568, ratio: 2 },
  wall: { width: 3840, height: 2160 },
} as const satisfies Record<string, Size>;

const A = 'double-exposure';
const B = 'double-exposure-3-hand';
const C = 'three-hand';
const D = 'multi-hand';

/** Bets on these boxes: "25@1" is a chip of 25.00 on box 1, "1@1:sevens" one on its side bet. */
const bets = (...chips: readonly string[]): readonly string[] => chips.map((chip) => `bet ${chip}`);

const FOUR_BETS = bets('25@1', '5@2', '5@2', '1@2:sevens', '100@3', '0.50@4', '25@4', '5@4:blackjack');
const SPLIT_TWICE = '8s,Ts,9s,7s,Td,8h,5h,7h,7c,6c,8d,2c,Tc,3d,9h,8c,4s,5s,6h,2d,3c,Kd';
const CROWDED =
  '8s,Ts,9s,7s,6d,8h,5h,7h,7c,5c,8d,8c,2c,3c,4s,Ah,2d,3d,4d,As,2h,3h,4h,Ad,2s,3s,4c,Ac,Kd,Qd,9h,8c,7d,6s,5s';

const TABLE_SCENES: readonly Scene[] = [
  ...[SIZES.hd, SIZES.portrait, SIZES.side].flatMap((size) => [
    { name: 'a-empty', table: A, size, acts: [] },
    { name: 'a-bets-down', table: A, size, acts: [...FOUR_BETS] },
    {
      name: 'a-deciding',
      table: A,
      size,
      cards: '8s,Ts,9s,7s,Td,8h,5h,7h,7c,6c',
      acts: [...FOUR_BETS, 'press deal'],
    },
    {
      name: 'a-split-twice',
      table: A,
      size,
      cards: SPLIT_TWICE,
      acts: [...bets('25@1', '5@2', '5@3', '5@4'), 'press deal', 'press split', 'press split'],
    },
    {
      name: 'a-paid',
      table: A,
      size,
      cards: 'Ts,As,Td,9s,Kh,6c,Tc',
      acts: [...bets('25@1', '5@2'), 'press deal', 'press stand', 'settled'],
    },
    { name: 'b-empty', table: B, size, acts: [] },
    {
      name: 'b-deciding',
      table: B,
      size,
      cards: 'As,Kd,9d,Ad,6s,Kh,2c,6c',
      acts: [...bets('25@1', '100@2', '5@3'), 'press deal'],
    },
    {
      name: 'b-paid',
      table: B,
      size,
      cards: 'As,Kd,9d,Ad,6s,Kh,2c,6c,4d,9s,Jc,Tc,5h,9c',
      acts: [...bets('25@1', '100@2', '5@3'), 'press deal', 'press double', 'press standAll', 'settled'],
    },
    { name: 'c-bets-down', table: C, size, acts: [...bets('25@1', '1@1:doubleJack', '5@2', '500@3')] },
    {
      name: 'c-insurance',
      table: C,
      size,
      cards: 'Js,As,Td,Ah,Jh,Kh,8c,5d',
      acts: [...bets('25@1', '1@1:doubleJack', '5@2', '5@3'), 'press deal'],
    },
    {
      name: 'c-even-money',
      table: C,
      size,
      cards: 'Ts,As,Td,Ah,9h,Kh,8c,5d',
      acts: [...bets('25@1', '5@2', '5@3'), 'press deal', 'press noInsurance'],
    },
    { name: 'd-bets-down', table: D, size, acts: [...bets('5@1', '25@2', '25@3', '100@4', '500@5')] },
    {
      name: 'd-deciding',
      table: D,
      size,
      cards: '8s,7s,Ts,9s,2s,Td,8h,7h,6c,3d,9h,5s',
      acts: [...bets('25@1', '5@2', '5@3', '25@4', '100@5'), 'press deal'],
    },
    {
      name: 'd-split',
      table: D,
      size,
      cards: '8s,7s,Ts,9s,2s,Td,8h,7h,6c,3d,9h,5s,3c,2d,9c',
      acts: [...bets('25@1', '5@2', '5@3', '25@4', '100@5'), 'press deal', 'press split', 'press double'],
    },
    {
      name: 'd-paid',
      table: D,
      size,
      cards: 'As,Ts,Td,Kh,9c,7s,Tc',
      acts: [...bets('25@1', '5@2'), 'press deal', 'press stand', 'settled'],
    },
  ]),
];

const CROWDED_SCENES: readonly Scene[] = [
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
].map((size) => ({
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

const SIZE_SCENES: readonly Scene[] = [
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

const WORD_SCENES: readonly Scene[] = (['es', 'fr'] as const).flatMap((lang) =>
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

const MOMENT_SCENES: readonly Scene[] = [
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

const DIALOG_SCENES: readonly Scene[] = [SIZES.hd, SIZES.portrait, SIZES.least].flatMap((size) => [
  { name: 'picker', table: null, size, acts: [] },
  { name: 'help', table: C, size, acts: ['press icon.help'] },
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

export const SCENES: readonly Scene[] = [
  ...TABLE_SCENES,
  ...CROWDED_SCENES,
  ...SIZE_SCENES,
  ...WORD_SCENES,
  ...MOMENT_SCENES,
  ...DIALOG_SCENES,
];

/** The picture's name: scene, size, and language where it is not English. */
export function pictureName({ name, size, lang = 'en' }: Scene): string {
  return `${name}-${size.width}x${size.height}${lang === 'en' ? '' : `-${lang}`}`;
}

export function addressOf(scene: Scene): string {
  const query = new URLSearchParams();
  if (scene.table !== null) query.set('table', scene.table);
  if (scene.cards !== undefined) query.set('cards', scene.cards);
  query.set('lang', scene.lang ?? 'en');
  return `?${query}`;
}

const READY = ':not([aria-disabled="true"])';

/** Does one act of a scene: a bet, a press of the button named by its key, a wait for the end of the round. */
export async function act(page: Page, doing: string): Promise<void> {
  const [verb, what = ''] = doing.split(' ');
  if (verb === 'bet') {
    const [chip = '', spot = ''] = what.split('@');
    const [box, side = 'main'] = spot.split(':');
    const minor = Math.round(Number(chip) * 100);
    await page.locator(`[data-chip="${minor}"] input`).check({ force: true });
    await page.locator(`[data-spot="${box}:${side}"]`).click({ force: true });
  } else if (verb === 'press') {
    const button = page
      .locator(`[data-area="${what}"]${READY}`)
      .or(page.locator(`[data-icon="${what.replace('icon.', '')}"]`));
    await button.first().click();
  } else if (verb === 'asked') {
    await page.locator('dialog[data-kind="question"]').waitFor();
  } else if (verb === 'coached') {
    await page.locator('[data-area="stand"]', { hasText: /\d/ }).waitFor();
  } else if (verb === 'settled') {
    await page.locator('[data-phase="settled"]').waitFor();
  } else if (verb === 'wait') {
    // A picture in mid-flight is of a moment, which only time brings.
    await page.waitForTimeout(Number(what));
  }
}
