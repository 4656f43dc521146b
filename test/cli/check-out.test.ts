import { beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { checkOut } from '../../src/cli/check-out.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';

let cwd: string;

beforeEach(() => {
  cwd = realpathSync(mkdtempSync(join(tmpdir(), 'check-out-')));
  for (const folder of ['docs/sub', 'versioned_docs', 'i18n/de', '.git', 'node_modules', 'other'])
    mkdirSync(join(cwd, folder), { recursive: true });
  writeFileSync(join(cwd, 'site.config.yaml'), 'title: T\nurl: https://example.org\ndocs: {}\n');
});

/** Returns the messages about an output folder. */
function faults(out: string): string[] {
  const diagnostics = new Diagnostics();
  const config = loadConfig({ cwd }, diagnostics);
  expect(diagnostics.all).toEqual([]);
  if (config) checkOut(join(cwd, out), config, cwd, diagnostics);
  return diagnostics.all.map(({ message }) => message);
}

test.each([
  ['docs/sub', 'docs'],
  ['docs/new/folder', 'docs'],
  ['versioned_docs', 'versioned_docs'],
  ['i18n/de', 'i18n'],
  ['.git', '.git'],
  ['node_modules/site', 'node_modules'],
  ['node_modules/.cache/mtp-site', 'node_modules'],
])('%s is refused, also through a link', (out, reserved) => {
  mkdirSync(join(cwd, dirname(out)), { recursive: true });
  symlinkSync(join(cwd, dirname(out)), join(cwd, 'link'));
  const linked = join('link', basename(out));
  expect(faults(out).join()).toContain(`"${reserved}" is `);
  expect(faults(linked).join()).toMatch(/"link.*", which leads to ".*", because ".*" is /);
});

test('a folder around the sources is refused, also through a link', () => {
  symlinkSync(cwd, join(cwd, 'other/here'));
  for (const out of ['.', '..', 'other/here'])
    expect(faults(out).join()).toContain('"site.config.yaml" is one of its sources');
});

test('other folders are accepted, also through a link, and sources that are links elsewhere', () => {
  symlinkSync(join(cwd, 'other'), join(cwd, 'link'));
  for (const out of ['build', 'public/site', 'other', 'link', 'link/site', 'documents'])
    expect([out, faults(out)]).toEqual([out, []]);
});
