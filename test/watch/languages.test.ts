import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openSession, until } from './open-session.ts';

const config = {
  title: 'T',
  url: 'https://example.org',
  docs: {},
  i18n: { defaultLocale: 'en', locales: ['en', 'de'], texts: { de: 'de.yaml' } },
};

test('each language is served under its own path, and follows its own texts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mtp-languages-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('site.config.yaml', JSON.stringify(config));
  write('de.yaml', 'shell: { copy: Kopie }\n');
  write('docs/index.md', '# Start\n\nOriginal.\n');
  write('docs/other.md', '# Other\n\nOnly here.\n');
  write('i18n/de/docs/index.md', '# Anfang\n\nÜbersetzt.\n');
  const { session, reports, written, close } = await openSession(
    join(folder, 'site.config.yaml'),
    join(folder, 'out'),
  );
  expect(reports[0]?.diagnostics).toEqual([]);
  const site = await session.site();
  expect(['docs/index.html', 'de/docs/index.html', 'de/404.html'].map(site!.has)).toEqual([
    true,
    true,
    true,
  ]);
  write('i18n/de/docs/index.md', '# Anfang\n\nNeu.\n');
  write('docs/other.md', '# Other\n\nIn both.\n');
  const has = (path: string, text: string): boolean => written().get(path)?.includes(text) === true;
  await until(
    () =>
      has('de/docs/index.html', 'Neu.') &&
      has('docs/other/index.html', 'In both.') &&
      has('de/docs/other/index.html', 'In both.'),
    () => 'A language was not written.',
  );
  expect(has('docs/index.html', 'Original.')).toBe(true);
  await close();
  rmSync(folder, { recursive: true });
});
