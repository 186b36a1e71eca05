import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import about from '../package.json' with { type: 'json' };

const page = readFileSync(new URL('../THIRD-PARTY.md', import.meta.url), 'utf8');
const shipped = [
  ...Object.entries(about.dependencies),
  ...Object.entries(about.devDependencies).filter(
    ([name]) => name.startsWith('@fontsource/') || name.endsWith('/react-playing-cards'),
  ),
];

// Found by its last part, as the page may write a name in its own spelling.
test.each(shipped)('THIRD-PARTY.md lists %s %s', (name, version) => {
  const row = page
    .split('\n')
    .find(
      (line) => line.startsWith('|') && line.toLowerCase().includes(name.replace(/\.js$/, '').toLowerCase()),
    );
  expect(row?.split('|').map((cell) => cell.trim())).toContain(version);
});

test.each(Object.entries({ ...about.dependencies, ...about.devDependencies }))(
  '%s is pinned to one version: %s',
  (_name, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  },
);
