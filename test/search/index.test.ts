import { describe, expect, test } from '@jest/globals';
import { symbolIndex } from '../../src/search/symbol-index.ts';
import type { SymbolEntry } from '../../src/search/symbol-entries.ts';
import { indexFormat, manifestPath, type SearchManifest } from '../../src/shared/search/format.ts';
import type { SearchAnswer, SearchResult } from '../../src/shared/search/answer.ts';
import { createEngine } from '../../viewer/search/engine.ts';

const words =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega'.split(
    ' ',
  );
const word = (n: number): string => words[n % words.length] ?? '';

/** What symbols have in common. */
const common = {
  isDetail: false,
  isDeprecated: false,
  isMinor: false,
  brief: '',
  text: '',
  type: '',
  params: '',
};

/** Creates classes with members; each symbol has a name and an anchor of a different form. */
function library(classes: number): SymbolEntry[] {
  const entries: SymbolEntry[] = [];
  for (let n = 0; n < classes; n++) {
    const isCamel = n % 3 === 0;
    const parts = [word(n), word(n >> 3), `v${n}`];
    const name = isCamel
      ? parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
      : parts.join('_');
    const scope = n % 5 === 0 ? 'lib::detail' : `lib::${word(n >> 5)}`;
    const page =
      n % 7 === 0 ? `api/odd/${n}/` : `api/classes/${scope.replaceAll('::', '/')}/${name}/`;
    const inner = `${scope}::${name}`;
    const isDetail = n % 5 === 0;
    const add = (
      entry: Partial<SymbolEntry> & Pick<SymbolEntry, 'name' | 'kind' | 'anchor'>,
    ): void => {
      entries.push({ ...common, isDetail, scope: inner, page, ...entry });
    };
    add({ name, scope, kind: 'class', anchor: '', brief: `The ${word(n)} of number${n}.` });
    add({
      name: `get_${word(n + 1)}`,
      kind: 'function',
      anchor: `get_${word(n + 1)}`,
      type: 'bool',
      params: `(const ${name} &other, int count=0)`,
    });
    add({
      name: `get_${word(n + 1)}`,
      kind: 'function',
      anchor: `get_${word(n + 1)}-a${n}`,
      type: `${name} *`,
      params: '(const char *text)',
    });
    add({
      name: 'operator==',
      kind: 'function',
      anchor: 'operator-eq',
      type: 'bool',
      params: `(const ${name} &)`,
    });
    add({ name: `red${n}`, kind: 'enumvalue', anchor: `${name}-red${n}` });
    add({
      name: `id_type${n}`,
      kind: 'typedef',
      anchor: `id_type${n}`,
      page: `api/groups/g${n % 11}/`,
    });
  }
  return entries;
}

/** An engine and the files that it has read. */
interface ReadingEngine {
  ask: (query: string, limit?: number, isWhole?: true) => Promise<SearchAnswer[]>;
  read: string[];
  files: number;
  /** Returns an engine over the same files that has read none. */
  another: () => ReadingEngine;
}

/** Creates an engine over such a library. */
function engineOf(entries: SymbolEntry[]): ReadingEngine {
  const { entry, files } = symbolIndex(entries);
  const manifest: SearchManifest = {
    format: indexFormat,
    versions: [{ name: '', label: '', symbols: entry }],
    entries: [],
  };
  const served = new Map(files.map(({ path, bytes }) => [path, bytes]));
  served.set(manifestPath, JSON.stringify(manifest));
  return engineOver(served, files.length);
}

/** Creates an engine over the files of an index, of which `files` contain symbols. */
function engineOver(served: ReadonlyMap<string, string>, files: number): ReadingEngine {
  const read: string[] = [];
  const engine = createEngine('/base/', async (path) => {
    read.push(path);
    await new Promise((resolve) => setTimeout(resolve, 1));
    return JSON.parse(served.get(path) ?? '') as unknown;
  });
  const ask = (query: string, limit = 20, isWhole?: true): Promise<SearchAnswer[]> => {
    const answers: SearchAnswer[] = [];
    return new Promise((resolve) => {
      engine.ask({ query, limit, isWhole }, (answer) => {
        answers.push(answer);
        if (answer.isComplete) resolve(answers);
      });
    });
  };
  return { ask, read, files, another: () => engineOver(served, files) };
}

const last = (answers: SearchAnswer[]): SearchResult[] => answers.at(-1)?.groups[0]?.results ?? [];

test('of thousands with a word, a filter shows the one that it accepts, and the others are counted', async () => {
  const place = { scope: 'lib', page: 'api/lib/' };
  const entries: SymbolEntry[] = Array.from({ length: 300 }, (_, n) => {
    const name = `call${n}`;
    return { ...common, ...place, name, kind: 'function', anchor: name, brief: 'The turbo.' };
  });
  const text = 'It has a turbo.';
  entries.push({ ...common, ...place, name: 'engine', kind: 'class', anchor: '', text });
  const { ask } = engineOf(entries);
  const names = (answers: SearchAnswer[]): string[] =>
    last(answers).map(({ name }) => name.map(({ text }) => text).join(''));
  expect(names(await ask('class: turbo'))).toEqual(['engine']);
  expect((await ask('turbo')).at(-1)?.groups[0]?.total).toBe(301);
  expect(last(await ask('turbo', 400, true))).toHaveLength(301);
});

describe.each([
  ['a small index', 60],
  ['one whose blocks share their scopes', 2000],
  ['a large one with a dictionary', 8000],
])('%s', (_, classes) => {
  const entries = library(classes);
  const { ask, read, files, another } = engineOf(entries);

  test('leads every symbol to its page and anchor', async () => {
    for (let i = 0; i < entries.length; i += Math.ceil(entries.length / 150)) {
      const { name, scope, page, anchor } = entries[i]!;
      const results = last(await ask(`${scope}::${name}`));
      const href = `/base/${page}${anchor === '' ? '' : `#${anchor}`}`;
      expect(results.map((result) => result.href)).toContain(href);
      expect(results[0]?.qualifiedName).toBe(`${scope}::${name}`);
    }
  });

  test('finds words, initials, substrings, types and descriptions', async () => {
    const n = classes - 7;
    const parts = [word(n), word(n >> 3), `v${n}`];
    const own = (results: SearchResult[]): boolean =>
      results.some(({ qualifiedName = '' }) => qualifiedName.toLowerCase().endsWith(`v${n}`));
    expect(own(last(await ask(`v${n}`)))).toBe(true);
    expect(own(last(await ask(`class:${parts.join(' ')}`)))).toBe(true);
    expect(own(last(await ask(`number${n}`)))).toBe(true);
    expect(last(await ask(`ed${n}`))[0]?.qualifiedName).toMatch(new RegExp(`red${n}$`));
    const misspelt = `id_tpye${n}`;
    expect(last(await ask(misspelt))[0]?.qualifiedName).toMatch(new RegExp(`id_type${n}$`));
    const name = entries.find((entry) => entry.name.toLowerCase().endsWith(`v${n}`))?.name ?? '';
    const [taking] = last(await ask(`(${name}, int) -> bool`));
    expect(taking?.qualifiedName).toContain(`::${name}::get_`);
    expect(taking?.signature).toBe(`(const ${name} &other, int count=0) -> bool`);
    const initials = last(await ask(`class:${parts.map((part) => part.charAt(0)).join('')}`, 500));
    expect(initials.length).toBeGreaterThan(0);
  });

  test('later answers only append results and add details', async () => {
    const fresh = another();
    const answers = await fresh.ask('get');
    for (const [i, answer] of answers.entries()) {
      const before = answers[i - 1]?.groups[0]?.results ?? [];
      const now = answer.groups[0]?.results ?? [];
      expect(now.slice(0, before.length).map(({ href }) => href)).toEqual(
        before.map(({ href }) => href),
      );
    }
    expect(last(answers).every(({ signature }) => signature !== undefined)).toBe(true);
  });

  test('finds types while they are typed, and inner words of scopes', async () => {
    const n = classes - 8;
    const name = entries.find((entry) => entry.name.toLowerCase().endsWith(`v${n}`))?.name ?? '';
    const typed = `(${name.slice(0, -1)}`;
    const taking = last(await ask(typed, 500));
    expect(taking.some(({ qualifiedName }) => qualifiedName?.includes(`::${name}::`))).toBe(true);
    const [exact] = last(await ask(`(${name}`));
    expect(exact?.qualifiedName).toContain(`::${name}::`);
    const [inner] = last(await ask(`v${n}::red`));
    expect(inner?.qualifiedName).toBe(
      `${entries.find((each) => each.name === name)?.scope}::${name}::red${n}`,
    );
  });

  test('counts all results on request, otherwise reports that there may be more', async () => {
    const getters = entries.filter((entry) => entry.name.startsWith('get_')).length;
    const whole = (await ask('get', 20, true)).at(-1);
    expect(whole?.total).toBeGreaterThanOrEqual(getters);
    expect(whole?.isPartial).toBeUndefined();
    const more = last(await ask('get', 60, true));
    expect(more.slice(0, 20).map(({ href }) => href)).toEqual(
      whole?.groups[0]?.results.map(({ href }) => href),
    );
    const inside = entries.filter((entry) => entry.name.toLowerCase().includes('lph')).length;
    expect((await ask('lph', 5, true)).at(-1)?.total).toBeGreaterThanOrEqual(inside);
    const box = (await ask('get')).at(-1);
    expect(box?.isPartial).toBe(true);
    expect(box?.total).toBeLessThanOrEqual(whole?.total ?? 0);
  });

  test('reads each file once, and only a few of many', async () => {
    expect(new Set(read).size).toBe(read.length);
    const fresh = another();
    await fresh.ask('id_type1');
    if (files > 12) expect(fresh.read.length).toBeLessThan(files / 2);
    expect(fresh.read.length).toBeGreaterThan(1);
  });
});

test('the same symbols in another order give the same files', () => {
  const entries = library(300);
  const texts = (all: SymbolEntry[]): string[] => symbolIndex(all).files.map(({ path }) => path);
  expect(texts([...entries].reverse())).toEqual(texts(entries));
});

test('classes come before their members, public before detail, deprecated last', async () => {
  const common = {
    page: 'p/',
    anchor: 'x',
    type: '',
    params: '',
    brief: '',
    text: '',
    isDetail: false,
    isDeprecated: false,
    isMinor: false,
  };
  const { ask } = engineOf([
    { ...common, name: 'thing', scope: 'a::detail', kind: 'class', isDetail: true },
    { ...common, name: 'thing', scope: 'a::thing', kind: 'function' },
    { ...common, name: 'thing', scope: 'b', kind: 'class', isDeprecated: true },
    { ...common, name: 'thing', scope: 'a', kind: 'class' },
    { ...common, name: 'thing_more', scope: 'a', kind: 'class' },
    { ...common, name: 'some_thing', scope: 'a', kind: 'class' },
  ]);
  expect(last(await ask('thing')).map(({ qualifiedName }) => qualifiedName)).toEqual([
    'a::thing',
    'a::thing::thing',
    'b::thing',
    'a::detail::thing',
    'a::thing_more',
    'a::some_thing',
  ]);
});

test('members are found through derived classes, after those of the class itself', async () => {
  const member = {
    page: 'p/',
    anchor: 'x',
    type: '',
    params: '',
    brief: '',
    text: '',
    isDetail: false,
    isDeprecated: false,
    isMinor: false,
    kind: 'function',
  } as const;
  const type = { ...member, kind: 'class', scope: 'la', anchor: '' } as const;
  const { ask } = engineOf([
    { ...type, name: 'Base' },
    { ...type, name: 'Dense', bases: ['la::Base'] },
    { ...type, name: 'Matrix', bases: ['la::Dense<Matrix<T>>'] },
    { ...type, name: 'MatrixView' },
    { ...member, name: 'rows', scope: 'la::Base' },
    { ...member, name: 'rows', scope: 'la::MatrixView' },
    { ...member, name: 'rows', scope: 'other::Table' },
    { ...member, name: 'resize', scope: 'la::Dense' },
    { ...member, name: 'resize', scope: 'la::Matrix' },
  ]);
  const names = async (query: string): Promise<(string | undefined)[]> =>
    last(await ask(query)).map(({ qualifiedName }) => qualifiedName);
  expect(await names('Matrix::rows')).toEqual([
    'la::Base::rows',
    'la::MatrixView::rows',
    'other::Table::rows',
  ]);
  expect((await names('matrix::ro'))[0]).toBe('la::Base::rows');
  expect((await names('Matrix::resize'))[0]).toBe('la::Matrix::resize');
});

test('otherwise equal symbols come after documented and public ones', async () => {
  const common = {
    page: 'p/',
    anchor: 'x',
    type: '',
    params: '',
    brief: '',
    text: '',
    isDetail: false,
    isDeprecated: false,
    isMinor: true,
    kind: 'function',
  } as const;
  const { ask } = engineOf([
    { ...common, name: 'resize', scope: 'a::Array' },
    { ...common, name: 'resize', scope: 'a::Plain', isMinor: false },
    { ...common, name: 'resize', scope: 'a' },
  ]);
  expect(last(await ask('resize')).map(({ qualifiedName }) => qualifiedName)).toEqual([
    'a::Plain::resize',
    'a::resize',
    'a::Array::resize',
  ]);
});

test('descriptions show the matches: around them, or marked if the name matched', async () => {
  const common = {
    page: 'p/',
    anchor: 'x',
    type: '',
    params: '',
    isDetail: false,
    isMinor: false,
  };
  const long = 'It runs in many different programs, and always together with other parts. ';
  const { ask } = engineOf([
    {
      ...common,
      name: 'sparse_solver',
      scope: 'a',
      kind: 'class',
      isDeprecated: false,
      brief: 'Base of solvers for sparse problems.',
      text: '',
    },
    {
      ...common,
      name: 'gradient',
      scope: 'a',
      kind: 'class',
      isDeprecated: false,
      brief: 'An algorithm.',
      text: `${long}${long}It wants a sparse matrix.`,
    },
  ]);
  const details = last(await ask('sparse')).map(({ detail = [] }) =>
    detail.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join(''),
  );
  expect(details).toEqual([
    'Base of solvers for [sparse] problems.',
    '… It wants a [sparse] matrix.',
  ]);
});
