import { afterAll, beforeEach, expect, test } from '@jest/globals';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runCommandLine } from '../../src/cli/program.ts';
import type { SnapshotSymbol } from '../../src/releases/snapshot.ts';
import { createSnapshot, writeSnapshot } from '../../src/releases/write-snapshot.ts';

/** XML of 1.2.0, and snapshots of 1.0.0 and 1.1.0. */
const library = resolve('fixtures/pages/class.history');

const good = readFileSync(join(library, 'api/1.1.0.json'), 'utf8').replace(
  '"release": "1.1.0"',
  '"release": "1.2.0"',
);
const long = 'x'.repeat(10_000);

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bad-input-'));
  cpSync(join(library, 'api'), join(folder, 'api'), { recursive: true });
  configure();
});

function configure(more = '', options = ''): void {
  const doxygen = `{ xml: ${library}${options} }`;
  const text = `title: Shapes\nurl: https://example.org\ndoxygen: ${doxygen}\n${more}`;
  writeFileSync(join(folder, 'site.config.yaml'), text);
}

const folders: string[] = [];
afterAll(() => folders.forEach((each) => rmSync(each, { recursive: true, force: true })));

interface Outcome {
  code: number;
  out: string;
  error: string;
}

async function run(...words: string[]): Promise<Outcome> {
  folders.push(folder);
  const outcome: Outcome = { code: -1, out: '', error: '' };
  const terminal = {
    out: (text: string) => (outcome.out += text),
    error: (text: string) => (outcome.error += text),
    interactive: false,
    colors: false,
  };
  outcome.code = await runCommandLine(words, terminal, folder);
  // A bug ends a command with exit code 3, or with an exception that fails the test.
  expect(outcome.code).toBeLessThan(3);
  expect(outcome.error).not.toMatch(/^\s+at /m);
  return outcome;
}

/** Replaces the line of a symbol. */
function withSymbol(fields: string): string {
  return good.replace('"name":"Circle"', `"name":"Circle",${fields}`);
}

const twice = (line: RegExp, by = '$&\n$&'): string => good.replace(line, by);

/** What is wrong, the text of a file or its size, and what is reported. */
const cases: [fault: string, content: string | number, message: RegExp][] = [
  ['no JSON', 'hello', /1\.2\.0\.json: error: The snapshot is not valid JSON\./],
  ['zeros', '\0'.repeat(100), /1\.2\.0\.json: error: The snapshot is not valid JSON\./],
  ['500 MB', 500_000_000, /1\.2\.0\.json: error: The file is too large for a snapshot: 500 MB\./],
  ['cut off', good.slice(0, 700), /1\.2\.0\.json:\d+:\d+: error: The snapshot is incomplete/],
  [
    'a newer format',
    good.replace('Version": 1', 'Version": 9'),
    /error: The snapshot has format 9,/,
  ],
  [
    'a conflict',
    twice(/^.*"Circle".*$/m, '<<<<<<< a\n$&\n=======\n$&\n>>>>>>> b'),
    /1\.2\.0\.json:\d+:1: error: The snapshot contains a merge conflict\./,
  ],
  ['a field twice', twice(/^"library".*$/m), /:4:1: error: The field "library" occurs twice\./],
  [
    'a header twice',
    twice(/^ {2}"shapes\.hpp".*$/m, '$&,\n$&'),
    /The header "shapes\.hpp" occurs twice\./,
  ],
  ['a symbol twice', twice(/^.*"Circle".*$/m), /"Circle" occurs twice in "geo"\./],
  [
    'no version',
    good.replace('"release": "1.2.0"', '"release": "<b>"'),
    /The release "<b>" is not the number of a version\./,
  ],
  ['no date', good.replace('2024-09-10', '2024-99-99'), /The date of the release is not a day/],
  [
    'an address outside of the site',
    withSymbol('"address":"../../../etc/x/"'),
    /1\.2\.0\.json:\d+:1: error: "Circle" in "geo" has a wrong address: \.\.\/\.\.\/\.\.\/etc\/x\//,
  ],
  [
    'the same, encoded',
    withSymbol('"address":"docs/%2e%2e/%2E%2E/x/"'),
    /wrong address: docs\/%2e%2e/,
  ],
  [
    'an address with signs that names of files cannot have',
    withSymbol('"address":"docs/<script>/"'),
    /wrong address: docs\/<script>\//,
  ],
  ['a long address', withSymbol(`"address":"docs/${long}/"`), /wrong address: docs\/x+…/],
  [
    'an id outside of the site',
    withSymbol('"doxygen":"../../x#a1"'),
    /wrong address: \.\.\/\.\.\/x/,
  ],
];

const build = ['build', '--quiet', '--workers', '1'];

test.each(cases)('a snapshot that cannot be read: %s', async (_, content, message) => {
  const file = join(folder, 'api/1.2.0.json');
  writeFileSync(file, typeof content === 'string' ? content : '');
  if (typeof content === 'number') truncateSync(file, content);
  for (const words of [['diff', '1.1.0', '1.2.0'], ['snapshot', '--release', '1.2.0'], build]) {
    const { code, error } = await run(...words);
    expect([words[0], code]).toEqual([words[0], words[0] === 'diff' ? 2 : 1]);
    expect(error).toMatch(message);
    expect(error).toContain('api/1.2.0.json');
    // Names are shortened.
    expect(error.length).toBeLessThan(1000);
  }
  expect(existsSync(join(folder, 'build'))).toBe(false);
  // The rest of the site can be written, with the history of the other releases.
  configure('checks: { profile: lenient }\n');
  expect(await run(...build)).toMatchObject({ code: 0 });
  expect(existsSync(join(folder, 'build/docs/api/changes/1.1.0/index.html'))).toBe(true);
});

/** Files in `api/`, a command, its exit code, and what is reported. */
const others: [
  fault: string,
  files: Readonly<Record<string, string>>,
  ...commands: [words: string[], code: number, message: RegExp][],
][] = [
  [
    'a file with another release',
    { '1.2.0.json': good.replace('"1.2.0"', '"1.3.0"') },
    [
      ['diff', '1.1.0', '1.2.0'],
      2,
      /1\.2\.0\.json: error: The file has the name of 1\.2\.0, but contains 1\.3\.0\./,
    ],
    [
      ['snapshot', '--release', '1.2.0'],
      1,
      /1\.2\.0\.json: error: The file is the snapshot of Shapes 1\.3\.0, not of Shapes 1\.2\.0\./,
    ],
    [build, 1, /1\.2\.0\.json: error: The file has the name of 1\.2\.0, but contains 1\.3\.0\./],
  ],
  [
    'a file that was edited',
    { '1.2.0.json': good.replace('"Circle"', '"Disc"') },
    [
      ['diff', '1.1.0', '1.2.0', '--fail-on', 'never'],
      0,
      /1\.2\.0\.json: warning: The snapshot was edited/,
    ],
    [['snapshot', '--release', '1.2.0'], 1, /1\.2\.0\.json: warning: The snapshot was edited/],
    [build, 0, /1\.2\.0\.json: warning: The snapshot was edited/],
  ],
  [
    'another library',
    { '1.2.0.json': good.replace('"Shapes"', '"Forms"') },
    [
      ['diff', '1.1.0', '1.2.0'],
      0,
      /warning: The older side is of "Shapes", the newer one of "Forms"\./,
    ],
    [
      ['snapshot', '--release', '1.2.0'],
      1,
      /error: The file is the snapshot of Forms 1\.2\.0, not of Shapes 1\.2\.0\./,
    ],
    [
      build,
      0,
      /1\.2\.0\.json: warning: The snapshot is of "Forms", but the API reference is of "Shapes"\./,
    ],
  ],
  [
    'two files of one release',
    { '1.2.json': good.replace('"1.2.0"', '"1.2"'), '1.2.0.json': good },
    [
      ['diff', '1.1.0', 'v1.2.0'],
      0,
      /api\/1\.2\.0\.json: warning: The file is not read: 1\.2\.json is the same release\./,
    ],
    [
      ['snapshot', '--release', '1.1'],
      1,
      /api\/1\.1\.0\.json: error: There is a snapshot of the same release: 1\.1\.0\.json\./,
    ],
    [
      build,
      0,
      /api\/1\.2\.0\.json: warning: The file is not read: 1\.2\.json is the same release\./,
    ],
  ],
  [
    'a file that is named like a tag',
    { 'v1.2.0.json': good },
    [
      ['diff', '1.0.0', '1.1.0', '--fail-on', 'never'],
      0,
      /api\/v1\.2\.0\.json: warning: The file is not read/,
    ],
    [
      build,
      0,
      /api\/v1\.2\.0\.json: warning: The file is not read[^]*Rename it to 1\.2\.0\.json\./,
    ],
  ],
  [
    'an unknown rule',
    {
      'accepted.yaml': '- { from: 1.0.0, to: 1.1.0, rule: symbol-remove, symbol: a, reason: b }\n',
    },
    [
      ['diff', '1.0.0', '1.1.0'],
      2,
      /accepted\.yaml:1:35: error: [^]*Did you mean "symbol-removed"\?/,
    ],
    [build, 1, /accepted\.yaml:1:35: error: [^]*Did you mean "symbol-removed"\?/],
  ],
  [
    'an unknown symbol',
    {
      'accepted.yaml':
        '- { from: 1.0.0, to: 1.1.0, rule: deprecated, symbol: geo::prin, reason: b }\n',
    },
    [
      ['diff', '1.0.0', '1.1.0', '--fail-on', 'never'],
      0,
      /accepted\.yaml:1:3: warning: No change matches[^]*Did you mean "geo::print"\?/,
    ],
  ],
  [
    'an older release after a newer one',
    {
      'accepted.yaml':
        '- { from: 1.1.0, to: 1.0.0, rule: deprecated, symbol: geo::print, reason: b }\n',
    },
    [
      ['diff', '1.0.0', '1.1.0'],
      2,
      /accepted\.yaml:1:3: error: The entry is about no step: it leads from 1\.1\.0 to 1\.0\.0\./,
    ],
    [
      ['diff', '1.1.0', '1.0.0'],
      2,
      /error: The older side, 1\.1\.0, is newer than the other one, 1\.0\.0\./,
    ],
    [build, 1, /accepted\.yaml:1:3: error: The entry is about no step/],
  ],
];

test.each(others)('faults between files: %s', async (_, files, ...commands) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'api', name), text);
  for (const [words, code, message] of commands) {
    const { error, ...outcome } = await run(...words);
    expect(error).toMatch(message);
    expect([words[0], outcome.code]).toEqual([words[0], code]);
  }
});

test('hostile names become neither paths nor HTML', async () => {
  const hostile = ['../../x', '<script>alert(1)</script>', long, 'Thing', 'thing', 'THING', 'con'];
  const symbols = hostile.flatMap((name): SnapshotSymbol[] => {
    const slug = name.replace(/\W+/g, '-').slice(0, 80);
    const page = `docs/api/classes/geo/${slug}/`;
    return [
      {
        kind: 'class',
        name,
        deprecated: `Use ${name}.`,
        address: page,
        doxygen: `class${slug.slice(-20)}`,
      },
      {
        kind: 'function',
        name,
        params: [{ type: name, name }],
        type: name,
        address: `${page}#${name}`,
      },
      { kind: 'macro', name: name.slice(0, 50), value: name, header: name },
    ];
  });
  const earlier = createSnapshot(
    {
      formatVersion: 1,
      library: '<script>alert(1)</script>',
      release: '0.9.0',
      date: '2020-01-01',
      doxygen: '<b>',
      settings: {},
      hidden: [],
      tool: '<b>',
    },
    { headers: new Map(hostile.map((name) => [name, {}])), scopes: [{ owner: 'geo', symbols }] },
  );
  const file = join(folder, 'api/0.9.0.json');
  writeFileSync(file, writeSnapshot(earlier));
  const around = readdirSync(folder).sort();
  configure('', ', legacyUrls: html');
  const { code, error } = await run(...build);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(readdirSync(folder).sort()).toEqual([...around, 'build'].sort());
  const site = join(folder, 'build');
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((path) => path.endsWith('.html'));
  expect(pages).toContain('docs/api/classes/geo/con/index.html');
  for (const path of [...pages, ...files.filter((each) => /\.(?:xml|json)$/.test(each))]) {
    const text = readFileSync(join(site, path), 'utf8');
    // JSON files are no HTML; JSON in pages must not end its element.
    if (!path.endsWith('.json'))
      expect([path, text.includes('<script>alert')]).toEqual([path, false]);
  }
  const folded = new Set(files.map((path) => path.toLowerCase()));
  expect(folded.size).toBe(files.length);
  const gone = readFileSync(join(site, 'docs/api/changes/1.0.0/index.html'), 'utf8');
  expect(gone).toContain('&lt;script&gt;alert(1)');
  for (const format of ['text', 'markdown', 'github', 'json']) {
    const { out } = await run('diff', '0.9.0', '1.0.0', '--fail-on', 'never', '--format', format);
    expect(out).toContain('1.0.0');
    if (format === 'markdown')
      expect(out.replace(/```+[^]*?```+|`[^`]*`/g, '')).not.toContain('<script>');
  }
});
