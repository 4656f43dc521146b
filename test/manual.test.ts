import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { runCommandLine } from '../src/cli/program.ts';
import { configSchema } from '../src/config/json-schema.ts';
import { loadConfig } from '../src/config/load-config.ts';
import { catalogue } from '../src/diagnostics/catalogue.ts';
import { Diagnostics } from '../src/diagnostics/diagnostics.ts';

const folder = 'documentation';
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
const options = Object.keys(configSchema().properties ?? {});

function pageOf(path: string): string {
  return pages.find((page) => page.path === path)?.text ?? '';
}

/** Returns what the help of a command prints. */
async function help(...words: string[]): Promise<string> {
  let out = '';
  const terminal = { error: () => undefined, interactive: false, colors: false };
  const print = { ...terminal, out: (text: string) => (out += text) };
  await runCommandLine([...words, '--help'], print, process.cwd());
  return out;
}

describe('the manual', () => {
  let out = '';
  beforeAll(() => {
    out = mkdtempSync(join(tmpdir(), 'manual-'));
  });
  afterAll(() => rmSync(out, { recursive: true, force: true }));

  test('is built by the command, without a warning and without a broken link', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['bin/mtp-site.mjs', 'build', '--config', `${folder}/site.config.yaml`, '--out', out],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\d+ pages in .*, no warnings\.$/m);
  });

  test('is where messages say, with an anchor for each code', () => {
    const { homepage } = JSON.parse(readFileSync('package.json', 'utf8')) as { homepage: string };
    const { url, baseUrl } = parseDocument(
      readFileSync(`${folder}/site.config.yaml`, 'utf8'),
    ).toJS() as { url: string; baseUrl: string };
    expect(`${url}${baseUrl}`).toBe(homepage);
    const codes = Object.values(catalogue).flatMap((section) => Object.keys(section));
    const targets = [
      ...codes.map((code) => ['reference/diagnostics', code] as const),
      ['start/new-site', 'with-a-doxyfile'],
      ['start/new-site', 'without-a-doxyfile'],
      ['start/new-site', 'with-cmake'],
    ] as const;
    expect(
      targets.filter(
        ([page, id]) => !readFileSync(join(out, page, 'index.html'), 'utf8').includes(`id="${id}"`),
      ),
    ).toEqual([]);
    for (const page of ['docusaurus', 'sphinx'])
      expect(existsSync(join(out, 'start', page, 'index.html'))).toBe(true);
  });

  test('has a link to each of its pages in a sidebar', () => {
    const sidebar = readFileSync(`${folder}/sidebars.yaml`, 'utf8');
    // Those of decisions are found by their folder.
    const unlisted = pages
      .map(({ path }) => path.replace(/\.md$/, ''))
      .filter((id) => !/^(?:pages|internals\/decisions)\//.test(id))
      .filter((id) => !new RegExp(`[ [,]${id}[\\],\\n]`).test(sidebar));
    expect(unlisted).toEqual([]);
  });
});

test('the pages of options, texts and the interface are those of their declarations', () => {
  const { status, stderr } = spawnSync(process.execPath, ['bin/manual.mjs', '--check'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const described = [...pageOf('reference/options.md').matchAll(/^## (\w+)$/gm)];
  expect(described.map(([, name]) => name)).toEqual(options);
});

test('each option has an example, and all examples are two configurations that load', () => {
  const sections = pageOf('reference/options.md').split(/^## /m).slice(1);
  const withoutExample = sections.filter(
    (section) => !new RegExp(`^(\\w+)\\n[^]*^\`{3}yaml\\n\\1:`, 'm').test(section),
  );
  expect(withoutExample.map((section) => section.split('\n')[0])).toEqual([]);
  const cwd = mkdtempSync(join(tmpdir(), 'manual-'));
  for (const name of ['config', 'libraries']) {
    const text = readFileSync(`${folder}/example.${name}.yaml`, 'utf8');
    const diagnostics = new Diagnostics();
    loadConfig({ cwd, file: 'site.config.yaml', text }, diagnostics);
    expect(faultsIn(diagnostics)).toEqual([]);
  }
  rmSync(cwd, { recursive: true });
});

test('each command has a section', async () => {
  const commands = [...(await help()).matchAll(/^ {2}([a-z]+) (?:\[| {2})/gm)];
  expect(commands.length).toBeGreaterThan(8);
  const headings =
    pageOf('reference/command-line.md')
      .match(/^## .*$/gm)
      ?.join('\n') ?? '';
  const missing = commands.filter(([, name = '']) => !headings.includes(`\`mtp-site ${name}\``));
  expect(missing.map(([, name]) => name)).toEqual([]);
});

test('the section of each command has its options', async () => {
  const sections = pageOf('reference/command-line.md').split(/^## /m);
  const missing: string[] = [];
  for (const [, name = ''] of (await help()).matchAll(/^ {2}([a-z]+) (?:\[| {2})/gm)) {
    const section = sections.filter((text) => text.split('\n')[0]?.includes(`mtp-site ${name}\``));
    const flags = [...(await help(name)).matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)];
    expect([name, flags.length]).not.toEqual([name, 0]);
    for (const [, flag = ''] of flags)
      if (flag !== '--help' && !section.join('').includes(flag)) missing.push(`${name} ${flag}`);
  }
  expect(missing).toEqual([]);
});

/** The names in the lists of exports of the interface for programs. */
function exportedNames(): { functions: string[]; types: string[] } {
  const declarations = readFileSync('api/index.d.ts', 'utf8');
  const [functions = [], types = []] = [/^export \{([^}]*)\}/m, /^export type \{([^}]*)\}/m].map(
    (list) => (list.exec(declarations)?.[1] ?? '').replaceAll(/\S+ as /g, '').match(/\w+/g) ?? [],
  );
  return { functions, types };
}

test('each exported function is described', () => {
  const names = exportedNames().functions;
  expect(names).toContain('readDoxygen');
  const text = pageOf('programs/functions.md');
  expect(
    names.filter((name) => !text.includes(`\`${name}(`) && !text.includes(`\`${name}\``)),
  ).toEqual([]);
});

test('each exported function and type has a sentence and a declaration', () => {
  const { functions, types } = exportedNames();
  expect(types).toContain('CompoundChanges');
  const sections = pageOf('programs/interface.md').split(/^### /m);
  const titles = sections.map((section) => section.split('\n')[0]);
  expect(titles).toHaveLength(new Set(titles).size);
  const described = (kind: string) => (name: string) =>
    sections.some((section) =>
      new RegExp(`^${name}\\n\\n\\S.*\\n\\n\`{3}ts\\n(?:${kind}) ${name}\\b`).test(section),
    );
  expect(functions.filter((name) => !described('function')(name))).toEqual([]);
  expect(types.filter((name) => !described('interface|type')(name))).toEqual([]);
});

/** The faults of an example; the files of the library that it names are not here. */
function faultsIn({ all }: Diagnostics): string[] {
  return all
    .map(({ message }) => message)
    .filter((message) => !message.endsWith(' does not exist.'));
}

/** The blocks of YAML of a text that are configurations: their first key is an option. */
function configurationsIn(text: string): string[] {
  const blocks = [...text.matchAll(/^( *)```yaml[^\n]*\n(.*?)^\1```$/gms)];
  return blocks.flatMap(([, indent = '', code = '']) => {
    const block = code.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    const parsed: unknown = parseDocument(block).toJS();
    const keys = typeof parsed === 'object' && parsed !== null ? Object.keys(parsed) : [];
    // A list of the file itself, the texts of a language and the workflows of hosts are other files.
    return keys.some((key) => options.includes(key)) &&
      !/^# (?!site\.config|yaml-)\S+$/m.test(block)
      ? [block]
      : [];
  });
}

test('the examples of configurations load', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'manual-'));
  writeFileSync(join(cwd, 'package.json'), '{ "version": "1.0.0" }');
  const readme = { path: 'README.md', text: readFileSync('README.md', 'utf8') };
  let count = 0;
  for (const { path, text } of [...pages, readme])
    for (const block of configurationsIn(text)) {
      count += 1;
      const diagnostics = new Diagnostics();
      const title = /^title:/m.test(block) ? '' : 'title: T\n';
      const source = /^(?:docs|doxygen|pages|blog):/m.test(block) ? '' : 'pages: { path: . }\n';
      loadConfig({ cwd, file: 'site.config.yaml', text: `${title}${source}${block}` }, diagnostics);
      expect([path, block, faultsIn(diagnostics)]).toEqual([path, block, []]);
    }
  expect(count).toBeGreaterThan(20);
  rmSync(cwd, { recursive: true });
});
