// The handshake, from inside the frame. The game says that it is there, and nothing else, until the page around it has
// handed over a port; that page must be this frame's parent, of an origin on the game's own list. Everything else that
// arrives at the window, from whomever, is ignored and counted.

import * as v from 'valibot';
import { connectSchema } from './messages.ts';

/** A message at the window, of which nothing is taken for granted. */
export interface WindowMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
  readonly ports: readonly MessagePort[];
}

export interface Around {
  /** The page around the frame. */
  readonly parent: { postMessage(message: unknown, target: string): void };
  readonly listen: (listener: (message: WindowMessage) => void) => void;
  /** Its origin, where the browser tells it. */
  readonly parentOrigin: string | null;
  readonly isAllowed: (origin: string) => boolean;
  /** Calls again and again until the given call. */
  readonly repeat: (call: () => void) => () => void;
}

export interface Met {
  readonly port: MessagePort;
  readonly origin: string;
  /** The protocol's version that the host speaks. */
  readonly protocol: string;
}

export interface Handshake {
  readonly met: Promise<Met>;
  /** Messages at the window that were none of the handshake's. */
  readonly ignored: number;
}

export function shakeHands({ parent, listen, parentOrigin, isAllowed, repeat }: Around): Handshake {
  let ignored = 0;
  let settled = false;
  // Where the browser does not tell who is around, anyone may hear that a game is here: it is all that is said.
  const target = parentOrigin ?? '*';
  const sayReady = () => parent.postMessage({ baize: 'ready' }, target);
  const met = new Promise<Met>((resolve) => {
    const stop = repeat(sayReady);
    listen(({ data, origin, source, ports }) => {
      const [port] = ports;
      const connect =
        !settled && source === parent && isAllowed(origin) && ports.length === 1
          ? v.safeParse(connectSchema, data)
          : null;
      if (connect?.success !== true || port === undefined) {
        ignored += 1;
        return;
      }
      settled = true;
      stop();
      resolve({ port, origin, protocol: connect.output.protocol });
    });
    sayReady();
  });
  return {
    met,
    get ignored() {
      return ignored;
    },
  };
}
