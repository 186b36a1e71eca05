// The stage on the page: made, kept in step with the settings, and shown to the controls as they need it.

import type { DrawChip } from '../controls/room.ts';
import type { TableStage } from '../controls/table-stage.ts';
import { feltTexts } from '../locales/felt-texts.ts';
import type { Words } from '../locales/words.ts';
import { decimalsOf } from '../money/amount.ts';
import { offeredBox } from '../round/offers.ts';
import { phaseOf, type RoundState } from '../round/progress.ts';
import type { KeptSettings } from '../settings/kept-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { spotPlaces } from '../stage/layout/spots.ts';
import {
  chipCanvas,
  createStage,
  type FaceChoice,
  type Insets,
  type MotionChoice,
  type Preference,
  type SpotPlace,
  type Stage,
  type StageView,
} from '../stage/stage.ts';
import type { TableRules } from '../tables/rules.ts';

const STILL = '(prefers-reduced-motion: reduce)';

/** Where the house lets nobody skip, less motion is no way to see a result sooner either. */
function motionOf({ value, held }: KeptSettings): MotionChoice {
  const isReduced = value.motion === 'auto' ? matchMedia(STILL).matches : value.motion === 'reduced';
  if (!isReduced) return 'full';
  return held.inTime ? 'reducedInTime' : 'reduced';
}

function facesOf({ fourColour, bigIndex }: Settings): FaceChoice {
  return { fourColour, bigIndex: bigIndex ? 'always' : 'auto' };
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** What notches and bars cover, as the style sheet knows it. */
function insetsOf(page: HTMLElement): Insets {
  const style = getComputedStyle(page);
  const of = (side: string): number => Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0;
  return { top: of('top'), right: of('right'), bottom: of('bottom'), left: of('left') };
}

/** What the stage has to know of a state. */
export function viewOf(state: RoundState): StageView {
  const offers = ['making', 'deciding', 'staking'] as const;
  const asks = offers.some((step) => state.matches({ offers: step }));
  return {
    round: state.context,
    phase: phaseOf(state),
    offered: asks ? (offeredBox(state.context)?.box ?? null) : null,
  };
}

export interface OpenStage {
  readonly stage: Stage;
  readonly drawChip: DrawChip;
  /** Destroys the stage, and stops following page and settings. */
  readonly close: () => void;
}

export function openStage(
  parent: HTMLElement,
  rules: TableRules,
  words: Words,
  settings: KeptSettings,
  preference: Preference,
  cardsLie: boolean,
): OpenStage {
  const digits = decimalsOf(rules.currency);
  const stage = createStage({
    parent,
    rules,
    texts: feltTexts(words, rules),
    speed: settings.value.speed,
    motion: motionOf(settings),
    digits,
    insets: insetsOf(parent),
    preference,
    cardsLie,
    ...facesOf(settings.value),
  });
  const follow = () => {
    stage.setSpeed(settings.value.speed);
    stage.setMotion(motionOf(settings));
    stage.setFaces(facesOf(settings.value));
  };
  let insets = insetsOf(parent);
  const fit = () => {
    const now = insetsOf(parent);
    if (SIDES.some((side) => now[side] !== insets[side])) stage.setInsets(now);
    insets = now;
  };
  const unwatch = settings.watch(follow);
  const still = matchMedia(STILL);
  still.addEventListener('change', follow);
  window.addEventListener('resize', fit);
  return {
    stage,
    drawChip: (value, width) =>
      chipCanvas(value, rules.chips, digits, width, Math.max(2, window.devicePixelRatio)),
    close() {
      unwatch();
      still.removeEventListener('change', follow);
      window.removeEventListener('resize', fit);
      stage.destroy();
    },
  };
}

/** The stage as the controls see it; `skips` is whether a press may bring what moves to its end. */
export function tableStage(stage: Stage, skips = true): TableStage {
  let known: { readonly layout: object; readonly spots: readonly SpotPlace[] } | null = null;
  return {
    layout: () => stage.layout(),
    spots() {
      const layout = stage.layout();
      if (known?.layout !== layout) known = { layout, spots: spotPlaces(layout) };
      return known.spots;
    },
    watch: (watcher) => stage.onLayout(watcher),
    chipInHand: (chip) => stage.chipInHand(chip),
    highlight: (spot) => stage.highlight(spot),
    skip: () => {
      if (skips) stage.skip();
    },
  };
}
