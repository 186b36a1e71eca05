// The one event of the table: a side bet that pays 40 to 1 or more, over a darkened room. Nothing waits for it.

import type { FactOf } from '../../round/facts.ts';
import type { GreatWinActor } from '../scene/cast.ts';
import type { SeenTable } from '../seen/seen-table.ts';
import type { Direction } from './direction.ts';
import { PACE } from './pace.ts';
import type { Script } from './script.ts';

/** From these odds on. */
const GREAT = 40;

type SideSettled = FactOf<'bet.settled'>;

/** What there is to show of a settled side bet, or null where it was no great win. */
function greatWin(d: Direction, fact: SideSettled, after: SeenTable): GreatWinActor | null {
  const { bet, stake, returned } = fact;
  const { rules, texts } = d.setting;
  if (bet.kind !== 'side' || stake === 0 || (returned - stake) / stake < GREAT) return null;
  const pays = rules.sideBets.find((side) => side.bet === bet.bet)?.pays ?? [];
  const index = pays.findIndex(([win, per]) => (stake * win) / per === returned - stake);
  const [win = 0, per = 1] = pays[index] ?? [];
  const box = after.boxes.find((each) => each.box === bet.box);
  // A split took the second card to the next hand; the first two still count.
  const dealt = box?.hands.flatMap(({ cards, fromSplit }) => (fromSplit ? cards.slice(0, 1) : cards)) ?? [];
  const place = d.picture.hands.find((hand) => hand.place.box === bet.box);
  if (place === undefined) return null;
  return {
    cards: dealt.slice(0, pays.length === 1 ? 2 : index + 1),
    title: texts.greatWin(bet.bet, index + 1),
    line: texts.greatWinLine(stake, win, per),
    amount: returned - stake,
    from: place.rect,
    alpha: 0,
    room: 0,
    ring: 0,
    count: 0,
    hand: 0,
    motes: 0,
  };
}

/** Shows a great win beside the script; it is over of itself, or at the next tap. */
export function showGreatWin(d: Direction, fact: SideSettled, after: SeenTable, at: number): void {
  const actor = greatWin(d, fact, after);
  if (actor === null) return;
  const { cast, flourish, mover } = d.setting;
  const isFlying = mover.rhythm.collect > 0;
  d.script.call(at, () => {
    cast.great = actor;
    flourish((script) => {
      if (isFlying) unfold(script, actor);
      else appear(script, actor);
      script.call(script.end, () => {
        if (cast.great === actor) cast.great = null;
      });
    });
  });
}

const { ms, dark, ring, back } = PACE.great;

function unfold(script: Script, actor: GreatWinActor): void {
  script.to(actor, { room: 1, alpha: 1 }, 0, dark, 'sine.out');
  script.to(actor, { hand: 1 }, 0, dark * 1.6, 'power2.out');
  script.to(actor, { ring: 1 }, dark * 0.6, ring, 'sine.inOut');
  script.to(actor, { count: 1 }, dark, ring, 'power2.out');
  script.to(actor, { motes: 1 }, 0, ms + back, 'none');
  script.to(actor, { room: 0, alpha: 0 }, ms, back, 'sine.in');
}

/** Without motion it is there, stays as long, and is gone. */
function appear(script: Script, actor: GreatWinActor): void {
  script.call(0, () => Object.assign(actor, { hand: 1, ring: 1, count: 1 }));
  script.to(actor, { room: 1, alpha: 1 }, 0, PACE.fade.ms, PACE.fade.ease);
  script.to(actor, { room: 0, alpha: 0 }, ms, PACE.fade.ms, PACE.fade.ease);
}
