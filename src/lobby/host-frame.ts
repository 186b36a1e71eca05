/** What the frame may do: sound and full screen where the player asks for them, and copying a round's link. */
const ALLOW = 'autoplay; fullscreen; clipboard-write';
/** Its own origin for its storage; downloads for the history's export. No pop-ups, no forms, no way to the top window. */
const SANDBOX = 'allow-scripts allow-same-origin allow-downloads';

export interface Frame {
  readonly element: HTMLIFrameElement;
  /** The game's origin, which every message is sent to and taken from. */
  readonly origin: string;
}

/** The frame of the game, as large as its container; not yet in the page. */
export function gameFrame(document: Document, src: string, title: string): Frame {
  const address = new URL(src, document.baseURI);
  address.searchParams.set('lobby', '');
  const element = document.createElement('iframe');
  element.title = title;
  element.allow = ALLOW;
  element.setAttribute('sandbox', SANDBOX);
  element.style.cssText = 'display:block;width:100%;height:100%;border:0';
  element.src = address.href;
  return { element, origin: address.origin };
}
