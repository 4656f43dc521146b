/** @jest-environment-options { "production": true } */
import { afterAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesBelow } from '../cache/recall-site.ts';
import { contentFolder } from '../markdown/content-folder.ts';
import { differences, openSession, until } from '../watch/open-session.ts';
import { classPage, kettleXml } from './extension-site.ts';

const root = resolve(import.meta.dirname, '../..');

/** Extensions whose badge is the given word. */
const badging = (word: string): string =>
  `export default { member: () => ({ badges: ["${word}"] }), pages: () => [{ path: "own", title: "Own", content: "${word}" }] };`;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function siteFolder(files: Record<string, string>): string {
  const settings = {
    title: 'T',
    url: 'https://example.org',
    baseUrl: '/',
    doxygen: { xml: 'xml' },
    extensions: ['extension.js'],
    checks: { danglingReferences: 'ignore' },
  };
  const folder = contentFolder({ 'site.config.yaml': JSON.stringify(settings), ...files });
  folders.push(folder);
  return folder;
}

/** Runs the bundled command; returns what it prints. */
function run(cwd: string, ...args: string[]): string {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(root, 'bin/mtp-site.mjs'), ...args],
    { cwd, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

test('threads and caches give the same bytes, and a change of the extension makes them anew', () => {
  const dropping = `import { word } from './word.js';
export default {
  member: ({ name }) => (name.endsWith('1') ? null : { badges: [word] }),
  compound: () => ({ rows: [{ label: 'Own', value: '<bold>row</bold>' }] }),
};`;
  const folder = siteFolder({
    'extension.js': dropping,
    'word.js': 'export const word = "first";',
  });
  mkdirSync(join(folder, 'xml'));
  spawnSync(process.execPath, [join(root, 'test/bench/library.mjs'), '320', join(folder, 'xml')]);
  run(folder, 'build', '--workers', '1', '--no-cache');
  const wanted = filesBelow(join(folder, 'build'));
  expect([...wanted.values()].filter((text) => text.includes('>first<')).length).toBeGreaterThan(
    99,
  );
  rmSync(join(folder, 'build'), { recursive: true });
  for (const isCached of [false, true]) {
    const printed = run(folder, 'build', '--workers', '3', '--timing');
    expect(printed).toMatch(/^Threads +3$/m);
    expect(printed).toMatch(/members shown; hidden: [\d,]+ dropped by extensions\b/);
    expect(differences(wanted, filesBelow(join(folder, 'build')))).toEqual([]);
    if (!isCached) rmSync(join(folder, 'build'), { recursive: true });
  }
  expect(run(folder, 'build')).toContain('0 written');
  writeFileSync(join(folder, 'word.js'), 'export const word = "second";');
  run(folder, 'build');
  const texts = [...filesBelow(join(folder, 'build')).values()];
  expect(texts.some((text) => text.includes('>first<'))).toBe(false);
  expect(texts.some((text) => text.includes('>second<'))).toBe(true);
});

test('watch follows the extension, also out of a fault', async () => {
  const folder = siteFolder({ ...kettleXml([['boil']]), 'extension.js': badging('first') });
  const own = contentFolder({});
  folders.push(own);
  const { written, reports, close } = await openSession(join(folder, 'site.config.yaml'), own);
  const page = (): string => written().get(`${classPage}index.html`) ?? '';
  expect(page()).toContain('>first<');
  const write = (text: string): void => {
    writeFileSync(join(folder, 'extension.js'), text);
  };
  try {
    write(badging('second'));
    await until(
      () => page().includes('>second<'),
      () => JSON.stringify(reports),
    );
    write(badging('third').replace('member: () =>', 'member: () => none &&'));
    await until(
      () => JSON.stringify(reports).includes('none is not defined'),
      () => JSON.stringify(reports),
    );
    expect(page()).toContain('boil');
    write(badging('fourth'));
    await until(
      () => page().includes('>fourth<'),
      () => JSON.stringify(reports),
    );
  } finally {
    await close();
  }
});
