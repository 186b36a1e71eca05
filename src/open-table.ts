// A table with everything it needs: money, dealer, round, stage, sound and the HTML over it.

import type { Card } from './cards/card.ts';
import { noDoubts } from './controls/doubt.ts';
import { mountTable } from './controls/mount.tsx';
import type { TableRoom } from './controls/room.ts';
import { Seat } from './controls/seat.ts';
import type { TableStage } from './controls/table-stage.ts';
import { pageDealer, rehearsalDealer } from './dealer/page-dealer.ts';
import { memoryShoes } from './dealer/shoe-store.ts';
import { addressOf } from './launch/launch-options.ts';
import type { Words } from './locales/words.ts';
import { playMoneyWallet, STARTING_BALANCE } from './money/play-money.ts';
import { memoryStore, type TextStore } from './money/store.ts';
import { newRoundId } from './session/round-id.ts';
import { TableSession } from './session/table-session.ts';
import type { KeptSettings } from './settings/kept-settings.ts';
import { kept } from './settings/watched.ts';
import { layoutTable } from './stage/layout/layout.ts';
import { spotPlaces } from './stage/layout/spots.ts';
import type { TableRules } from './tables/rules.ts';

export interface OpenTable {
  readonly rules: TableRules;
  readonly rehearsal: readonly Card[] | null;
  readonly page: HTMLElement;
  readonly store: TextStore;
  readonly settings: KeptSettings;
  readonly lang: string | null;
  readonly language: string;
  readonly wordsFor: (language: string, currency: string) => Promise<Words>;
}

const LEDGER = 'baize.play-money';

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

export async function openTable(options: OpenTable): Promise<void> {
  const { rules, rehearsal, page, store, settings, lang, wordsFor } = options;
  const words = await wordsFor(options.language, rules.currency);
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
