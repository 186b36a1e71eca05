// A table with everything it needs: money, dealer, round, stage, sound and the HTML over it.

import type { Card } from '../cards/card.ts';
import { advisorOf, workerAnswers } from '../coach/advisor.ts';
import { Coach } from '../coach/coach.ts';
import { askAhead, doubtOf } from '../coach/doubts.ts';
import { mountTable } from '../controls/mount.tsx';
import { NO_WAYS } from '../controls/room.ts';
import { Seat } from '../controls/seat.ts';
import { phaseOf } from '../round/progress.ts';
import { askAheadForContext } from '../stage/scene/context-ahead.ts';
import type { TableRules } from '../tables/rules.ts';
import { deskOf } from './desk-of-table.ts';
import { furnish } from './furnish.ts';
import { type House, LAST_TABLE } from './house.ts';
import { type HouseAtTable, houseAtTable } from './house-at-table.ts';
import { inOneTab, type StopTable } from './one-table.ts';
import { openMoneyAndRound, openRehearsal, type TableInUse } from './table-in-use.ts';

/** Opens the table; a round that was broken off goes on, at the table it was begun at. */
export async function openTable(
  house: House,
  asked: TableRules,
  rehearsal: readonly Card[] | null,
): Promise<void> {
  if (rehearsal === null) {
    await inOneTab(house, asked, () => openKept(house, asked));
    return;
  }
  const held = houseAtTable(house, true);
  await sitDown(house, asked, await openRehearsal(asked, rehearsal, held.gate), held);
}

/** The table with the player's own money, once no round that cannot go on stands in its way. */
async function openKept(house: House, asked: TableRules): Promise<StopTable> {
  const held = houseAtTable(house, false);
  const opening = openMoneyAndRound(asked, house.store, held.gate);
  // The records are read without this page's help.
  if (!house.plainCanvas) askAheadForContext();
  const opened = await opening;
  if (opened.ok) return sitDown(house, asked, opened.table, held);
  let stop: StopTable = async () => {};
  const { openBroken } = await import('./open-broken.ts');
  await openBroken(house, asked, opened, async () => {
    await opened.giveUp();
    stop = await openKept(house, asked);
  });
  return () => stop();
}

/** Sits down at a table in use; the call that is given takes everything away again. */
export async function sitDown(
  house: House,
  asked: TableRules,
  inUse: TableInUse,
  held: HouseAtTable,
): Promise<StopTable> {
  const { store, tab, settings, houseRules } = house;
  const { rules, session, more, lobby } = inUse;
  const desk = inUse.kept === null ? null : await deskOf(inUse.kept, session, held.facts, houseRules, tab);
  if (desk !== null) store.write(LAST_TABLE, rules.id);

  const furnished = await furnish(house, rules, settings, phaseOf(session.state) !== 'betting');
  const { words, cue } = furnished;
  const worker = workerAnswers();
  const advisor = advisorOf(worker.answer);
  const coach = new Coach(session, advisor, () => settings.value.coach);
  session.watch(() => {
    if (settings.value.warnings) askAhead(session.state, advisor);
  });
  const seat = new Seat({
    rules,
    session: lobby?.played ?? session,
    doubter: (state, choice) => doubtOf(state, choice, advisor, settings.value.warnFrom),
    warns: () => settings.value.warnings,
    confirms: () => settings.value.confirmations,
    cue,
    more: more?.ask ?? null,
    topUpTo: more?.by === 'topUp' ? more.to : null,
    wait: held.wait,
  });
  furnished.show(session, seat);
  // What the session has brought is not told before it is seen.
  seat.listen((fact) => void held.facts.follow([fact], session.state));
  const lasting = store.lasting && inUse.kept?.lasting !== false;
  // A lobby has the rounds, whatever the browser keeps; but not the shoe of a dealer in the page.
  const roundsLast = lobby === null ? lasting : inUse.kept?.lasting !== false;
  const own = {
    houseRules,
    rehearsal: desk === null,
    lasting,
    coach,
    facts: held.facts,
    desk,
    ways: lobby?.ways ?? NO_WAYS,
  };
  const room = furnished.roomOf(seat, own, (language) => {
    settings.change({ language });
  });
  document.title = words.say('house.title', { table: rules.name });
  const unmount = mountTable(furnished.controls, room);
  if (rules.id !== asked.id) seat.tell({ kind: 'note', note: 'other-table', table: rules.name });
  else if (inUse.wasDamaged) seat.tell({ kind: 'note', note: 'ledger-damaged' });
  else if (desk !== null && !roundsLast) seat.tell({ kind: 'note', note: 'not-lasting' });
  const clear = async (): Promise<void> => {
    session.close();
    coach.stop();
    worker.end();
    seat.close();
    unmount();
    furnished.clear();
    await session.written;
    // A debit that was just asked for is on its way to the ledger by then.
    await new Promise((resume) => setTimeout(resume));
  };
  let cleared: Promise<void> | null = null;
  const stop = (): Promise<void> => {
    cleared ??= clear();
    return cleared;
  };
  lobby?.opened(stop);
  // Not waited for: a wallet that is silent may hold it up for as long as it likes, and the table must be able to stop.
  void session.resume();
  return stop;
}
