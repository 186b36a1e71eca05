import { describe, expect, test } from 'vitest';
import { heardOf } from '../../src/controls/heard.ts';
import { LANGUAGES } from '../../src/locales/languages.ts';
import { loadTexts } from '../../src/locales/load.ts';
import { wordsIn } from '../../src/locales/words.ts';
import { CUES } from '../../src/sound/cues.ts';
import { TABLES } from '../../src/tables/all-tables.ts';

// Nothing is told by colour or by sound alone.

const wordsOf = async (language: (typeof LANGUAGES)[number]) =>
  wordsIn(language, await loadTexts(language), 'EUR');

describe.each(LANGUAGES)('in %s', (language) => {
  test('the chips of a table have figures of their own', async () => {
    const { figure } = await wordsOf(language);
    for (const { chips } of TABLES) {
      const figures = chips.map(figure);
      expect([new Set(figures).size, figures.every((each) => /\d/.test(each))]).toEqual([chips.length, true]);
    }
  });

  test('each way a bet can end has a word of its own', async () => {
    const { say } = await wordsOf(language);
    const outcomes = ['blackjack', 'win', 'push', 'lose', 'bust'] as const;
    expect(new Set(outcomes.map((each) => say(`outcome.${each}`))).size).toBe(5);
    expect(say('history.sideWon')).not.toBe(say('history.sideLost'));
  });

  test('each sound that tells something is captioned', async () => {
    const { say } = await wordsOf(language);
    const told = CUES.flatMap((cue) => heardOf(cue) ?? []).map(({ cue }) => say(`caption.${cue}`));
    expect(told).toHaveLength(5);
    expect(new Set(told).size).toBe(5);
  });
});
