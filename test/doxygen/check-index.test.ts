import { describe, expect, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { readDoxygen } from '../../src/doxygen/read-project.ts';
import { contentFolder } from '../markdown/content-folder.ts';
import { contextOf } from '../context.ts';
import { basename, join } from 'node:path';

const member = (id: string, element = 'memberdef'): string =>
  `<${element} kind="function" id="classA_1${id}"><name>${id}</name></${element}>`;

const section = (content: string): string =>
  `<sectiondef kind="public-func">${content}</sectiondef>`;

/** Reads a class A whose file has some content; the index lists members f and g. Returns what is reported. */
async function reported(
  content: string | undefined,
  { version = '1.19.0', more = '', end = '</compounddef></doxygen>' } = {},
): Promise<string[]> {
  const listed = ['f', 'g'].map(
    (name) => `<member refid="classA_1${name}" kind="function"><name>${name}</name></member>`,
  );
  const folder = contentFolder({
    'xml/index.xml': `<doxygenindex version="${version}">
<compound refid="classA" kind="class"><name>A</name>${listed.join('')}</compound>
<compound refid="classB" kind="class"><name>B</name></compound>${more}</doxygenindex>`,
    ...(content !== undefined && {
      'xml/classA.xml': `<doxygen><compounddef id="classA" kind="class"><compoundname>A</compoundname>${content}${end}`,
    }),
    'xml/classB.xml':
      '<doxygen><compounddef id="classB" kind="class"><compoundname>B</compoundname></compounddef></doxygen>',
  });
  const diagnostics = new Diagnostics();
  await readDoxygen(join(folder, 'xml'), contextOf(diagnostics), { missing: 'throw' });
  return diagnostics.all.map(
    ({ level, code, message, place }) =>
      `${level} ${code} ${basename(place?.file ?? '')} ${message}`,
  );
}

const lost = (what: string): string =>
  `warning xml-lost-members index.xml The index lists ${what}.`;
const unknown = (message: string): string => `warning xml-unknown-element classA.xml ${message}`;

test('members that the index lists follow from the end of a file that is gone', async () => {
  const cut =
    '<sectiondef kind="public-func"><memberdef kind="function" id="classA_1f"><name>f</name>';
  expect(await reported(cut, { end: '' })).toEqual([
    'warning xml-malformed classA.xml The file ends inside of <memberdef>: it is incomplete.',
  ]);
});

describe('the index is compared with its files', () => {
  test.each([
    ['complete', section(member('f') + member('g')), []],
    ['one member is gone', section(member('f')), [lost('a member of "A" that no file defines: g')]],
    ['the sections are gone', '', [lost('2 members of "A" that no file defines: f and g')]],
    [
      'the members have another element',
      section(member('f', 'memberdecl') + member('g', 'memberdecl')),
      [
        unknown('Unknown element <memberdecl> in <sectiondef>: it is ignored.'),
        lost('2 members of "A" that no file defines: f and g'),
      ],
    ],
    [
      'the sections have another element',
      '<members/>',
      [
        unknown('Unknown element <members> in <compounddef>: it is ignored.'),
        lost('2 members of "A" that no file defines: f and g'),
      ],
    ],
    [
      'the file is gone',
      undefined,
      ['error xml-missing-file index.xml The index lists classA.xml, but the file does not exist.'],
    ],
  ])('%s', async (_, content, expected) => {
    expect(await reported(content)).toEqual(expected);
  });

  test('many incomplete compounds are summed up', async () => {
    const more = [1, 2, 3, 4, 5, 6].map(
      (n) =>
        `<compound refid="classB" kind="class"><name>C${n}</name><member refid="classC_1${n}" kind="function"><name>c${n}</name></member></compound>`,
    );
    const found = await reported(section(member('f')), { more: more.join('') });
    expect(found).toHaveLength(6);
    expect(found.at(-1)).toBe(
      lost('2 members of 2 more compounds that no file defines: "C5" and "C6"'),
    );
  });
});

test.each([
  ['1.9.4', false],
  ['1.19.0', false],
  ['1.20.0', true],
  ['2.0', true],
])('Doxygen %s is newer than the tested ones: %s', async (version, isNewer) => {
  const found = await reported(section(member('f') + member('g')), { version });
  expect(found.map((each) => each.split(' ').slice(0, 2))).toEqual(
    isNewer ? [['info', 'xml-version']] : [],
  );
});
