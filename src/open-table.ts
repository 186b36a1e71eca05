// A table with everything it needs: money, dealer, round, stage, sound and the HTML over it.

import type { Card } from './cards/card.ts';
import { noDoubts } from './controls/doubt.ts';
import { mountTable } from './controls/mount.tsx';
import type { TableRoom } from './controls/room.ts';
import { Seat } from './controls/seat.ts';
import type { TableStage } from './controls/table-stage.ts';
import { pageDealer, rehearsalDealer } from './dealer/page-dealer.ts';
import { memoryShoes } from './dealer/shoe-store.ts';
import { type House, LAST_TABLE, LEDGER, wordsFor } from './house.ts';
import { addressOf } from './launch/launch-options.ts';
import { playMoneyWallet, STARTING_BALANCE } from './money/play-money.ts';
import { memoryStore } from './money/store.ts';
import { newRoundId } from './session/round-id.ts';
import { TableSession } from './session/table-session.ts';
import { kept } from './settings/watched.ts';
import { layoutTable } from './stage/layout/layout.ts';
import { spotPlaces } from './stage/layout/spots.ts';
import type { TableRules } from './tables/rules.ts';

function bareStage(page: HTMLElement, rules: TableRules): TableStage {
  const watchers = new Set<() => void>();
  const read = () => layoutTable({ width: page.clientWidth, height: page.clientHeight }, rules);
  let layout = read();
  new ResizeObserver(() => {
    layout = read();
    for (const watcher of watchers) watcher();
  }).observe(page);
  return {
    layout: () => layout,
    spots: () => spotPlaces(layout),
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    chipInHand() {},
    highlight() {},
    skip() {},
  };
}

export async function openTable(
  { page, store, settings, lang, language }: House,
  rules: TableRules,
  rehearsal: readonly Card[] | null,
): Promise<void> {
  const words = await wordsFor(language, rules.currency);
  if (rehearsal === null) store.write(LAST_TABLE, rules.id);
  // A rehearsal has money of its own, which nothing keeps.
  const wallet = playMoneyWallet(rehearsal === null ? store : memoryStore(), LEDGER);
  const dealer =
    rehearsal === null
      ? await pageDealer(rules, memoryShoes())
      : rehearsalDealer(rules, rehearsal, memoryShoes());
  const session = new TableSession({
    rules,
    dealer,
    wallet,
    balance: await wallet.balance(),
    newRoundId,
    pause: (milliseconds) => new Promise((resume) => setTimeout(resume, milliseconds)),
    now: () => Date.now(),
  });
  const cue = () => {};
  const seat = new Seat({
    rules,
    session,
    doubter: noDoubts,
    warns: () => settings.value.warnings,
    cue,
    topUp: async () => {
      wallet.topUp();
      await session.readBalance();
    },
    topUpTo: STARTING_BALANCE,
  });
  session.follow((facts) => {
    for (const fact of facts) seat.saw(fact);
    return undefined;
  });
  const room = kept<TableRoom>({
    seat,
    words,
    settings,
    stage: bareStage(page, rules),
    drawChip: () => null,
    rehearsal: rehearsal !== null,
    lasting: store.lasting,
    tables: addressOf(null, lang),
    chooseLanguage(language) {
      settings.change({ language });
      void wordsFor(language, rules.currency).then((words) => room.set({ ...room.value, words }));
    },
    cue,
  });
  document.title = words.say('house.title', { table: rules.name });
  mountTable(page, room);
}
