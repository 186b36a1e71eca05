import type { TargetedMouseEvent } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Shortcut } from '../settings/shortcut-keys.ts';
import { fitOfLabel } from './fit-label.ts';
import { fitSoon, keepFitted } from './fitting.ts';
import { isSecondOfDoubleClick, pressed } from './presses.ts';
import { useShortcut } from './use-shortcut.ts';

export interface ActionButtonProps {
  readonly label: string;
  /** What it costs, or how many it touches. */
  readonly second?: string | null;
  /** The second line says how long it takes until it can be pressed: where one line has room, it is that one. */
  readonly waits?: boolean;
  readonly enabled: boolean;
  readonly onPress: () => void;
  /** A press while it is not enabled, where there is a reason to tell. */
  readonly onRefused?: () => void;
  readonly primary?: boolean;
  /** Takes the focus when the dialog it stands in is opened. */
  readonly takesFocus?: boolean;
  /** Names its place in the row. */
  readonly area: string;
  /** What of the keys does the same. */
  readonly shortcut?: Shortcut;
}

/**
 * A button of the rail. One that is not open stays in its place and keeps the focus, so `aria-disabled` and not
 * `disabled`. Held keys and the second press of a double click do nothing.
 */
export function ActionButton(props: ActionButtonProps) {
  const { label, second = null, enabled, onPress, onRefused, primary = false, area } = props;
  const id = useId();
  const key = useShortcut(props.shortcut);
  const button = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    if (current === null || text.current === null) return undefined;
    const fit = fitOfLabel(current, text.current);
    fitSoon(fit);
    const release = keepFitted(fit);
    const observer = new ResizeObserver(() => {
      if (!fit.fits()) fitSoon(fit);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      release();
    };
  }, [label, second]);
  const onClick = (event: TargetedMouseEvent<HTMLButtonElement>) => {
    if (isSecondOfDoubleClick(event.detail)) return;
    if (!enabled) {
      onRefused?.();
      return;
    }
    pressed();
    onPress();
  };
  return (
    <button
      ref={button}
      type="button"
      class={primary ? 'action primary' : 'action'}
      data-area={area}
      data-waits={props.waits === true}
      aria-label={label}
      data-takes-focus={props.takesFocus === true ? '' : undefined}
      aria-disabled={!enabled}
      aria-describedby={second === null ? undefined : id}
      aria-keyshortcuts={key}
      data-key={key}
      onClick={onClick}
      onKeyDown={(event) => {
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
      }}
    >
      <span ref={text} class="label">
        {label}
      </span>
      {second !== null && (
        <>
          {/* Drawn by the sheet: what is written on a button is its name (WCAG 2.5.3), and this its description. */}
          <span class="second" data-text={second} />
          <span id={id} hidden>
            {second}
          </span>
        </>
      )}
    </button>
  );
}
