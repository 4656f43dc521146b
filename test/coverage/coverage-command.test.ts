import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { needKnownDoxygen } from '../run/shared.ts';
import { SmallLibrary, type CommandOutcome } from '../releases/small-library.ts';

/** Declarations with their comments, what the command says of them, and why. */
const cases: { code: string; state: string; because: string }[] = [
  {
    code: '/** Draws a line. @param wide its width @return an id */ int complete(int wide);',
    state: 'documented',
    because: 'it has all parts',
  },
  {
    code: '/** Draws a line. @param wide its width */ int noParam(int wide, int high, long);',
    state: 'partly: lacks \\param high, \\return',
    because: 'a parameter without a name has no meaning to describe',
  },
  {
    code: '/** Returns the line that is `high` up. */ int inText(int high);',
    state: 'documented',
    because: 'the text describes the parameter and the result',
  },
  {
    code: '/** Makes a line. */ template <class Kind> void written(); ',
    state: 'partly: lacks \\tparam Kind',
    because: 'callers write the argument',
  },
  {
    code: '/** Draws a line. @param shape what */ template <class Shape> void deduced(Shape shape);',
    state: 'documented',
    because: 'the argument follows from that of the call',
  },
  {
    code: '/** Draws a line. */ void thrown() throw(Fault);',
    state: 'partly: lacks \\throws Fault',
    because: 'the declaration names the exception',
  },
  { code: 'void silent();', state: 'undocumented', because: 'there is no comment' },
];

/** Comments, and the checks that find something in them. */
const checked: { code: string; found: string; because: string }[] = [
  {
    code: '/** Draws lines. @param wdie its width */ void typo(int wide);',
    found: 'coverage-parameter',
    because: 'the declaration has no such parameter',
  },
  {
    code: '/** Draws lines. @param wide its width */ void right(int wide);',
    found: '',
    because: 'the declaration has the parameter',
  },
  {
    code: '/** Is called with the size. @param wide its width */ typedef void (*handler)(int);',
    found: '',
    because: 'a type of functions need not name its parameters',
  },
  {
    code: '/** Draws lines. @param first the first @param all the others */ template <class... T> void pack(int first, T... all);',
    found: '',
    because: 'a pack is a parameter',
  },
  {
    code: '/** Draws lines. @tparam T what to draw */ template <typename T> void drawn();',
    found: '',
    because: 'Doxygen writes the name of the parameter into its type',
  },
  {
    code: '/** Draws lines. @return nothing */ void nothing();',
    found: 'coverage-result',
    because: 'there is no result',
  },
  {
    code: '/** Draws lines. @return the id */ void *pointer();',
    found: '',
    because: 'a pointer is a result',
  },
  {
    code: '/** Gets the size. */ int getSize();',
    found: 'coverage-brief',
    because: 'it says nothing new',
  },
  {
    code: '/** The size in bytes. */ int size();',
    found: '',
    because: 'the name does not tell the unit',
  },
  {
    code: '/** Draws lines. */ void twice(int); void twice(long);',
    found: 'coverage-overloads',
    because: 'one of two has a comment',
  },
  {
    code: '/** Draws lines. @deprecated It is slow. */ void old();',
    found: 'coverage-replacement',
    because: 'nothing replaces it',
  },
  {
    code: '/** Draws lines. @deprecated It is slow: use drawn(). */ void older();',
    found: '',
    because: 'the text names the replacement',
  },
];

const names = (code: string): string => /(\w+)\)?\(/.exec(code.replace(/.*\*\//, ''))?.[1] ?? '';

let library: SmallLibrary;

beforeAll(async () => {
  await needKnownDoxygen();
  library = new SmallLibrary();
  const declarations = [...cases, ...checked].map(
    ({ code }) => `namespace n_${names(code)} {\n${code}\n}\n`,
  );
  library.write(
    'include/shapes/shapes.h',
    `#pragma once\nstruct Fault {};\n${declarations.join('')}`,
  );
  library.runDoxygen();
});

afterAll(() => library.remove());

const run = async (...args: string[]): Promise<CommandOutcome> => library.run('coverage', ...args);

describe('what a description has', () => {
  test.each(cases)('$code: $state, because $because', async ({ code, state }) => {
    const [name = '', lack] = state.split(': ');
    const { out } = await run('--list', name, '--only', `n_${names(code)}::*`);
    expect(out).toMatch(
      new RegExp(`^include/shapes/shapes\\.h:\\d+: function n_${names(code)}::${names(code)}`),
    );
    if (lack) expect(out).toContain(lack);
  });
});

test('only commands describe parts if the configuration says so', async () => {
  const before = library.read('site.config.yaml');
  library.write('site.config.yaml', `${before}coverage: { commandsOnly: true }\n`);
  const text = await run('--list', 'partly', '--only', 'n_inText::*');
  const commands = await run('--list', 'documented', '--only', 'n_complete::*');
  library.write('site.config.yaml', before);
  expect(text.out).toContain('lacks \\param high, \\return');
  expect(commands.out).toContain('function n_complete::complete');
});

describe('what comments must not say', () => {
  test.each(checked)('$code: "$found", because $because', async ({ code, found }) => {
    const { error } = await run('--only', `n_${names(code)}::*`);
    const codes = [...error.matchAll(/\[(coverage-(?!extraction)[a-z]+)\]/g)].map(
      ([, each]) => each,
    );
    expect(codes.join(' ')).toBe(found);
  });
});

test('fewer descriptions than --fail-under fail', async () => {
  expect(await run('--fail-under', '100')).toMatchObject({ code: 1 });
  expect((await run('--fail-under', '100')).error).toContain('[coverage-low]');
  expect(await run('--fail-under', '50')).toMatchObject({ code: 0 });
  expect(await run('--fail-under', 'all')).toMatchObject({ code: 2 });
});

test('a pattern that selects nothing is reported', async () => {
  const { code, error } = await run('--only', 'nowhere::*');
  expect(code).toBe(2);
  expect(error).toContain('No public symbol and no header matches "nowhere::*".');
});

test('each format has the figures', async () => {
  const text = await run();
  expect(text.out).toMatch(/^include\/shapes\/shapes\.h +\d+ +\d+ +\d+ +\d+ +\d+\.\d %$/m);
  const json = JSON.parse((await run('--format', 'json')).out) as {
    total: number;
    symbols: object[];
  };
  expect(json.symbols).toHaveLength(json.total);
  expect((await run('--format', 'markdown')).out).toContain('| `include/shapes/shapes.h` | ');
  const lcov = (await run('--format', 'lcov')).out;
  const lines = lcov.match(/^DA:\d+,[01]$/gm) ?? [];
  expect(lcov).toContain(`\nLF:${lines.length}\n`);
  expect(lcov).toContain(`\nLH:${lines.filter((line) => line.endsWith('1')).length}\n`);
  expect((await run('--format', 'badge')).out).toMatch(
    /^<svg [^]*documentation: \d+ %[^]*<\/svg>\n$/,
  );
});

test('the page is there if it is configured, and links to what lacks a description', async () => {
  const page = 'build/docs/api/coverage/index.html';
  const text = library.read('site.config.yaml');
  library.write('site.config.yaml', `${text}coverage: { page: true }\n`);
  const { code } = await library.run('build', '--no-cache', '--quiet');
  library.write('site.config.yaml', text);
  expect(code).toBe(0);
  const html = library.read(page).replace(/<wbr\/?>/g, '');
  expect(html).toMatch(/<progress value="\d+" max="\d+"/);
  expect(html).toMatch(/<a href="[^"]*#[^"]*"><code>n_silent::silent<\/code><\/a>/);
  expect(html).not.toContain('<code>n_complete::complete</code></a> <small>');
});

test('a symbol without a description that a release lacks fails, and old ones do not', async () => {
  expect(await library.run('snapshot', '--release', '0.9.0')).toMatchObject({ code: 0 });
  expect(await run('--since', '0.9.0')).toMatchObject({ code: 0 });
  const header = library.read('include/shapes/shapes.h');
  library.write(
    'include/shapes/shapes.h',
    `${header}void added();\n/** Draws lines. */ void told();\n`,
  );
  library.runDoxygen();
  const { code, error, out } = await run('--since', '0.9.0');
  expect(code).toBe(1);
  expect(error.match(/\[coverage-new\]/g)).toHaveLength(1);
  expect(error).toContain('The function "added" is new since 0.9.0, and has no description.');
  expect(out).toContain('New since 0.9.0 without a description: 1 function.');
});

test('a revision is named as it was typed, although it counts as a release', async () => {
  library.git('init', '--quiet');
  library.release('v0.9.0');
  library.edit('include/shapes/shapes.h', (text) => `${text}void newest();\n`);
  library.runDoxygen();
  const { error } = await run('--since', 'HEAD');
  expect(error).toContain('The function "newest" is new since HEAD, and has no description.');
});
