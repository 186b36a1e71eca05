// The mover for reduced motion: nothing flies; what changes fades in its place within a fifth of a second.

import type { CardSpec } from '../picture/picture.ts';
import type { CardActor } from '../scene/cast.ts';
import type { Mover } from './mover.ts';
import { PACE } from './pace.ts';
import type { Goal, Script } from './script.ts';

interface Placed {
  x: number;
  y: number;
  alpha: number;
}

const { ms: FADE, ease: EASE } = PACE.fade;

/** A card is there, from one moment to the next, and its face with it. */
function show(script: Script, actor: CardActor, spec: CardSpec, at: number) {
  const { x, y, width, turn, height } = spec;
  const flip = spec.card === null ? 0 : 1;
  script.call(at, () => Object.assign(actor, { x, y, width, turn, height, flip, alpha: 0 }));
  script.to(actor, { alpha: 1 }, at, FADE, EASE);
  return { seen: at + FADE, whole: at + FADE };
}

/** A shorter way than this is a correction, and needs no fade; CSS pixels. */
const NEAR = 60;

/** Out of sight where it is and into sight where it goes. */
function jump<A extends Placed>(script: Script, actor: A, goal: Goal<A>, at: number): number {
  let isFar = false;
  script.call(at, () => {
    const before = { x: actor.x, y: actor.y };
    Object.assign(actor, goal);
    isFar = Math.hypot(actor.x - before.x, actor.y - before.y) > NEAR;
  });
  script.run(
    (t) => {
      if (isFar) actor.alpha = Math.max(0.2, t);
    },
    at,
    FADE,
    EASE,
  );
  return at + FADE;
}

export const fading: Mover = {
  rhythm: { deal: 60, chip: 30, pay: 40, collect: 0 },
  deal: (script, actor, spec, _from, at) => show(script, actor, spec, at),
  reveal: (script, actor, spec, at) => show(script, actor, spec, at),
  look: (script, _actor, _spec, at) => {
    script.gate(at + FADE);
    return at + FADE;
  },
  move: (script, actor, goal, at) => jump(script, actor, goal, at),
  collect: (script, actor, _to, at) => fading.vanish(script, actor, at),
  bring(script, pile, _from, at) {
    pile.alpha = 0;
    return fading.appear(script, pile, at);
  },
  take: (script, pile, _to, at) => fading.vanish(script, pile, at),
  light(script, halo, goal, at) {
    script.call(at, () => Object.assign(halo, goal));
    return at;
  },
  accent: (_script, _label, _from, at) => at,
  appear(script, actor, at) {
    script.to(actor, { alpha: 1 }, at, FADE, EASE);
    return at + FADE;
  },
  vanish(script, actor, at) {
    script.to(actor, { alpha: 0 }, at, FADE, EASE);
    return at + FADE;
  },
};
