import { describe, expect, test } from 'vitest';
import { CUES } from '../../src/sound/cues.ts';
import { quietRoom } from './quiet-room.ts';

describe('before the first gesture', () => {
  test('D04: nothing is opened, and cues are dropped: no burst of old sounds follows', async () => {
    const room = quietRoom({ ambience: true });
    for (const cue of CUES) room.sound.play(cue);
    expect(room.opened()).toBe(0);
    await room.tap();
    expect(room.opened()).toBe(1);
    expect(room.audio.played).toEqual([]);
    room.sound.play('chipDown');
    expect(room.audio.played).toEqual(['chipDown']);
  });

  test('a pointer that merely moves or goes down on glass, or Escape, opens nothing', async () => {
    const room = quietRoom();
    room.send('pointermove');
    room.send('pointerdown');
    room.send('touchstart');
    room.send(Object.assign(new Event('keydown'), { key: 'Escape' }));
    expect(room.opened()).toBe(0);
  });

  test('showing the page, or asking to resume, opens nothing', () => {
    const room = quietRoom({ ambience: true });
    room.hide();
    room.show();
    room.sound.resume();
    expect(room.opened()).toBe(0);
  });
});

describe('opening', () => {
  test('happens once, however many gestures come meanwhile', async () => {
    const room = quietRoom();
    await Promise.all([room.tap(), room.tap(), room.tap()]);
    await room.tap();
    expect(room.opened()).toBe(1);
  });

  test('cues between the gesture and the end of opening are dropped too', async () => {
    const room = quietRoom();
    const tapped = room.tap();
    room.sound.play('button');
    await tapped;
    expect(room.audio.played).toEqual([]);
  });

  test('a back-end that cannot be opened throws nothing and is given up after three gestures', async () => {
    let asked = 0;
    const room = quietRoom({
      open: () => {
        asked++;
        throw new Error('No audio here');
      },
    });
    for (let i = 0; i < 6; i++) await room.tap();
    room.sound.play('win');
    room.sound.setAmbience(true);
    expect(asked).toBe(3);
  });

  test('a game that is gone before audio is open leaves none behind', async () => {
    const room = quietRoom();
    const tapped = room.tap();
    room.sound.destroy();
    await tapped;
    expect(room.audio.destroyed).toBe(true);
  });
});

test('D09: a phone that is switched to silent has audio that runs: it is asked for nothing, tap after tap', async () => {
  const room = quietRoom({ ambience: true });
  for (let i = 0; i < 20; i++) {
    await room.tap();
    room.sound.play('chipDown');
    room.wait(1000);
  }
  expect([room.opened(), room.audio.resumes, room.audio.renewals]).toEqual([1, 0, 0]);
});

describe('a context that sleeps', () => {
  test.each(['suspended', 'interrupted'])(
    'D01, D02: %s, each later gesture asks it to resume, three times over',
    async (asleep) => {
      const room = quietRoom();
      await room.tap();
      for (let cycle = 1; cycle <= 3; cycle++) {
        room.audio.wakesTo = asleep;
        room.audio.become(asleep);
        room.sound.play('cardSlide');
        room.audio.wakesTo = 'running';
        await room.tap();
        expect(room.audio.state).toBe('running');
        room.sound.play('win');
        room.wait(1000);
        expect(room.audio.played).toEqual(Array(cycle).fill('win'));
      }
    },
  );

  test('D02: is asked to resume when the page is shown again', async () => {
    const room = quietRoom();
    await room.tap();
    room.hide();
    room.audio.become('interrupted');
    expect(room.audio.resumes).toBe(0);
    room.show();
    expect(room.audio.resumes).toBe(1);
    expect(room.audio.state).toBe('running');
  });

  test('D08: is asked to resume when headphones come or go, and when it falls asleep in view', async () => {
    const room = quietRoom();
    await room.tap();
    room.audio.become('suspended');
    expect(room.audio.resumes).toBe(1);
    room.audio.wakesTo = 'suspended';
    room.audio.become('suspended');
    expect(room.audio.resumes).toBe(2);
    room.audio.wakesTo = 'running';
    room.unplugHeadphones();
    expect(room.audio.resumes).toBe(3);
    expect(room.audio.state).toBe('running');
  });

  test('D04: drops what is played meanwhile, so that nothing bursts out on waking', async () => {
    const room = quietRoom();
    await room.tap();
    room.audio.wakesTo = 'suspended';
    room.audio.become('suspended');
    for (const cue of CUES) room.sound.play(cue);
    room.audio.wakesTo = 'running';
    await room.tap();
    expect(room.audio.played).toEqual([]);
  });

  test('D01: is replaced by a new one at the gesture after one that did not wake it', async () => {
    const room = quietRoom();
    await room.tap();
    room.audio.wakesTo = 'interrupted';
    room.audio.become('interrupted');
    await room.tap();
    expect(room.audio.renewals).toBe(0);
    room.wait(500);
    await room.tap();
    expect(room.audio.renewals).toBe(1);
  });

  test('is not replaced for ever where there is no audio device', async () => {
    const room = quietRoom();
    await room.tap();
    room.audio.wakesTo = 'suspended';
    room.audio.become('suspended');
    for (let i = 0; i < 20; i++) {
      room.wait(500);
      await room.tap();
    }
    expect(room.audio.renewals).toBe(3);
  });
});
