import { beforeAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { annotationsOf } from '../../src/cli/github-annotations.ts';
import type {
  JsonApi,
  JsonCounts,
  JsonDiagnostic,
  JsonFigures,
  JsonReport,
} from '../../src/cli/json-output.ts';
import { repositoryRoot } from '../../src/cli/repository-root.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostics.ts';
import { bundleCommand, runNode } from './run-command.ts';
import type { Outcome } from './run-command.ts';

let command: string;
beforeAll(async () => {
  command = await bundleCommand();
});

/** Creates a repository with a site in one of its folders; the configuration sets the outcome of its build. */
function site(yaml = ''): string {
  const root = mkdtempSync(join(tmpdir(), 'mtp-format-'));
  const cwd = join(root, 'website');
  mkdirSync(join(root, '.git'));
  mkdirSync(join(cwd, 'docs'), { recursive: true });
  writeFileSync(join(cwd, 'docs/a.md'), '# A\n\n::error::made up\n');
  writeFileSync(
    join(cwd, 'site.config.yaml'),
    `title: T\nurl: https://example.org\ndocs: {}\n${yaml}`,
  );
  return cwd;
}

function run(args: string, cwd = site(), env = {}): Outcome {
  const outside = { GITHUB_WORKSPACE: '', ...env };
  return runNode(command, args.split(' ').filter(Boolean), cwd, outside);
}

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string' && value !== '';
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const isTime: Check = (value) => typeof value === 'number' && value >= 0;
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** Checks an object for exactly these keys. */
function shape<T>(checks: { [Key in keyof Required<T>]: Check }): Check {
  const all = Object.entries<Check>(checks);
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === all.length &&
    all.every(([key, check]) => check((value as Record<string, unknown>)[key]));
}

const diagnosticChecks: { [Key in keyof JsonDiagnostic]: Check } = {
  code: isText,
  level: (value) => ['error', 'warning', 'info'].includes(String(value)),
  message: isText,
  advice: orNull(isText),
  helpUri: isText,
  file: orNull(isText),
  line: orNull(isCount),
  column: orNull(isCount),
};
const countChecks: { [Key in keyof JsonCounts]: Check } = {
  total: isCount,
  shown: isCount,
  hidden: listOf(
    shape<JsonCounts['hidden'][number]>({ rule: isText, count: isCount, documented: isCount }),
  ),
};
const apiChecks: { [Key in keyof JsonApi]: Check } = {
  version: orNull(isText),
  members: shape<JsonCounts>(countChecks),
  compounds: shape<JsonCounts>(countChecks),
};
const figureChecks: { [Key in keyof JsonFigures]: Check } = {
  pages: isCount,
  api: listOf(shape<JsonApi>(apiChecks)),
  files: shape<JsonFigures['files']>({ written: isCount, unchanged: isCount, removed: isCount }),
  milliseconds: isTime,
  steps: listOf(shape<JsonFigures['steps'][number]>({ name: isText, milliseconds: isTime })),
  upToDate: (value) => typeof value === 'boolean',
};
const reportChecks: { [Key in keyof JsonReport]: Check } = {
  formatVersion: (value) => value === 1,
  version: (value) => /^\d+\.\d+\.\d+/.test(String(value)),
  command: (value) => value === 'build' || value === 'check',
  exitCode: (value) => [0, 1, 2, 3].includes(Number(value)),
  out: orNull(isText),
  failedLocale: orNull(isText),
  counts: shape<JsonReport['counts']>({ error: isCount, warning: isCount, info: isCount }),
  diagnostics: listOf(shape<JsonDiagnostic>(diagnosticChecks)),
  figures: orNull(shape<JsonFigures>(figureChecks)),
};
const isReport = shape<JsonReport>(reportChecks);

/** Runs a command; its output must be one document of the documented form. */
function report(args: string, cwd = site()): JsonReport & { status: number | null } {
  const { status, out } = run(`${args} --format json`, cwd);
  const document = JSON.parse(out) as JsonReport;
  expect([args, document, isReport(document)]).toEqual([args, document, true]);
  expect(document.exitCode).toBe(status);
  return { ...document, status };
}

describe('--format json', () => {
  test('a successful build prints figures and diagnostics, and nothing else on any stream', () => {
    const { version, homepage } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      version: string;
      homepage: string;
    };
    expect(report('build --workers 2')).toEqual({
      formatVersion: 1,
      version,
      command: 'build',
      exitCode: 0,
      status: 0,
      out: 'build',
      failedLocale: null,
      counts: { error: 0, warning: 1, info: 0 },
      diagnostics: [
        {
          code: 'unused-directive',
          level: 'warning',
          message: 'An old word.',
          advice: null,
          helpUri: `${homepage}reference/diagnostics/#unused-directive`,
          file: 'docs/a.md',
          line: 2,
          column: null,
        },
      ],
      figures: {
        pages: 108,
        api: [
          {
            version: null,
            members: {
              total: 5789,
              shown: 5773,
              hidden: [
                { rule: 'private', count: 12, documented: 3 },
                { rule: 'undocumentedMembers', count: 4, documented: 0 },
              ],
            },
            compounds: { total: 40, shown: 40, hidden: [] },
          },
        ],
        files: { written: 3, unchanged: 105, removed: 2 },
        milliseconds: 1234,
        steps: [{ name: 'Reading', milliseconds: 12.3 }],
        upToDate: false,
      },
    });
    expect(run('build --format=json').error).toBe('');
  });

  test('every other outcome is a document too', () => {
    const faults = report('check', site('customFields: { outcome: fault }\n'));
    expect(faults).toMatchObject({ command: 'check', exitCode: 1, counts: { error: 1 } });
    expect(faults.diagnostics.map(({ code }) => code)).toEqual(['broken-link', 'unused-directive']);

    const configuration = report('build', site('debug: maybe\n'));
    expect(configuration).toMatchObject({ exitCode: 2, figures: null, out: null });
    expect(configuration.diagnostics).toMatchObject([
      { code: 'config-invalid', file: 'site.config.yaml', line: 4, column: 8 },
    ]);

    const usage = report('build --ouput x');
    expect(usage).toMatchObject({ exitCode: 2, figures: null });
    expect(usage.diagnostics[0]?.message).toContain("unknown option '--ouput'");

    const bug = report('build', site('customFields: { outcome: bug }\n'));
    expect(bug).toMatchObject({ exitCode: 3, figures: null });
    expect(bug.diagnostics.map(({ code }) => code)).toEqual(['internal', 'unused-directive']);
    expect(bug.diagnostics[0]?.message).toContain('out of cheese\n    at ');

    const refused = report('build', site('customFields: { outcome: bug, code: EACCES }\n'));
    expect(refused.diagnostics[0]).toMatchObject({ code: 'system', message: 'out of cheese' });
    expect(refused.exitCode).toBe(1);
  });

  test('documentation/reference/command-line.md describes every field', () => {
    const manual = readFileSync('documentation/reference/command-line.md', 'utf8');
    const described = [...manual.matchAll(/^\| `([\w[\].]+)` +\|/gm)].map(([, name]) => name);
    const fields = [
      ...Object.keys(reportChecks),
      ...Object.keys(diagnosticChecks).map((key) => `diagnostics[].${key}`),
      ...Object.keys(figureChecks).map((key) => `figures.${key}`),
    ];
    expect(described).toEqual(expect.arrayContaining(fields));
  });
});

describe('--format github', () => {
  test('annotations with paths from the root of the repository, and a readable log', () => {
    const { status, out, error } = run('build --workers 2 --format github');
    expect([status, error]).toEqual([0, '']);
    expect(out.replace(/[\da-f]{8}(-[\da-f]+){4}/g, 'TOKEN')).toBe(
      [
        'Reading',
        'Rendering',
        '::group::1 warning',
        '::stop-commands::TOKEN',
        'docs/a.md:2: warning: An old word. [unused-directive]',
        '    1 | # A',
        '  > 2 |',
        '    3 | ::error::made up',
        '::TOKEN::',
        '::endgroup::',
        '::warning file=website/docs/a.md,line=2,title=unused-directive::An old word.',
        '108 pages in 1.2 s, 1 warning.',
        '5,773 of 5,789 members shown; hidden: 12 private (3 documented), 4 undocumented. 40 of 40 compounds shown.',
        'Files: 3 written, 105 unchanged, 2 removed.',
        '[SUCCESS] Generated static files in "build".',
        '',
      ].join('\n'),
    );
  });

  test('hundreds of faults are merged into annotations that GitHub shows', () => {
    const { status, out } = run('check --format github', site('customFields: { many: 300 }\n'));
    expect(status).toBe(1);
    const annotations = out.split('\n').filter((line) => /^::(?:error|warning) /.test(line));
    expect(annotations).toEqual([
      expect.stringMatching(
        /^::error file=website\/docs\/a.md,line=1,col=2,title=broken-anchor::Nothing is at "1%25"\.%0A299 more of this kind: website\/docs\/a\.md:2:2, .*, 279 not listed here$/,
      ),
      expect.stringMatching(/^::warning /),
    ]);
    expect(out).toContain('so some annotations are grouped; the list above has all 301.');
    expect(out.match(/Nothing is at/g)).toHaveLength(301);
    // That nothing was written goes without saying for a check.
    expect(out).toContain('[ERROR] 300 errors, 1 warning.\n');
  });

  test('invalid usage, faults of the configuration and of the tool', () => {
    expect(run('build --ouput x --format github').out).toMatch(
      /^::error title=usage::unknown option '--ouput'/m,
    );
    expect(run('build --format github', site('debug: maybe\n')).out).toMatch(
      /^::error file=website\/site\.config\.yaml,line=4,col=8,title=config-invalid::"debug" must be true or false/m,
    );
    const { status, out } = run('build --format github', site('customFields: { outcome: bug }\n'));
    expect(status).toBe(3);
    expect(out).toMatch(
      /^::error title=internal::Internal error in mtp-site:%0A.*out of cheese%0A/m,
    );
  });

  test('special characters are escaped, and files outside the repository have no place', () => {
    const fault: Diagnostic = {
      code: 'broken-link',
      level: 'error',
      message: '50%, a:b\r\n::error::x',
      advice: 'Do this.',
      place: { file: 'a,b:%.md', line: 1 },
    };
    const [inside] = annotationsOf([fault], (file) => file).lines;
    expect(inside).toBe(
      '::error file=a%2Cb%3A%25.md,line=1,title=broken-link::50%25, a:b%0D%0A::error::x%0ADo this.',
    );
    const [outside] = annotationsOf([fault], () => undefined).lines;
    expect(outside).toBe(
      '::error title=broken-link::a,b:%25.md:1: 50%25, a:b%0D%0A::error::x%0ADo this.',
    );
    const info: Diagnostic = { code: 'theme-part', level: 'info', message: 'Told.' };
    expect(annotationsOf([info], () => undefined).lines).toEqual([
      '::notice title=theme-part::Told.',
    ]);
  });

  test('faults are combined only as far as needed', () => {
    const faults = (count: number, file: (n: number) => string, message: (n: number) => string) =>
      Array.from({ length: count }, (_, n): Diagnostic => {
        const place = { file: file(n), line: n + 1 };
        return { code: 'mdx', level: 'error', message: message(n), place };
      });
    const lines = (diagnostics: Diagnostic[]): string[] =>
      annotationsOf(diagnostics, (file) => file).lines;
    const each = (n: number): string => `m${n}`;
    expect(lines(faults(10, () => 'a', each))).toHaveLength(10);
    // One message for many files, then many messages for few files.
    expect(lines(faults(30, each, (n) => `m${n % 5}`))).toHaveLength(5);
    expect(lines(faults(30, (n) => `f${n % 3}`, each))).toHaveLength(3);
    expect(lines(faults(30, each, each))).toHaveLength(1);
  });

  test('the root is the workspace of the runner if the command runs in it', () => {
    const cwd = site();
    const root = join(cwd, '..');
    expect(repositoryRoot(cwd, '')).toBe(repositoryRoot(root, root));
    expect(repositoryRoot(cwd, cwd)).not.toBe(repositoryRoot(cwd, ''));
    expect(repositoryRoot(root, cwd)).toBe(repositoryRoot(root, ''));
  });
});

test('documentation/reference/command-line.md describes every option of these commands', () => {
  const sections = readFileSync('documentation/reference/command-line.md', 'utf8').split(/^## /m);
  for (const name of ['init', 'build', 'check', 'watch', 'serve']) {
    const section = sections.find((each) => each.includes(`\`mtp-site ${name}\``)) ?? '';
    const rows = [...section.matchAll(/^\| `(--[^`]+)` +\|(.*)/gm)];
    const other = name === 'build' ? '`check` only' : '`build` only';
    const described = rows.flatMap(([, option, text = '']) =>
      text.includes(other) ? [] : [option],
    );
    const options = [...run(`${name} --help`).out.matchAll(/^ {2}(--[\w-]+(?: <\w+>)?)/gm)];
    expect([name, described.sort()]).toEqual([name, options.map(([, option]) => option).sort()]);
  }
});

test('text is the default, and other formats are rejected', () => {
  expect(run('build --format text').out).toBe(run('build').out);
  const { status, out, error } = run('build --format xml');
  expect([status, out]).toEqual([2, '']);
  expect(error).toContain('Allowed choices are text, github, json, docset, model.');
});
