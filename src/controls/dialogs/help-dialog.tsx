import type { Words } from '../../locales/words.ts';
import type { TableRules } from '../../tables/rules.ts';
import { DialogFrame } from './dialog-frame.tsx';

export interface HelpDialogProps {
  readonly rules: TableRules;
  readonly words: Words;
  readonly onClose: () => void;
}

export function HelpDialog({ rules, words, onClose }: HelpDialogProps) {
  return (
    <DialogFrame kind="help" title={rules.name} closeLabel={words.say('icon.close')} onClose={onClose}>
      <p>{rules.name}</p>
    </DialogFrame>
  );
}
