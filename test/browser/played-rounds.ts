// Whole rounds, on each table with what is special to it: the cards are set, the money is written out. Played in Chromium
// by npm test, and in every engine by npm run test:engines.

export interface PlayedRound {
  readonly name: string;
  readonly table: string;
  readonly cards: string;
  /** A spot, the chip that is put there, and how often. */
  readonly bets: readonly (readonly [spot: string, chip: string, times: number])[];
  /** The buttons, in order; Deal comes before them. */
  readonly presses: readonly string[];
  /** As it is shown in the end; it was 1,000.00. */
  readonly balance: string;
}

export const PLAYED_ROUNDS: readonly PlayedRound[] = [
  {
    name: 'eights are split, one doubled, and the dealer’s 21 takes both; the Sevens bet is lost',
    table: 'double-exposure',
    cards: '8s,Td,8h,6c,3d,Tc,9h,5s',
    bets: [
      ['Box 1, main bet', '5.00', 2],
      ['Box 1, Sevens', '1.00', 2],
    ],
    presses: ['Split', 'Double', 'Stand'],
    balance: '968.00',
  },
  {
    name: 'three sevens pay 250 to 1',
    table: 'double-exposure',
    cards: '7s,Td,7h,6c,7d,Tc',
    bets: [
      ['Box 2, main bet', '1.00', 1],
      ['Box 2, Sevens', '5.00', 4],
    ],
    presses: ['Hit'],
    balance: '6,001.00',
  },
  {
    name: 'a dealt blackjack is paid 1 to 1 and its side bet 19 to 1',
    table: 'double-exposure',
    cards: 'As,Td,Kh,9c',
    bets: [
      ['Box 4, main bet', '5.00', 2],
      ['Box 4, Blackjack', '1.00', 1],
    ],
    presses: [],
    balance: '1,029.00',
  },
  {
    name: 'Stand all stands on the hands of later boxes too',
    table: 'double-exposure',
    cards: 'Ts,9s,8s,Td,Th,9h,8h,8c',
    bets: [
      ['Box 1, main bet', '5.00', 1],
      ['Box 2, main bet', '5.00', 1],
      ['Box 3, main bet', '5.00', 1],
    ],
    presses: ['Stand all'],
    balance: '995.00',
  },
  {
    name: 'a soft 17 is doubled, the dealer hits one, and kings are split',
    table: 'double-exposure-3-hand',
    cards: 'As,Kd,Ad,6s,Kh,6c,4d,9c,8c,Tc,5c',
    bets: [
      ['Box 1, main bet', '5.00', 2],
      ['Box 2, main bet', '25.00', 1],
    ],
    presses: ['Double', 'Split', 'Stand', 'Stand'],
    balance: '1,070.00',
  },
  {
    name: 'a blackjack against the dealer’s blackjack is paid',
    table: 'double-exposure-3-hand',
    cards: 'As,Ad,Kh,Tc',
    bets: [['Box 1, main bet', '25.00', 1]],
    presses: [],
    balance: '1,025.00',
  },
  {
    name: 'insurance pays when the dealer has a blackjack, and a pair of jacks 30 to 1',
    table: 'three-hand',
    cards: 'Js,Ad,Jh,Kc',
    bets: [
      ['Box 1, main bet', '5.00', 2],
      ['Box 1, Double Jack', '1.00', 1],
    ],
    presses: ['Insure'],
    balance: '1,030.00',
  },
  {
    name: 'even money is paid at once, whatever the dealer has',
    table: 'three-hand',
    cards: 'As,Ad,Kh,Kc',
    bets: [['Box 1, main bet', '5.00', 2]],
    presses: ['Even money'],
    balance: '1,010.00',
  },
  {
    name: 'declined, the blackjack is paid 3 to 2 after a look that finds nothing',
    table: 'three-hand',
    cards: 'As,Ad,Kh,7c',
    bets: [['Box 1, main bet', '5.00', 2]],
    presses: ['No even money'],
    balance: '1,015.00',
  },
  {
    name: 'the dealer’s blackjack takes doubled and split bets whole',
    table: 'multi-hand',
    cards: '8s,Td,8h,Ac,3d,Tc,9h',
    bets: [['Box 5, main bet', '5.00', 2]],
    presses: ['Split', 'Double', 'Stand'],
    balance: '970.00',
  },
  {
    name: 'a blackjack is insured against an ace, and pushes',
    table: 'multi-hand',
    cards: 'As,Ad,Kh,Kc',
    bets: [['Box 1, main bet', '5.00', 2]],
    presses: ['Insure'],
    balance: '1,010.00',
  },
];
