// From facts to motion: one scene for each kind of fact, written one after another into a script.

import type { Fact } from '../../round/facts.ts';
import type { SeenTable } from '../seen/seen-table.ts';
import { changeBets, doubleBet, insure, splitHand } from './bet-scenes.ts';
import { dealCard, lookUnder, turnHole } from './card-scenes.ts';
import { Direction, type Setting } from './direction.ts';
import { PACE } from './pace.ts';
import { settleBet, settleRound } from './result-scenes.ts';
import { Script } from './script.ts';

/** What only needs to be carried from one picture to the next. */
function carryOver(d: Direction, fact: Fact, at: number): void {
  const after = d.next(fact);
  d.carry(after.picture, { at });
  d.told(fact, after, at);
  d.at = at;
}

const isDealt = (fact: Fact | undefined): boolean =>
  fact?.type === 'card.dealt' || fact?.type === 'hole.dealt';

function direct(d: Direction, fact: Fact, before: Fact | undefined): void {
  switch (fact.type) {
    case 'bets.changed':
      changeBets(d, fact);
      break;
    case 'card.dealt':
    case 'hole.dealt':
      dealCard(d, fact, isDealt(before));
      break;
    case 'hole.turned':
      turnHole(d, fact);
      break;
    case 'dealer.looked':
      lookUnder(d, fact);
      break;
    case 'offer.taken':
      insure(d, fact);
      break;
    case 'hand.doubled':
      doubleBet(d, fact);
      break;
    case 'hand.split':
      splitHand(d, fact);
      break;
    case 'bet.settled':
      settleBet(d, fact, before?.type === 'bet.settled');
      break;
    case 'round.settled':
      settleRound(d, fact);
      break;
    case 'bets.staked':
    case 'stake.refused':
      carryOver(d, fact, d.at);
      break;
    case 'offer.made':
    case 'offer.declined':
    case 'hand.activated':
    case 'hand.finished':
      carryOver(d, fact, d.afterBeat);
      break;
  }
}

/** The first frame of a script that was written anew shows what lies there, before anything else happens. */
const FIRST_FRAME = 1;

/**
 * The script that shows these facts on a table as it is seen now.
 *
 * @param anew some facts of the scene have been shown, and everything was just put in its place
 */
export function choreograph(
  setting: Setting,
  seen: SeenTable,
  facts: readonly Fact[],
  anew: boolean,
): Script {
  const script = new Script();
  const direction = new Direction(setting, script, seen);
  if (anew) direction.whole(FIRST_FRAME);
  for (const [i, fact] of facts.entries()) direct(direction, fact, facts[i - 1]);
  // What lies open at the end lies so for a moment before the round goes on to what it means.
  if (direction.lastWhole >= script.end) script.gate(direction.lastWhole + PACE.beat / 2);
  return script;
}
