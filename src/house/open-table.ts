// A table with everything it needs: money, dealer, round, stage, sound and the HTML over it.

import type { Card } from '../cards/card.ts';
import { advisorOf, workerAnswers } from '../coach/advisor.ts';
import { Coach } from '../coach/coach.ts';
import { askAhead, doubtOf } from '../coach/doubts.ts';
import { mountTable } from '../controls/mount.tsx';
import type { TableRoom } from '../controls/room.ts';
import { Seat } from '../controls/seat.ts';
import { addressOf } from '../launch/launch-options.ts';
import { feltTexts } from '../locales/felt-texts.ts';
import { kept } from '../settings/watched.ts';
import type { TableRules } from '../tables/rules.ts';
import { deskOf } from './desk-of-table.ts';
import { type House, LAST_TABLE, wordsFor } from './house.ts';
import { inOneTab, type StopTable } from './one-table.ts';
import { openBroken } from './open-broken.ts';
import { soundOf } from './sound-of-table.ts';
import { openStage, tableStage, viewOf } from './stage-over-page.ts';
import { openMoneyAndRound, openRehearsal, type TableInUse } from './table-in-use.ts';

/** Opens the table; a round that was broken off goes on, at the table it was begun at. */
export async function openTable(
  house: House,
  asked: TableRules,
  rehearsal: readonly Card[] | null,
): Promise<void> {
  if (rehearsal === null) await inOneTab(house, asked, () => openKept(house, asked));
  else await sitDown(house, asked, await openRehearsal(asked, rehearsal));
}

/** The table with the player's own money, once no round that cannot go on stands in its way. */
async function openKept(house: House, asked: TableRules): Promise<StopTable> {
  const opened = await openMoneyAndRound(asked);
  if (opened.ok) return sitDown(house, asked, opened.table);
  let stop: StopTable = async () => {};
  await openBroken(house, asked, opened.broken, async () => {
    await opened.giveUp();
    stop = await openKept(house, asked);
  });
  return () => stop();
}

async function sitDown(house: House, asked: TableRules, inUse: TableInUse): Promise<StopTable> {
  const { page, store, settings, lang } = house;
  const { rules, session, wallet, startingBalance } = inUse;
  const words = await wordsFor(house.language, rules.currency);
  const desk = inUse.kept === null ? null : await deskOf(inUse.kept, session, store);
  if (desk !== null) store.write(LAST_TABLE, rules.id);

  const picture = document.createElement('div');
  picture.className = 'stage';
  const controls = document.createElement('div');
  controls.className = 'controls';
  page.replaceChildren(picture, controls);

  const sound = soundOf(settings);
  const advisor = advisorOf(workerAnswers());
  const coach = new Coach(session, advisor, () => settings.value.coach);
  session.watch(() => {
    if (settings.value.warnings) askAhead(session.state, advisor);
  });
  const opened = await openStage(picture, rules, words, settings);
  const stage = opened?.stage ?? null;
  const seat = new Seat({
    rules,
    session,
    doubter: (state, choice) => doubtOf(state, choice, advisor, settings.value.warnFrom),
    warns: () => settings.value.warnings,
    cue: (cue) => sound.play(cue),
    topUp: async () => {
      await wallet.topUp();
      await session.readBalance();
    },
    topUpTo: startingBalance,
    limitRefusal: (stake) => desk?.limits.refusal(stake) ?? null,
  });
  if (stage === null) {
    // Nothing is drawn: what is told is seen at once.
    session.follow((facts) => {
      for (const fact of facts) seat.saw(fact);
      return undefined;
    });
  } else {
    stage.draw(viewOf(session.state));
    stage.onSeen((fact) => seat.saw(fact));
    stage.onCue((cue) => sound.play(cue));
    session.follow((facts, state) => seat.movesDuring(stage.perform(facts, viewOf(state))));
  }

  const room = kept<TableRoom>({
    seat,
    words,
    settings,
    stage: stage === null ? null : tableStage(stage),
    drawChip: opened?.drawChip ?? (() => null),
    rehearsal: desk === null,
    lasting: store.lasting && inUse.kept?.database !== null,
    coach,
    desk,
    tables: addressOf(null, lang),
    async chooseLanguage(language) {
      settings.change({ language });
      const changed = await wordsFor(language, rules.currency).catch(() => null);
      // Offline: the language in use stays.
      if (changed === null) return;
      stage?.setTexts(feltTexts(changed, rules));
      room.set({ ...room.value, words: changed });
    },
    cue: (cue) => sound.play(cue),
  });
  document.title = words.say('house.title', { table: rules.name });
  const unmount = mountTable(controls, room);
  if (rules.id !== asked.id) seat.tell({ kind: 'note', note: 'other-table', table: rules.name });
  else if (wallet.wasDamaged) seat.tell({ kind: 'note', note: 'ledger-damaged' });
  else if (desk !== null && !room.value.lasting) seat.tell({ kind: 'note', note: 'not-lasting' });
  await session.resume();
  return async () => {
    session.close();
    sound.setMuted(true);
    unmount();
    stage?.destroy();
    await session.written;
    // A debit that was just asked for is on its way to the ledger by then.
    await new Promise((resume) => setTimeout(resume));
  };
}
