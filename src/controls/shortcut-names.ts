import type { Words } from '../locales/words.ts';
import { type Keys, SHORTCUTS, type Shortcut } from '../settings/shortcut-keys.ts';

/** What a shortcut does: the words of its button, or of what is asked. */
export function shortcutName({ say, list }: Words, shortcut: Shortcut): string {
  switch (shortcut) {
    case 'accept':
      return list([say('insure'), say('evenMoney')]);
    case 'decline':
      return list([say('noInsurance'), say('noEvenMoney')]);
    case 'deal':
      return list([say('deal'), say('rebetAndDeal')]);
    case 'clear':
      return list([say('clear'), say('newGame')]);
    case 'tellTable':
    case 'tellDealer':
    case 'tellHand':
    case 'tellBalance':
    case 'tellChoices':
      return say(`keys.${shortcut}`);
    default:
      return say(shortcut);
  }
}

/** The keys that are set, as a keyboard shows them, each with what it does. */
export function namedKeys(words: Words, keys: Keys): readonly (readonly [key: string, name: string])[] {
  return SHORTCUTS.flatMap((shortcut) =>
    keys[shortcut] === '' ? [] : [[keys[shortcut].toUpperCase(), shortcutName(words, shortcut)] as const],
  );
}
