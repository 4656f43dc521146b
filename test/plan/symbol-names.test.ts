import { describe, expect, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import type { Compound, Member } from '../../src/model/compound.ts';
import type { Block } from '../../src/model/description.ts';
import type { ProseLink, Site } from '../../src/model/site.ts';
import { indexSymbols } from '../../src/model/symbols.ts';
import { checkSymbolLinks } from '../../src/plan/symbol-links.ts';
import { briefOf, symbolNames } from '../../src/plan/symbol-names.ts';
import { compound, member } from '../components/api-model.ts';

const brief: Block[] = [{ type: 'paragraph', children: [{ type: 'text', value: 'Said.' }] }];

/** Creates a compound that owns members; each has a name, a refid derived from it, and the fields of the test. */
function scope(
  name: string,
  members: (Partial<Member> & { name: string })[],
  own: Partial<Compound> = {},
): Compound {
  const refid = name.replace(/\W/g, '_');
  const entries = members.map((one, i) => ({
    member: member({
      refid: `${refid}_1${one.name}${i}`,
      qualifiedName: name === '' ? one.name : `${name}::${one.name}`,
      brief,
      ...one,
    }),
  }));
  const sections = [{ kind: 'public-func', description: [], entries }];
  return compound({ refid, name, brief, sections, ...own });
}

const values = [
  { refid: 'v_red', name: 'red', protection: 'public' as const, brief, detailed: [] },
];

const compounds = [
  scope(
    'lib',
    [
      { name: 'expect' },
      { name: 'expect', brief: [] },
      { name: 'run' },
      { name: 'quiet', brief: [] },
      { name: 'operator==' },
      { name: 'operator""_i' },
      { name: 'color', kind: 'enum', enumValues: values },
      { name: 'stat' },
      { name: 'LIMIT', kind: 'define', qualifiedName: 'LIMIT' },
    ],
    { kind: 'namespace' },
  ),
  scope('lib::suite', [
    { name: 'suite' },
    { name: '~suite' },
    { name: 'run' },
    { name: 'size' },
    { name: 'secret', protection: 'private' },
    { name: 'operator[]' },
  ]),
  scope('lib::box', []),
  scope('lib::box< int >', []),
  scope('lib::derived', [], {
    allMembers: [
      {
        refid: 'lib__suite_1size3',
        name: 'size',
        protection: 'public',
        virtual: false,
      },
    ],
  }),
  scope('lib::stat', []),
  scope('other', [{ name: 'expect' }], { kind: 'namespace' }),
  scope('lib::absent', []),
];
const symbols = indexSymbols({ title: '', folder: '', images: [], compounds });
const names = symbolNames(symbols, (refid) => refid !== 'lib__absent');

describe('a name in double brackets', () => {
  test.each([
    ['lib::expect', ['lib::expect']],
    ['lib::expect()', ['lib::expect']],
    ['::lib::expect(bool)', ['lib::expect']],
    ['expect', ['lib::expect', 'other::expect']],
    ['run', ['lib::run', 'lib::suite::run']],
    ['suite', ['lib::suite']],
    ['suite::suite', ['lib::suite::suite']],
    ['suite::~suite', ['lib::suite::~suite']],
    ['suite<int>', ['lib::suite']],
    ['secret', ['lib::suite::secret']],
    ['operator==', ['lib::operator==']],
    ['operator ==', ['lib::operator==']],
    ['operator""_i', ['lib::operator""_i']],
    ['suite::operator[]', ['lib::suite::operator[]']],
    ['red', ['lib::red']],
    ['color::red', ['lib::red']],
    ['LIMIT', ['LIMIT']],
    ['box', ['lib::box']],
    ['derived::size', ['lib::suite::size']],
    ['size', ['lib::suite::size']],
    ['::expect', []],
    ['suite::expect', []],
    ['absent', []],
    ['std::vector', []],
  ])('%s means %j', (written, meant) => {
    expect(names.find(written).map(({ name }) => name)).toEqual(meant);
  });

  test('refers to all overloads together, with the first description', () => {
    const [set] = names.find('lib::expect');
    expect(set?.refids).toEqual(['lib_1expect0', 'lib_1expect1']);
    expect(set && briefOf(set)).toEqual(brief);
  });

  test('refers to the class if a function has the same name, or to the function if it has parentheses', () => {
    expect(names.find('stat').map(({ refids }) => refids)).toEqual([['lib__stat']]);
    expect(names.find('stat()').map(({ refids }) => refids)).toEqual([['lib_1stat7']]);
  });
});

describe('inline code', () => {
  test.each([
    ['suite', 'lib::suite'],
    ['lib::expect', 'lib::expect'],
    ['run()', 'lib::run'],
    ['suite::run()', 'lib::suite::run'],
    ['expect', undefined],
    ['size()', undefined],
    ['red', undefined],
    ['color::red', 'lib::red'],
    ['quiet', undefined],
    ['suite::secret', undefined],
    ['derived::size', undefined],
  ])('%s means %s', (written, meant) => {
    expect(names.findCode(written)?.name).toBe(meant);
  });
});

test('the index is not built before a name is looked up', () => {
  let asked = 0;
  const lazy = symbolNames(symbols, () => {
    asked++;
    return true;
  });
  expect(asked).toBe(0);
  lazy.find('suite');
  expect(asked).toBeGreaterThan(0);
});

describe('invalid names', () => {
  const check = (url: string, severity: 'throw' | 'warn' | 'ignore' = 'throw'): string[] => {
    const link: ProseLink = {
      url,
      kind: 'symbol',
      place: { file: 'docs/a.md', line: 3, column: 5 },
    };
    const body = { tree: { type: 'root' as const, children: [] }, headings: [], links: [link] };
    const site = {
      apis: [],
      docs: [],
      standalone: [{ content: { type: 'prose', body: { ...body, summary: '', text: '' } } }],
    } as unknown as Site;
    const diagnostics = new Diagnostics();
    checkSymbolLinks(
      site,
      () => ({ names, reference: 'the API reference' }),
      severity,
      diagnostics,
    );
    return diagnostics.all.map(
      ({ level, place, message, advice }) =>
        `${level} ${place?.file}:${place?.line}:${place?.column} ${message} ${advice}`,
    );
  };

  test('are reported with similar names', () => {
    const [reported, ...others] = check('lib::expct');
    expect(others).toEqual([]);
    expect(reported).toContain('error docs/a.md:3:5 `[[lib::expct]]` does not name a symbol');
    expect(reported).toContain('Did you mean `lib::expect` or `other::expect`?');
  });

  test('are reported with all candidates', () => {
    expect(check('expect', 'warn')[0]).toContain(
      'warning docs/a.md:3:5 `[[expect]]` is ambiguous: it may mean `lib::expect` or `other::expect`.',
    );
  });

  test.each(['suite', 'lib::expect', 'gnu::pure'])('%s is not reported', (name) => {
    expect(check(name)).toEqual([]);
  });

  test('are not reported if the check is disabled', () => {
    expect(check('expect', 'ignore')).toEqual([]);
  });
});
