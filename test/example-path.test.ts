import { beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { exampleFiles } from '../src/compile/example-files.ts';
import { sourcePlaces } from '../src/compile/source-places.ts';
import { Diagnostics } from '../src/diagnostics/diagnostics.ts';
import { readDoxygen } from '../src/doxygen/read-project.ts';
import { contextOf } from './context.ts';
import { contentFolder } from './markdown/content-folder.ts';
import { needProgram } from './run/shared.ts';

beforeAll(() => needProgram('doxygen'));

const main = 'int main() { make(); }\n';
const library = {
  'lib/include/geo.h': '/** \\file */\n/** Makes. */\nvoid make();\n',
  'lib/include/own.cpp': main,
  'lib/examples/first.cpp': main,
  'lib/examples/second.c': main,
  'lib/examples/notes.txt': 'make()',
  'lib/examples/more/third.cpp': main,
  'lib/tests/first.cpp': main,
  'elsewhere/secret.cpp': main,
};

/** A run of Doxygen and what surrounds it. */
interface Run {
  /** Lines of the Doxyfile. */
  settings: string[];
  /** The folder in which Doxygen runs. */
  runs?: string;
  /** A folder that is removed afterwards. */
  removed?: string;
  /** `doxygen.examples`. */
  examples?: string[];
}

/** Returns the paths of the examples that are found after Doxygen has run. */
async function found({ settings, runs = 'lib', removed, examples }: Run): Promise<string[]> {
  const folder = contentFolder({
    ...library,
    [`${runs}/Doxyfile`]: [
      ...['QUIET = YES', 'WARNINGS = NO', 'GENERATE_HTML = NO', 'GENERATE_LATEX = NO'],
      ...['GENERATE_XML = YES', 'INPUT = include/geo.h', ...settings, ''],
    ].join('\n'),
  });
  expect(spawnSync('doxygen', { cwd: join(folder, runs) }).status).toBe(0);
  if (removed !== undefined) rmSync(join(folder, removed), { recursive: true });
  const xml = join(folder, runs, 'xml');
  const diagnostics = new Diagnostics();
  const context = contextOf(diagnostics);
  const api = await readDoxygen(xml, context);
  if (!api) throw new Error('The XML could not be read.');
  const siteFolder = join(folder, 'lib');
  const own = { xml, ...(examples && { examples }) };
  const places = sourcePlaces(api, own, siteFolder, context.inputs);
  const files = await exampleFiles(api, { settings: own, places, siteFolder }, context);
  expect(diagnostics.all).toEqual([]);
  return files.map(({ path }) => path);
}

const cases: [because: string, run: Run, paths: string[]][] = [
  [
    'the source files of EXAMPLE_PATH are examples, but not those of folders inside it',
    { settings: ['EXAMPLE_PATH = examples'] },
    ['first.cpp', 'second.c'],
  ],
  [
    'EXAMPLE_RECURSIVE includes the folders inside',
    { settings: ['EXAMPLE_PATH = examples', 'EXAMPLE_RECURSIVE = YES'] },
    ['first.cpp', 'more/third.cpp', 'second.c'],
  ],
  [
    'EXAMPLE_PATTERNS selects files',
    { settings: ['EXAMPLE_PATH = examples', 'EXAMPLE_PATTERNS = *.c'] },
    ['second.c'],
  ],
  [
    'files of the same name in two folders have two pages, and a file can be named',
    { settings: ['EXAMPLE_PATH = examples tests/first.cpp'] },
    ['examples/first.cpp', 'examples/second.c', 'tests/first.cpp'],
  ],
  [
    'sources of the library are no examples of it',
    { settings: ['EXAMPLE_PATH = include', 'INPUT = include/geo.h include/own.cpp'] },
    [],
  ],
  [
    'a folder around the library is no folder of examples',
    { settings: ['EXAMPLE_PATH = . examples', 'EXAMPLE_RECURSIVE = YES'] },
    ['first.cpp', 'more/third.cpp', 'second.c'],
  ],
  ['XML cannot publish files from outside', { settings: ['EXAMPLE_PATH = ../elsewhere'] }, []],
  [
    'Doxygen may run in a folder of its own, as long as its sources are there',
    {
      runs: 'lib/docs',
      settings: ['EXAMPLE_PATH = ../examples', 'INPUT = ../include/geo.h'],
    },
    ['first.cpp', 'second.c'],
  ],
  [
    'without the sources, a folder of that name may belong to something else',
    { settings: ['EXAMPLE_PATH = examples'], removed: 'lib/include' },
    [],
  ],
  [
    'configured folders replace EXAMPLE_PATH',
    { settings: ['EXAMPLE_PATH = examples'], examples: [] },
    [],
  ],
  ['without EXAMPLE_PATH there are none', { settings: [] }, []],
];

test.each(cases)('%s', async (_, run, paths) => {
  expect(await found(run)).toEqual(paths);
});
