import type { ComponentChildren } from 'preact';

export interface IconButtonProps {
  readonly name: string;
  readonly label: string;
  /** Cannot be used here; a press may still say why. */
  readonly locked?: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

/** A round button with an icon; its name is told to who listens and to who lingers on it. */
export function IconButton({ name, label, locked = false, onPress, children }: IconButtonProps) {
  return (
    <button
      type="button"
      class="icon-button"
      data-icon={name}
      aria-label={label}
      title={label}
      aria-disabled={locked}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
