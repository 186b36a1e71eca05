// A page in one of the engines, as a person uses it: things are found by role and name. Playwright drives Chromium and
// Firefox, WebDriver drives WebKitGTK; the tests do not know which.

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** A name as it is whole, or its beginning where that is all that stays the same. */
export type Name = string | { readonly begins: string };

export interface EnginePage {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Waits until it is there and can be pressed, then clicks on its middle. */
  click(role: 'button' | 'radio' | 'switch', name: Name): Promise<void>;
  focus(role: string, name: Name): Promise<void>;
  waitFor(role: string, name: Name): Promise<void>;
  /** Waits for an element that a selector finds. */
  waitForElement(selector: string): Promise<void>;
  text(role: string, name: Name): Promise<string>;
  /** A key as the keyboard names it: "Enter", "Tab", "h". */
  press(key: string): Promise<void>;
  /** Goes on in the frame that a selector finds. */
  enterFrame(selector: string): Promise<void>;
  /** Goes on in the page around all frames. */
  leaveFrame(): Promise<void>;
  /** The value of a function's body run in the page; it may await. */
  run(body: string): Promise<unknown>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: EngineName;
  /** What the browser says of itself. */
  readonly version: string;
  newPage(): Promise<EnginePage>;
  close(): Promise<void>;
}

/** How long a page may take for one thing. Software rendering on a small machine is slow, a page that hangs is slower. */
export const PATIENCE_MS = 20_000;
