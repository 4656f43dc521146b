import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { contentFolder } from './markdown/content-folder.ts';

/** Checks a site of some files with the bundled command. */
function check(
  files: Record<string, string>,
  ...options: string[]
): { status: number | null; printed: string; stdout: string } {
  const config = { title: 'T', url: 'https://example.org', docs: { path: 'docs' }, pluginData: [] };
  const folder = contentFolder({ 'site.config.yaml': JSON.stringify(config), ...files });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('bin/mtp-site.mjs'), 'check', ...options],
    { cwd: folder, encoding: 'utf8', timeout: 60_000 },
  );
  return { status, printed: stdout + stderr, stdout };
}

test('code of a site cannot end the command, and each attempt is a fault of its text', () => {
  const { status, printed } = check({
    'docs/exit.mdx': '# A\n\n{process.exit(0)}\n',
    'docs/abort.mdx': '# B\n\n{process.abort()}\n',
    'docs/kill.mdx': '# C\n\n{process.kill(process.pid)}\n',
    'docs/raw.mdx': '# D\n\n{process.reallyExit(0)}\n',
    'docs/loading.mdx': 'export const e = globalThis.process.exit(0);\n\n# E\n\n{e}\n',
    'docs/component.mdx': "import Part from './part.js';\n\n# F\n\n<Part />\n",
    'docs/part.js': 'export default () => process.exit(0);\n',
  });
  expect(status).toBe(1);
  for (const text of [
    'docs/exit.mdx:3:1: error: The page /docs/exit/ cannot be rendered: It calls process.exit(0), which would end the command. [render-page]',
    'docs/abort.mdx:3:1: error: The page /docs/abort/ cannot be rendered: It calls process.abort(), which',
    'docs/kill.mdx:3:1: error: The page /docs/kill/ cannot be rendered: It calls process.kill(',
    'docs/raw.mdx:3:1: error: The page /docs/raw/ cannot be rendered: It calls process.reallyExit(0), which',
    'docs/loading.mdx:1:37: error: The code of the text failed while loading: It calls process.exit(0), which',
    'docs/component.mdx:5:1: error: The page /docs/component/ cannot be rendered: It calls process.exit(0), which',
  ])
    expect(printed).toContain(text);
});

test('a module of a site cannot end the command', () => {
  const { status, printed } = check({
    'docs/a.md': '# A\n',
    'docs/sidebars.js': 'process.exit(0);\nmodule.exports = {};\n',
    'site.config.yaml':
      '{"title": "T", "url": "https://example.org", "docs": {"path": "docs", "sidebar": "docs/sidebars.js"}}',
  });
  expect(status).toBe(1);
  expect(printed).toContain(
    'docs/sidebars.js:1:9: error: The module threw an error: It calls process.exit(0), which would end the command. [sidebars]',
  );
});

test('errors of timers and promises are faults of the text that started them', () => {
  const { status, printed } = check({
    'docs/timer.mdx': "# A\n\n{void setTimeout(() => { throw new Error('Ticked'); }, 30)}\n",
    'docs/promise.mdx': "# B\n\n{void Promise.reject(new Error('Broken'))}\n",
    'docs/nameless.mdx': "# C\n\n{void Promise.reject('Nothing but words')}\n",
    'docs/cleared.mdx':
      "# D\n\n{clearTimeout(setTimeout(() => { throw new Error('Cleared'); }, 20))}\n",
  });
  expect(status).toBe(1);
  expect(printed).not.toContain('Internal error');
  expect(printed).not.toContain('Cleared');
  for (const text of [
    'docs/timer.mdx:3:1: error: Code of the site failed after it was called, in a timer or a promise: Ticked [late-error]',
    'docs/promise.mdx:3:1: error: Code of the site failed after it was called, in a timer or a promise: Broken',
    'error: Code of the site failed after it was called, in a timer or a promise: Nothing but words',
  ])
    expect(printed).toContain(text);
});

test('a site with errors fails whatever exit code its code sets, and repeated timers do not keep it running', () => {
  const { status, printed } = check({
    'docs/a.mdx': `# A

{void (process.exitCode = 0)}
{void process.on('exit', () => { process.exitCode = 0; process.exit(0); })}
{void setInterval(() => process.exit(0), 2000)}
`,
  });
  expect(printed).toContain('docs/a.mdx:5:1: error: Code of the site failed after it was called');
  expect(status).toBe(1);
});

test('what code of a site prints does not mix with the output of the command', () => {
  const { status, printed, stdout } = check(
    {
      'docs/a.mdx':
        '# A\n\n{console.log("Chatty")}\n\n{process.stdout.write("Chattier") && null}\n',
    },
    '--format',
    'json',
  );
  expect(status).toBe(0);
  expect(printed).toMatch(/Chatty[^]*Chattier/);
  expect(JSON.parse(stdout)).toMatchObject({ exitCode: 0, figures: { pages: expect.any(Number) } });
});
