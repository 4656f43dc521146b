import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

function check(folder: string): { status: number | null; stdout: string } {
  const script = join(root, 'test/html/check-html.mjs');
  const { status, stdout } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  return { status, stdout };
}

test.each([
  ['a list in a paragraph', '<p><ul></ul></p>', '<p> was closed'],
  ['a block in a table', '<table><tbody><tr><td></td></tr></tbody><div></div></table>', 'moved'],
  ['an id that stands twice', '<p id="a"></p><p id="a"></p>', 'the id "a" stands twice'],
  ['a table without body', '<table><tr><td></td></tr></table>', '<tbody> was put in'],
  ['a link in a link', '<a href="x"><a href="y">z</a></a>', 'was closed'],
])('the checker finds %s', (_, body, fault) => {
  const folder = mkdtempSync(join(tmpdir(), 'html-'));
  const page = `<!DOCTYPE html><html><head><title>x</title></head><body>${body}</body></html>`;
  writeFileSync(join(folder, 'page.html'), page);
  const { status, stdout } = check(folder);
  expect(status).toBe(1);
  expect(stdout).toContain(fault);
});

test('every page of the site is valid HTML', () => {
  const out = mkdtempSync(join(tmpdir(), 'html-site-'));
  const command = join(root, 'bin/mtp-site.mjs');
  const built = spawnSync(process.execPath, [command, 'build', '--quiet', '--out', out], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([built.status, built.stderr]).toEqual([0, '']);
  const [, pages = '0'] = /^(\d+) pages read, 0 faults\n$/.exec(check(out).stdout) ?? [];
  expect(Number(pages)).toBeGreaterThan(150);
});
