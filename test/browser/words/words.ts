// A page in which the stage's own brushes write in the stage's own type, for tests to measure what came of it.

import { feltTexts } from '../../../src/locales/felt-texts.ts';
import { LANGUAGES } from '../../../src/locales/languages.ts';
import { loadTexts } from '../../../src/locales/load.ts';
import { drawnOut } from '../../../src/locales/pseudo.ts';
import { type Words, wordsIn } from '../../../src/locales/words.ts';
import { type Brush, surface } from '../../../src/stage/art/brush.ts';
import { fontsReady, SANS, SERIF } from '../../../src/stage/art/fonts.ts';
import { labelArt } from '../../../src/stage/art/label.ts';
import { drawRules } from '../../../src/stage/art/print.ts';
import { drawSign } from '../../../src/stage/art/sign.ts';
import { layoutTable } from '../../../src/stage/layout/layout.ts';
import { textWidth } from '../../../src/stage/layout/text-size.ts';
import { TABLES } from '../../../src/tables/all-tables.ts';
import type { TableRules } from '../../../src/tables/rules.ts';

const FONTS: Readonly<Record<string, (size: number) => string>> = {
  sans: (size) => `600 ${size}px ${SANS}`,
  serif: (size) => `400 ${size}px ${SERIF}`,
};

function brushOf(width: number, height: number): Brush {
  const { brush } = surface(width, height);
  if (brush === null) throw new Error('nothing can be drawn');
  return brush;
}

/** Where there is ink in a line of text, as runs of columns from the left. */
function inkOf(font: string, text: string): readonly (readonly [from: number, to: number])[] {
  const [width, height] = [900, 80];
  const brush = brushOf(width, height);
  brush.font = font;
  brush.fillStyle = '#000';
  brush.fillText(text, 10, 55);
  const { data } = brush.getImageData(0, 0, width, height);
  const runs: [number, number][] = [];
  for (let x = 0; x < width; x++) {
    let ink = false;
    for (let y = 0; y < height && !ink; y++) ink = (data[4 * (y * width + x) + 3] ?? 0) > 60;
    const last = runs.at(-1);
    if (ink && last !== undefined && last[1] === x) last[1] = x + 1;
    else if (ink) runs.push([x, x + 1]);
  }
  return runs;
}

/** What a brush is told to write, where the middle of each piece comes to lie, and how large it is. */
function watched(brush: Brush): readonly { text: string; x: number; half: number; size: number }[] {
  const written: { text: string; x: number; half: number; size: number }[] = [];
  const own = brush.fillText.bind(brush);
  brush.fillText = (text, x, y, most) => {
    const { a, b, e } = brush.getTransform();
    const wide = Math.min(most ?? Number.POSITIVE_INFINITY, brush.measureText(text).width);
    const from = brush.textAlign === 'center' ? x : brush.textAlign === 'right' ? x - wide / 2 : x + wide / 2;
    const size = Number(/(\d+(?:\.\d+)?)px/.exec(brush.font)?.[1]);
    written.push({ text, x: e + from * Math.hypot(a, b), half: wide / 2, size });
    own(text, x, y);
  };
  return written;
}

function faultsOf(rules: TableRules, words: Words, width: number, height: number): readonly string[] {
  const layout = layoutTable({ width, height }, rules);
  const texts = feltTexts(words, rules);
  const faults: string[] = [];
  const brush = brushOf(width, height);
  const letters = watched(brush);
  drawRules(brush, layout, texts);
  const { centre, reach } = layout.print;
  const out = letters.filter(({ x, half }) => Math.abs(x - centre.x) + half > reach * 1.01 + 1);
  if (out.length > 0) faults.push(`the print reaches ${out.length} letters out: ${texts.headline}`);
  const small = letters.filter(({ text, size }) => text.trim() !== '' && size < 7);
  if (small.length > 0) faults.push(`the print is ${small[0]?.size}px small`);
  for (const { bet, rect } of layout.signs) {
    const sign = brushOf(width, height);
    const pieces = watched(sign);
    const { title, lines } = texts.sideSign[bet];
    drawSign(sign, 1, rect, { title, lines: lines.map((line) => [line, '250 : 1']) }, rect.w / 150);
    for (const { text, x, half } of pieces)
      if (x - half < rect.x || x + half > rect.x + rect.w) faults.push(`“${text}” is out of its sign`);
  }
  return faults.map((fault) => `${rules.id} ${width}×${height}: ${fault}`);
}

const SIZES = [
  [1280, 720],
  [844, 390],
  [390, 844],
  [320, 568],
  [400, 225],
] as const;

await fontsReady(() => {});

const words = {
  ink: (font: string, text: string) => inkOf(FONTS[font]?.(40) ?? '', text),
  width(font: string, text: string): number {
    const brush = brushOf(1, 1);
    brush.font = FONTS[font]?.(40) ?? '';
    return brush.measureText(text).width;
  },
  reckoned: (text: string) => textWidth(text, 40),
  label: (text: string) => labelArt(text, 'bet', 40).w,
  /** What of the felt's print and the signs does not fit, in each language and drawn out. */
  async faults(): Promise<readonly string[]> {
    const all: string[] = [];
    for (const language of [...LANGUAGES, 'en-XA'] as const) {
      const texts = language === 'en-XA' ? drawnOut(await loadTexts('en')) : await loadTexts(language);
      for (const rules of TABLES) {
        const spoken = wordsIn(language === 'en-XA' ? 'en' : language, texts, rules.currency);
        for (const [width, height] of SIZES)
          all.push(...faultsOf(rules, spoken, width, height).map((fault) => `${language}: ${fault}`));
      }
    }
    return all;
  },
};

declare global {
  interface Window {
    words: typeof words;
  }
}
window.words = words;
