/** @jest-environment-options { "production": true } */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dot, filesBelow, RecallSite, type Build } from './recall-site.ts';

let folder: string;
let site: RecallSite;

/** Builds, and expects that the site was built and that the next build can be skipped. */
async function buildAnew(): Promise<Build> {
  const build = await site.build();
  if (build.errors > 0) throw new Error(build.reports.join('\n'));
  expect(build.isRecalled).toBe(false);
  expect(build.remarks.filter((remark) => remark.includes('cannot be spared'))).toEqual([]);
  return build;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'recall-'));
  site = new RecallSite(folder);
  await buildAnew();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns when each file of the output was last changed in any way. */
function timesOfOutput(): number[] {
  return [...filesBelow(site.out).keys()].map((path) => statSync(join(site.out, path)).ctimeMs);
}

test('an unchanged site is not built again; its warnings are repeated', async () => {
  site.replace('docs/a.md', '# A', '# A again');
  const first = await buildAnew();
  expect(first.reports.join('\n')).toContain('./missing.md');
  const times = timesOfOutput();
  for (let i = 0; i < 2; i++) {
    const { pages, reports } = first;
    const unchanged = first.written + first.unchanged;
    expect(await site.build()).toMatchObject({ isRecalled: true, pages, reports, unchanged });
  }
  expect(timesOfOutput()).toEqual(times);
});

/** Every kind of input, with a change to it. */
const changes: [what: string, change: () => void][] = [
  ['an option', () => site.replace('site.config.yaml', 'title: Recall', 'title: Other')],
  ['the text of a guide', () => site.replace('docs/a.md', '# A', '# Another A')],
  [
    'a guide, with its size and time kept',
    () => {
      const { atime, mtime } = statSync(site.path('docs/a.md'));
      site.replace('docs/a.md', 'and', 'und');
      utimesSync(site.path('docs/a.md'), atime, mtime);
    },
  ],
  ['a new guide', () => site.write('docs/more/c.md', '# C\n')],
  [
    'the name of a guide',
    () => renameSync(site.path('docs/more/c.md'), site.path('docs/more/d.md')),
  ],
  ['a guide that is gone', () => site.remove('docs/more/d.md')],
  ['the target of a broken link', () => site.write('docs/missing.md', '# Missing\n')],
  ['a new category file', () => site.write('docs/more/_category_.yml', 'label: Much more\n')],
  ['a part of another text', () => site.replace('docs/more/_part.mdx', 'The part', 'A part')],
  ['an image beside a guide', () => site.write('docs/dot.svg', dot(20))],
  ['what the sidebars import', () => site.replace('items.js', "['a',", "['a', 'missing',")],
  [
    'a file that an import now prefers',
    () => renameSync(site.path('items.js'), site.path('items.ts')),
  ],
  [
    'a file that takes the place of another one in an import',
    () => site.write('code/box.tsx', 'export default () => <p>The preferred box</p>;\n'),
  ],
  ['code of a page', () => site.replace('code/box.tsx', 'preferred', 'better')],
  ['a file that code imports', () => site.write('code/a.pdf', 'another one')],
  ['a file that code imports as text', () => site.write('code/notes.txt', 'Other notes')],
  ['what a text of another format says', () => site.replace('code/facts.yaml', '1', '2')],
  [
    'a component of the site in place of ours',
    () => site.write('src/theme/Heading/index.jsx', 'export default () => <p>Mine</p>;\n'),
  ],
  ['a CSS module', () => site.replace('pages/index.module.css', 'red', 'blue')],
  [
    'code of a package',
    () => {
      site.remove('code/box.tsx');
      site.write('node_modules/words/index.js', "exports.word = 'word two';\n");
    },
  ],
  [
    'where a link to a package leads',
    () => {
      site.remove('node_modules/linked');
      symlinkSync(site.path('linked/two'), site.path('node_modules/linked'));
    },
  ],
  [
    'a linked package nearer to its importer',
    () => site.write('code/node_modules/linked/index.js', "exports.linked = 'near';\n"),
  ],
  [
    'a package nearer to its importer',
    () => {
      site.write('code/node_modules/words/package.json', '{ "main": "near.js" }');
      site.write('code/node_modules/words/near.js', "exports.word = 'near';\n");
    },
  ],
  [
    'settings of TypeScript',
    () =>
      site.write(
        'tsconfig.json',
        '{ "compilerOptions": { "paths": { "words": ["./words.ts"] } } }',
      ),
  ],
  ['a new page', () => site.write('pages/new.md', '# New\n')],
  ['a post', () => site.write('blog/2024-05-06-second.md', '# Second\n\nText.\n')],
  ['an author', () => site.replace('blog/authors.yml', 'Ada', 'Ada L.')],
  ['a style sheet', () => site.replace('part.css', 'red', 'blue')],
  ['a text of the interface', () => site.write('texts.yaml', 'shell: { copy: Kopieren }\n')],
  ['a static file', () => site.replace('static/robots.txt', '*', 'a')],
  ['a new static file', () => site.write('static/deep/new.txt', 'new')],
  ['a static file that is gone', () => site.remove('static/deep')],
  ['a comment of the API', () => site.replace('../xml/classOne.xml', 'The first', 'The 1st')],
  [
    'the file of a class under another name',
    () => {
      renameSync(site.path('../xml/classTwo.xml'), site.path('../xml/classNew.xml'));
      site.replace('../xml/index.xml', 'refid="classTwo"', 'refid="classNew"');
    },
  ],
  ['the file of a class that is gone', () => site.remove('../xml/classNew.xml')],
  [
    'a class that is gone',
    () =>
      site.replace(
        '../xml/index.xml',
        /<compound refid="classNew".*<\/compound>/.exec(
          readFileSync(site.path('../xml/index.xml'), 'utf8'),
        )?.[0] ?? '',
        '',
      ),
  ],
  ['a commit', () => site.commit()],
  ['a page that was edited by hand', () => writeFileSync(join(site.out, 'index.html'), 'by hand')],
  [
    'a page that was edited by hand, with its size and time kept',
    () => {
      const page = join(site.out, 'docs/index.html');
      const { atime, mtime } = statSync(page);
      writeFileSync(page, readFileSync(page, 'utf8').replace('html', 'HTML'));
      utimesSync(page, atime, mtime);
    },
  ],
  ['a page that was removed', () => rmSync(join(site.out, 'blog/index.html'))],
  ['the whole output', () => rmSync(site.out, { recursive: true })],
  ['the list of what was written', () => rmSync(join(site.out, '.mtp-site-manifest.json'))],
];

test.each(changes)('%s causes a build', async (_, change) => {
  change();
  const { reports } = await buildAnew();
  expect({ files: filesBelow(site.out), reports }).toEqual(await site.fresh());
});

test('after all of these, an unchanged site is still recognized', async () => {
  expect((await site.build()).isRecalled).toBe(true);
});

test('files that were only touched or copied are unchanged', async () => {
  const now = new Date();
  utimesSync(site.path('docs/a.md'), now, now);
  utimesSync(join(site.out, 'index.html'), now, now);
  expect((await site.build()).isRecalled).toBe(true);
});

test('a site with faults is built each time, and keeps the record of the last good build', async () => {
  site.write('docs/bad.md', '---\ntitle: [\n---\n\n# Bad\n');
  for (let i = 0; i < 2; i++) {
    const build = await site.build();
    expect(build.isRecalled).toBe(false);
    expect(build.errors).toBeGreaterThan(0);
  }
  site.remove('docs/bad.md');
  expect(await site.build()).toMatchObject({ isRecalled: true, errors: 0 });
});

test.each([
  ['the clock', 'pages/clock.tsx', 'export default () => <p>{new Date().getFullYear()}</p>;\n'],
  ['the clock in a guide', 'docs/clock.mdx', '# Clock\n\nIt is {Date.now()}.\n'],
  [
    'a file that code reads',
    'sidebars.ts',
    "import { readdirSync } from 'node:fs';\nreaddirSync('.');\nexport default { guides: ['a'] };\n",
  ],
])('a site that depends on %s is built each time', async (_, path, text) => {
  const before = existsSync(site.path(path)) ? readFileSync(site.path(path), 'utf8') : undefined;
  site.write(path, text);
  for (let i = 0; i < 2; i++) {
    const { isRecalled, errors, remarks } = await site.build();
    expect({ isRecalled, errors }).toEqual({ isRecalled: false, errors: 0 });
    expect(remarks.at(-1)).toContain(`The next build cannot be skipped: `);
    expect(remarks.at(-1)).toContain(path);
  }
  if (before === undefined) site.remove(path);
  else site.write(path, before);
});

test('the command reports that nothing has changed, unless the environment, the cache or its options differ', () => {
  const nothing = 'Nothing has changed since the last build.';
  const first = site.run();
  expect({ status: first.status, out: first.out }).toEqual({
    status: 0,
    out: expect.not.stringContaining(nothing),
  });
  const again = site.run(['--timing']);
  expect(again).toMatchObject({ status: 0, error: first.error });
  expect(again.out).toMatch(/^Comparing +\d+ ms$/m);
  expect(again.out).toContain(nothing);
  expect(again.out).toMatch(/Files: 0 written, \d\d+ unchanged, 0 removed\./);

  const otherTime = site.run(['--timing'], { SOURCE_DATE_EPOCH: '1700000000' });
  expect(otherTime.out).not.toContain(nothing);
  expect(otherTime.out).toContain('Built, because the configuration or an option');
  expect(site.run([], { SOURCE_DATE_EPOCH: '1700000000' }).out).toContain(nothing);
  expect(site.run(['--no-cache'], { SOURCE_DATE_EPOCH: '1700000000' }).out).not.toContain(nothing);

  const cache = site.path('node_modules/.cache/mtp-site');
  for (const name of readdirSync(cache, { recursive: true, encoding: 'utf8' }))
    if (/^..[/\\]/.test(name))
      writeFileSync(join(cache, name), readFileSync(join(cache, name)).subarray(0, 200));
  const afterDamage = site.run([], { SOURCE_DATE_EPOCH: '1700000000' });
  expect(afterDamage.out).not.toContain(nothing);
  expect(afterDamage.error).toContain('info: A cache entry was damaged');
  const last = site.run([], { SOURCE_DATE_EPOCH: '1700000000' });
  expect(last.out).toContain(nothing);
  expect(last.error).toBe(first.error);
});
