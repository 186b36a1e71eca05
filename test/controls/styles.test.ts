import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// What the style sheets must not say, for all of them at once (field reports B26, F20).

const FOLDER = new URL('../../src/controls/styles/', import.meta.url);
const SHEETS = readdirSync(FOLDER).map(
  (name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')] as const,
);

/** The rules of a sheet that stand in no media query of this kind. */
function outside(sheet: string, query: RegExp): string {
  let rest = '';
  for (let at = 0; at < sheet.length; ) {
    const media = sheet.indexOf('@media', at);
    const open = media === -1 ? -1 : sheet.indexOf('{', media);
    if (open === -1) return rest + sheet.slice(at);
    let depth = 1;
    let end = open + 1;
    for (; depth > 0 && end < sheet.length; end++)
      depth += sheet[end] === '{' ? 1 : sheet[end] === '}' ? -1 : 0;
    rest += sheet.slice(at, media);
    if (!query.test(sheet.slice(media, open))) rest += sheet.slice(media, end);
    at = end;
  }
  return rest;
}

describe.each(SHEETS)('%s', (_name, sheet) => {
  test('B26: gives nothing the look of being hovered over where no pointer hovers', () => {
    expect(outside(sheet, /\(hover: hover\)/).match(/[^\n]*:hover[^\n]*/g) ?? []).toEqual([]);
  });

  test('F20: measures no height by the window with its bars rolled away', () => {
    expect(sheet.match(/[\d.]+(?:vh|lvh|svh)\b/g) ?? []).toEqual([]);
  });
});

test('F20: the page reaches under notches, and keeps what is read and pressed out of them', () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  expect(page).toMatch(/<meta name="viewport" content="[^"]*viewport-fit=cover/);
  const all = SHEETS.map(([, sheet]) => sheet).join('\n');
  for (const side of ['top', 'right', 'bottom', 'left'])
    expect(all).toContain(`env(safe-area-inset-${side})`);
});
