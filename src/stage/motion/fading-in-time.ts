// The mover for reduced motion where the house lets nobody see a result sooner: it fades as the other does, and each thing
// takes the time that it takes with motion.

import { fading } from './fading.ts';
import type { Mover } from './mover.ts';
import { dealTimes, PACE } from './pace.ts';
import type { Script } from './script.ts';

const FADE = PACE.fade.ms;
/** What fades in has to lie there whole at this moment, and is seen no sooner. */
const lies = (whole: number) => ({ seen: whole, whole });

/** Nothing goes on before this moment. */
function until(script: Script, at: number): number {
  script.call(at, () => {});
  return at;
}

export const fadingInTime: Mover = {
  ...fading,
  rhythm: { ...fading.rhythm, deal: PACE.dealNext, chip: PACE.chipNext, pay: PACE.payNext },

  deal(script, actor, spec, from, at) {
    const { whole } = dealTimes(spec.card === null);
    fading.deal(script, actor, spec, from, at + whole - FADE);
    return lies(at + whole);
  },

  reveal(script, actor, spec, at) {
    const whole = PACE.reveal.hold + PACE.reveal.ms;
    fading.reveal(script, actor, spec, at + whole - FADE);
    return lies(at + whole);
  },

  look(script, _actor, _spec, at) {
    script.gate(at + PACE.look.ms);
    return at + PACE.look.ms;
  },

  move(script, actor, goal, at, move) {
    fading.move(script, actor, goal, at, move);
    return until(script, at + move.ms);
  },

  collect(script, actor, to, at) {
    fading.collect(script, actor, to, at);
    return until(script, at + PACE.collect.ms);
  },

  bring(script, pile, from, at, move) {
    fading.bring(script, pile, from, at, move);
    until(script, at + move.ms + PACE.bounce);
    return at + move.ms;
  },

  take(script, pile, to, at, move) {
    fading.take(script, pile, to, at, move);
    return until(script, at + move.ms);
  },

  light(script, halo, goal, at) {
    fading.light(script, halo, goal, at);
    return until(script, at + PACE.halo.ms);
  },

  accent: (script, _label, _from, at, { ms }) => until(script, at + ms),
};
