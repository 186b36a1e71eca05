// The dialogs that are fetched when they are first opened.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { CardDialogProps } from './card-dialog.tsx';
import type { HelpDialogProps } from './help-dialog.tsx';
import type { SettingsDialogProps } from './settings-dialog.tsx';

/** What was fetched, null until it is there. Where it cannot be had now, the next opening tries again. */
export function useFetched<T>(fetch: () => Promise<T>, onFail: () => void): T | null {
  const [fetched, setFetched] = useState<{ readonly part: T } | null>(null);
  const fail = useRef(onFail);
  fail.current = onFail;
  useEffect(() => {
    fetch().then(
      (part) => setFetched({ part }),
      () => fail.current(),
    );
  }, [fetch]);
  return fetched === null ? null : fetched.part;
}

const fetchSettings = async () => (await import('./settings-dialog.tsx')).SettingsDialog;
const fetchHelp = async () => (await import('./help-dialog.tsx')).HelpDialog;

export function SettingsOnDemand(props: SettingsDialogProps) {
  const Settings = useFetched(fetchSettings, props.onClose);
  return Settings === null ? null : <Settings {...props} />;
}

const fetchCard = async () => (await import('./card-dialog.tsx')).CardDialog;

export function CardOnDemand(props: CardDialogProps) {
  const Card = useFetched(fetchCard, props.onClose);
  return Card === null ? null : <Card {...props} />;
}

export function HelpOnDemand(props: HelpDialogProps) {
  const Help = useFetched(fetchHelp, props.onClose);
  return Help === null ? null : <Help {...props} />;
}
