// The mover for reduced motion: nothing flies; what changes fades in its place within a fifth of a second.

import type { CardSpec } from '../picture/picture.ts';
import type { CardActor } from '../scene/cast.ts';
import type { Mover } from './mover.ts';
import { PACE } from './pace.ts';
import type { Script } from './script.ts';

const { ms: FADE, ease: EASE } = PACE.fade;

/** A card is there, from one moment to the next, and its face with it. */
function show(script: Script, actor: CardActor, spec: CardSpec, at: number) {
  const { x, y, width, turn, height } = spec;
  const flip = spec.card === null ? 0 : 1;
  script.call(at, () => Object.assign(actor, { x, y, width, turn, height, flip, alpha: 0 }));
  script.to(actor, { alpha: 1 }, at, FADE, EASE);
  return { seen: at + FADE, whole: at + FADE };
}

/** Out of sight where it is and into sight where it goes. */
function jump(script: Script, actor: { alpha: number }, goal: object, at: number): number {
  script.call(at, () => Object.assign(actor, goal, { alpha: 0.2 }));
  script.to(actor, { alpha: 1 }, at, FADE, EASE);
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
  accent: (_script, _label, at) => at,
  appear(script, actor, at) {
    script.to(actor, { alpha: 1 }, at, FADE, EASE);
    return at + FADE;
  },
  vanish(script, actor, at) {
    script.to(actor, { alpha: 0 }, at, FADE, EASE);
    return at + FADE;
  },
};
