import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

test('the host’s entry is one file under 6 kB, beside whose work it ships, and knows nothing of the game', async () => {
  const built = await build({
    configFile: 'vite.lobby.config.ts',
    logLevel: 'error',
    build: { write: false },
  });
  const [output] = Array.isArray(built) ? built : [];
  const files = output?.output ?? [];
  expect(files.map(({ fileName }) => fileName)).toEqual(['lobby.js', 'licences.md']);
  const [file] = files;
  const code = file?.type === 'chunk' ? file.code : '';
  expect(code).not.toBe('');
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(6000);
  expect(file?.type === 'chunk' ? file.imports : null).toEqual([]);
  const rooms = file?.type === 'chunk' ? file.moduleIds.filter((id) => /\/src\/(?!lobby\/)/.test(id)) : [];
  expect(rooms).toEqual([]);
});
