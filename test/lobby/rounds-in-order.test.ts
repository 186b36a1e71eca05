import { expect, test } from 'vitest';
import type { KeptRecord } from '../../src/lobby/host-types.ts';
import { type RoundsInOrder, roundsInOrder } from '../../src/lobby/rounds-in-order.ts';

/** A lobby's server, to which each call is under way until the test lets it land. */
class SlowServer {
  kept: unknown = null;
  /** Calls that were made, in order. */
  readonly made: string[] = [];
  readonly #land = new Map<string, () => void>();

  readonly rounds = {
    started: (record: KeptRecord) => this.#under(`started ${record.events}`, () => this.#put(record)),
    kept: (record: KeptRecord) => this.#under(`kept ${record.events}`, () => this.#put(record)),
    ended: (record: KeptRecord) => this.#under(`ended ${record.events}`, () => this.#put(null)),
    dropped: (roundId: string) => this.#under(`dropped ${roundId}`, () => this.#put(null)),
  };

  land(call: string): void {
    this.#land.get(call)?.();
  }

  #put(record: KeptRecord | null): void {
    this.kept = record === null ? null : record.events;
  }

  #under(call: string, work: () => void): Promise<void> {
    this.made.push(call);
    return new Promise((resolve) => {
      this.#land.set(call, () => {
        work();
        resolve();
      });
    });
  }
}

const record = (events: number): KeptRecord => ({ roundId: 'R', events });
const never = () => new Promise<void>(() => {});
const soon = () => new Promise<void>((resume) => setTimeout(resume));

function atServer(patience = never): { server: SlowServer; rounds: RoundsInOrder } {
  const server = new SlowServer();
  return { server, rounds: roundsInOrder(server.rounds, patience) };
}

test('a record that is sent again while it is being kept is one call, and both are told', async () => {
  const { server, rounds } = atServer();
  const told: string[] = [];
  void rounds.kept(record(2)).then(() => told.push('first'));
  void rounds.kept(record(2)).then(() => told.push('again'));
  await soon();
  expect(server.made).toEqual(['kept 2']);
  expect(told).toEqual([]);
  server.land('kept 2');
  await soon();
  expect(told).toEqual(['first', 'again']);
});

test('a record that lands late does not undo the next one: that waits for it', async () => {
  const { server, rounds } = atServer();
  void rounds.kept(record(2));
  void rounds.kept(record(2));
  void rounds.kept(record(3));
  await soon();
  expect(server.made).toEqual(['kept 2']);
  server.land('kept 2');
  await soon();
  expect(server.made).toEqual(['kept 2', 'kept 3']);
  server.land('kept 3');
  await rounds.settled;
  expect(server.kept).toBe(3);
});

test('the end of a round does not land after the next one’s beginning', async () => {
  const { server, rounds } = atServer();
  void rounds.ended(record(9));
  void rounds.started({ roundId: 'S', events: 1 });
  await soon();
  expect(server.made).toEqual(['ended 9']);
  server.land('ended 9');
  await soon();
  server.land('started 1');
  await rounds.settled;
  expect(server.kept).toBe(1);
});

test('a call that fails is told so, and holds up nothing', async () => {
  const made: string[] = [];
  const rounds = roundsInOrder(
    {
      kept: async () => {
        made.push('kept');
        throw new Error('down');
      },
      dropped: async () => void made.push('dropped'),
    },
    never,
  );
  await expect(rounds.kept(record(2))).rejects.toThrow('down');
  await rounds.dropped('R');
  expect(made).toEqual(['kept', 'dropped']);
});

test('a call that does not end counts as failed after its time, and is made again when it is asked again', async () => {
  const { server, rounds } = atServer(soon);
  await expect(rounds.kept(record(2))).rejects.toThrow('not kept in time');
  const again = rounds.kept(record(2));
  await soon();
  expect(server.made).toEqual(['kept 2', 'kept 2']);
  server.land('kept 2');
  await again.catch(() => {});
  expect(server.kept).toBe(2);
});

test('what the lobby does not keep is done at once', async () => {
  const rounds = roundsInOrder({}, never);
  await Promise.all([rounds.started(record(1)), rounds.kept(record(2)), rounds.ended(record(3))]);
  await rounds.dropped('R');
});
