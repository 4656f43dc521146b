/** @jest-environment-options { "production": true } */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { ProgressStep } from '../../src/build/clock.ts';
import type { Shard } from '../../src/build/shard-record.ts';
import { contentHash } from '../../src/inputs/content-hash.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { runBuild, type SiteRequest } from '../../src/program/run-build.ts';
import { filesBelow } from '../cache/recall-site.ts';

const names = ['One', 'Two', 'Three', 'Four', 'Five'];

const classOf = (name: string, about: string): string => `<?xml version="1.0"?>
<doxygen version="1.9.4"><compounddef id="class${name}" kind="class" language="C++" prot="public">
<compoundname>${name}</compoundname><sectiondef kind="public-func"><memberdef kind="function" id="class${name}_1a1" prot="public">
<type>int</type><definition>int ${name}::run</definition><argsstring>(int count)</argsstring><name>run</name>
<param><type>int</type><declname>count</declname></param>
<briefdescription><para>Runs <formula id="1">$a^2$</formula>.</para></briefdescription>
<detaileddescription></detaileddescription><location file="a.h" line="2"/></memberdef></sectiondef>
<briefdescription><para>${about} ${name}.</para></briefdescription>
<detaileddescription><para>See <ref refid="classOne" kindref="compound">One</ref>.</para></detaileddescription>
<location file="a.h" line="1"/></compounddef></doxygen>
`;

const index = `<?xml version="1.0"?>\n<doxygenindex version="1.9.4">${names
  .map((name) => `<compound refid="class${name}" kind="class"><name>${name}</name></compound>`)
  .join('\n')}</doxygenindex>\n`;

/** The sources of a site with two versions in two languages, by their paths. */
const sources: Record<string, string> = {
  'site/site.config.yaml': `title: Shared
url: https://example.org
baseUrl: /shared/
i18n: { defaultLocale: en, locales: [en, de] }
docs:
  path: docs
  lastVersion: current
  versions: { '1.0': { doxygen: { xml: ../xml-1 } } }
doxygen: { xml: ../xml, sourceUrl: 'https://example.org/{path}' }
checks: { brokenAnchors: warn, brokenLinks: warn, missingXml: ignore }
`,
  'site/versions.json': '["1.0"]',
  'site/docs/index.md': '# Guide\n\n`One::run` runs. [Lost](/docs/api/classes/lost/)\n',
  'site/versioned_docs/version-1.0/index.md': '# Older guide\n\nText.\n',
};
for (const [folder, about] of [
  ['xml', 'The class'],
  ['xml-1', 'The older class'],
] as const) {
  sources[`${folder}/index.xml`] = index;
  for (const name of names) sources[`${folder}/class${name}.xml`] = classOf(name, about);
}

let folder: string;
/** The project that is built as a whole and joined, and a copy in which shards are built. */
let project: string;
let copy: string;
/** The shards, one folder for each. */
let shards: string;
/** The files and reports of a whole build. */
let whole: { files: Map<string, string>; reports: string[] };

interface Run {
  reached: string;
  reports: string[];
  rendered: number | undefined;
  steps: string[];
}

/** The working folder of the tests. */
const home = process.cwd();

/** Builds a project without a cache; `from` is the working folder. */
async function run(cwd: string, request: SiteRequest, from = cwd): Promise<Run> {
  const diagnostics = new Diagnostics();
  const steps: string[] = [];
  const config = join(cwd, 'site/site.config.yaml');
  const given = { cache: false, config, ...request };
  const around = {
    write: true,
    cwd,
    diagnostics,
    progress: ({ name }: ProgressStep) => void steps.push(name),
  };
  process.chdir(from);
  const ending = await runBuild(given, around).finally(() => process.chdir(home));
  const reports = diagnostics.all.map(({ code, level, message }) => `${level} ${code}: ${message}`);
  const rendered = ending.reached === 'end' ? ending.result.rendered : undefined;
  return { reached: ending.reached, reports: reports.sort(), rendered, steps };
}

async function buildShard(shard: Shard, to = join(shards, `shard-${shard.number}`)): Promise<void> {
  const { reached, reports } = await run(copy, { out: to, shard });
  expect([reached, reports.filter((text) => text.startsWith('error'))]).toEqual(['end', []]);
}

/** Joins the shards in a folder; returns the codes and messages of errors. */
async function faultsOf(from: string): Promise<string[]> {
  const out = join(folder, 'faulty');
  mkdirSync(out, { recursive: true });
  const before = filesBelow(out);
  const { reports } = await run(project, { out, shards: from });
  expect(filesBelow(out)).toEqual(before);
  return reports.filter((text) => text.startsWith('error')).map((text) => text.slice(6));
}

/** Copies the shards, for a test that damages them. */
function copied(): string {
  const to = mkdtempSync(join(folder, 'shards-'));
  cpSync(shards, to, { recursive: true });
  return to;
}

const recordIn = (from: string, number: number, of = 3): string =>
  join(from, `shard-${number}`, `mtp-site-shard-${number}-of-${of}.json`);

/** Changes the JSON of a record, and hashes it again. */
function rewrite(file: string, from: string | RegExp, to: string): void {
  const [, text = ''] = readFileSync(file, 'utf8').split('\n');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(file, `${contentHash(changed)}\n${changed}\n`);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shards-'));
  project = join(folder, 'project');
  copy = join(folder, 'deeper/in/another-place');
  for (const cwd of [project, copy])
    for (const [path, text] of Object.entries(sources)) {
      mkdirSync(dirname(join(cwd, path)), { recursive: true });
      writeFileSync(join(cwd, path), text);
    }
  shards = join(folder, 'shards');
  const out = join(folder, 'whole');
  const { reached, reports } = await run(project, { out });
  expect(reached).toBe('end');
  whole = { files: filesBelow(out), reports };
  for (const number of [1, 2, 3]) await buildShard({ number, of: 3 });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The pages in a folder that shards have: all of API references except the first, which has more. */
const apiPages = (files: ReadonlyMap<string, string>): string[] =>
  [...files.keys()].filter((path) => /docs\/(1\.0\/)?api\/.+\/.*\.html$/.test(path)).sort();

test('each shard has about as many pages of each kind, and all shards have each page once', () => {
  const shares = [1, 2, 3].map((number) => apiPages(filesBelow(join(shards, `shard-${number}`))));
  const counts = shares.map(({ length }) => length);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
  expect(shares.flat().sort()).toEqual(apiPages(whole.files));
  expect(apiPages(whole.files).length).toBeGreaterThan(20);
  for (const share of shares) expect(share.join()).toMatch(/classes.*de\/docs\/.*classes/);
});

test('shards from another folder join to the same bytes and reports as one build', async () => {
  const out = join(folder, 'joined');
  const { reports, rendered } = await run(project, { out, shards });
  expect(reports).toEqual(whole.reports);
  expect(reports.join()).toContain('broken-link');
  expect(filesBelow(out)).toEqual(whole.files);
  const pages = [...whole.files.keys()].filter((path) => path.endsWith('.html'));
  expect(rendered).toBeLessThan(pages.length - apiPages(whole.files).length + 1);
});

/** Runs the command, and expects success. */
function command(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('bin/mtp-site.mjs'), 'build', '--config', 'site/site.config.yaml', ...args],
    { cwd, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('error')]);
  return stdout;
}

test('the command keeps what it knows of joined pages, and always compares shards', () => {
  // Where the shards are has no effect, even in a folder with sources.
  const merged = join(project, 'site/shards');
  for (const number of ['1', '2'])
    command(copy, '--shard', `${number}/2`, '--out', `site/shard-${number}`, '--workers', '1');
  // All shards in one folder, as some hosts deliver them.
  for (const number of ['1', '2'])
    cpSync(join(copy, `site/shard-${number}`), merged, { recursive: true });
  const out = join(folder, 'commanded');
  command(project, '--out', out, '--shards', merged);
  expect(filesBelow(out)).toEqual(whole.files);
  expect(command(project, '--out', out)).toContain('Nothing has changed');
  expect(command(project, '--out', out, '--shards', merged)).toContain('0 written');
});

test('what is missing, mixed, damaged or changed is reported together, and the site stays', async () => {
  expect(await faultsOf(join(folder, 'nowhere'))).toEqual([
    'shard-missing: The folder has no shards.',
  ]);
  const without = copied();
  rmSync(join(without, 'shard-2'), { recursive: true });
  rmSync(join(without, 'shard-3'), { recursive: true });
  expect(await faultsOf(without)).toEqual([
    'shard-missing: The folder lacks shard 2 of 3, shard 3 of 3.',
  ]);
  const mixed = copied();
  await buildShard({ number: 4, of: 4 }, join(mixed, 'shard-4'));
  expect(await faultsOf(mixed)).toEqual([
    expect.stringContaining('shard-mixed: The folder has shards of different divisions: shard 1'),
  ]);
});

/** Returns a file of a page in shards, and its path in the shard. */
function pageFile(from: string): { file: string; path: string } {
  const [path = ''] = apiPages(filesBelow(join(from, 'shard-1')));
  return { file: join(from, 'shard-1', path), path };
}

test('files of shards that are missing or changed are reported for each shard', async () => {
  const from = copied();
  const { file, path } = pageFile(from);
  appendFileSync(file, '<p>.');
  rmSync(file.replace('.html', '.md'));
  for (const below of ['docs', 'de']) rmSync(join(from, 'shard-2', below), { recursive: true });
  const faults = await faultsOf(from);
  const ofSecond = expect.stringMatching(
    /^shard-files: The files of shard 2 of 3 are not those that were built: "docs\/[^"]*" is missing, .*, and \d+ more\.$/,
  );
  const [html, markdown] = ['html', 'md'].map((ending) =>
    path.replace(/^de\//, '').replace(/html$/, ending),
  );
  expect(faults).toEqual([
    `shard-files: The files of shard 1 of 3 are not those that were built: "${html}" has changed, "${markdown}" is missing.`,
    ofSecond,
    ofSecond,
  ]);
});

const damages: [what: string, change: (from: string) => void, faults: unknown[]][] = [
  [
    'a record of which the end is missing',
    (from) => {
      const text = readFileSync(recordIn(from, 2), 'utf8');
      writeFileSync(recordIn(from, 2), text.slice(0, -100));
    },
    ['shard-damaged: The record "mtp-site-shard-2-of-3.json" of a shard is damaged.'],
  ],
  [
    'a record that was edited',
    (from) => {
      const text = readFileSync(recordIn(from, 2), 'utf8');
      writeFileSync(recordIn(from, 2), text.replace('"isHidden":false', '"isHidden":true'));
    },
    [expect.stringMatching(/^shard-damaged/)],
  ],
  [
    'an empty record',
    (from) => writeFileSync(recordIn(from, 2), ''),
    [expect.stringMatching(/^shard-damaged/)],
  ],
  [
    'a record of another form',
    (from) => rewrite(recordIn(from, 2), /"texts":\[[^\]]*\]/, '"texts":{}'),
    [expect.stringMatching(/^shard-damaged/)],
  ],
  [
    'a record with a path out of the folder',
    (from) => rewrite(recordIn(from, 2), '"file":"', '"file":"../'),
    [expect.stringMatching(/^shard-damaged/)],
  ],
  [
    'a record with a text that does not exist',
    (from) => rewrite(recordIn(from, 2), /"links":\[\d+/, '"links":[1000000'),
    [expect.stringMatching(/^shard-damaged/)],
  ],
  [
    'a record of a shard that cannot exist',
    (from) => rewrite(recordIn(from, 2), '"number":2', '"number":4'),
    [expect.stringMatching(/^shard-damaged/)],
  ],
  [
    'a record that is not JSON',
    (from) => rewrite(recordIn(from, 2), '{"version"', '{version'),
    [expect.stringMatching(/^shard-damaged/)],
  ],
  [
    'shards of another version',
    (from) => {
      rewrite(recordIn(from, 2), '"version":""', '"version":"2","more":1');
      rewrite(recordIn(from, 3), '"languages":[', '"languages":[1,');
      rewrite(recordIn(from, 3), '"version":""', '"version":"2"');
    },
    [2, 3].map(
      (number) =>
        `shard-version: Another version of mtp-site or Node.js, or another system, has built shard ${number} of 3.`,
    ),
  ],
  [
    'the same shard twice',
    (from) => {
      cpSync(join(from, 'shard-2'), join(from, 'again'), { recursive: true });
      cpSync(join(from, 'shard-1'), join(from, 'shard-4'), { recursive: true });
      rewrite(recordIn(from, 2), '"isHidden":false', '"isHidden":true');
    },
    [
      expect.stringMatching(
        /^shard-mixed: There are two builds of shard 2 of 3; the other is in ".*again"\.$/,
      ),
    ],
  ],
  [
    'shards without a language',
    (from) => rewrite(recordIn(from, 3), '"locale":"de"', '"locale":"fr"'),
    ['1.0', 'current'].map(
      (version) =>
        `shard-inputs: The API reference ${version} of shard 3 of 3 is not that of this build. What differs: the languages or versions.`,
    ),
  ],
];

test.each(damages)('%s: reported, and the site stays', async (_, change, faults) => {
  const from = copied();
  change(from);
  expect(await faultsOf(from)).toEqual(faults);
});

/** Changes of a project after its shards were built, what they change, and the versions that differ. */
const edits: [
  what: string,
  path: string,
  from: string,
  to: string,
  parts: string,
  versions: string[],
][] = [
  [
    'a class',
    'xml/classOne.xml',
    'The class',
    'A class',
    'a file that was read for it',
    ['current'],
  ],
  [
    'the configuration',
    'site/site.config.yaml',
    'title: Shared',
    'title: Others',
    'the configuration; a script, style sheet or image of all pages; the navbar or another part of all pages; what texts, releases or other versions say about it',
    ['1.0', 'current'],
  ],
  [
    'a mention in a guide',
    'site/docs/index.md',
    'One::run',
    'Two::run',
    'what texts, releases or other versions say about it',
    ['current'],
  ],
];

test.each(edits)(
  'shards that were built before a change to %s are refused',
  async (_, path, from, to, parts, versions) => {
    const text = readFileSync(join(project, path), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(project, path), text.replace(from, to));
    const faults = await faultsOf(shards);
    writeFileSync(join(project, path), text);
    expect(faults).toEqual(
      versions.map(
        (version) =>
          `shard-inputs: The API reference ${version} of shard 1 of 3, shard 2 of 3, shard 3 of 3 is not that of this build. What differs: ${parts}.`,
      ),
    );
  },
);

test('shards are refused in another working folder, and where an environment variable differs', async () => {
  const out = join(folder, 'elsewhere');
  const { reports } = await run(project, { out, shards }, join(project, 'site'));
  expect(reports.join()).toContain('What differs: the working folder;');
  const { TZ } = process.env;
  process.env.TZ = 'Asia/Tokyo';
  const faults = await faultsOf(shards);
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
  expect(faults.join()).toContain('What differs: an environment variable.');
});

test('a site whose pages show more than its API reference has no shards', async () => {
  const { reports } = await run(copy, {
    out: join(folder, 'a'),
    shard: { number: 1, of: 2 },
    docset: true,
  });
  const message =
    'error shard-nothing: The pages of the API reference cannot be divided into shards: the pages of a docset name the symbols of the whole site.';
  expect(reports).toContain(message);
  expect((await run(project, { out: join(folder, 'b'), shards, docset: true })).reports).toContain(
    message,
  );
  expect(readdirSync(folder)).not.toContain('a');
  expect(readdirSync(folder)).not.toContain('b');
});
