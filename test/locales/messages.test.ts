import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from '../../src/locales/en.ts';
import { helpEn } from '../../src/locales/help-en.ts';
import { wordsIn } from '../../src/locales/words.ts';
import { OFFER_ANSWERS } from '../../src/round/facts.ts';
import { DECISIONS } from '../../src/tables/decisions.ts';

// Which texts are refused by the type check stands in wrong-messages.ts; here is what types cannot tell.

const { say } = wordsIn('en', en, 'EUR');

test('a text that is said rightly is said', () => {
  expect([say('deal'), say('place.hand', { box: 1, hand: 2 }), say('hands', { count: 2 })]).toEqual([
    'Deal',
    'Box 1, hand 2',
    '2 hands',
  ]);
});

const SOURCES = new URL('../../src', import.meta.url).pathname;

function code(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return code(path);
    // The texts themselves do not say themselves.
    const isText = /locales\/(en|es|fr|social|(help|guide)-(en|es|fr))/.test(path);
    return /\.tsx?$/.test(entry.name) && !isText ? [readFileSync(path, 'utf8')] : [];
  });
}

/** What stands in the place of a value where a key is made of one, by what stands before and after it. */
const MADE: Readonly<Record<string, readonly string[]>> = {
  'blackjack.*': ['push', 'wins'],
  'caption.*': ['win', 'blackjack', 'sideBetHit', 'lose', 'warning'],
  'card.*': ['hard', 'soft', 'pair'],
  'card.letter.*': ['hit', 'stand', 'doubleOrHit', 'doubleOrStand', 'split'],
  'card.play.*': ['hit', 'stand', 'doubleOrHit', 'doubleOrStand', 'split'],
  'deal.looks.*': ['ace', 'ten'],
  'dealer.*': ['stands', 'hits'],
  'double.*': ['hard', 'soft', 'aceAsOne'],
  'fault.*': ['no-cards', 'no-table', 'closed'],
  'guide.advice.*': ['faceDown', 'faceUp'],
  'guide.begin.*': ['faceUp', 'faceDown'],
  'guide.dealer.*': ['stands', 'hits'],
  'guide.ties.*': ['push', 'dealerWins'],
  'insurance.*': ['allButBlackjack', 'blackjack', 'all'],
  'interrupted.*': ['browser', 'lobby', 'nothing'],
  'keys.*': ['tellTable', 'tellDealer', 'tellHand', 'tellBalance', 'tellChoices'],
  'note.*': ['not-lasting', 'ledger-damaged', 'silent'],
  'offer.*': [],
  'outcome.*': ['blackjack', 'win', 'push', 'lose', 'bust'],
  'rank.*': ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'],
  'refused.*': [
    'bet-below-minimum',
    'bet-above-maximum',
    'bet-not-whole-chips',
    'side-bet-without-main',
    'side-bet-above-cap',
    'unknown-box',
    'unknown-side-bet',
    'no-bets',
    'balance-too-low',
    'nothing-to-undo',
    'nothing-to-rebet',
    'illegal-decision',
    'not-now',
    'no-double',
    'no-split',
    'no-side-bets',
    'reminder-due',
  ],
  'replay.*': ['not-a-round', 'bad-record', 'unknown-rules', 'record-does-not-replay'],
  'results.*': ['push', 'dealerWins'],
  'said.*': ['insurance', 'evenMoney'],
  'settings.*': [],
  'settings.announcements.*': ['full', 'short', 'results'],
  'settings.confirmations.*': ['never', 'large', 'always'],
  'settings.import.*': ['taken', 'unreadable'],
  'settings.motion.*': ['auto', 'full', 'reduced'],
  'side.*': [],
  'side.row.*': [],
  'split.*': ['value', 'rank', 'onTurn', 'atOnce'],
  'suit.*': ['s', 'h', 'd', 'c'],
  'tab.*': ['elsewhere', 'moved'],
  'tab.*Text': ['elsewhere', 'moved'],
  'total.*': [],
  'trouble.*': [
    'wallet-lost',
    'dealer-lost',
    'cards-exhausted',
    'shoe-lost',
    'lobby-lost',
    'paused',
    'closing',
  ],
  'verify.*': ['fair', 'commitment-differs', 'no-cards'],
};

test('G12: no text is there that is never said', () => {
  const all = code(SOURCES).join('\n');
  const keys: readonly string[] = [...Object.keys(en), ...Object.keys(helpEn)];
  const families = new Set(
    [...all.matchAll(/`([\w-]+\.(?:[\w-]+\.)*)\$\{[^`]*?\}([\w.-]*)`/g)]
      .map(([, head = '', tail = '']) => [head, tail] as const)
      .filter(([head, tail]) => keys.some((key) => key.startsWith(head) && key.endsWith(tail)))
      .map(([head, tail]) => `${head}*${tail}`),
  );
  expect([...families].sort()).toEqual(Object.keys(MADE).sort());
  const made = Object.entries(MADE).flatMap(([family, values]) =>
    values.map((value) => family.replace('*', value)),
  );
  const said = new Set([...made, ...DECISIONS, ...OFFER_ANSWERS]);
  const isSaid = (key: string) => all.includes(`'${key}'`) || said.has(key);
  expect(keys.filter((key) => !isSaid(key))).toEqual([]);
  expect(made.filter((key) => !keys.includes(key))).toEqual([]);
});
