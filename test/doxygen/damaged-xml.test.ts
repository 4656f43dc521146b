import { expect, test } from '@jest/globals';
import { withoutCycles } from '../../src/doxygen/containment.ts';
import { compound } from '../components/api-model.ts';
import { buildFolder, type BuiltFolder } from '../site-folder.ts';

interface Part {
  id: string;
  kind: string;
  name: string;
  inner?: string;
}

/** Builds an API reference of compounds; returns the reports and the pages. */
async function build(parts: readonly Part[]): Promise<BuiltFolder> {
  const index = parts.map(
    ({ id, kind, name }) =>
      `<compound refid="${id}" kind="${kind}"><name>${name}</name></compound>`,
  );
  const files = parts.map(({ id, kind, name, inner = '' }): [path: string, text: string] => [
    `xml/${id}.xml`,
    `<doxygen><compounddef id="${id}" kind="${kind}"><compoundname>${name}</compoundname>${inner}<briefdescription><para>Text.</para></briefdescription></compounddef></doxygen>`,
  ]);
  return buildFolder(
    {
      'xml/index.xml': `<doxygenindex version="1.9.4">${index.join('')}</doxygenindex>`,
      ...Object.fromEntries<string>(files),
    },
    { doxygen: { xml: 'xml' } },
  );
}

test.each([
  ['class', 'innerclass'],
  ['namespace', 'innernamespace'],
  ['group', 'innergroup'],
  ['dir', 'innerdir'],
  ['page', 'innerpage'],
])('a %s may contain itself, directly or through others', async (kind, element) => {
  const inner = (...ids: string[]): string =>
    ids.map((id) => `<${element} refid="${id}">${id}</${element}>`).join('');
  const { reported, file } = await build([
    { id: `${kind}_a`, kind, name: 'A', inner: inner(`${kind}_b`) },
    { id: `${kind}_b`, kind, name: 'B', inner: inner(`${kind}_c`) },
    { id: `${kind}_c`, kind, name: 'C', inner: inner(`${kind}_a`, `${kind}_c`) },
  ]);
  const cycles = reported.filter((each) => each.startsWith('warning xml-containment'));
  expect(cycles).toHaveLength(2);
  expect(cycles[0]).toContain(`"C" lists ${kind}_a as part of it`);
  expect(reported.filter((each) => each.startsWith('error'))).toEqual([]);
  expect(file('docs/api/index.html')).toContain('</html>');
});

test('thousands of nested namespaces are cut at a depth that all pages can show', () => {
  const namespaces = Array.from({ length: 3000 }, (_, i) => {
    const inner = { kind: 'namespace', refid: `n${i + 1}`, name: '', inline: false } as const;
    return compound({ refid: `n${i}`, name: '', inner: i < 2999 ? [inner] : [] });
  });
  const forest = withoutCycles(namespaces);
  const depths = new Map<string, number>();
  for (const { refid, inner } of forest)
    for (const each of inner) depths.set(each.refid, (depths.get(refid) ?? 0) + 1);
  expect(Math.max(...depths.values())).toBe(64);
  expect(forest).toHaveLength(3000);
});

test.each(['toString', '__proto__', 'constructor', 'hasOwnProperty'])(
  'the name %s is not special in attributes, names and kinds',
  async (name) => {
    const { reported, file } = await build([
      {
        id: 'classA',
        kind: 'class',
        name: 'A',
        inner: `<sectiondef kind="${name}"><memberdef kind="function" id="classA_1a" prot="public"><name>${name}</name><type>void</type><argsstring>()</argsstring></memberdef></sectiondef>
          <detaileddescription><para><ref refid="${name}" kindref="${name}">y</ref><simplesect kind="${name}"><para>z</para></simplesect><xrefsect id="${name}"><xreftitle>${name}</xreftitle><xrefdescription><para>w</para></xrefdescription></xrefsect></para></detaileddescription>`,
      },
      { id: 'classB', kind: 'class', name, inner: '' },
    ]);
    expect(reported.filter((each) => each.startsWith('error'))).toEqual([]);
    expect(file('docs/api/classes/a/index.html')).toContain(`>${name}<`);
    expect(file('docs/api/classes/a/index.html')).not.toContain('[native code]');
  },
);
