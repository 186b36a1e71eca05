// The mover with motion (STYLE.md, 7).

import { mix } from '../layout/shape.ts';
import type { Mover } from './mover.ts';
import { ARC, dealTimes, HEIGHT, PACE } from './pace.ts';
import type { Script } from './script.ts';

const FLIGHT_END = 0.92;

interface Flown {
  x: number;
  y: number;
}

/** Along the chord from one place to another, and `arc` pixels above it in the middle. */
function fly(
  script: Script,
  actor: Flown,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  arc: number,
  at: number,
  ms: number,
  ease: string,
): void {
  script.run(
    (t) => {
      actor.x = mix(from.x, to.x, t);
      actor.y = mix(from.y, to.y, t) - arc * 4 * t * (1 - t);
    },
    at,
    ms,
    ease,
  );
}

export const moving: Mover = {
  rhythm: { deal: PACE.dealNext, chip: PACE.chipNext, pay: PACE.payNext, collect: PACE.collectNext },

  deal(script, actor, spec, from, at) {
    const { ms, ease } = PACE.deal;
    const { x, y, width, turn } = from;
    const faceDown = spec.card === null;
    const { seen, whole } = dealTimes(faceDown);
    script.call(at, () => Object.assign(actor, { alpha: 1, x, y, width, turn, flip: 0 }));
    // A card dealt face down slides low along the felt.
    const arc = faceDown ? 0 : ARC.deal;
    const height = faceDown ? HEIGHT.slide : HEIGHT.flight;
    fly(script, actor, from, spec, arc, at, ms, ease);
    script.to(actor, { width: spec.width }, at, ms * 0.7, 'power1.inOut');
    script.to(actor, { turn: spec.turn * 2.5 }, at, ms * FLIGHT_END - 60, ease);
    script.to(actor, { turn: spec.turn }, at + ms - 60, 60, 'power1.inOut');
    script.to(actor, { height }, at, 60, 'power1.out');
    if (faceDown) {
      script.to(actor, { height: spec.height }, at + 60, ms - 60, 'power1.in');
      return { seen: at + seen, whole: at + whole };
    }
    const turnAt = at + PACE.dealTurn;
    const { ms: turning } = PACE.turn;
    script.to(actor, { height: HEIGHT.turn }, at + 60, PACE.dealTurn - 60, 'power1.inOut');
    script.to(actor, { flip: 1 }, turnAt, turning, PACE.turn.ease);
    script.to(actor, { height: spec.height }, turnAt + turning / 2, turning / 2, 'power1.in');
    return { seen: at + seen, whole: at + whole };
  },

  reveal(script, actor, spec, at) {
    const { hold, ms, ease } = PACE.reveal;
    const from = at + hold;
    script.to(actor, { flip: 1 }, from, ms, ease);
    script.to(actor, { height: HEIGHT.turn }, from, ms / 2, 'power1.out');
    script.to(actor, { height: spec.height, turn: spec.turn }, from + ms / 2, ms / 2, 'power1.in');
    return { seen: from + ms / 2, whole: from + ms };
  },

  look(script, actor, spec, at) {
    const { ms, ease } = PACE.look;
    const lifted = { height: HEIGHT.turn, turn: spec.turn - 5, y: spec.y - spec.width * 0.08 };
    script.to(actor, lifted, at, ms / 2, ease);
    script.to(actor, { height: spec.height, turn: spec.turn, y: spec.y }, at + ms / 2, ms / 2, ease);
    return at + ms;
  },

  move(script, actor, goal, at, { ms, ease }) {
    script.to(actor, goal, at, ms, ease);
    return at + ms;
  },

  collect(script, actor, to, at) {
    const { ms, ease } = PACE.collect;
    script.to(actor, { x: to.x, y: to.y, width: to.width, turn: to.turn }, at, ms, ease);
    script.to(actor, { flip: 0, shade: 1 }, at + ms * 0.35, ms * 0.45, 'sine.inOut');
    script.to(actor, { height: HEIGHT.slide }, at, ms * 0.4, 'power1.out');
    script.to(actor, { height: 0 }, at + ms * 0.6, ms * 0.4, 'power1.in');
    script.to(actor, { alpha: 0 }, at + ms, 40, 'none');
    return at + ms + 40;
  },

  bring(script, pile, from, at, { ms, ease }) {
    const to = { x: pile.x, y: pile.y };
    pile.alpha = 0;
    script.call(at, () => Object.assign(pile, { alpha: 1, ...from }));
    fly(script, pile, from, to, ARC.chip, at, ms, ease);
    script.to(pile, { height: HEIGHT.flight / 2 }, at, ms * 0.25, 'power1.out');
    script.to(pile, { height: 0 }, at + ms * 0.25, ms * 0.75, 'power2.in');
    // It lands with a bounce of two pixels.
    const half = PACE.bounce / 2;
    script.to(pile, { height: 2 }, at + ms, half, 'power1.out');
    script.to(pile, { height: 0 }, at + ms + half, half, 'power1.in');
    return at + ms;
  },

  take(script, pile, to, at, { ms, ease }) {
    script.to(pile, { x: to.x, y: to.y }, at, ms, ease);
    script.to(pile, { alpha: 0 }, at + ms * 0.75, ms * 0.25, 'none');
    return at + ms;
  },

  light(script, halo, goal, at) {
    const { ms, ease } = PACE.halo;
    script.to(halo, goal, at, ms, ease);
    return at + ms;
  },

  accent(script, label, from, at, { ms, ease }) {
    script.call(at, () => {
      label.scale = from;
    });
    script.to(label, { scale: 1 }, at, ms, ease);
    return at + ms;
  },

  appear(script, actor, at) {
    script.to(actor, { alpha: 1 }, at, PACE.fade.ms, PACE.fade.ease);
    return at + PACE.fade.ms;
  },

  vanish(script, actor, at) {
    script.to(actor, { alpha: 0 }, at, PACE.fade.ms, PACE.fade.ease);
    return at + PACE.fade.ms;
  },
};
