import { expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolVersion } from '../../src/cache/tool-version.ts';

test('sources have no version, because they can change unnoticed', () => {
  expect(toolVersion()).toBeUndefined();
});

test.each<[string, Record<string, string>, string[]]>([
  ['without packages', {}, ['no esbuild', 'no sharp']],
  ['with one package', { esbuild: '{"version":"1"}' }, ['{"version":"1"}', 'no sharp']],
  [
    'with both',
    { esbuild: '{"version":"1"}', sharp: '{"version":"2"}' },
    ['{"version":"1"}', '{"version":"2"}'],
  ],
])('a version names the bundle, Node, the system and what is outside: %s', (_, installed, ends) => {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  try {
    writeFileSync(join(folder, 'build-id.txt'), 'id');
    for (const [name, content] of Object.entries(installed)) {
      mkdirSync(join(folder, 'node_modules', name), { recursive: true });
      writeFileSync(join(folder, 'node_modules', name, 'package.json'), content);
    }
    const code = pathToFileURL(join(folder, 'cli.cjs')).href;
    expect(toolVersion(code)).toBe(['id', process.version, process.platform, ...ends].join('\n'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
