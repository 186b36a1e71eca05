/** A way out of a dialog to what the lobby has; nothing where it has none. */
export function WayButton({ label, go }: { label: string; go: (() => void) | null | undefined }) {
  if (go === null || go === undefined) return null;
  return (
    <button type="button" class="action small" onClick={go}>
      <span class="label">{label}</span>
    </button>
  );
}
