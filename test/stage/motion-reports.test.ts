import { gsap } from 'gsap/gsap-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { layoutTable } from '../../src/stage/layout/layout.ts';
import { Player } from '../../src/stage/motion/player.ts';
import { Script } from '../../src/stage/motion/script.ts';
import { doubleExposure } from '../../src/tables/all-tables.ts';
import { canvasesWithoutBrowser } from './canvas.ts';
import { FRAME, Rehearsal } from './rehearsal.ts';
import { chance, playRound, splitter } from './rounds.ts';
import { TABLES, texts } from './tables.ts';

// What public reports of GSAP and of PixiJS's ticker say goes wrong with motion (field reports, sections b and c).

vi.setConfig({ testTimeout: 60_000 });

/** Timelines and tweens that the library still holds. */
const held = () => gsap.globalTimeline.getChildren(true, true, true).length;

test.each(TABLES)(
  'B05: away for a minute in mid-move, $id goes on as after one frame, and leaps nowhere',
  async (rules) => {
    const steps = playRound({ rules, seed: 3, choose: splitter });
    const [stayed, away] = [new Rehearsal(rules), new Rehearsal(rules)];
    for (const step of steps) {
      const leaps: unknown[] = [];
      const shown = [stayed, away].map(({ show }) => show.perform(step.facts, step.view));
      for (let frame = 0; frame < 1000 && stayed.show.isBusy; frame++) {
        stayed.show.step(FRAME);
        away.show.step(frame % 7 === 3 ? 60_000 : FRAME);
        await Promise.resolve();
        if (JSON.stringify([...away.show.cast.cards]) !== JSON.stringify([...stayed.show.cast.cards]))
          leaps.push(frame);
      }
      await Promise.all(shown);
      expect(leaps).toEqual([]);
      expect(away.differences(step)).toEqual([]);
    }
    expect(away.seen).toEqual(steps.flatMap(({ facts }) => facts));
  },
);

describe('C04: what takes no time', () => {
  test('is done as soon as its moment comes', () => {
    const script = new Script();
    const actor = { x: 0, y: 0 };
    script.to(actor, { x: 5 }, 0, 0, 'power2.out');
    script.to(actor, { y: 7 }, 40, 0, 'none');
    script.seek(0);
    expect(actor).toEqual({ x: 5, y: 0 });
    script.seek(40);
    expect(actor).toEqual({ x: 5, y: 7 });
  });

  test('an act with nothing to show is over with the first step of the clock, and so is the next', () => {
    const player = new Player();
    let over = 0;
    for (let i = 0; i < 2; i++)
      player.add({
        write: () => new Script(),
        over: () => {
          over += 1;
        },
      });
    player.step(0, 1);
    player.step(0, 1);
    expect(over).toBe(2);
    expect(player.isBusy).toBe(false);
  });

  test('a thousand rounds in no time at all come to their end, one after another', async () => {
    let ended = 0;
    for (let seed = 0; seed < 1000; seed++) {
      const rules = TABLES[seed % TABLES.length] ?? doubleExposure;
      const rehearsal = new Rehearsal(rules);
      rehearsal.show.setMotion('reduced');
      const steps = playRound({ rules, seed, boxes: [1], side: seed % 3 === 0 ? 500 : 0 });
      for (const { facts, view } of steps) {
        const shown = rehearsal.show.perform(facts, view);
        rehearsal.show.finish();
        await shown;
      }
      expect(rehearsal.seen.length).toBe(steps.flatMap(({ facts }) => facts).length);
      ended += 1;
    }
    expect(ended).toBe(1000);
  });
});

test('ten frames a second show the same in the same time as sixty, but for a frame', () => {
  // Three acts of 1,000 ms, each with a moment every 130 ms that a frame has to show.
  const lasts = (frame: number): number => {
    const player = new Player();
    for (let i = 0; i < 3; i++)
      player.add({
        write: () => {
          const script = new Script();
          for (let at = 130; at <= 910; at += 130) script.gate(at);
          script.call(1000, () => {});
          return script;
        },
        over: () => {},
      });
    let ms = 0;
    for (; player.isBusy; ms += frame) player.step(ms === 0 ? null : frame, 1);
    return ms;
  };
  expect(Math.abs(lasts(16) - 3000)).toBeLessThanOrEqual(32);
  expect(Math.abs(lasts(100) - 3000)).toBeLessThanOrEqual(200);
});

describe('C06: motion whose table is gone', () => {
  test('when the table is cleared, changed or closed at any of 200 frames, nothing is written any more, and no tween is left', async () => {
    const random = chance(606);
    const fresh = held();
    for (let i = 0; i < 200; i++) {
      const rules = TABLES[i % TABLES.length] ?? doubleExposure;
      const { show } = new Rehearsal(rules);
      const steps = playRound({ rules, seed: i, boxes: [1, 2] });
      const all = steps.map(({ facts, view }) => show.perform(facts, view));
      const frames = Math.floor(random() * 250);
      for (let frame = 0; frame < frames; frame++) {
        show.step(FRAME);
        await Promise.resolve();
      }
      const last = steps.at(-1);
      if (i % 3 === 0) show.close();
      else if (i % 3 === 1) show.empty();
      else if (last !== undefined) show.draw(last.view);
      await Promise.all(all);
      const before = JSON.stringify([...show.cast.cards]);
      for (let frame = 0; frame < 5; frame++) show.step(FRAME);
      expect(JSON.stringify([...show.cast.cards])).toBe(before);
      expect(show.isBusy).toBe(false);
      expect(held()).toBe(fresh);
    }
  });

  test('and when rounds have been shown to their end', async () => {
    const fresh = held();
    const rehearsal = new Rehearsal(doubleExposure);
    rehearsal.show.setSpeed(5);
    for (const step of playRound({ rules: doubleExposure, seed: 4, choose: splitter }))
      await rehearsal.run(step);
    for (let i = 0; i < 400; i++) rehearsal.frame();
    expect(rehearsal.show.isBusy).toBe(false);
    expect(held()).toBe(fresh);
  });
});

describe('C07: every effect, painted frame by frame by the versions in use', () => {
  beforeAll(canvasesWithoutBrowser);

  test.each([true, false])('plays without a word of warning (meshes: %s)', async (meshes) => {
    const [{ Art }, { Painter }, { plainFaces }] = await Promise.all([
      import('../../src/stage/scene/art.ts'),
      import('../../src/stage/scene/painter.ts'),
      import('../../src/stage/scene/card-faces.ts'),
    ]);
    const said = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    const rules = doubleExposure;
    const layout = layoutTable({ width: 1280, height: 720 }, rules);
    const art = new Art({ layout, rules, texts, resolution: 1, digits: 2 });
    const faces = plainFaces();
    const painter = new Painter(art, () => faces, meshes);
    const played = new Set<string>();
    /** Three sevens, a blackjack that is paid, a bust, a double, and the dealer's bust. */
    const rounds = [
      playRound({
        rules,
        seed: 1,
        boxes: [1],
        side: 500,
        cards: ['7s', 'Td', '7h', '6c', '7d', 'Tc'],
        choose: (open) => (open.includes('hit') ? 'hit' : undefined),
      }),
      playRound({ rules, seed: 2, boxes: [1], side: 500, cards: ['As', 'Td', 'Kh', '9c'] }),
      playRound({
        rules,
        seed: 3,
        boxes: [1],
        side: 0,
        cards: ['Ts', 'Td', '6h', '6c', 'Kd'],
        choose: (open) => (open.includes('hit') ? 'hit' : undefined),
      }),
      playRound({
        rules,
        seed: 4,
        boxes: [1],
        side: 0,
        cards: ['6s', 'Td', '5h', '6c', '9d', 'Tc'],
        choose: splitter,
      }),
    ];
    for (const steps of rounds) {
      const rehearsal = new Rehearsal(rules);
      const { cast } = rehearsal.show;
      const look = () => {
        painter.paint(cast, {
          held: { value: 500, x: 90, y: 90 },
          spot: { at: { x: 90, y: 90, r: 20 }, word: 'BET' },
        });
        if (cast.halo.alpha > 0.5) played.add('halo');
        if (cast.glints.size > 0) played.add('glint');
        if (cast.great !== null) played.add('great win');
        for (const { alpha } of cast.shines) if (alpha > 0.5) played.add('shine');
        for (const { shade } of cast.cards.values()) if (shade < 1) played.add('shade');
        for (const { flip } of cast.cards.values()) if (flip > 0.1 && flip < 0.9) played.add('turn');
        for (const { scale } of cast.labels.values()) if (scale !== 1) played.add('accent');
      };
      for (const step of steps) await rehearsal.run(step, look);
      for (let i = 0; i < 300 && rehearsal.show.isBusy; i++) {
        rehearsal.frame();
        look();
      }
    }
    painter.destroy();
    art.destroy();
    faces.destroy();
    expect([...played].sort()).toEqual(['accent', 'glint', 'great win', 'halo', 'shade', 'shine', 'turn']);
    for (const spy of said) expect(spy).not.toHaveBeenCalled();
  });
});
