// Tables for the stage's tests: the four of the house, and one with all that a table may have at once.

import type { Card } from '../../src/cards/card.ts';
import type { SeenBox, SeenHand, SeenTable } from '../../src/stage/seen/seen-table.ts';
import type { StageTexts } from '../../src/stage/texts.ts';
import { doubleExposure } from '../../src/tables/double-exposure.ts';
import { doubleExposure3Hand } from '../../src/tables/double-exposure-3-hand.ts';
import { multiHand } from '../../src/tables/multi-hand.ts';
import type { TableRules } from '../../src/tables/rules.ts';
import { threeHand } from '../../src/tables/three-hand.ts';

/** Five boxes of up to four hands, and both of the side bets that a box of the house ever has. */
export const crowdedTable: TableRules = {
  ...doubleExposure,
  id: 'crowded',
  name: 'Five boxes',
  boxes: 5,
};

export const TABLES: readonly TableRules[] = [
  doubleExposure,
  doubleExposure3Hand,
  threeHand,
  multiHand,
  crowdedTable,
  { ...crowdedTable, id: 'three-of-four', boxes: 3 },
];

export const SIZES: readonly (readonly [number, number])[] = [
  [1920, 1080],
  [1280, 720],
  [1024, 576],
  [844, 390],
  [800, 450],
  [400, 225],
  [390, 844],
  [375, 667],
  [320, 568],
  [3840, 2160],
  [390, 763],
  [390, 720],
  [412, 780],
  [834, 1194],
  [768, 1024],
  [932, 430],
  [667, 375],
  [1280, 960],
  [2560, 1080],
];

/** As the house prints amounts, without the cost of asking the language every time. */
function plainMoney(amount: number): string {
  const [whole = '', cents = ''] = (amount / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

export const texts: StageTexts = {
  money: plainMoney,
  won: (amount) => `+ ${plainMoney(amount)}`,
  times: (count, amount) => `${count} × ${(amount / 100).toFixed(2)}`,
  bust: (total) => `Bust ${total}`,
  blackjack: 'Blackjack',
  push: 'Push',
  headline: 'Blackjack pays 3 to 2',
  secondLine: ['Dealer stands on all 17s', 'Insurance pays 2 to 1'],
  placeBets: 'Place your bets',
  betHere: 'Bet',
  sideMark: { blackjack: 'BJ', sevens: '777', doubleJack: 'JJ' },
  limits: { min: 'Min', max: 'Max' },
  sideSign: {
    blackjack: { title: 'Blackjack', lines: ['Blackjack'] },
    sevens: { title: 'Sevens', lines: ['One', 'Two', 'Three'] },
    doubleJack: { title: 'Double Jack', lines: ['One jack', 'Two jacks'] },
  },
  odds: (win, stake) => (stake === 1 ? `${win} : 1` : `${win} : ${stake}`),
  greatWin: (bet, cards) => `${bet} ${cards}`,
  greatWinLine: (stake, win, per) => `${(stake / 100).toFixed(2)} at ${win} to ${per}`,
};

/** How many cards the boxes have that are not split. */
const COUNTS = [3, 2, 5, 4, 2];

const FIVE: readonly Card[] = ['2h', '3s', '4d', 'Ac', '5h'];

export function hand(count: number, more: Partial<SeenHand> = {}): SeenHand {
  return {
    cards: FIVE.slice(0, count),
    fromSplit: false,
    stake: 2500,
    doubled: false,
    finished: false,
    outcome: null,
    returned: 0,
    ...more,
  };
}

export function box(number: number, hands: readonly SeenHand[], rules: TableRules): SeenBox {
  const side = rules.sideBets.map(({ bet }) => ({ bet, stake: 500, outcome: null, returned: 0 }));
  const insurance = rules.insurance === null ? null : { stake: 1250, outcome: null, returned: 0 };
  return {
    box: number,
    hands,
    side,
    insurance: hands.length === 1 && hands[0]?.cards.length === 2 ? insurance : null,
  };
}

/** Every box in the round, one of them split as often as the table allows, five cards to each of its hands. */
export function crowded(rules: TableRules, splitBox: number, turn: number | null): SeenTable {
  const split = Array.from({ length: rules.split.maxHands }, (_, i) =>
    hand(5, { fromSplit: true, doubled: i === 1, stake: i === 1 ? 5000 : 2500 }),
  );
  const boxes = Array.from({ length: rules.boxes }, (_, i) =>
    box(i + 1, i + 1 === splitBox ? split : [hand(COUNTS[i % COUNTS.length] ?? 2)], rules),
  );
  return {
    bets: [],
    boxes,
    dealer: { cards: ['Ts', '7d', '2c'], faceDown: false },
    turn: turn === null ? null : { box: splitBox, hand: turn },
    offered: null,
    over: false,
  };
}
