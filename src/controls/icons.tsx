// The icons: 22 pixels, line 1.7, round ends. Names are on the buttons, not here.

import type { ComponentChildren } from 'preact';

function Icon({ children }: { children: ComponentChildren }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export const BackIcon = () => (
  <Icon>
    <path d="M14.5 5.5 8 12l6.5 6.5" />
  </Icon>
);

export const HelpIcon = () => (
  <Icon>
    <path d="M8.6 9a3.4 3.4 0 1 1 5 3c-1.1.6-1.6 1.2-1.6 2.4" />
    <path d="M12 18.2v.1" />
  </Icon>
);

export const SoundIcon = () => (
  <Icon>
    <path d="M4 9.5v5h3.2L12 18.5v-13L7.2 9.5z" />
    <path d="M15.4 9.2a4 4 0 0 1 0 5.6M18 6.8a7.4 7.4 0 0 1 0 10.4" />
  </Icon>
);

export const MutedIcon = () => (
  <Icon>
    <path d="M4 9.5v5h3.2L12 18.5v-13L7.2 9.5z" />
    <path d="m15.8 9.8 4.4 4.4m0-4.4-4.4 4.4" />
  </Icon>
);

export const WrenchIcon = () => (
  <Icon>
    <path d="M14.8 6.4a1 1 0 0 0 0 1.4l1.5 1.5a1 1 0 0 0 1.4 0l3.2-3.2a5.6 5.6 0 0 1-7.4 7.4l-6.2 6.2a2 2 0 0 1-2.9-2.9l6.2-6.2a5.6 5.6 0 0 1 7.4-7.4z" />
  </Icon>
);

export const HistoryIcon = () => (
  <Icon>
    <path d="M4.6 9.6A8 8 0 1 1 4 13" />
    <path d="M4 4.8v5h5M12 8v4.4l3 1.8" />
  </Icon>
);

export const LockIcon = () => (
  <Icon>
    <path d="M6.5 11h11v8.5h-11zM8.8 11V8.2a3.2 3.2 0 0 1 6.4 0V11" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const MinusIcon = () => (
  <Icon>
    <path d="M6 12h12" />
  </Icon>
);
