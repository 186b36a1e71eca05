import { type WishedSize, wishedSize } from '../stage/layout/wished-size.ts';

/** The frame's window, as far as its width goes. */
export interface Widths {
  readonly innerWidth: number;
  addEventListener(type: 'resize', listener: () => void): void;
  removeEventListener(type: 'resize', listener: () => void): void;
}

/** Tells the size that the table would like: now, and whenever another width makes it another. The call given ends it. */
export function followWidth(frame: Widths, tell: (size: WishedSize) => void): () => void {
  let told: WishedSize | null = null;
  const look = (): void => {
    const wished = wishedSize(frame.innerWidth);
    if (wished === null || (wished.width === told?.width && wished.height === told.height)) return;
    told = wished;
    tell(wished);
  };
  frame.addEventListener('resize', look);
  look();
  return () => frame.removeEventListener('resize', look);
}
