import { describe, expect, test, vi } from 'vitest';
import type { Fact } from '../../src/round/facts.ts';
import { layoutTable } from '../../src/stage/layout/layout.ts';
import { SPEEDS } from '../../src/stage/motion/pace.ts';
import { arrange } from '../../src/stage/picture/arrange.ts';
import { see } from '../../src/stage/seen/see.ts';
import type { SeenTable } from '../../src/stage/seen/seen-table.ts';
import type { TableRules } from '../../src/tables/rules.ts';
import { FRAME, Rehearsal } from './rehearsal.ts';
import { chance, playRound, type Step, splitter } from './rounds.ts';
import { TABLES, texts } from './tables.ts';

vi.setConfig({ testTimeout: 60_000 });

const plays = TABLES.flatMap((rules) =>
  [1, 2].map((seed) => ({ rules, seed, ...(seed % 2 === 0 ? { choose: splitter } : {}) })),
);

async function runAll(rehearsal: Rehearsal, steps: readonly Step[], each?: (frame: number) => void) {
  const differences: string[] = [];
  for (const step of steps) {
    await rehearsal.run(step, each);
    differences.push(...rehearsal.differences(step));
  }
  const told = steps.flatMap(({ facts }) => facts);
  expect(rehearsal.seen).toEqual(told);
  expect(rehearsal.faults).toEqual([]);
  expect(differences).toEqual([]);
}

describe('every fact is shown in its order, its cards first, and ends at the picture of the state', () => {
  for (const motion of ['full', 'reduced', 'reducedInTime'] as const) {
    test.each(SPEEDS)(`${motion} motion at speed %d`, async (speed) => {
      for (const play of plays) {
        const rehearsal = new Rehearsal(play.rules);
        rehearsal.show.setMotion(motion);
        rehearsal.show.setSpeed(speed);
        await runAll(rehearsal, playRound(play));
      }
    });
  }

  test('on a phone held upright, where hands come forward', async () => {
    for (const play of plays) {
      const rehearsal = new Rehearsal(play.rules);
      rehearsal.size = [390, 844];
      await runAll(rehearsal, playRound(play));
    }
  });
});

describe('meddling at any frame', () => {
  const meddle = (name: string, what: (rehearsal: Rehearsal, random: () => number) => void) =>
    test(name, async () => {
      for (const play of plays) {
        const random = chance(play.seed * 77);
        const rehearsal = new Rehearsal(play.rules);
        await runAll(rehearsal, playRound(play), () => what(rehearsal, random));
      }
    });

  meddle('C01: the speed changes at every frame', ({ show }, random) =>
    show.setSpeed(1 + Math.floor(random() * 5)),
  );
  meddle('a tap at any frame', ({ show }, random) => {
    if (random() < 0.2) show.skip();
  });
  meddle('a tap at every frame', ({ show }) => show.skip());
  meddle('motion is reduced and brought back', ({ show }, random) => {
    if (random() < 0.1) show.setMotion(random() < 0.5 ? 'full' : 'reduced');
  });
  meddle('the stage changes its size', (rehearsal, random) => {
    if (random() > 0.05) return;
    rehearsal.size = random() < 0.5 ? [390, 844] : [1024, 576];
    rehearsal.show.redraw();
  });

  test('C02, C08: a page that is hidden shows everything at once', async () => {
    for (const play of plays.filter(({ seed }) => seed === 2)) {
      const steps = playRound(play);
      for (const [i, step] of steps.entries()) {
        const rehearsal = new Rehearsal(play.rules);
        for (const before of steps.slice(0, i)) rehearsal.show.draw(before.view);
        let done = false;
        void rehearsal.show.perform(step.facts, step.view).then(() => {
          done = true;
        });
        for (let frame = 0; frame < i; frame++) rehearsal.show.step(FRAME);
        rehearsal.show.finish();
        await Promise.resolve();
        expect(done).toBe(true);
        expect(rehearsal.seen).toEqual(step.facts);
        expect(rehearsal.differences(step)).toEqual([]);
      }
    }
  });

  test('C06: a stage that is closed at any frame is silent, and keeps nobody waiting', async () => {
    const [play] = plays;
    if (play === undefined) throw new Error('no play');
    const steps = playRound(play);
    for (let at = 0; at < 40; at++) {
      const rehearsal = new Rehearsal(play.rules);
      const all = steps.map(({ facts, view }) => rehearsal.show.perform(facts, view));
      for (let frame = 0; frame < at * 9; frame++) {
        rehearsal.show.step(FRAME);
        await Promise.resolve();
      }
      rehearsal.show.close();
      const told = rehearsal.seen.length;
      await Promise.all(all);
      rehearsal.show.step(FRAME);
      expect(rehearsal.seen.length).toBe(told);
    }
  });
});

describe('the pace', () => {
  const simple = (rules: TableRules) => playRound({ rules, seed: 5, boxes: [1], choose: () => 'stand' });

  test.each(TABLES)('at speed 5 a simple round of $id takes less than a second and a half', async (rules) => {
    const rehearsal = new Rehearsal(rules);
    rehearsal.show.setSpeed(5);
    let time = 0;
    for (const step of simple(rules)) time += await rehearsal.run(step);
    expect(time).toBeLessThan(1500);
    expect(time).toBeGreaterThan(300);
  });

  test('bets follow the finger: no frame is waited for', async () => {
    for (const rules of TABLES) {
      const rehearsal = new Rehearsal(rules);
      for (const step of playRound({ rules, seed: 1 })) {
        if (step.facts[0]?.type !== 'bets.changed') break;
        expect(await rehearsal.run(step)).toBe(0);
      }
    }
  });

  test('the look under a card takes as long whatever is there', async () => {
    const rules = TABLES.find(({ dealer }) => dealer.looksUnder.length > 0);
    if (rules === undefined) throw new Error('no table looks');
    const times = new Set<number>();
    for (let seed = 0; seed < 16; seed++) {
      const steps = playRound({
        rules,
        seed,
        boxes: [1],
        choose: (open) => (open.includes('stand') ? 'stand' : undefined),
      });
      const rehearsal = new Rehearsal(rules);
      for (const step of steps) {
        const looked = step.facts[0]?.type === 'dealer.looked' && step.facts.length === 1;
        const time = await rehearsal.run(step);
        if (looked) times.add(time);
      }
    }
    expect(times.size).toBe(1);
  });
});

describe('reduced motion', () => {
  const places = (cards: Iterable<{ readonly x: number; readonly y: number }>) =>
    [...cards].map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`);

  /** Every place that a card has in a picture after some of the facts. */
  function known(rules: TableRules, from: SeenTable, facts: readonly Fact[]): Set<string> {
    const layout = layoutTable({ width: 1280, height: 720 }, rules);
    const all = new Set(places(arrange(from, layout, texts).cards.values()));
    let seen = from;
    for (const fact of facts) {
      seen = see(seen, fact);
      for (const place of places(arrange(seen, layout, texts).cards.values())) all.add(place);
    }
    return all;
  }

  test('nothing is ever between two places, and no fade takes longer than a fifth of a second', async () => {
    for (const play of plays) {
      for (const speed of [1, 3]) {
        const rehearsal = new Rehearsal(play.rules);
        const { cast } = rehearsal.show;
        rehearsal.show.setMotion('reduced');
        rehearsal.show.setSpeed(speed);
        const fading = new Map<object, number>();
        const alphas = new Map<object, number>();
        let longest = 0;
        for (const step of playRound(play)) {
          const allowed = known(play.rules, rehearsal.show.seen, step.facts);
          const between: string[] = [];
          await rehearsal.run(step, () => {
            between.push(...places(cast.cards.values()).filter((place) => !allowed.has(place)));
            for (const actor of [...cast.cards.values(), ...cast.labels.values(), ...cast.piles.values()]) {
              const isBetween = actor.alpha > 0.001 && actor.alpha < 0.999;
              const goesOn = isBetween && actor.alpha >= (alphas.get(actor) ?? 0);
              alphas.set(actor, actor.alpha);
              fading.set(actor, goesOn ? (fading.get(actor) ?? 0) + FRAME : 0);
              longest = Math.max(longest, fading.get(actor) ?? 0);
            }
          });
          expect(between).toEqual([]);
        }
        expect(longest).toBeLessThanOrEqual(200);
      }
    }
  });
});

describe('what is celebrated', () => {
  test('nothing in a round that returned no more than it cost', async () => {
    for (const rules of TABLES) {
      for (let seed = 0; seed < 8; seed++) {
        const steps = playRound({ rules, seed });
        const last = steps.at(-1)?.facts.find((fact) => fact.type === 'round.settled');
        if (last === undefined || last.returned > last.staked) continue;
        const rehearsal = new Rehearsal(rules);
        rehearsal.show.setSpeed(5);
        for (const step of steps) await rehearsal.run(step);
        expect(rehearsal.cues).not.toContain('win');
      }
    }
  });
});

test('RTS 14E: where nobody may skip, fades show nothing sooner than motion does', async () => {
  let soonest = Number.POSITIVE_INFINITY;
  for (const play of plays) {
    const [full, fades] = (['full', 'reducedInTime'] as const).map((motion) => {
      const rehearsal = new Rehearsal(play.rules);
      rehearsal.show.setMotion(motion);
      return rehearsal;
    });
    if (full === undefined || fades === undefined) throw new Error('two rehearsals');
    for (const step of playRound(play)) {
      const [withMotion, withFades] = [await full.run(step), await fades.run(step)];
      soonest = Math.min(soonest, withFades - withMotion);
    }
  }
  // Milliseconds: not a frame sooner in any step of any round.
  expect(soonest).toBeGreaterThanOrEqual(0);
});
