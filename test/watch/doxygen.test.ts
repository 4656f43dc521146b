import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { doxygenMessages } from '../../src/watch/doxygen-messages.ts';
import { DoxygenRuns, type DoxygenRun } from '../../src/watch/doxygen-runs.ts';
import { filesBelow } from '../cache/recall-site.ts';
import { needProgram } from '../run/shared.ts';
import { until } from './open-session.ts';
import { watchSite, type WatchedSite } from './watch-site.ts';

const open: WatchedSite[] = [];

afterEach(async () => {
  for (const site of open.splice(0)) await site.close();
});

const header = (word: string): string => `/** @file */
#pragma once
/** Adds ${word}.
 *  @param a One number.
 *  @param b Another one.
 */
int add(int a, int b);

/** A shape. */
class Shape {
public:
  /** Its area. */
  double area() const;
};
`;

const doxyfile = `PROJECT_NAME = Small
INPUT = include
GENERATE_HTML = NO
GENERATE_LATEX = NO
GENERATE_XML = YES
QUIET = YES
WARN_IF_UNDOCUMENTED = NO
`;

beforeAll(() => needProgram('doxygen'));

test('a changed header makes Doxygen run, and only changed pages are written', async () => {
  const site = await watchSite(
    {
      config: {
        doxygen: { xml: 'xml', command: 'doxygen Doxyfile', sources: ['include'] },
      },
      files: {
        Doxyfile: doxyfile,
        'include/small.h': header('two numbers'),
        'include/other.h': '/** @file */\n#pragma once\n/** Something else. */\nvoid other();\n',
      },
    },
    [],
    (source) => {
      const { status, stderr } = spawnSync('doxygen', ['Doxyfile'], { cwd: source });
      if (status !== 0) throw new Error(String(stderr));
    },
  );
  open.push(site);
  await site.prints('no warnings');
  const shape = join(site.folder, 'docs/api/classes/shape/index.html');
  const before = statSync(shape).ctimeMs;

  site.write('include/small.h', header('three numbers').replace('@param b', '@param c'));
  await site.prints('include/small.h changed: Doxygen took');
  // Doxygen may be fast enough for the header and its XML to be reported as one change.
  await site.prints('changed: 1 page in');
  const pages = [...filesBelow(site.folder)].filter(([path]) => path.endsWith('.html'));
  expect(pages.some(([, html]) => html.includes('Adds three numbers'))).toBe(true);
  expect(site.printed).toContain('include/small.h:');
  expect(site.printed).toContain("argument 'c'");
  expect(statSync(shape).ctimeMs).toBe(before);
});

test('a source that is a guide is shown although the XML stays the same', async () => {
  const site = await watchSite(
    {
      config: {
        doxygen: { xml: 'xml', command: 'node make.cjs', sources: ['include', 'docs'] },
        docs: { path: 'docs' },
      },
      files: {
        'make.cjs': maker,
        'include/small.h': header('two numbers'),
        'docs/guide.md': '# Guide\n\nBefore.\n',
      },
    },
    [],
  );
  open.push(site);
  await site.prints(' pages in ');
  site.write('docs/guide.md', '# Guide\n\nAfter.\n');
  await site.prints('docs/guide.md changed: Doxygen took');
  await site.prints('docs/guide.md changed: 1 page in');
  const pages = [...filesBelow(site.folder)].filter(([path]) => path.endsWith('.html'));
  expect(pages.some(([, html]) => html.includes('After.'))).toBe(true);
});

/** Replaces Doxygen: writes the XML of one class. */
const maker = `const { mkdirSync, writeFileSync } = require('node:fs');
mkdirSync('xml', { recursive: true });
writeFileSync('xml/index.xml', \`<doxygenindex version="1.19.0">
  <compound refid="classshape" kind="class"><name>Shape</name></compound>
</doxygenindex>\`);
writeFileSync('xml/classshape.xml', \`<doxygen version="1.19.0">
  <compounddef id="classshape" kind="class" prot="public">
    <compoundname>Shape</compoundname>
    <briefdescription><para>A shape.</para></briefdescription>
  </compounddef>
</doxygen>\`);
`;

test('if there is no XML yet, Doxygen writes it before the first build', async () => {
  const site = await watchSite(
    {
      config: { doxygen: { xml: 'xml', command: 'node make.cjs', sources: ['include'] } },
      files: { 'make.cjs': maker, 'include/small.h': header('two numbers') },
    },
    [],
  );
  open.push(site);
  await site.prints('There was no XML: Doxygen took');
  await site.prints(' pages in ');
  expect(site.printed).not.toContain('Run Doxygen');
  const pages = [...filesBelow(site.folder)].map(([path]) => path);
  expect(pages).toContain('docs/api/classes/shape/index.html');
});

test('messages have the place that Doxygen reports, and all of their lines', () => {
  const output = [
    'Something is read...',
    '/lib/include/a.h:12: warning: no such thing',
    '  the second line',
    'warning: a setting is old',
    'include/b.h:3: error: broken',
  ].join('\n');
  const shown = doxygenMessages(output, process.cwd()).map(({ place, message }) => [
    place?.file.replace(/^(?:\.\.\/)*lib/, '/lib'),
    place?.line,
    message,
  ]);
  expect(shown).toEqual([
    ['/lib/include/a.h', 12, 'no such thing\nthe second line'],
    [undefined, undefined, 'a setting is old'],
    ['include/b.h', 3, 'broken'],
  ]);
});

test('there is never more than one run; a change during a run starts another one after it', async () => {
  let running = 0;
  let most = 0;
  const runs: DoxygenRun[] = [];
  const doxygen = new DoxygenRuns({
    command: 'node -e "setTimeout(() => {}, 300)"',
    folder: process.cwd(),
    onStart: () => {
      running += 1;
      most = Math.max(most, running);
      if (runs.length === 0)
        for (let n = 0; n < 20; n += 1) setTimeout(() => doxygen.ask(), n * 10);
    },
    onEnd: (run) => {
      running -= 1;
      runs.push(run);
    },
  });
  doxygen.ask();
  doxygen.ask();
  await until(
    () => runs.length === 2,
    () => `There were ${runs.length} runs.`,
  );
  doxygen.close();
  expect(most).toBe(1);
  expect(runs.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
});

test('a command that fails reports its last output', async () => {
  const runs: DoxygenRun[] = [];
  const doxygen = new DoxygenRuns({
    command: 'echo it is broken >&2; exit 3',
    folder: process.cwd(),
    onStart: () => undefined,
    onEnd: (run) => void runs.push(run),
  });
  doxygen.ask();
  await until(
    () => runs.length === 1,
    () => 'It did not end.',
  );
  expect(runs[0]?.diagnostics).toMatchObject([{ code: 'doxygen-failed', level: 'error' }]);
  expect(runs[0]?.diagnostics[0]?.message).toMatch(/exit code 3.\nit is broken/);
});
