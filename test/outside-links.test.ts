import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { contentFolder } from './markdown/content-folder.ts';

const compound = (name: string, text: string): string =>
  `<doxygen><compounddef id="class${name}" kind="class"><compoundname>${name}</compoundname><briefdescription><para>${text}</para></briefdescription></compounddef></doxygen>`;

/** What somebody else has on this machine. */
const outside = {
  'guide.md': '# Guide\n\nSecret guide.\n',
  'post.md': '# Post\n\nSecret post.\n',
  'page.md': '# Page\n\nSecret page.\n',
  'image.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><desc>Secret</desc></svg>',
  'file.txt': 'Secret file.\n',
  'part.md': 'Secret part.\n',
  'code.cpp': 'int secret;\n',
  'classA.xml': compound('A', 'Secret class.'),
  'folder/guide.md': '# Other\n\nSecret guide.\n',
};

const content = {
  'docs/good.md': '# Good\n\nSound.\n',
  'blog/2024-01-01-good.md': '# Post\n',
  'pages/good.md': '# Page\n',
  'static/good.txt': 'Good',
  'xml/index.xml': `<doxygenindex version="1.9.4">${['A', 'B'].map((name) => `<compound refid="class${name}" kind="class"><name>${name}</name></compound>`).join('')}</doxygenindex>`,
  'xml/classB.xml': compound('B', 'Sound.'),
};

const parts = {
  docs: { path: 'docs' },
  blog: { path: 'blog' },
  pages: { path: 'pages' },
  doxygen: { xml: 'xml' },
  // Only some tests have all files of the index.
  checks: { missingXml: 'warn' },
};

interface Built {
  status: number | null;
  printed: string;
  /** All texts of the site. */
  written: string;
  has: (path: string) => boolean;
}

/** Builds a site with links: path to target, where `OUT` is the folder of somebody else. */
function build(
  links: Record<string, string>,
  {
    files = {},
    config = {},
    again,
    command = 'build',
  }: { files?: object; config?: object; again?: object; command?: string } = {},
): Built {
  const out = contentFolder(outside);
  const withTargets = (text: string): string => text.replaceAll('OUT', out);
  const configured = (more: object): string =>
    withTargets(
      JSON.stringify({ title: 'T', url: 'https://example.org', ...parts, ...config, ...more }),
    );
  const folder = contentFolder({ ...content, ...files, 'site.config.yaml': configured({}) });
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(withTargets(target), join(folder, path));
  }
  const run = (): { status: number | null; printed: string } => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [resolve('bin/mtp-site.mjs'), command],
      { cwd: folder, encoding: 'utf8', timeout: 60_000 },
    );
    return { status, printed: stdout + stderr };
  };
  let result = run();
  if (again) {
    writeFileSync(join(folder, 'site.config.yaml'), configured(again));
    result = run();
  }
  expect(result.printed).not.toContain(out);
  expect(result.printed).not.toContain(basename(out));
  expect(result.printed).not.toContain('Internal error');
  const site = join(folder, 'build');
  const written = existsSync(site)
    ? readdirSync(site, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
        .join('\n')
    : '';
  return { ...result, written, has: (path) => existsSync(join(site, path)) };
}

const refused = (path: string): string =>
  `${path}: error: This link leads out of the project, so it is not followed. [outside-link]`;

const secret = /secret/i;

test.each([
  ['guide', 'docs/guide.md', 'guide.md'],
  ['post', 'blog/2024-01-02-post.md', 'post.md'],
  ['page', 'pages/page.md', 'page.md'],
  ['static file', 'static/file.txt', 'file.txt'],
  ['compound', 'xml/classA.xml', 'classA.xml'],
  ['image of comments', 'xml/image.svg', 'image.svg'],
])('a %s that is a link out of the project is refused', (_, path, target) => {
  const { status, printed, written, has } = build({ [path]: `OUT/${target}` });
  expect(printed).toContain(refused(path));
  expect(printed).toContain('security.outsideLinks');
  expect(written).not.toMatch(secret);
  expect(has('docs/good/index.html')).toBe(true);
  expect(has('docs/api/classes/b/index.html')).toBe(true);
  expect(has('good.txt')).toBe(true);
  expect(status).toBe(1);
});

test.each([
  ['an image', 'docs/image.svg', 'image.svg', '![x](./image.svg)'],
  ['an image of the static folder', 'static/image.svg', 'image.svg', '![x](/image.svg)'],
  ['a text', 'docs/_part.md', 'part.md', "import Part from './_part.md';\n\n<Part />"],
  [
    'code',
    'docs/code.cpp',
    'code.cpp',
    "import code from '!!raw-loader!./code.cpp';\n\n<pre>{code}</pre>",
  ],
  [
    'code by its ending',
    'docs/code.cpp',
    'code.cpp',
    "import code from './code.cpp';\n\n<pre>{code}</pre>",
  ],
  ['a file', 'docs/file.txt', 'file.txt', '[file](./file.txt)'],
])('%s that a text names is refused', (_, path, target, text) => {
  const { status, printed, written } = build(
    { [path]: `OUT/${target}` },
    { files: { 'docs/uses.mdx': `# Uses\n\n${text}\n` } },
  );
  expect(printed).toContain(refused(path));
  expect(written).not.toMatch(secret);
  expect(status).toBe(1);
});

test('security.outsideLinks allows links to anywhere', () => {
  const { status, printed, written } = build(
    { 'docs/guide.md': 'OUT/guide.md', 'xml/classA.xml': 'OUT/classA.xml' },
    { config: { security: { outsideLinks: true } } },
  );
  expect(printed).not.toContain('outside-link');
  expect(written).toContain('Secret guide.');
  expect(written).toContain('Secret class.');
  expect(status).toBe(0);
});

test('a link that was allowed before is refused, although its text is in the cache', () => {
  const { status, printed, written } = build(
    { 'docs/guide.md': 'OUT/guide.md', 'xml/classA.xml': 'OUT/classA.xml' },
    { config: { security: { outsideLinks: true } }, again: { security: {} } },
  );
  expect(printed).toContain(refused('docs/guide.md'));
  expect(printed).toContain(refused('xml/classA.xml'));
  expect(written).not.toMatch(secret);
  expect(status).toBe(1);
});

test('a folder that is a link out of the project is named once', () => {
  const { status, printed, written } = build(
    { guides: 'OUT/folder' },
    { config: { docs: { path: 'guides' } } },
  );
  expect(printed).toContain(refused('guides'));
  expect(printed).not.toContain('guides/guide.md');
  expect(written).not.toMatch(secret);
  expect(status).toBe(1);
});

test('links within the project, to configured folders and of packages are followed', () => {
  const { status, printed, written, has } = build(
    {
      'docs/linked.md': '../shared/linked.md',
      'docs/again.md': 'linked.md',
      'static/file.txt': 'OUT/folder/guide.md',
      'node_modules/library': 'OUT',
      'docs/shared': '../shared',
      'shared/back': '../docs',
      'static/schemas': '../schemas',
    },
    {
      files: {
        'schemas/first.json': '{ "linked": "schema" }',
        'shared/linked.md': '# Linked\n\nLinked text.\n',
        'docs/uses.mdx': "import code from 'library/code.cpp';\n\n# Uses\n\n<pre>{code}</pre>\n",
      },
      config: { staticDirectories: ['static', 'OUT/folder'] },
    },
  );
  expect(printed).not.toContain('outside-link');
  expect(written).toContain('Linked text.');
  expect(has('schemas/first.json')).toBe(true);
  expect(has('docs/shared/linked/index.html')).toBe(true);
  expect(has('docs/shared/back/shared/linked/index.html')).toBe(false);
  expect(written).toContain('int secret;');
  expect(status).toBe(0);
});

test('the XML folder may be a link, and its files may not lead elsewhere', () => {
  const links = { linked: 'OUT' };
  const config = { doxygen: { xml: 'linked' } };
  const { printed } = build(links, { config });
  expect(printed).not.toContain('outside-link');
  const other = contentFolder({ 'index.xml': content['xml/index.xml'] });
  symlinkSync(join(contentFolder(outside), 'classA.xml'), join(other, 'classA.xml'));
  const second = build({}, { config: { doxygen: { xml: other } } });
  expect(second.printed).toContain('classA.xml: error: This link leads out of the project');
});

test('the git repository around the site is the project', () => {
  const folder = contentFolder({
    'README.md': '# Read me\n\nLinked text.\n',
    'site/docs/good.md': '# Good\n',
    'site/site.config.yaml': JSON.stringify({
      title: 'T',
      url: 'https://example.org',
      docs: { path: 'docs' },
    }),
  });
  symlinkSync('../../README.md', join(folder, 'site/docs/readme.md'));
  const run = (): string => {
    const { stdout, stderr } = spawnSync(process.execPath, [resolve('bin/mtp-site.mjs'), 'build'], {
      cwd: join(folder, 'site'),
      encoding: 'utf8',
    });
    return stdout + stderr;
  };
  expect(run()).toContain(refused('docs/readme.md'));
  spawnSync('git', ['init', '-q'], { cwd: folder });
  expect(run()).not.toContain('outside-link');
});

test('a check reports links, and writes nothing', () => {
  const { status, printed, has } = build({ 'docs/guide.md': 'OUT/guide.md' }, { command: 'check' });
  expect(printed).toContain(refused('docs/guide.md'));
  expect(printed).toMatch(/\[ERROR\] 1 error, 2 warnings\.$/m);
  expect(has('')).toBe(false);
  expect(status).toBe(1);
});
