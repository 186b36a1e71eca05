// The chip in hand under the pointer: it hangs on a mouse's cursor, the wheel changes it, and it can be dragged from the
// rack with any pointer. A drag that leaves the frame or is broken off puts nothing anywhere and loses nothing.

import type { Spot } from '../tables/bets.ts';
import { SIDE_BETS } from '../tables/rules.ts';
import type { Seat } from './seat.ts';
import type { TableStage } from './table-stage.ts';

/** A press that moves less than this, CSS pixels, is a tap. */
const DRAG_FROM = 8;
/** A wheel's turn that is worth one chip; touchpads send many small ones. */
const WHEEL_STEP = 40;

interface Drag {
  readonly pointer: number;
  readonly chip: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly moved: boolean;
}

function spotUnder(x: number, y: number): Spot | null {
  const element = document.elementFromPoint(x, y)?.closest('[data-spot]');
  const [box = '', side] = element?.getAttribute('data-spot')?.split(':') ?? [];
  if (!/^\d+$/.test(box)) return null;
  return { box: Number(box), side: SIDE_BETS.find((name) => name === side) ?? null };
}

function chipUnder(target: EventTarget | null): number | null {
  const chip = target instanceof Element ? target.closest('[data-chip]') : null;
  const value = Number(chip?.getAttribute('data-chip') ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
}

const isMouse = (event: MouseEvent): boolean => !('pointerType' in event) || event.pointerType === 'mouse';

/** Follows the pointer over this element, which is the stage's own size, until the given call. */
export function followPointer(table: HTMLElement, seat: Seat, stage: TableStage): () => void {
  let drag: Drag | null = null;
  let wheel = 0;
  /** Where the mouse last was over the felt; null while it is elsewhere. */
  let mouse: { readonly clientX: number; readonly clientY: number } | null = null;

  const show = (amount: number, at: { readonly clientX: number; readonly clientY: number }) => {
    const { left, top } = table.getBoundingClientRect();
    stage.chipInHand({ amount, x: at.clientX - left, y: at.clientY - top });
  };
  /** The chip that hangs on the mouse just now, or none: another one was taken, or the bets were closed. */
  const hang = () => {
    if (drag?.moved === true) return;
    if (mouse === null || !seat.mayBet || seat.takesBack || seat.chip === null) stage.chipInHand(null);
    else show(seat.chip, mouse);
    if (!seat.mayBet) stage.highlight(null);
  };
  const overControls = (event: PointerEvent): boolean =>
    event.target instanceof Element &&
    event.target.closest('a, .action, .icon-button, .rack, .offer') !== null;

  const onMove = (event: PointerEvent) => {
    if (drag?.pointer === event.pointerId) {
      const far = Math.hypot(event.clientX - drag.from.x, event.clientY - drag.from.y) >= DRAG_FROM;
      if (far && !drag.moved) drag = { ...drag, moved: true };
      if (!drag.moved) return;
      show(drag.chip, event);
      stage.highlight(spotUnder(event.clientX, event.clientY));
      return;
    }
    if (event.pointerType !== 'mouse') return;
    mouse = overControls(event) ? null : { clientX: event.clientX, clientY: event.clientY };
    hang();
  };
  const onDown = (event: PointerEvent) => {
    const chip = chipUnder(event.target);
    if (chip === null || !seat.mayBet || event.button !== 0) return;
    drag = {
      pointer: event.pointerId,
      chip,
      from: { x: event.clientX, y: event.clientY },
      moved: false,
    };
    if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
  };
  const onUp = (event: PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return;
    const { moved, chip } = drag;
    drag = null;
    if (!moved) return;
    stage.chipInHand(null);
    stage.highlight(null);
    seat.take(chip);
    const spot = spotUnder(event.clientX, event.clientY);
    if (spot !== null && seat.mayBet) seat.put(spot, chip);
  };
  const onEnd = (event: PointerEvent) => {
    if (drag?.pointer === event.pointerId) {
      drag = null;
      stage.highlight(null);
    }
    mouse = null;
    stage.chipInHand(null);
  };
  const onWheel = (event: WheelEvent) => {
    if (!seat.mayBet || event.ctrlKey) return;
    wheel += event.deltaY;
    if (Math.abs(wheel) < WHEEL_STEP) return;
    seat.turn(wheel < 0 ? 1 : -1);
    wheel = 0;
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('button, a, input, label, .selectable') !== null)
      return;
    if (seat.moving) stage.skip();
    // TABLES.md, A: a click on empty table puts the chip in hand away. A finger has none that hangs on it.
    else if (seat.mayBet && isMouse(event)) seat.take(null);
  };
  const onLeave = (event: PointerEvent) => {
    if (drag === null) onEnd(event);
  };

  const endWatch = seat.watch(hang);
  table.addEventListener('pointermove', onMove);
  table.addEventListener('pointerdown', onDown);
  table.addEventListener('pointerup', onUp);
  table.addEventListener('pointercancel', onEnd);
  table.addEventListener('pointerleave', onLeave);
  table.addEventListener('click', onClick);
  table.addEventListener('wheel', onWheel, { passive: true });
  return () => {
    endWatch();
    table.removeEventListener('pointermove', onMove);
    table.removeEventListener('pointerdown', onDown);
    table.removeEventListener('pointerup', onUp);
    table.removeEventListener('pointercancel', onEnd);
    table.removeEventListener('pointerleave', onLeave);
    table.removeEventListener('click', onClick);
    table.removeEventListener('wheel', onWheel);
  };
}
