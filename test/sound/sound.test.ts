import { describe, expect, test } from 'vitest';
import { FakeAudio, quietRoom } from './quiet-room.ts';

describe('a page out of sight', () => {
  test('D10: is silent at once, and only the ambience comes back', async () => {
    const room = quietRoom({ ambience: true });
    await room.tap();
    room.sound.play('win');
    expect(room.audio.loops).toBe(1);
    room.hide();
    expect(room.audio.stops).toBe(1);
    expect(room.audio.loops).toBe(0);
    room.sound.play('cardSlide');
    room.show();
    expect(room.audio.loops).toBe(1);
    expect(room.audio.played).toEqual(['win']);
  });

  test('D10: muted meanwhile, comes back to silence', async () => {
    const room = quietRoom({ ambience: true });
    await room.tap();
    room.hide();
    room.sound.setMuted(true);
    room.show();
    expect(room.audio.loops).toBe(0);
    expect(room.audio.muted).toBe(true);
  });

  test('D14: hidden and shown five times in a moment, still plays', async () => {
    const room = quietRoom({ ambience: true });
    await room.tap();
    for (let i = 0; i < 5; i++) {
      room.hide();
      room.wait(5);
      room.show();
      room.wait(5);
    }
    room.sound.play('blackjack');
    expect(room.audio.played).toEqual(['blackjack']);
    expect(room.audio.loops).toBe(1);
    expect(room.audio.state).toBe('running');
  });
});

describe('a window that loses the focus', () => {
  test('D06, D07: goes on playing, one loop and no more, and can still be muted', async () => {
    const room = quietRoom({ ambience: true });
    await room.tap();
    for (let i = 0; i < 20; i++) {
      room.send('blur');
      expect(room.audio.loops).toBe(1);
      room.send('focus');
      expect(room.audio.loops).toBe(1);
    }
    expect(room.audio.resumes).toBe(0);
    room.sound.setMuted(true);
    expect(room.audio.loops).toBe(0);
  });
});

describe('mute', () => {
  test('D12: restored before anything sounded, silences effects and ambience alike', async () => {
    const room = quietRoom({ muted: true, ambience: true });
    await room.tap();
    room.sound.play('win');
    expect(room.opened()).toBe(0);
    expect(room.audio.played).toEqual([]);
    expect(room.audio.loops).toBe(0);
  });

  test('taken back by a tap, opens audio with that very tap', async () => {
    const room = quietRoom({ muted: true, ambience: true });
    const tapped = room.tap();
    room.sound.setMuted(false);
    await tapped;
    expect(room.opened()).toBe(1);
    expect(room.audio.muted).toBe(false);
    expect(room.audio.loops).toBe(1);
  });

  test('taken back by the host without a tap, waits for one', async () => {
    const room = quietRoom({ muted: true });
    room.sound.setMuted(false);
    expect(room.opened()).toBe(0);
    await room.tap();
    expect(room.opened()).toBe(1);
  });

  test('is instant: what sounds is stopped, and does not go on after unmuting', async () => {
    const room = quietRoom({ ambience: true });
    await room.tap();
    room.sound.play('sideBetHit');
    room.sound.setMuted(true);
    expect(room.audio.muted).toBe(true);
    expect(room.audio.stops).toBe(1);
    expect(room.audio.loops).toBe(0);
    room.sound.play('lose');
    room.sound.setMuted(false);
    expect(room.audio.played).toEqual(['sideBetHit']);
    expect(room.audio.loops).toBe(1);
  });
});

describe('volumes', () => {
  test('reach the back-end when it opens and when they change', async () => {
    const room = quietRoom({ volumes: { effects: 0.8, ambience: 0.3 } });
    await room.tap();
    expect(room.audio.volumes).toEqual({ effects: 0.8, ambience: 0.3 });
    room.sound.setVolumes({ effects: 0.5, ambience: 0.1 });
    expect(room.audio.volumes).toEqual({ effects: 0.5, ambience: 0.1 });
  });

  test('of nothing play nothing', async () => {
    const room = quietRoom({ volumes: { effects: 0, ambience: 0 }, ambience: true });
    await room.tap();
    room.sound.play('win');
    expect(room.audio.played).toEqual([]);
    expect(room.audio.loops).toBe(0);
    room.sound.setVolumes({ effects: 1, ambience: 0.5 });
    expect(room.audio.loops).toBe(1);
  });
});

describe('ambience', () => {
  test('is off until it is wanted, and can be switched', async () => {
    const room = quietRoom();
    await room.tap();
    expect(room.audio.loops).toBe(0);
    room.sound.setAmbience(true);
    room.sound.setAmbience(true);
    expect(room.audio.loops).toBe(1);
    room.sound.setAmbience(false);
    expect(room.audio.loops).toBe(0);
  });

  test('starts when a sleeping context wakes', async () => {
    const audio = new FakeAudio();
    audio.state = 'suspended';
    audio.wakesTo = 'suspended';
    const room = quietRoom({ ambience: true }, audio);
    await room.tap();
    expect(audio.loops).toBe(0);
    audio.become('running');
    expect(audio.loops).toBe(1);
  });
});

describe('cues', () => {
  test('that repeat stray in pitch, within what each may; tunes do not', async () => {
    const turns = [0, 1, 0];
    const room = quietRoom({ random: () => turns.shift() ?? 0 });
    await room.tap();
    room.sound.play('cardSlide');
    room.sound.play('win');
    expect(room.audio.pitches.map((pitch) => pitch.toFixed(2))).toEqual(['0.93', '1.00']);
  });

  test('of one kind in one moment are heard once; of different kinds, all', async () => {
    const room = quietRoom();
    await room.tap();
    for (let i = 0; i < 5; i++) room.sound.play('chipDown');
    room.sound.play('cardSlide');
    room.wait(27);
    room.sound.play('chipDown');
    room.wait(1);
    room.sound.play('chipDown');
    expect(room.audio.played).toEqual(['chipDown', 'cardSlide', 'chipDown']);
  });

  test('on audio that fails harm nobody', async () => {
    const audio = new FakeAudio();
    audio.play = () => {
      throw new Error('Broken');
    };
    const room = quietRoom({}, audio);
    await room.tap();
    expect(() => room.sound.play('win')).not.toThrow();
  });
});

test('destroyed, it listens to nothing any more', async () => {
  const room = quietRoom({ ambience: true });
  await room.tap();
  room.sound.destroy();
  expect(room.audio.destroyed).toBe(true);
  room.audio.wakesTo = 'running';
  room.audio.state = 'suspended';
  await room.tap();
  room.hide();
  room.show();
  room.unplugHeadphones();
  room.sound.setMuted(false);
  room.sound.play('win');
  expect(room.opened()).toBe(1);
  expect(room.audio.resumes).toBe(0);
  expect(room.audio.played).toEqual([]);
});
