import { useLayoutEffect, useRef } from 'preact/hooks';
import { ActionRow, type RowKind, rowOf } from './action-rows.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { useRoom } from './room.ts';
import type { ControlPlaces } from './zones.ts';

/** The button of each row that the focus comes to: none that spends money by a key that slips. */
const FIRST: Readonly<Record<RowKind, string>> = { betting: 'deal', decisions: 'hit', after: 'rebet' };

/**
 * The row of buttons, or the offer in its place. A row that goes takes its buttons along: who had one of them under the
 * fingers of the keyboard is put onto one of the next row, and not onto nothing.
 */
export function ActionArea({ places }: { places: ControlPlaces | null }) {
  const { seat } = useRoom();
  const area = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const { held, phase, open } = seat;
  const { offer } = seat.seen;
  // An answer that is looked at closes the buttons of the offer, and the offer stays until it is taken.
  const row = rowOf(phase, held === null ? open : [held.choice]);
  useLayoutEffect(() => {
    if (row === null || !hadFocus.current || area.current?.contains(document.activeElement) === true) return;
    area.current?.querySelector<HTMLElement>(`[data-area="${FIRST[row]}"]`)?.focus();
  }, [row]);
  return (
    <div
      ref={area}
      class="action-area"
      onFocusIn={() => {
        hadFocus.current = true;
      }}
      onFocusOut={(event) => {
        // A button that is taken away loses the focus to nothing; only one that goes elsewhere counts.
        if (event.relatedTarget !== null) hadFocus.current = false;
      }}
    >
      {row !== null && <ActionRow kind={row} places={places} />}
      {row === null && offer !== null && <OfferPanel offer={offer} place={places?.offer ?? null} />}
    </div>
  );
}
