import { beforeAll, describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { united } from '../../src/doxygen/merge-variants.ts';
import { readDoxygen } from '../../src/doxygen/read-project.ts';
import type { Compound, Member } from '../../src/model/compound.ts';
import { indexSymbols } from '../../src/model/symbols.ts';
import type { ApiReference } from '../../src/model/site.ts';
import { textOfBlocks, textOfCode } from '../../src/model/walk.ts';
import { rememberedCompoundFiles } from '../../src/watch/remembered-compounds.ts';
import { contextOf } from '../context.ts';
import { contentFolder } from '../markdown/content-folder.ts';
import { needProgram } from '../run/shared.ts';
import { platforms, portableSources, variantFolders } from './variant-folders.ts';

beforeAll(() => needProgram('doxygen'));

function foldersIn(folder: string, names: readonly string[] = Object.keys(platforms)) {
  return Object.fromEntries(names.map((name) => [name, join(folder, name, 'xml')]));
}

async function read(
  sources: Record<string, string>,
  { names, settings }: { names?: readonly string[]; settings?: readonly string[] } = {},
): Promise<ApiReference> {
  const variants = foldersIn(variantFolders(sources, settings), names);
  const [first = ''] = Object.values(variants);
  const api = await readDoxygen(first, contextOf(), { variants });
  if (!api) throw new Error('The XML could not be read.');
  return api;
}

const membersOf = ({ sections }: Compound): Member[] =>
  sections.flatMap(({ entries }) =>
    entries.flatMap((entry) => ('member' in entry ? [entry.member] : [])),
  );

const named = ({ facts: { variants } }: Compound | Member): string =>
  variants ? `${variants.join(', ')}: ` : '';

/** The members of a header, one a line, with their variants, values and descriptions. */
async function membersIn(header: string): Promise<string[]> {
  const api = await read({ 'src/a.h': `/** @file */\n${header}` });
  const file = api.compounds.find(({ kind }) => kind === 'file');
  return (file ? membersOf(file) : []).map((member) => {
    const values = member.enumValues.map(
      ({ name, variants }) => name + (variants ? `[${variants.join(', ')}]` : ''),
    );
    const value = member.initializer ? ` ${textOfCode(member.initializer).trim()}` : '';
    const text = textOfBlocks(member.brief);
    return `${named(member)}${member.name}${member.argsString}${value} {${values.join(' ')}} ${text}`
      .replace(' {}', '')
      .trim();
  });
}

const onWindows = (then: string, otherwise = ''): string =>
  `#ifdef _WIN32\n${then}\n#else\n${otherwise}\n#endif\n`;

describe('members', () => {
  test.each<[title: string, header: string, expected: string[]]>([
    ['that all variants have', '/** F. */\nint f();', ['f() F.']],
    ['of one variant', onWindows('int f();') + 'int g();', ['Windows: f()', 'g()']],
    ['of some variants', onWindows('', 'int f();'), ['Linux, macOS: f()']],
    [
      'that follow each other as in the header',
      `int a();\n${onWindows('int c();', 'int b();')}int d();`,
      ['a()', 'Linux, macOS: b()', 'Windows: c()', 'd()'],
    ],
    [
      'with the same name and another type',
      onWindows('void *f();', 'int f();'),
      ['Linux, macOS: f()', 'Windows: f()'],
    ],
    ['whose id differs, because a macro expands to another attribute', 'API int f();\n', ['f()']],
    ['with the same value', '#define A 1\n', ['A 1']],
    [
      'with another value and the same id',
      onWindows('#define A 2', '#define A 1'),
      ['Linux, macOS: A 1', 'Windows: A 2'],
    ],
    [
      'with another description and the same id',
      onWindows('/** On Windows. */\nint f();', '/** Elsewhere. */\nint f();'),
      ['Linux, macOS: f() Elsewhere.', 'Windows: f() On Windows.'],
    ],
    ['that one variant describes', onWindows('/** F. */\nint f();', 'int f();'), ['f() F.']],
    [
      'with other values of an enumeration',
      `enum E { A,\n${onWindows('B,', 'C,')} D };`,
      ['E {A C[Linux, macOS] B[Windows] D}'],
    ],
    [
      'that are unnamed enumerations after others',
      `${onWindows('enum { W };')}enum {\n${onWindows('X,')} A };\n`,
      ['Windows: (anonymous enum) {W}', '(anonymous enum) {X[Windows] A}'],
    ],
  ])('%s', async (_, header, expected) => {
    expect(await membersIn(header)).toEqual(expected);
  });
});

test('compounds of some variants, and the classes and members that they add to others', async () => {
  const { compounds, variants } = await read(portableSources);
  expect(variants).toEqual(['Linux', 'macOS', 'Windows']);
  const lines = compounds
    .filter(({ kind }) => kind === 'class' || kind === 'namespace')
    .map((compound) => named(compound) + compound.name);
  expect(lines.sort()).toEqual([
    'Linux, macOS: io::Terminal',
    'Windows: io::Pipe',
    'io',
    'io::Stream',
  ]);
  const find = (name: string): Compound | undefined =>
    compounds.find((compound) => compound.name === name);
  const stream = find('io::Stream');
  expect(stream?.derived.map(({ name }) => textOfCode(name)).sort()).toEqual([
    'io::Pipe',
    'io::Terminal',
  ]);
  expect(stream?.allMembers.map(({ name }) => name)).toEqual([
    'close',
    'join',
    'read',
    'readLater',
  ]);
  expect(
    find('io')
      ?.inner.map(({ name }) => name)
      .sort(),
  ).toEqual(['io::Pipe', 'io::Stream', 'io::Terminal']);
  const [graph] = stream?.graphs ?? [];
  expect(graph?.nodes.map(({ label }) => label).sort()).toEqual([
    'io::Pipe',
    'io::Stream',
    'io::Terminal',
  ]);
});

test.each([
  ['in one folder', []],
  ['in folders by name', ['CREATE_SUBDIRS = YES']],
])('what a variant adds links to the declarations of all: %s', async (_, settings) => {
  const header = `/** @file */\n/** Opens. */\nAPI int open();\n${onWindows('/** Like open(). @see open() */\nint pipe();')}`;
  const { compounds } = await read({ 'src/a.h': header }, { settings });
  const members = compounds.flatMap(membersOf);
  const open = members.find(({ name }) => name === 'open')?.refid;
  const pipe = members.find(({ name }) => name === 'pipe');
  const refids = [...JSON.stringify([pipe?.brief, pipe?.detailed]).matchAll(/"refid":"([\w/]+)"/g)];
  expect(refids.length).toBeGreaterThan(0);
  expect(refids.map(([, refid]) => refid)).toEqual(refids.map(() => open));
});

/** The members of unnamed types, by their variables. */
function nestedIn(api: ApiReference): Record<string, string[]> {
  const { nested, members } = indexSymbols(api);
  return Object.fromEntries(
    [...nested.within].map(([refid, within]) => [
      members.get(refid)?.member.name ?? '',
      within.map((member) => named(member) + member.name),
    ]),
  );
}

const nestedMembers = { x: ['a'], w: ['Windows: b'] };

test('unnamed types have other numbers in variants with more of them', async () => {
  const api = await read({
    'src/a.h': `/** @file */\n/** A. */\nstruct A {\n${onWindows('union {\n int b;\n} w;')}union {\n int a;\n} x;\n};\n`,
  });
  expect(nestedIn(api)).toEqual(nestedMembers);
});

/** XML as newer releases of Doxygen write it: unnamed types are compounds, with numbers in names and ids. */
function newerXml(
  variables: readonly [variable: string, member: string][],
): Record<string, string> {
  const compound = (id: string, kind: string, name: string, content: string): string =>
    `<doxygen><compounddef id="${id}" kind="${kind}" prot="public"><compoundname>${name}</compoundname>${content}</compounddef></doxygen>`;
  const field = (id: string, type: string, scope: string, name: string): string =>
    `<sectiondef kind="public-attrib"><memberdef kind="variable" id="${id}" prot="public" static="no" mutable="no"><type>${type}</type><definition>${type} ${scope}::${name}</definition><argsstring></argsstring><name>${name}</name><qualifiedname>${scope}::${name}</qualifiedname><briefdescription></briefdescription><detaileddescription></detaileddescription><inbodydescription></inbodydescription><location file="a.h" line="1"/></memberdef></sectiondef>`;
  const unions = variables.map(([, member], i): [id: string, xml: string] => {
    const id = `unionA_1_1_0d${i}`;
    return [
      id,
      compound(id, 'union', `A::@${i}`, field(`${id}_1a${member}`, 'int', `A::@${i}`, member)),
    ];
  });
  const fields = variables.map(([name], i) =>
    field(`structA_1a${name}${i}`, `union A::@${i}`, 'A', name),
  );
  const inner = unions.map(
    ([id], i) => `<innerclass refid="${id}" prot="public">A::@${i}</innerclass>`,
  );
  const files = [
    ['structA', compound('structA', 'struct', 'A', inner.join('') + fields.join(''))] as const,
    ...unions,
  ];
  const index = files.map(
    ([id]) => `<compound refid="${id}" kind="struct"><name>${id}</name></compound>`,
  );
  return {
    'index.xml': `<doxygenindex version="1.13.2">${index.join('')}</doxygenindex>`,
    ...Object.fromEntries(files.map(([id, xml]) => [`${id}.xml`, xml])),
  };
}

test('so have the compounds of unnamed types in the XML of newer releases', async () => {
  const variants = {
    Linux: contentFolder(newerXml([['x', 'a']])),
    Windows: contentFolder(
      newerXml([
        ['w', 'b'],
        ['x', 'a'],
      ]),
    ),
  };
  const diagnostics = new Diagnostics();
  const api = await readDoxygen(variants.Linux, contextOf(diagnostics), { variants });
  expect(diagnostics.all).toEqual([]);
  expect(api && nestedIn(api)).toEqual(nestedMembers);
});

test('remembered files result in the same library', async () => {
  const variants = foldersIn(variantFolders());
  const { Linux = '' } = variants;
  const text = async (readFiles?: typeof rememberedCompoundFiles): Promise<string> => {
    const api = await readDoxygen(Linux, contextOf(), {
      variants,
      ...(readFiles && { readFiles }),
    });
    return JSON.stringify(api?.compounds.map((each) => [each.refid, each.facts, each.sections]));
  };
  expect(await text(rememberedCompoundFiles)).toBe(await text());
});

test('a single variant has no badges', async () => {
  const { compounds } = await read(portableSources, { names: ['Windows'] });
  const all = [...compounds, ...compounds.flatMap(membersOf)];
  expect(all.flatMap(({ facts }) => facts.variants ?? [])).toEqual([]);
});

test('two libraries are no variants of each other', async () => {
  const variants = {
    One: join(variantFolders({ 'src/a.h': '/** @file */\nint f();\n' }), 'Linux/xml'),
    Two: join(variantFolders({ 'src/b.h': '/** @file */\nint g();\n' }), 'Linux/xml'),
  };
  const diagnostics = new Diagnostics();
  await readDoxygen(variants.One, contextOf(diagnostics), { variants });
  expect(diagnostics.all.map(({ code, message }) => [code, message])).toEqual([
    ['xml-variants', 'The variant "Two" has nothing in common with the variant "One".'],
  ]);
});

test('a folder that cannot be read is an error, and the others are still read', async () => {
  const folder = variantFolders();
  const diagnostics = new Diagnostics();
  const variants = { Linux: join(folder, 'Linux/xml'), Other: join(folder, 'Other/xml') };
  const api = await readDoxygen(variants.Linux, contextOf(diagnostics), { variants });
  expect(diagnostics.all.map(({ level, code }) => [level, code])).toEqual([
    ['error', 'xml-no-index'],
  ]);
  expect(api?.variants).toEqual(['Linux']);
});

test.each<[first: string, second: string, expected: string]>([
  ['abc', 'abc', 'abc'],
  ['ac', 'abc', 'abc'],
  ['xay', 'xby', 'xaby'],
  ['xa', 'xb', 'xab'],
  ['', 'ab', 'ab'],
  ['ab', 'ba', 'ab'],
  ['aab', 'ab', 'aab'],
])('the union of %p and %p is %p', (first, second, expected) => {
  expect(united([...first], [...second], (item) => item).join('')).toBe(expected);
});
