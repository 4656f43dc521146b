import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { Inputs } from '../src/inputs/inputs.ts';
import { contentFolder } from './markdown/content-folder.ts';

/** Builds a site of some files, leniently, after a change to its folder. */
function build(
  files: Record<string, string>,
  config: Record<string, unknown>,
  change: (folder: string) => void,
): { status: number | null; printed: string; folder: string } {
  const settings = { title: 'T', url: 'https://example.org', ...config };
  const folder = contentFolder({ 'site.config.yaml': JSON.stringify(settings), ...files });
  change(folder);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('bin/mtp-site.mjs'), 'build'],
    { cwd: folder, encoding: 'utf8', timeout: 60_000 },
  );
  return { status, printed: stdout + stderr, folder };
}

/** Replaces each file with something that cannot be read, in turn; returns the expected diagnostics. */
function spoil(folder: string, paths: readonly string[]): string[] {
  const ways = [
    (path: string) => {
      symlinkSync('nowhere', path);
      return 'it is a link to something that does not exist';
    },
    (path: string) => {
      symlinkSync(path, path);
      return 'its links lead in a circle';
    },
    (path: string) => {
      spawnSync('mkfifo', [path]);
      return 'it is a named pipe, not a file';
    },
  ];
  return paths.map((path, i) => {
    const absolute = join(folder, path);
    rmSync(absolute, { force: true });
    mkdirSync(dirname(absolute), { recursive: true });
    return `${path}: error: This cannot be read: ${ways[i % ways.length]!(absolute)}. [unreadable-file]`;
  });
}

const content = {
  'docs/good.md': '# Good\n',
  'blog/2024-01-01-good.md': '# Post\n',
  'pages/good.md': '# Page\n',
  'static/good.txt': 'Good',
};

const parts = { docs: { path: 'docs' }, blog: { path: 'blog' }, pages: { path: 'pages' } };

for (const shift of [0, 1, 2])
  test(`sources that cannot be read are reported, the rest is read (${shift})`, () => {
    let expected: string[] = [];
    const { status, printed } = build(
      {
        ...content,
        'docs/b/c.md': '# C\n',
        'docs/import.mdx': "import A from './_part.md';\n\n# I\n\n<A />\n",
      },
      parts,
      (folder) => {
        expected = spoil(folder, [
          ...Array.from({ length: shift }, (_, i) => `docs/shift-${i}.md`),
          'docs/guide.md',
          'blog/2024-01-02-post.md',
          'pages/page.md',
          'pages/module.jsx',
          'blog/authors.yml',
          'docs/b/_category_.yml',
          'docs/tags.yml',
          'versions.json',
          'i18n/en/code.json',
          'static/file.txt',
        ]);
      },
    );
    for (const text of expected) expect(printed).toContain(text);
    expect(printed).not.toContain('Internal error');
    expect(status).toBe(1);
  });

test('a lenient build leaves out what cannot be read, and writes the rest', () => {
  const { status, printed, folder } = build(
    content,
    { ...parts, checks: { profile: 'lenient' } },
    (folder) =>
      spoil(folder, ['docs/guide.md', 'static/loop.txt', 'pages/pipe.md', 'blog/post.md']),
  );
  expect(printed).toContain('docs/guide.md: warning: This cannot be read');
  expect(status).toBe(0);
  for (const page of ['docs/good', 'blog/2024/01/01/good', 'good'])
    expect(existsSync(join(folder, 'build', page, 'index.html'))).toBe(true);
  expect(readFileSync(join(folder, 'build/good.txt'), 'utf8')).toBe('Good');
});

for (const shift of [0, 1, 2])
  test(`files of Doxygen that cannot be read are reported (${shift})`, () => {
    const compound = (name: string): string =>
      `<compound refid="class${name}" kind="class"><name>${name}</name></compound>`;
    let expected: string[] = [];
    const { status, printed } = build(
      {
        'xml/index.xml': `<doxygenindex version="1.9.4">${['A', 'B', 'C', 'D'].map(compound).join('')}</doxygenindex>`,
        'xml/classA.xml':
          '<doxygen><compounddef id="classA" kind="class"><compoundname>A</compoundname></compounddef></doxygen>',
      },
      { doxygen: { xml: 'xml' } },
      (folder) => {
        const shifts = Array.from({ length: shift }, (_, i) => `xml/shift-${i}.png`);
        const names = ['classB.xml', 'classC.xml', 'image.png', 'Doxyfile.xml'];
        expected = spoil(folder, [...shifts, ...names.map((name) => `xml/${name}`)]);
      },
    );
    for (const text of expected) expect(printed).toContain(text);
    expect(printed).not.toContain('Internal error');
    // Only classD.xml is not there.
    expect(printed).toContain('The index lists classD.xml, but the file does not exist.');
    expect(status).toBe(1);
  });

test.each([0, 1, 2])('an index that cannot be read is reported (%d)', (shift) => {
  let expected = '';
  const { status, printed } = build({ 'xml/a.xml': '' }, { doxygen: { xml: 'xml' } }, (folder) => {
    const shifts = Array.from({ length: shift }, (_, i) => `xml/shift-${i}`);
    expected = spoil(folder, [...shifts, 'xml/index.xml']).at(-1)!;
  });
  expect(printed).toContain(expected);
  expect(status).toBe(1);
});

test('a path that is too long or impossible is a fault of the text that names it', () => {
  const long = 'a'.repeat(5000);
  const { status, printed } = build(
    {
      'docs/image.md': `# A\n\n![x](${long}.png)\n\n![y](%00.png)\n\n[z](${long}.md)\n`,
      'docs/import.mdx': `import A from './${long}.md';\n\n# B\n\n<A />\n`,
      'docs/code.mdx': `import A from './${long}.js';\n\n# C\n\n<A />\n`,
    },
    { docs: { path: 'docs' } },
    () => undefined,
  );
  expect(printed).not.toContain('Internal error');
  for (const file of ['image.md', 'import.mdx', 'code.mdx'])
    expect(printed).toMatch(new RegExp(`docs/${file}:\\d+:\\d+: error`));
  expect(status).toBe(1);
});

test.each([0, 1, 2])('files that the configuration names are reported there (%d)', (shift) => {
  const { status, printed } = build(
    content,
    {
      docs: { path: 'docs', sidebar: 'sidebars.yaml' },
      stylesheets: ['site.css'],
      clientModules: ['client.js'],
    },
    (folder) => {
      spoil(folder, [
        ...Array.from({ length: shift }, (_, i) => `shift-${i}`),
        ...['sidebars.yaml', 'site.css', 'client.js'],
      ]);
    },
  );
  expect(printed).not.toContain('Internal error');
  for (const name of ['sidebars.yaml', 'site.css', 'client.js']) expect(printed).toContain(name);
  expect(printed).toMatch(/site\.config\.yaml:1:\d+: error/);
  expect(status).toBe(2);
});

test('a file that vanishes after it was listed is left out, and recorded', async () => {
  const inputs = new Inputs();
  const path = join(contentFolder({}), 'gone.md');
  expect(await inputs.read(path, 'utf8')).toBeUndefined();
  expect(inputs.faults).toEqual([{ path, reason: 'it does not exist' }]);
});
