import { expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommandLine } from '../../src/cli/program.ts';

/** Runs the command in a folder. */
async function run(
  cwd: string,
  ...args: string[]
): Promise<{ code: number; out: string; error: string }> {
  let out = '';
  let error = '';
  const terminal = {
    out: (text: string) => void (out += text),
    error: (text: string) => void (error += text),
    interactive: false,
    colors: false,
  };
  const code = await runCommandLine(['init', ...args], terminal, cwd);
  return { code, out, error };
}

function folderWith(source?: string): string {
  const cwd = mkdtempSync(join(tmpdir(), 'mtp-init-'));
  if (source !== undefined) writeFileSync(join(cwd, 'docusaurus.config.js'), source);
  return cwd;
}

const SOURCE = `module.exports = {
  title: 'T', url: 'https://example.org', baseUrl: '/', onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw', onDuplicateRoutes: 'throw', projectName: 't',
  themeConfig: { algolia: { appId: 'A' } },
};`;

test('init writes the file once, and replaces another one only on request', async () => {
  const cwd = folderWith(SOURCE);
  const file = join(cwd, 'site.config.yaml');
  const first = await run(cwd, '--from', 'docusaurus.config.js');
  expect(first.code).toBe(0);
  expect(first.out).toBe(
    [
      '[SUCCESS] Wrote "site.config.yaml" with 5 options.',
      '1 setting was not converted; comments in the file say why.',
      'Manual: https://micro-os-plus.github.io/mtp-site/start/docusaurus/',
      'Next: npx mtp-site check',
      '',
    ].join('\n'),
  );
  expect(first.error).toContain('warning: themeConfig.algolia: External search services');
  expect(first.error).toContain('info: projectName: ');
  const written = readFileSync(file, 'utf8');
  expect(written).toMatch(
    /^# yaml-language-server: \$schema=.*\n[^]*\n# Not converted: themeConfig\.algolia\. /,
  );

  const again = await run(cwd, '--from', '.');
  expect([again.code, again.out]).toEqual([0, expect.stringContaining('is already up to date')]);

  writeFileSync(file, '# mine\n');
  const refused = await run(cwd, '--from', 'docusaurus.config.js');
  expect([refused.code, refused.out, readFileSync(file, 'utf8')]).toEqual([2, '', '# mine\n']);
  expect(refused.error).toContain('error: The file "site.config.yaml" already exists');

  const elsewhere = await run(cwd, '--from', '.', '--out', 'new/site.yaml', '--quiet');
  expect([elsewhere.code, elsewhere.out]).toEqual([0, '']);
  expect(elsewhere.error).not.toContain('info:');
  expect(readFileSync(join(cwd, 'new/site.yaml'), 'utf8')).toContain('\ntitle: T\n');

  expect((await run(cwd, '--from', '.', '--force')).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(written);
});

test('init finds the Docusaurus configuration next to it, and keeps existing files', async () => {
  const cwd = folderWith(SOURCE);
  const { code, out } = await run(cwd);
  expect([code, out]).toEqual([0, expect.stringContaining('with 5 options.')]);
  writeFileSync(join(cwd, 'site.config.yaml'), '# mine\n');
  const again = await run(cwd);
  expect([again.code, again.out]).toEqual([0, expect.stringContaining('was left unchanged')]);
  expect(readFileSync(join(cwd, 'site.config.yaml'), 'utf8')).toBe('# mine\n');
});

test('a workflow for a site that uses Docusaurus', async () => {
  const cwd = folderWith(SOURCE);
  const { code, out } = await run(cwd, '--from', '.', '--github', '--out', 'my.yaml');
  expect([code, out]).toEqual([0, expect.stringContaining('Wrote ".github/workflows/')]);
  const workflow = readFileSync(join(cwd, '.github/workflows/documentation.yml'), 'utf8');
  expect(workflow).toContain(' build --config my.yaml --format github\n');
});

test('init adds the texts of further languages, and keeps existing ones', async () => {
  const languages = "projectName: 't', i18n: { defaultLocale: 'en', locales: ['en', 'pl'] },";
  const cwd = folderWith(SOURCE.replace("projectName: 't',", languages));
  const texts = join(cwd, 'texts-pl.yaml');
  expect((await run(cwd, '--from', '.')).out).toContain(
    '\nWrote "texts-pl.yaml", which it refers to.\n',
  );
  expect(readFileSync(texts, 'utf8')).toContain('in "pl"');
  writeFileSync(texts, '# mine\n');
  const again = await run(cwd, '--from', '.');
  expect(again.out).toContain('is already up to date');
  expect(readFileSync(texts, 'utf8')).toBe('# mine\n');
});

test.each([
  [[], undefined, 'There is nothing here to build a site from'],
  [['--doxyfile'], undefined, 'No C or C++ sources were found'],
  [['--out', '.'], undefined, '--out: "." is a folder.'],
  [['--from', 'none.ts'], SOURCE, '--from: there is no file "none.ts".'],
  [['--from', '.'], undefined, '--from: "." is not a Docusaurus configuration.'],
  [['--from', '.', '--out', '.'], SOURCE, '--out: "." is a folder.'],
  [['--from', '.'], 'module.exports = {};', 'error: "title" is missing.'],
  [['docusaurus.config.js'], SOURCE, 'too many arguments'],
])('invalid usage is reported without a stack trace: init %j', async (args, source, message) => {
  const { code, out, error } = await run(folderWith(source), ...args);
  expect([code, out]).toEqual([2, '']);
  expect(error).toContain(message);
  expect(error).not.toContain('    at ');
});
