import { CONFIRMATIONS, WARN_FROM } from '../../settings/settings.ts';
import { ChoiceField, SwitchField, useSettings } from './setting-fields.tsx';

/** What stands by the player: questions before bad decisions and dear presses, and the coach. */
export function PlayFields() {
  const { words, settings } = useSettings();
  const { say } = words;
  const now = settings.value;
  const percent = new Intl.NumberFormat(words.language, { style: 'percent' });
  return (
    <>
      <SwitchField of="warnings" label={say('settings.warnings')} hint={say('settings.warningsHint')} />
      {now.warnings && (
        <ChoiceField
          of="warnFrom"
          label={say('settings.warnFrom')}
          value={String(now.warnFrom)}
          options={WARN_FROM.map((part) => ({ value: String(part), label: percent.format(part) }))}
          onChange={(chosen) => {
            const warnFrom = WARN_FROM.find((part) => String(part) === chosen);
            if (warnFrom !== undefined) settings.change({ warnFrom });
          }}
        />
      )}
      <ChoiceField
        of="confirmations"
        label={say('settings.confirmations')}
        hint={say('settings.confirmationsHint')}
        value={now.confirmations}
        options={CONFIRMATIONS.map((value) => ({ value, label: say(`settings.confirmations.${value}`) }))}
        onChange={(confirmations) => settings.change({ confirmations })}
      />
      <SwitchField of="coach" label={say('settings.coach')} hint={say('settings.coachHint')} />
    </>
  );
}
