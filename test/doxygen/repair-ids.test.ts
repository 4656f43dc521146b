import { expect, test } from '@jest/globals';
import { faultsOf } from '../html/html-faults.mjs';
import { buildFolder, type BuiltFolder } from '../site-folder.ts';

/** Builds an API reference of one class with this content. */
async function build(
  content: string,
  { id = 'id="classA"', checks = {} }: { id?: string; checks?: object } = {},
): Promise<BuiltFolder> {
  return buildFolder(
    {
      'xml/index.xml':
        '<doxygenindex version="1.9.4"><compound refid="classA" kind="class"><name>A</name></compound><compound refid="classB" kind="class"><name>B</name></compound></doxygenindex>',
      'xml/classA.xml': `<doxygen>\n <compounddef ${id} kind="class"><compoundname>A</compoundname>\n${content}</compounddef></doxygen>`,
      'xml/classB.xml':
        '<doxygen><compounddef id="classB" kind="class"><compoundname>B</compoundname><briefdescription><para>See <ref refid="classA" kindref="compound">A</ref>.</para></briefdescription></compounddef></doxygen>',
    },
    { doxygen: { xml: 'xml' }, checks },
  );
}

function member(id: string, name: string, inner = ''): string {
  return `<memberdef kind="function" ${id}><type>int</type><name>${name}</name><argsstring>()</argsstring>${inner}<briefdescription><para>Text of ${name}.</para></briefdescription></memberdef>`;
}

const section = (...members: string[]): string =>
  `<sectiondef kind="public-func">\n${members.join('\n')}</sectiondef>`;

const values = (...ids: string[]): string =>
  `<memberdef kind="enum" id="classA_1e"><name>E</name>${ids.map((id, i) => `<enumvalue ${id}><name>v${i}</name></enumvalue>`).join('')}</memberdef>`;

const described = (text: string): string => `<detaileddescription>${text}</detaileddescription>`;

const unfit = [
  ['a missing id', section(member('', 'one')), '4:1 The member "one" has no id.'],
  ['an empty id', section(member('id=""', 'one')), '4:1 The member "one" has an empty id.'],
  [
    'white space',
    section(member('id="classA_1 x"', 'one')),
    '4:1 The member "one" has an id with white space.',
  ],
  [
    'the id of another member',
    section(member('id="classA_1x"', 'one'), member('id="classA_1x"', 'two')),
    '5:1 The member "two" has the id of the member "one" in line 4.',
  ],
  [
    'the id of its class',
    section(member('id="classA"', 'one')),
    '4:1 The member "one" has the id of the compound "A" in line 2.',
  ],
  [
    'many missing ids',
    section(...['a', 'b', 'c', 'd'].map((name) => member('', name))),
    '4:1 The member "a" has no id. The same is wrong with 3 more ids of this file.',
  ],
  [
    'a value without an id',
    section(values('', 'id="classA_1v"')),
    '4:53 The value "v0" has no id.',
  ],
  [
    'values with the id of another symbol',
    section(values('id="classA_1e"', 'id="classA_1v"', 'id="classA_1v"')),
    '4:53 The value "v0" has the id of the member "E" in line 4. The same is wrong with one more id of this file.',
  ],
  [
    'an anchor without an id',
    described('<para><anchor/>Text.</para>'),
    '3:28 The anchor has no id.',
  ],
  [
    'an empty section id',
    described('<sect1 id=""><title>S</title><para>Text.</para></sect1>'),
    '3:22 The section has an empty id.',
  ],
  [
    'an anchor with white space',
    described('<para><anchor id="classA_1a b"/>Text.</para>'),
    '3:28 The anchor "classA_1a b" has an id with white space.',
  ],
  [
    'a repeated anchor',
    described('<para><anchor id="classA_1a"/>One.</para><para><anchor id="classA_1a"/>Two.</para>'),
    '3:69 The anchor "classA_1a" has the id of the anchor "classA_1a" in line 3.',
  ],
] as const;

test.each(unfit)('reports %s, and shows everything', async (_, content, message) => {
  const { reported, file } = await build(content);
  expect(reported).toEqual([`warning xml-id xml/classA.xml:${message}`]);
  const html = file('docs/api/classes/a/index.html') ?? '';
  expect(faultsOf(html)).toEqual([]);
  expect(html).not.toMatch(/\sid="[^"]*\s[^"]*"|\sid=""/);
  for (const [, name] of content.matchAll(/<name>(\w+)</g)) expect(html).toContain(`>${name}<`);
});

test.each([
  ['', '2:2 The compound "A" has no id.'],
  ['id=""', '2:2 The compound "A" has an empty id.'],
  ['id="class A"', '2:2 The compound "A" has an id with white space.'],
  [
    'id="classB"',
    '2:2 The id of the compound "A" is "classB", but the name of the file is that of "classA".',
  ],
])('a compound with %p keeps the address that links use', async (id, message) => {
  const { reported, file } = await build('', { id });
  expect(reported).toEqual([`warning xml-id xml/classA.xml:${message}`]);
  expect(file('docs/api/classes/a/index.html')).toContain('</html>');
  expect(file('docs/api/classes/b/index.html')).toContain('/classes/a/">A</a>');
});

test('equal ids that Doxygen writes are not reported', async () => {
  const content = section(
    member('id="classA_1x"', 'one', '<requiresclause>requires A</requiresclause>'),
    member('id="classA_1x"', 'one', '<requiresclause>requires B</requiresclause>'),
    values('id="classA_1v"'),
  );
  expect((await build(content)).reported).toEqual([]);
});

test('checks.xmlFiles decides whether faulty ids are errors', async () => {
  const content = section(member('', 'one'));
  const levels = ['ignore', 'throw'].map(async (xmlFiles) => {
    const { reported } = await build(content, { checks: { xmlFiles } });
    return reported.map((each) => each.split(' ')[0]);
  });
  expect(await Promise.all(levels)).toEqual([[], ['error']]);
});
