import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Runs the bundled command in a folder. */
function run(
  cwd: string,
  ...args: string[]
): { status: number | null; out: string; error: string } {
  const command = resolve('bin/mtp-site.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, out: stdout, error: stderr };
}

test('a Docusaurus folder builds after init, with all files unchanged', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'mtp-init-'));
  cpSync('fixtures/docusaurus/typescript', cwd, { recursive: true });
  rmSync(join(cwd, 'site.config.yaml'));
  expect(run(cwd, 'init', '--from', 'docusaurus.config.ts')).toMatchObject({ status: 0 });

  const { status, error } = run(cwd, 'build');
  expect([
    status,
    error.replace(/^warning: Cannot infer the update date[^]*?\[last-update\]\n.*\n/, ''),
  ]).toEqual([0, '']);
  const page = (path: string): string =>
    readFileSync(join(cwd, 'build', path, 'index.html'), 'utf8');
  expect(page('')).toContain('Read the introduction');
  expect(page('')).toMatch(/<svg[^>]* aria-label="A matrix"/);
  expect(page('docs/intro')).toContain('Small programs');
  const install = page('docs/how-to/install');
  expect(install).toContain('The newest version is <strong>1.4.0</strong>');
  expect(install).toContain('role="tab"');
  expect(install).toContain('since 1.2.0');
  expect(install).toContain('href="/small-matrix/docs/intro/#first"');
  expect(page('blog/2026/01/15/version-1-4-0')).toContain('Mira Example');
  expect(page('docs/tags/first-steps')).toContain('Introduction');
  expect(page('credits')).toContain('aria-label="Source code"');
});
