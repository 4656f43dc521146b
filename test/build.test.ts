import { beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const xml = path.join(root, 'fixtures/micro-test-plus/xml');

interface Outcome {
  status: number | null;
  text: string;
}

/** Runs the bundled command in a folder. */
function run(cwd: string, ...args: string[]): Outcome {
  const command = path.join(root, 'bin/mtp-site.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, text: stdout + stderr };
}

function emptyFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'mtp-site-build-'));
}

/** Maps each file of a folder to its content, except the list of written files. */
function contents(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return new Map(
    names
      .filter((name) => statSync(path.join(folder, name)).isFile() && !name.startsWith('.'))
      .map((name) => [name, readFileSync(path.join(folder, name), 'latin1')]),
  );
}

/** Creates a folder with a small XML tree: a class, and the files of a test. */
function smallXml(files: Record<string, string>): string {
  const folder = path.join(emptyFolder(), 'xml');
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

const indexXml = (...refids: string[]): string =>
  `<?xml version="1.0"?>\n<doxygenindex version="1.9.4">\n${refids
    .map((refid) => `<compound refid="${refid}" kind="class"><name>${refid}</name></compound>`)
    .join('\n')}\n</doxygenindex>\n`;

const classXml = (refid: string, text: string): string =>
  `<?xml version="1.0"?>\n<doxygen version="1.9.4">\n<compounddef id="${refid}" kind="class" prot="public"><compoundname>${refid}</compoundname>\n<briefdescription><para>${text}</para></briefdescription><detaileddescription></detaileddescription></compounddef>\n</doxygen>\n`;

describe('the site of this repository', () => {
  const first = path.join(emptyFolder(), 'site');
  let outcome: Outcome;
  beforeAll(() => {
    outcome = run(root, 'build', '--out', first);
  });

  it('builds without faults and warnings', () => {
    expect(outcome.text).toMatch(/pages in .*, no warnings\./);
    expect(outcome.status).toBe(0);
  });

  it('contains no path of the machine', () => {
    for (const [name, text] of contents(first))
      expect({ name, found: text.includes(root) }).toEqual({ name, found: false });
  });

  it('has the same bytes in any folder, and a second build writes nothing', () => {
    const second = path.join(emptyFolder(), 'elsewhere', 'site');
    expect(run(root, 'build', '--out', second, '--workers', '1').status).toBe(0);
    expect(contents(second)).toEqual(contents(first));
    expect(run(root, 'build', '--out', second).text).toContain('Files: 0 written');
  });

  it('can be checked without being written', () => {
    const out = path.join(emptyFolder(), 'site');
    expect(run(root, 'check', '--out', out).status).toBe(0);
    expect(existsSync(out)).toBe(false);
  });
});

describe('bad input', () => {
  const build = (folder: string): Outcome & { out: string } => {
    const cwd = emptyFolder();
    return { ...run(cwd, 'build', '--xml', folder), out: path.join(cwd, 'build') };
  };
  const page = (out: string, name: string): string =>
    readFileSync(path.join(out, `docs/api/classes/${name}/index.html`), 'utf8');

  it('names a missing folder', () => {
    const { status, text } = build(path.join(emptyFolder(), 'gone'));
    expect(status).toBe(2);
    expect(text).toMatch(/there is no folder ".*gone"/);
  });

  it.each([
    ['an empty folder', {}],
    ['an index.xml of another kind', { 'index.xml': '<?xml version="1.0"?><html></html>' }],
    ['an empty index.xml', { 'index.xml': '' }],
    ['an index.xml without any of its files', { 'index.xml': indexXml('gone', 'away') }],
  ])('reports the fault of %s', (_, files) => {
    const { status, text, out } = build(smallXml(files));
    expect(status).toBe(1);
    expect(text).toMatch(/xml.*: error: /);
    expect(text).not.toMatch(/broken/i);
    expect(text).not.toMatch(/\n\s+at /);
    expect(existsSync(out)).toBe(false);
  });

  it('shows the other pages if index.xml names a file that does not exist', () => {
    const { status, text, out } = build(
      smallXml({ 'index.xml': indexXml('here', 'gone'), 'here.xml': classXml('here', 'I am.') }),
    );
    expect(status).toBe(0);
    expect(text).toMatch(/index\.xml:4(:\d+)?: warning: .*gone\.xml/);
    expect(page(out, 'here')).toContain('I am.');
  });

  it('fails if index.xml names a file that does not exist and the configuration asks for that', () => {
    const folder = smallXml({
      'index.xml': indexXml('here', 'gone'),
      'here.xml': classXml('here', 'I am.'),
    });
    const cwd = path.dirname(folder);
    const config = 'title: T\nurl: https://example.org\ndoxygen: { xml: xml }\n';
    writeFileSync(path.join(cwd, 'site.config.yaml'), `${config}checks: { xmlFiles: throw }\n`);
    const { status, text } = run(cwd, 'build');
    expect(status).toBe(1);
    expect(text).toMatch(/xml\/index\.xml:4: error: .*gone\.xml/);
    expect(existsSync(path.join(cwd, 'build'))).toBe(false);
  });

  it('shows what can be read of a malformed file, and all other files', () => {
    const { status, text, out } = build(
      smallXml({
        'index.xml': indexXml('good', 'bad'),
        'good.xml': classXml('good', 'Whole.'),
        'bad.xml': classXml('bad', 'Before <bold>within</emphasis> after.'),
      }),
    );
    expect(status).toBe(0);
    expect(text).toMatch(/bad\.xml:4:\d+: warning: /);
    expect(page(out, 'good')).toContain('Whole.');
    expect(page(out, 'bad')).toContain('Before');
    expect(page(out, 'bad')).toContain('within');
  });

  it('does not change the site of an earlier build if the new one has faults', () => {
    const cwd = emptyFolder();
    cpSync(xml, path.join(cwd, 'xml'), { recursive: true });
    mkdirSync(path.join(cwd, 'docs'));
    writeFileSync(path.join(cwd, 'docs/a.md'), '# A\n\n[B](b.md)\n');
    writeFileSync(path.join(cwd, 'docs/b.md'), '# B\n\nText.\n');
    writeFileSync(
      path.join(cwd, 'site.config.yaml'),
      'title: T\nurl: https://example.org\ndoxygen: { xml: xml }\ndocs: { path: docs }\n',
    );
    expect(run(cwd, 'build')).toMatchObject({ status: 0 });
    const before = contents(path.join(cwd, 'build'));
    rmSync(path.join(cwd, 'docs/b.md'));
    writeFileSync(
      path.join(cwd, 'docs/c.md'),
      '# C\n\nA [bad link](/nowhere/) and [one](#gone).\n',
    );
    const { status, text } = run(cwd, 'build');
    expect(status).toBe(1);
    expect(text).toContain('docs/a.md:3:1: error: The link leads to "b.md"');
    expect(text).toMatch(/docs\/c\.md:3:\d+: error: .*\[broken-link\]/);
    expect(text).toMatch(/docs\/c\.md:3:\d+: error: .*\[broken-anchor\]/);
    expect(contents(path.join(cwd, 'build'))).toEqual(before);
  });
});
