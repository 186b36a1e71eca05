import { expect, test } from 'vitest';
import { type HostLine, untilAnswered, type Wish, Wishes } from '../../src/lobby/wishes.ts';

/** A game that answers when the test lets it: each question waits for its answer, or for word that there is none. */
class SlowGame {
  readonly asked: string[] = [];
  readonly #waiting: ((answer: { ok: true } | null) => void)[] = [];
  isClosed = false;

  readonly line: HostLine;

  constructor() {
    const game = this;
    this.line = {
      ask(type, body) {
        game.asked.push(`${type} ${JSON.stringify(body)}`);
        return new Promise((resolve) => game.#waiting.push(resolve));
      },
      tell() {},
      ignored: 0,
      get closed() {
        return game.isClosed;
      },
      close() {},
    };
  }

  /** The oldest question that still waits is answered, or is not in time. */
  async answer(answer: { ok: true } | null): Promise<void> {
    this.#waiting.shift()?.(answer);
    await settled();
  }
}

const settled = () => new Promise<void>((resume) => setTimeout(resume));
const mute = (muted: boolean): Wish => ({ question: 'mute', ask: (line) => line.ask('mute', { muted }) });
const pause: Wish = { question: 'pause', ask: (line) => line.ask('pause', { reason: 'lobby' }) };

interface Wishing {
  readonly wishes: Wishes;
  /** Questions that were not answered in time, as the lobby is told. */
  readonly unanswered: string[];
  readonly sit: (game: SlowGame | null) => void;
}

function wishing(first: SlowGame | null): Wishing {
  const unanswered: string[] = [];
  let current = first;
  const wishes = new Wishes({
    current: () => current?.line ?? null,
    noAnswer: (question) => unanswered.push(question),
    later: async () => {},
  });
  return { wishes, unanswered, sit: (game) => (current = game) };
}

test('a wish that is not answered is told to the lobby, and said again until it is', async () => {
  const game = new SlowGame();
  const { wishes, unanswered } = wishing(game);
  wishes.say('mute', mute(true));
  await game.answer(null);
  await game.answer(null);
  await game.answer({ ok: true });
  expect(game.asked).toEqual(['mute {"muted":true}', 'mute {"muted":true}', 'mute {"muted":true}']);
  expect(unanswered).toEqual(['mute', 'mute']);
});

test('a newer wish of the same kind takes the older one’s place; one of another kind does not', async () => {
  const game = new SlowGame();
  const { wishes, unanswered } = wishing(game);
  wishes.say('mute', mute(true));
  wishes.say('pause', pause);
  wishes.say('mute', mute(false));
  await game.answer(null);
  await game.answer(null);
  await game.answer({ ok: true });
  await game.answer({ ok: true });
  expect(game.asked).toEqual([
    'mute {"muted":true}',
    'pause {"reason":"lobby"}',
    'mute {"muted":false}',
    'pause {"reason":"lobby"}',
  ]);
  expect(unanswered).toEqual(['pause']);
});

test('a game that comes, or comes anew, hears what still counts', async () => {
  const { wishes, sit, unanswered } = wishing(null);
  wishes.say('mute', mute(true));
  wishes.say('mute', mute(false));
  const game = new SlowGame();
  sit(game);
  wishes.sayAll();
  expect(game.asked).toEqual(['mute {"muted":false}']);
  const anew = new SlowGame();
  sit(anew);
  wishes.sayAll();
  // The page that is gone has nothing to answer any more.
  await game.answer(null);
  expect([game.asked.length, anew.asked.length, unanswered]).toEqual([1, 1, []]);
});

test('nothing is asked for that is not wanted any more', async () => {
  let isWanted = true;
  let asked = 0;
  const answer = await untilAnswered(
    async () => {
      asked += 1;
      return null;
    },
    {
      isWanted: () => isWanted,
      noAnswer() {},
      later: async () => {
        isWanted = asked < 3;
      },
    },
  );
  expect([answer, asked]).toEqual([null, 3]);
});
