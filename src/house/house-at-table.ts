// The house rules at a table: the session they speak of, and the gate that holds it to them.

import { type GateParts, houseGate } from '../house-rules/house-gate.ts';
import type { HouseRules } from '../house-rules/house-rules.ts';
import { RoundPace } from '../house-rules/round-pace.ts';
import { memoryStore, type TextStore } from '../money/store.ts';
import type { Gate } from '../session/gate.ts';
import { SessionFacts } from '../session/session-facts.ts';
import { net } from '../session/tally.ts';
import { reminderEvery } from '../settings/held.ts';
import type { House } from './house.ts';

export interface HouseAtTable {
  readonly facts: SessionFacts;
  readonly gate: Gate;
  /** Milliseconds until the next round may start. */
  readonly wait: () => number;
}

const now = () => Date.now();

/** A session that the house holds to something goes on in another tab; one that it does not is the tab's own. */
function sessionStore(
  { maxLoss, realityCheckMinutes }: HouseRules,
  store: TextStore,
  tab: TextStore,
): TextStore {
  const isHeld = maxLoss !== null || realityCheckMinutes > 0;
  return isHeld && store.lasting ? store : tab;
}

export function houseAtTable(
  { houseRules, store, tab, settings }: Pick<House, 'houseRules' | 'store' | 'tab' | 'settings'>,
  isRehearsal: boolean,
): HouseAtTable {
  const facts = new SessionFacts(isRehearsal ? memoryStore() : sessionStore(houseRules, store, tab), now);
  const pace = new RoundPace({
    minimumSeconds: houseRules.minimumRoundSeconds,
    store,
    now,
    ticks: () => performance.now(),
  });
  const parts: GateParts = {
    houseRules,
    pace,
    lost: () => -net(facts.tally),
    // A rehearsal is nobody's session, and is not reminded.
    isReminderDue: () => !isRehearsal && facts.isDue(reminderEvery(settings.held, settings.value)),
  };
  return { facts, gate: houseGate(parts), wait: () => pace.left };
}
