// Keys that scroll a page scroll the page around the frame too, where the game has nothing of its own to scroll. They are
// kept from it (field report F08); Tab is not, so that the frame can be left.

const AXES: ReadonlyMap<string, 1 | -1> = new Map([
  [' ', 1],
  ['ArrowDown', 1],
  ['PageDown', 1],
  ['End', 1],
  ['ArrowUp', -1],
  ['PageUp', -1],
  ['Home', -1],
]);

/** Whether something from the element outwards can scroll that way. */
function scrolls(from: Element | null, way: 1 | -1): boolean {
  for (let element = from; element !== null; element = element.parentElement) {
    const { overflowY } = getComputedStyle(element);
    if (overflowY !== 'auto' && overflowY !== 'scroll') continue;
    const left =
      way === 1 ? element.scrollHeight - element.clientHeight - element.scrollTop : element.scrollTop;
    if (left >= 1) return true;
  }
  return false;
}

/** A control for which the key means something: a press, a choice, a place in a text. */
function isUsed(target: Element, key: string): boolean {
  if (target instanceof HTMLInputElement && target.type === 'radio')
    return key.startsWith('Arrow') || (key === ' ' && !target.checked);
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return key === ' ';
  if (
    target.closest('input, textarea, select, [contenteditable], [role="slider"], [role="listbox"]') !== null
  )
    return true;
  return key === ' ' && target.closest('button, a, summary, label') !== null;
}

/** Listens until the given call. */
export function holdScroll(page: Document): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const way = AXES.get(event.key);
    if (way === undefined || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : page.body;
    if (!isUsed(target, event.key) && !scrolls(target, way)) event.preventDefault();
  };
  page.addEventListener('keydown', onKey);
  return () => page.removeEventListener('keydown', onKey);
}
