import { expect, test } from '@jest/globals';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runNode } from './run-command.ts';

const site = {
  'site.config.yaml':
    'title: T\nurl: https://e.org\ndoxygen: { xml: xml }\ndocs: { path: docs }\npages: { path: pages }\n',
  'docs/a.md': '# A\n\nA guide with $x$ and `code`.\n',
  'xml/index.xml':
    '<doxygenindex><compound refid="classA" kind="class"><name>A</name></compound></doxygenindex>',
  'xml/classA.xml':
    '<doxygen><compounddef id="classA" kind="class"><compoundname>A</compoundname></compounddef></doxygen>',
  'pages/text.md': '# Text\n',
};

test('sites without code of their own need no bundler; others get an error that says what to do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mtp-bundler-'));
  try {
    // As in a copy of the installed packages from another system: the program of esbuild is missing.
    const tool = join(folder, 'tool');
    for (const path of ['bin/mtp-site.mjs', 'dist', 'package.json'])
      cpSync(path, join(tool, path), { recursive: true });
    for (const path of ['node_modules/esbuild/lib/main.js', 'node_modules/esbuild/package.json'])
      cpSync(path, join(tool, path));
    const command = join(tool, 'bin/mtp-site.mjs');
    const cwd = join(folder, 'site');
    for (const [path, text] of Object.entries(site)) {
      mkdirSync(dirname(join(cwd, path)), { recursive: true });
      writeFileSync(join(cwd, path), text);
    }
    const outcome = runNode(command, ['build'], cwd);
    expect(outcome).toMatchObject({ status: 0, error: '' });
    const page = readFileSync(join(cwd, 'build/docs/api/classes/a/index.html'), 'utf8');
    const assets = [...page.matchAll(/"\/(assets\/(?:js\/main|css\/styles)-[^"]*)"/g)];
    expect(assets).toHaveLength(2);
    for (const [, path = ''] of assets) expect(existsSync(join(cwd, 'build', path))).toBe(true);

    writeFileSync(join(cwd, 'pages/code.jsx'), 'export default () => <p>Code</p>;\n');
    for (const isInstalled of [true, false]) {
      if (!isInstalled) rmSync(join(tool, 'node_modules'), { recursive: true });
      const { status, error } = runNode(command, ['build', '--no-cache'], cwd);
      expect(status).toBe(1);
      expect(error).toMatch(
        /^error: esbuild, which bundles [^\n]* does not run on this system: (?:The package|Cannot find)[^\n]* \[bundler\]\n {2}Run "npm ci"/,
      );
      expect(error).toContain('1 error;');
      expect(error).not.toMatch(/^\s+at /m);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
