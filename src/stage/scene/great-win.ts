// The great win's picture is fetched with the first round that is shown: no first bet waits for it, and it is there long before a
// side bet can be settled. Where it cannot be had the win is told as every other one.

import type { GreatWinView } from './great-win-view.ts';

type Maker = new (...args: ConstructorParameters<typeof GreatWinView>) => GreatWinView;

let maker: Maker | null = null;

export function fetchGreatWin(): void {
  if (maker !== null) return;
  import('./great-win-view.ts').then(
    (fetched) => {
      maker = fetched.GreatWinView;
    },
    () => {},
  );
}

/** Null until it is there. */
export const greatWinMaker = (): Maker | null => maker;
