// The dialogs that are fetched when they are first opened.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type TableRoom, useRoom } from './room.ts';
import type { DialogName } from './top-bar.tsx';

interface OpenDialogProps {
  readonly room: TableRoom;
  readonly onClose: () => void;
}

type Fetched = Partial<Readonly<Record<DialogName, ComponentType<OpenDialogProps>>>>;

async function fetchDialog(name: DialogName): Promise<ComponentType<OpenDialogProps>> {
  if (name === 'settings') {
    const { SettingsDialog } = await import('./dialogs/settings-dialog.tsx');
    return ({ room, onClose }) => (
      <SettingsDialog
        words={room.words}
        settings={room.settings}
        lasting={room.lasting}
        chooseLanguage={room.chooseLanguage}
        onClose={onClose}
      />
    );
  }
  const { HelpDialog } = await import('./dialogs/help-dialog.tsx');
  return ({ room, onClose }) => <HelpDialog rules={room.seat.rules} words={room.words} onClose={onClose} />;
}

export function LazyDialog({ name, close }: { name: DialogName | null; close: () => void }) {
  const room = useRoom();
  const [fetched, setFetched] = useState<Fetched>({});
  useEffect(() => {
    if (name === null || fetched[name] !== undefined) return;
    fetchDialog(name).then(
      (dialog) => setFetched((before) => ({ ...before, [name]: dialog })),
      // Offline: the next press tries again.
      close,
    );
  }, [name, fetched, close]);
  const Open = name === null ? undefined : fetched[name];
  return Open === undefined ? null : <Open room={room} onClose={close} />;
}
