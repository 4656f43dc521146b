/** @jest-environment-options { "production": true } */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow, RecallSite, type Build } from './recall-site.ts';

let folder: string;
let site: RecallSite;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  site = new RecallSite(folder);
  await site.build();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds, and expects the output and reports of a build without a cache. */
async function buildRight(): Promise<Build> {
  const build = await site.build();
  expect(build).toMatchObject({ isRecalled: false, errors: 0 });
  const { reports } = build;
  expect({ files: filesBelow(site.out), reports }).toEqual(await site.fresh());
  return build;
}

/** Changes, and the results that they invalidate. */
const changes: [what: string, change: () => void, created: string[]][] = [
  ['a guide', () => site.replace('docs/a.md', 'and', 'und'), ['text']],
  ['a post', () => site.replace('blog/2024-02-03-first.md', 'Text', 'A text'), ['post']],
  ['a part of a guide', () => site.write('docs/more/_part.mdx', 'Other.\n'), ['text']],
  [
    'the code of a guide',
    () => site.replace('docs/more/b.mdx', '{word}', '{word.length}'),
    ['text', 'code', 'scripts'],
  ],
  ['a component', () => site.replace('code/box.jsx', 'Box:', 'A box:'), ['code', 'scripts']],
  [
    'a part of a style sheet',
    () => site.write('part.css', '.part { color: blue }\n'),
    ['styles', 'pages'],
  ],
  [
    'a comment of the API',
    () => site.replace('../xml/classOne.xml', 'The first', 'The 1st'),
    ['compounds', 'pages'],
  ],
  [
    'a graph',
    () => site.replace('../xml/classTwo.xml', '>Base<', '>A base with a long name<'),
    ['compounds', 'layouts', 'pages'],
  ],
  [
    'an option that code may ask for',
    () => site.replace('site.config.yaml', 'url: https://example.org', 'url: https://example.com'),
    ['code', 'scripts', 'pages'],
  ],
];

test.each(changes)(
  'after a change to %s, only its results are built again',
  async (_, change, created) => {
    change();
    const { kept } = await buildRight();
    // All of these, and the record of the build.
    expect(kept).toBe(created.length + 1);
  },
);

test('code whose result differs each time is bundled once', async () => {
  site.write('pages/clock.tsx', 'export default () => <p>{new Date().getFullYear()}</p>;\n');
  await site.build();
  for (let i = 0; i < 2; i++) {
    const { kept, remarks, errors } = await site.build();
    expect({ kept, errors }).toEqual({ kept: 0, errors: 0 });
    expect(remarks.join('\n')).toContain('pages/clock.tsx');
  }
  site.remove('pages/clock.tsx');
});

test('failures are not cached', async () => {
  site.replace('code/box.jsx', 'export', "import 'later';\nexport");
  for (let i = 0; i < 2; i++)
    expect((await site.build()).reports.join('\n')).toContain('"later" is not installed');
  site.write('node_modules/later/later.css', 'p { color: green }\n');
  site.write('node_modules/later/index.js', "import './later.css';\n");
  await buildRight();
  expect(JSON.stringify([...filesBelow(site.out)])).toContain('color:green');
});

/** Returns the files of the cache. */
function entries(): string[] {
  return readdirSync(site.cache, { recursive: true, encoding: 'utf8' })
    .map((path) => join(site.cache, path))
    .filter((path) => /[/\\]..[/\\][0-9a-f]{62}$/.test(path));
}

/** Ways to damage all entries of a cache. */
const damages: [what: string, damage: (files: string[]) => void][] = [
  ['cut off', (files) => files.forEach((file) => truncateSync(file, statSync(file).size - 1))],
  [
    'edited',
    (files) => {
      for (const file of files) {
        const bytes = readFileSync(file);
        const at = Math.floor(bytes.length / 2);
        bytes[at] = (bytes[at] ?? 0) ^ 1;
        writeFileSync(file, bytes);
      }
    },
  ],
  [
    'swapped',
    (files) => {
      const contents = files.map((file) => readFileSync(file));
      files.forEach((file, i) => writeFileSync(file, contents[(i + 1) % files.length] ?? ''));
    },
  ],
];

test.each(damages)('entries that were %s are reported and replaced', async (what, damage) => {
  damage(entries());
  site.write('docs/a.md', `# A\n\nAll was ${what}.\n`);
  const { kept, cacheFaults } = await buildRight();
  expect(kept).toBeGreaterThan(6);
  expect(cacheFaults).toEqual(['cache-damaged']);
  site.write('docs/a.md', `# A\n\nAll that was ${what} is there again.\n`);
  expect(await buildRight()).toMatchObject({ kept: 2, cacheFaults: [] });
});

test('parallel builds produce the same, and leave a valid cache', async () => {
  rmSync(site.cache, { recursive: true });
  const outs = ['one', 'two', 'three'].map((name) => join(folder, name));
  const builds = await Promise.all(outs.map((out) => site.build(out)));
  const wanted = (await site.fresh()).files;
  for (const [i, out] of outs.entries()) {
    expect(builds[i]).toMatchObject({ errors: 0, cacheFaults: [] });
    expect(filesBelow(out)).toEqual(wanted);
  }
  site.write('docs/a.md', '# A\n\nAfter three at once.\n');
  // The guide, the pages of the API in this folder, and the record of the build.
  expect(await buildRight()).toMatchObject({ kept: 3, cacheFaults: [] });
});

test('the cache of another folder has no effect', async () => {
  const moved = new RecallSite(join(folder, 'moved'));
  cpSync(site.cache, moved.cache, { recursive: true });
  moved.replace('code/box.jsx', 'Box:', 'Moved:');
  moved.replace('docs/a.md', '# A', '# Moved');
  await moved.build();
  expect(filesBelow(moved.out)).toEqual((await moved.fresh()).files);
});
