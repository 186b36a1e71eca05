import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { CloseIcon } from '../icons.tsx';

export interface DialogFrameProps {
  readonly title: string;
  /** The name of the cross; a dialog without one has buttons of its own that end it. */
  readonly closeLabel: string | null;
  readonly onClose: () => void;
  readonly kind: string;
  /** The id of what is said with the title as the dialog opens. */
  readonly describedBy?: string;
  readonly children: ComponentChildren;
}

/** A modal dialog. Escape, the cross and a press outside end it; the browser gives the focus back to where it was. */
export function DialogFrame({ title, closeLabel, onClose, kind, describedBy, children }: DialogFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const over = useRef(false);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Not by the attribute `autofocus`: browsers refuse that to a frame of another site, and complain of it.
    element?.querySelector<HTMLElement>('[data-takes-focus]')?.focus();
    return () => {
      // Taken out of the page it is no answer any more.
      over.current = true;
      element?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class="dialog"
      data-kind={kind}
      aria-labelledby={id}
      aria-describedby={describedBy}
      closedby="any"
      onClose={() => {
        if (!over.current) onClose();
      }}
    >
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 id={id}>{title}</h2>
          {closeLabel !== null && (
            <button
              type="button"
              class="close-button"
              aria-label={closeLabel}
              onClick={() => dialog.current?.close()}
            >
              <CloseIcon />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
