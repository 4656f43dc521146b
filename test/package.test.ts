import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
let folder: string;
/** A project with the package, and the files of the package. */
let project: string;
let packed: string[];

/** What the test reads of package.json. */
interface Packed {
  /** The version. */
  version: string;
  /** The address of the issue tracker. */
  bugs: string;
}

/** Runs npm or npx in a folder and returns the output. */
function run(command: 'npm' | 'npx', args: string[], cwd: string): string {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-'));
  project = join(folder, 'project');
  const packing = run(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
    root,
  );
  const [pack] = JSON.parse(packing) as { filename: string; files: { path: string }[] }[];
  packed = pack!.files.map(({ path }) => path);
  cpSync(join(root, 'fixtures/micro-test-plus/xml'), join(project, 'xml'), { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  const quiet = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  run('npm', ['install', ...quiet, join(folder, pack!.filename)], project);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('the package contains what users need, and builds a site in an empty folder', () => {
  const paths = packed;
  expect(paths.filter((path) => !path.startsWith('dist/')).sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'SECURITY.md',
    'api/components.d.ts',
    'api/index.d.ts',
    'api/theme.d.ts',
    'bin/mtp-site.mjs',
    // Those that the command names.
    'documentation/reference/diagnostics.md',
    'documentation/reference/rules.md',
    'documentation/start/docusaurus.md',
    'documentation/start/doxygen-html.md',
    'documentation/start/new-site.md',
    'documentation/start/sphinx.md',
    'package.json',
  ]);
  expect(paths).toContain('dist/cli.cjs');
  expect(paths).toContain('dist/snapshot.schema.json');
  expect(paths).toContain('dist/bundled.cdx.json');
  // The maps of what can name its sources in an internal error.
  expect(paths.filter((path) => path.endsWith('.map'))).toEqual([
    ...['dist/cli.cjs.map', 'dist/mcp.cjs.map'],
  ]);
  expect(paths.filter((path) => /(?<!\.d)\.tsx?$/.test(path))).toEqual([]);

  // The code that draws these is in separate files.
  const drawn = '<para><formula id="0">$a_0$</formula><dot>digraph { a -> b }</dot></para>';
  const runner = join(project, 'xml/classmicro__os__plus_1_1micro__test__plus_1_1test__runner.xml');
  const [before = '', ...after] = readFileSync(runner, 'utf8').split('<detaileddescription>');
  writeFileSync(
    runner,
    `${before}<detaileddescription>${drawn}${after.join('<detaileddescription>')}`,
  );
  // Bundled packages are not installed again.
  expect(readdirSync(join(project, 'node_modules')).length).toBeLessThan(20);
  const output = run('npx', ['--no-install', 'mtp-site', 'build', '--xml', 'xml'], project);
  expect(output).toContain('Generated static files in "build"');
  for (const file of ['index.html', 'docs/api/symbols.json', 'docs/api/index.html'])
    expect([file, existsSync(join(project, 'build', file))]).toEqual([file, true]);
  expect(readFileSync(join(project, 'build/index.html'), 'utf8')).not.toContain(folder);
  const pages = readdirSync(join(project, 'build'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => readFileSync(join(project, 'build', path), 'utf8'));
  for (const drawing of ['<math', 'class="diagram-source"'])
    expect([drawing, pages.some((page) => page.includes(drawing))]).toEqual([drawing, true]);
});

/** Compiles files of the project with strict settings, and returns what the compiler prints. */
function compile(settings: object, ...files: string[]): string {
  for (const name of ['node', 'react', 'csstype', 'undici-types']) {
    const types = [join('@types', name), name].find((path) =>
      existsSync(join(root, 'node_modules', path)),
    );
    if (types)
      cpSync(join(root, 'node_modules', types), join(project, 'node_modules', types), {
        recursive: true,
      });
  }
  const shared = { target: 'es2022', strict: true, exactOptionalPropertyTypes: true };
  const compilerOptions = { ...shared, noUncheckedIndexedAccess: true, ...settings };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [compiler, '-p', '.'], { cwd: project, encoding: 'utf8' })
    .stdout;
}

test('the programs of the guide compile with strict settings, and run', () => {
  const guide = readFileSync(join(root, 'documentation/programs/functions.md'), 'utf8');
  const programs = [...guide.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);
  const names = programs.map((code, number) => {
    writeFileSync(join(project, `program-${number}.ts`), code);
    return `program-${number}`;
  });
  expect(names).toHaveLength(2);
  // Also the declarations of the package are checked: nothing in them needs another package.
  const settings = { module: 'nodenext', types: ['node'], skipLibCheck: false };
  const files = names.map((name) => `${name}.ts`);
  expect(compile({ ...settings, module: 'node16' }, ...files)).toBe('');
  const bundler = { module: 'esnext', moduleResolution: 'bundler', noEmit: true };
  expect(compile({ ...settings, ...bundler }, ...files)).toBe('');
  expect(compile(settings, ...files)).toBe('');
  const [built, listed] = names.map((name) =>
    execFileSync(process.execPath, [`${name}.js`], { cwd: project, encoding: 'utf8' }),
  );
  expect(built).toMatch(/^\d+ pages in .*site\n$/);
  expect(listed).toMatch(/^# µTest\+\+\n\n(?:- `[^`]+` \(.+:\d+\): .+\n)+$/);
  // The heading promises it.
  expect(programs[1]?.trim().split('\n').length).toBeLessThanOrEqual(22);
});

test('a React page of a site compiles with the types of the package', () => {
  const page = `import { useState, type ReactNode } from 'react';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useThemeConfig } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './page.module.css';
import logo from './logo.png';
import Mark from './mark.svg';
import Text from './_text.mdx';

export default function Page(): ReactNode {
  const [count, setCount] = useState(0);
  const { copyright = '', links = [] } = useThemeConfig().footer ?? {};
  return (
    <Layout title="Page" description="A page.">
      <Tabs>
        <TabItem value="a" label="A">
          <Link to={useBaseUrl('/docs/')}>Docs</Link>
        </TabItem>
      </Tabs>
      <CodeBlock language="cpp">int x;</CodeBlock>
      <img src={logo} alt="" className={styles.logo} onClick={() => setCount(count + 1)} />
      <ErrorBoundary fallback={({ error }) => <p>{error.message}</p>}>
        <Mark width={16} />
      </ErrorBoundary>
      <Translate id="welcome" description="A greeting." values={{ name: <b>you</b> }}>
        {'Hello, {name}!'}
      </Translate>
      <p>{copyright.trim()} {links.flatMap(({ items = [] }) => items.map(({ label }) => label))}</p>
      <Text version="3" />
    </Layout>
  );
}
`;
  const settings = { module: 'esnext', moduleResolution: 'bundler', types: ['mtp-site/theme'] };
  const react = { jsx: 'react-jsx', skipLibCheck: true, noEmit: true };
  writeFileSync(join(project, 'page.tsx'), page);
  expect(compile({ ...settings, ...react }, 'page.tsx')).toBe('');
  // The types are those of the components: not anything is accepted.
  const wrong = page.replace('value="a"', 'value={1}').replace('title="Page"', 'title={2}');
  writeFileSync(join(project, 'wrong.tsx'), wrong);
  const faults = compile({ ...settings, ...react }, 'wrong.tsx');
  expect(faults.match(/error TS2322/g)).toHaveLength(2);
});

/** What an internal error names besides its source. */
function reportParts(): string[] {
  const { version, bugs } = JSON.parse(readFileSync('package.json', 'utf8')) as Packed;
  return [`report it at ${bugs}`, `mtp-site ${version}, Node.js ${process.version}`];
}

/**
 * Puts a fault into the first statement of a function of the installed package while `work` runs. `source` is the file
 * with the function, and `head` the end of the function's head in it; the result is the place of the fault.
 */
async function withFault(
  { bundle, name, source, head }: Record<'bundle' | 'name' | 'source' | 'head', string>,
  work: (place: string) => void | Promise<void>,
): Promise<void> {
  const file = join(project, 'node_modules/mtp-site/dist', bundle);
  const text = readFileSync(file, 'latin1');
  const broken = text.replace(
    new RegExp(`(?<=function ${name}\\([^)]*\\)\\{)`),
    (_: string) => 'null.x;',
  );
  expect(broken).not.toBe(text);
  const lines = readFileSync(source, 'utf8').split('\n');
  const place = `at ${name} (${source}:${lines.findIndex((line) => line.endsWith(head)) + 2})`;
  writeFileSync(file, broken, 'latin1');
  try {
    await work(place);
  } finally {
    writeFileSync(file, text, 'latin1');
  }
}

test('an internal error of the installed package names the source, the versions and where to report it', async () => {
  const command = join(project, 'node_modules/mtp-site/bin/mtp-site.mjs');
  const args = [command, 'build', '--xml', 'xml', '--no-cache'];
  const fault = {
    ...{ bundle: 'cli.cjs', name: 'symbolsPath' },
    ...{ source: 'src/search/symbols-path.ts', head: '): string {' },
  };
  await withFault(fault, (place) => {
    const options = { cwd: project, encoding: 'utf8' } as const;
    const { status, stderr } = spawnSync(process.execPath, args, options);
    expect(status).toBe(3);
    for (const part of [place, ...reportParts()]) expect(stderr).toContain(part);
  });
});

test('so does one in a tool of its server, which goes on', async () => {
  const site = join(project, 'asked');
  run('npx', ['--no-install', 'mtp-site', 'build', '--xml', 'xml', '--out', 'asked'], project);
  const command = join(project, 'node_modules/mtp-site/bin/mtp-site.mjs');
  const fault = {
    ...{ bundle: 'mcp.cjs', name: 'topicsAnswer' },
    ...{ source: 'src/mcp/site-answers.ts', head: 'topic: string | undefined): Promise<string> {' },
  };
  await withFault(fault, async (place) => {
    const client = new Client({ name: 'test', version: '1.0.0' });
    const args = [command, 'mcp', site];
    const transport = new StdioClientTransport({
      command: process.execPath,
      args,
      stderr: 'pipe',
    });
    let log = '';
    transport.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
    await client.connect(transport);
    try {
      const { content, isError } = await client.callTool({ name: 'topics', arguments: {} });
      const [{ text }] = content as [{ text: string }];
      expect(isError).toBe(true);
      // The person who runs the client reads the log.
      for (const part of ['Internal error in mtp-site', place, ...reportParts()])
        expect([text, log]).toEqual([expect.stringContaining(part), expect.stringContaining(part)]);
      const found = await client.callTool({ name: 'search', arguments: { query: 'expect' } });
      expect(found.isError).toBeUndefined();
    } finally {
      await client.close();
    }
  });
});
