import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommandLine } from '../../src/cli/program.ts';
import type { SnapshotSymbol } from '../../src/releases/snapshot.ts';
import { createSnapshot, writeSnapshot } from '../../src/releases/write-snapshot.ts';

let cwd = '';

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'mtp-diff-'));
  mkdirSync(join(cwd, 'api'));
  configure('');
});

/** Writes the configuration, with additional lines. */
function configure(lines: string): void {
  const text = `title: Shapes\nurl: https://example.org\nbaseUrl: /\n${lines}`;
  writeFileSync(join(cwd, 'site.config.yaml'), text);
}

const area: SnapshotSymbol = { kind: 'function', name: 'area', type: 'double', params: [] };
const scale: SnapshotSymbol = {
  kind: 'function',
  name: 'scale',
  type: 'void',
  params: [{ type: 'double', name: 'factor' }],
};
const operator: SnapshotSymbol = { kind: 'function', name: 'operator/', type: 'int', params: [] };

/** Writes the snapshot of a release. */
function snapshot(release: string, symbols: readonly SnapshotSymbol[], library = 'Shapes'): void {
  const text = writeSnapshot(
    createSnapshot(
      {
        formatVersion: 1,
        library,
        release,
        doxygen: '1.9.4',
        settings: {},
        hidden: [],
        tool: 'test',
      },
      { headers: new Map(), scopes: symbols.length > 0 ? [{ owner: 'geo', symbols }] : [] },
    ),
  );
  writeFileSync(join(cwd, `api/${release}.json`), text);
}

interface Outcome {
  code: number;
  out: string;
  error: string;
}

async function diff(...words: string[]): Promise<Outcome> {
  let [out, error] = ['', ''];
  const code = await runCommandLine(
    ['diff', ...words],
    {
      out: (text) => (out += text),
      error: (text) => (error += text),
      interactive: false,
      colors: false,
    },
    cwd,
  );
  return { code, out, error };
}

test('two files need no configuration', async () => {
  snapshot('1.0.0', [area]);
  snapshot('1.1.0', [area, scale]);
  rmSync(join(cwd, 'site.config.yaml'));
  const { code, out, error } = await diff('api/1.0.0.json', 'api/1.1.0.json');
  expect([code, error]).toEqual([0, '']);
  expect(out).toContain('geo::scale');
  expect((await diff('api/1.0.0.json')).error).toContain('There is no site.config.yaml');
});

test('compares two releases: what was compared, the verdict, and every change', async () => {
  snapshot('1.0.0', [area, scale]);
  snapshot('1.1.0', [{ ...area, deprecated: 'Use size().' }, operator]);
  const { code, out, error } = await diff('1.0.0', 'v1.1.0');
  expect(out).toBe(`Shapes 1.0.0 (2 symbols) and 1.1.0 (2 symbols), Doxygen 1.9.4.
1.0.0 to 1.1.0 is a minor release; the changes need: major. Number it 2.0.0 or newer.

Breaking (1)

  geo::scale
    was removed [symbol-removed, ABI]
      it was never deprecated
    - void scale(double factor)

Deprecated (1)

  geo::area
    is deprecated now [deprecated]
      Use size()
      double area()

Added (1)

  geo::operator/
    is new [symbol-added]
    + int operator/()
`);
  expect(error)
    .toBe(`error: 1.1.0 is a minor release, but 1 change needs more than that. [api-changes]
  Number the release 2.0.0 or newer, or accept the changes with --accept REASON.
`);
  expect(code).toBe(1);
});

test('marks each part of a declaration that changed', async () => {
  const filled = { type: 'bool', name: 'isFilled', default: 'false' };
  snapshot('1.0.0', [{ ...scale, params: [...(scale.params ?? []), filled] }]);
  snapshot('1.1.0', [
    { ...scale, type: 'bool', params: [...(scale.params ?? []), { ...filled, default: 'true' }] },
  ]);
  const { out } = await diff('1.0.0', '1.1.0');
  expect(out).toContain(`
    - void scale(double factor, bool isFilled = false)
      ^^^^                                      ^^^^^
    + bool scale(double factor, bool isFilled = true)
      ^^^^                                      ^^^^
`);
});

test('lists only some changes, and is decided by all of them', async () => {
  snapshot('1.0.0', [area, scale]);
  snapshot('1.1.0', [{ ...area, deprecated: true }, operator]);
  const names = ({ out }: Outcome): string[] => out.match(/^ {2}\S.*$/gm) ?? [];
  expect(names(await diff('1.0.0', '1.1.0', '--only', 'added'))).toEqual(['  geo::operator/']);
  expect(names(await diff('1.0.0', '1.1.0', '--only', 'deprecated'))).toEqual(['  geo::area']);
  const scoped = await diff('1.0.0', '1.1.0', '--scope', 'geo::op*');
  expect(names(scoped)).toEqual(['  geo::operator/']);
  expect(scoped.code).toBe(1);
});

describe('the gate', () => {
  const overload: SnapshotSymbol = { ...scale, params: [{ type: 'int', name: 'factor' }] };

  test.each([
    ['bump', '1.1.0', [area, scale, overload], 0],
    ['bump', '1.0.1', [area, scale, overload], 1],
    ['bump', '2.0.0', [area], 0],
    ['bump', 'next', [area, scale, overload], 0],
    ['bump', 'next', [area], 1],
    ['major', '2.0.0', [area], 1],
    ['major', '1.0.1', [area, scale, operator], 0],
    ['minor', '1.1.0', [area, scale, operator], 1],
    ['risky', '1.1.0', [area, scale, operator], 0],
    ['risky', '1.1.0', [area, scale, overload], 1],
    ['doubtful', '1.1.0', [area, scale, operator], 0],
    ['never', '1.0.1', [area], 0],
  ])('%s to %s', async (limit, release, symbols, expected) => {
    snapshot('1.0.0', [area, scale]);
    snapshot(release, symbols);
    expect((await diff('1.0.0', release, '--fail-on', limit)).code).toBe(expected);
  });

  test('says when it cannot fail', async () => {
    snapshot('1.0.0', [area, scale]);
    snapshot('2.0.0', [area]);
    expect((await diff('1.0.0', '2.0.0')).error).toBe(
      'info: 2.0.0 may break code, so no change can fail. [api-changes]\n',
    );
    configure('releases:\n  versioning: none\n');
    const { error } = await diff('1.0.0', '2.0.0');
    expect(error).toBe(
      'info: Set --fail-on: with releases.versioning: none, nothing fails. [api-changes]\n',
    );
  });

  test('fails if it would check nothing', async () => {
    snapshot('1.0.0', [area]);
    snapshot('1.1.0', []);
    snapshot('1.2.0', [area]);
    const outcomes = await Promise.all([
      diff('1.0.0', '1.0.0'),
      diff('1.2.0', '1.0.0'),
      diff('1.0.0', '1.1.0'),
      diff('1.0.0', '1.3.0'),
      diff('latest'),
      diff('1.0.0', '1.1.0', '1.2.0'),
      diff('--against', 'latest', '1.0.0'),
    ]);
    expect(outcomes.map(({ code, out }) => [code, out])).toEqual(outcomes.map(() => [2, '']));
    expect(outcomes.map(({ error }) => error.split('\n')[0])).toEqual([
      'error: Both sides are the same snapshot of 1.0.0, so nothing would be checked. [diff-nothing]',
      'error: The older side, 1.2.0, is newer than the other one, 1.0.0. [diff-nothing]',
      'error: api/1.1.0.json has no public symbols, so nothing would be checked. [diff-nothing]',
      'error: There is no snapshot of "1.3.0" in api, nor a file, a commit, a branch or a tag with this name. [snapshot-unknown]',
      'error: There is no XML to compare. [usage]',
      "error: too many arguments for 'diff'. Expected 2 arguments but got 3.",
      'error: There is no snapshot of a release older than 1.0.0 in api. [snapshot-unknown]',
    ]);
  });

  test('compares two folders with XML, also if they have the same API', async () => {
    for (const name of ['old', 'now']) {
      mkdirSync(join(cwd, name));
      writeFileSync(
        join(cwd, name, 'index.xml'),
        '<doxygenindex version="1.9.4"><compound refid="a_8h" kind="file"><name>a.h</name></compound></doxygenindex>',
      );
      writeFileSync(
        join(cwd, name, 'a_8h.xml'),
        '<doxygen version="1.9.4"><compounddef id="a_8h" kind="file"><compoundname>a.h</compoundname><sectiondef kind="func"><memberdef kind="function" id="a_8h_1a1" prot="public"><type>int</type><definition>int f</definition><argsstring>()</argsstring><name>f</name><location file="a.h" line="1"/></memberdef></sectiondef><location file="a.h"/></compounddef></doxygen>',
      );
    }
    const { code, out } = await diff('old', 'now');
    expect([code, out.split('\n')[1]]).toEqual([0, 'The public API did not change.']);
    const same = await diff('now', 'now');
    expect([same.code, same.error.split(':')[1]]).toEqual([
      2,
      ' Both sides are the same snapshot of next, so nothing would be checked. [diff-nothing]\n  Compare with an earlier release, or with a commit',
    ]);
  });

  test('rules of the configuration change verdicts, also for some names only', async () => {
    snapshot('1.0.0', [area, scale]);
    snapshot('1.1.0', [area]);
    configure('releases:\n  rules:\n    symbol-removed: { verdict: ignore, in: "geo::s*" }\n');
    const { code, out } = await diff('1.0.0', '1.1.0');
    expect([code, out.split('\n')[1]]).toEqual([0, 'The public API did not change.']);
  });
});

describe('accepted changes', () => {
  test('are added to a file, keep its comments, and fail no more', async () => {
    snapshot('1.0.0', [area, scale]);
    snapshot('1.1.0', [area]);
    const file = join(cwd, 'api/accepted.yaml');
    writeFileSync(file, '# Decided by the maintainers.\n');
    const accepting = await diff('1.0.0', '1.1.0', '--accept', 'Nobody used it: see #4.');
    expect(accepting.error).toBe('info: 1 change added to api/accepted.yaml. [api-changes]\n');
    expect(readFileSync(file, 'utf8')).toBe(`# Decided by the maintainers.

- from: 1.0.0
  to: 1.1.0
  rule: symbol-removed
  symbol: geo::scale
  reason: "Nobody used it: see #4."
`);
    const { code, out } = await diff('1.0.0', '1.1.0');
    expect(code).toBe(0);
    expect(out).toContain('      accepted: Nobody used it: see #4.\n');
    // A comparison over several releases contains them, too.
    snapshot('1.2.0', [area, operator]);
    expect((await diff('1.0.0', '1.2.0')).code).toBe(0);
  });

  test('without a number, are accepted for the next release', async () => {
    snapshot('1.0.0', [area, scale]);
    snapshot('next', [area]);
    await diff('1.0.0', 'next', '--accept', 'Unused.');
    expect(readFileSync(join(cwd, 'api/accepted.yaml'), 'utf8')).toContain('to: next\n');
    snapshot('1.0.1', [area]);
    expect((await diff('1.0.0', '1.0.1')).code).toBe(0);
  });

  test('that do not occur, and faults of the file, are reported with their place', async () => {
    snapshot('1.0.0', [area, scale]);
    snapshot('1.1.0', [area, scale, operator]);
    const entry = (fields: string): string => `- { from: 1.0.0, to: 1.1.0, ${fields} }\n`;
    const file = join(cwd, 'api/accepted.yaml');
    writeFileSync(file, entry('rule: symbol-removed, symbol: geo::gone, reason: Unused'));
    const unused = await diff('1.0.0', '1.1.0');
    expect(unused.code).toBe(0);
    expect(unused.error).toContain(
      'api/accepted.yaml:1:3: warning: No change matches this entry: symbol-removed of geo::gone. [accepted-unused]',
    );
    writeFileSync(file, entry('rule: symbol-remove, symbol: geo::scale, reason: Unused'));
    const wrong = await diff('1.0.0', '1.1.0');
    expect(wrong.code).toBe(2);
    expect(wrong.error).toContain('api/accepted.yaml:1:35: error: ');
    expect(wrong.error).toContain('Did you mean "symbol-removed"?');
    writeFileSync(
      file,
      '- { from: 1.0.0, to: soon, rule: symbol-removed, symbol: a, reason: b }\n',
    );
    expect((await diff('1.0.0', '1.1.0')).error).toContain(
      'api/accepted.yaml:1:3: error: "soon" is not the number of a version.',
    );
  });
});

describe('formats', () => {
  beforeEach(() => {
    snapshot('1.0.0', [area, scale]);
    snapshot('1.1.0', [{ ...area, type: 'int' }, operator], 'Forms');
  });

  test('json is one document, also if nothing was compared', async () => {
    const { code, out, error } = await diff('1.0.0', '1.1.0', '--format', 'json');
    expect([code, error]).toEqual([1, '']);
    expect(JSON.parse(out)).toMatchObject({
      formatVersion: 1,
      exitCode: 1,
      needed: 'major',
      announced: 'minor',
      before: { library: 'Shapes', release: '1.0.0', symbols: 2, doxygen: '1.9.4' },
      after: { library: 'Forms', release: '1.1.0', symbols: 2, doxygen: '1.9.4' },
      diagnostics: [
        { code: 'api-changes', level: 'error' },
        { code: 'diff-library', level: 'warning' },
      ],
      changes: [
        {
          rule: 'return-type',
          verdict: 'major',
          category: 'breaking',
          certain: true,
          abi: true,
          symbol: 'geo::area',
          part: null,
          accepted: null,
          before: 'double area()',
          after: 'int area()',
          file: null,
          line: null,
        },
        { rule: 'symbol-added', symbol: 'geo::operator/' },
        { rule: 'symbol-removed', symbol: 'geo::scale' },
      ],
    });
    for (const words of [
      ['1.0.0', '3.0.0'],
      ['--fail-on', 'all'],
      ['1.0.0', '--config', 'no.yaml'],
    ]) {
      const failed = await diff(...words, '--format', 'json');
      expect(JSON.parse(failed.out)).toMatchObject({
        exitCode: 2,
        before: null,
        after: null,
        changes: [],
        diagnostics: [{ level: 'error' }],
      });
    }
  });

  test('markdown has a summary and folded lists, in which names are no markup', async () => {
    const hostile: SnapshotSymbol = { kind: 'macro', name: 'A', value: '``` </details> @user #1' };
    snapshot('1.2.0', [area, hostile]);
    const { out } = await diff('1.0.0', '1.2.0', '--format', 'markdown');
    expect(out).toMatch(/^<!-- mtp-site diff -->\n### API changes from 1\.0\.0 to 1\.2\.0\n/);
    expect(out).toContain('| Breaking | 1 |\n| Added | 1 |\n');
    expect(out).toContain(
      '<details open><summary>Breaking (1)</summary>\n\n- `geo::scale`: was removed [symbol-removed]',
    );
    expect(out).toContain('  ````diff\n  + #define A ``` </details> @user #1\n  ````\n');
  });

  test('markdown fits into a comment', async () => {
    const many = Array.from({ length: 3000 }, (_, i) => ({ ...scale, name: `scale_${i}` }));
    snapshot('1.2.0', [area, ...many]);
    const { out } = await diff('1.0.0', '1.2.0', '--format', 'markdown');
    expect(out.length).toBeLessThan(60_000);
    expect(out).toMatch(/- … and \d{4} more\.\n\n<\/details>/);
    expect(out).toContain('Shapes 1.0.0 (2 symbols)');
  });

  test('github annotates what may matter, and writes the summary of the job', async () => {
    const summary = join(cwd, 'summary.md');
    process.env.GITHUB_STEP_SUMMARY = summary;
    const { out } = await diff('1.0.0', '1.1.0', '--format', 'github');
    delete process.env.GITHUB_STEP_SUMMARY;
    expect(out.split('\n').filter((line) => line.startsWith('::'))).toEqual([
      '::error title=api-changes::1.1.0 is a minor release, but 2 changes need more than that.%0ANumber the release 2.0.0 or newer, or accept the changes with --accept REASON.',
      '::error title=return-type::geo::area returns another type.%0A- double area()%0A+ int area()',
      '::error title=symbol-removed::geo::scale was removed.%0A- void scale(double factor)%0Ait was never deprecated',
      '::warning title=diff-library::The older side is of "Shapes", the newer one of "Forms".%0ACheck the paths. If the library has a new name, ignore the warning.',
    ]);
    expect(existsSync(summary) && readFileSync(summary, 'utf8')).toContain('### API changes');
  });
});

test('links out of the project are neither read nor written, and a circle of links is a fault', async () => {
  snapshot('1.0.0', [area, scale]);
  snapshot('1.1.0', [area]);
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  const accepted = join(cwd, 'api/accepted.yaml');
  for (const existing of [true, false]) {
    const target = join(outside, existing ? 'there.yaml' : 'new.yaml');
    if (existing) writeFileSync(target, '');
    symlinkSync(target, accepted);
    const { code, error } = await diff('1.0.0', '1.1.0', '--accept', 'Why not.');
    expect([code, error]).toEqual([
      2,
      expect.stringContaining(`out of the project, to "${target}"`),
    ]);
    expect(existsSync(target) && readFileSync(target, 'utf8')).toBe(existing && '');
    rmSync(accepted);
  }
  writeFileSync(join(outside, '1.2.0.json'), '{}');
  symlinkSync(join(outside, '1.2.0.json'), join(cwd, 'api/1.2.0.json'));
  expect((await diff('1.0.0', '1.2.0')).error).toContain('[outside-link]');
  symlinkSync('b', join(cwd, 'a'));
  symlinkSync('a', join(cwd, 'b'));
  expect((await diff('a', '1.1.0')).error).toContain(
    '"a" cannot be read: its links lead in a circle.',
  );
});

test('--explain prints the manual of a rule', async () => {
  expect((await diff('--explain', 'symbol-removed')).out).toMatch(
    /^symbol-removed\n\n\*\*major\*\*, breaks the ABI\n\nA public symbol [^]*```cpp\n[^]*```\n$/,
  );
  const { code, error } = await diff('--explain', 'symbol-remove');
  expect(code).toBe(2);
  expect(error).toContain('Did you mean "symbol-removed"?');
});
