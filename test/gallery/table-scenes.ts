// Every table in every phase: upright, on its side, on a desk.

import { A, B, bets, C, D, type Scene, SIZES } from './scene.ts';

export const FOUR_BETS = bets('25@1', '5@2', '5@2', '1@2:sevens', '100@3', '0.50@4', '25@4', '5@4:blackjack');
const SPLIT_TWICE = '8s,Ts,9s,7s,Td,8h,5h,7h,7c,6c,8d,2c,Tc,3d,9h,8c,4s,5s,6h,2d,3c,Kd';
export const TABLE_SCENES: readonly Scene[] = [
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
