import { expect, test } from '@jest/globals';

import { readSite } from '../../src/compile/read-site.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { coverageOf, type Coverage } from '../../src/plan/coverage.ts';
import { planSite } from '../../src/plan/plan-site.ts';
import { contentFolder, messages } from '../markdown/content-folder.ts';
import { contextOf } from '../context.ts';

const memberdef = (id: string, name: string, line: number, text = ''): string =>
  `<memberdef kind="function" id="a_8h_1${id}" prot="public" static="no"><type>int</type><definition>int ${name}</definition><argsstring>()</argsstring><name>${name}</name><briefdescription>${text && `<para>${text}</para>`}</briefdescription><detaileddescription/><location file="a.h" line="${line}"/></memberdef>`;

const codeline = (number: number, text: string): string =>
  `<codeline lineno="${number}"><highlight class="normal">${text}</highlight></codeline>`;

/** Plans a site of one header without a file comment, whose source may be there. */
async function planned(
  show: object,
  source?: string,
  drift = 0,
): Promise<{ coverage: Coverage; reported: string[] }> {
  const members = memberdef('a0', 'open', 2 + drift, 'Opens.') + memberdef('a1', 'shut', 3 + drift);
  const folder = contentFolder({
    'xml/index.xml':
      '<doxygenindex version="1.19.0"><compound refid="a_8h" kind="file"><name>a.h</name></compound></doxygenindex>',
    'xml/a_8h.xml': `<doxygen><compounddef id="a_8h" kind="file"><compoundname>a.h</compoundname><sectiondef kind="func">${members}</sectiondef><briefdescription/><detaileddescription/><programlisting>${codeline(2, 'int open();')}${codeline(3, 'int shut();')}</programlisting><location file="a.h"/></compounddef></doxygen>`,
    'xml/Doxyfile.xml': '<doxyfile><option id="EXTRACT_ALL"><value>NO</value></option></doxyfile>',
    ...(source !== undefined && { 'a.h': source }),
    'site.config.yaml': JSON.stringify({
      title: 'T',
      url: 'https://example.org',
      baseUrl: '/',
      doxygen: { xml: 'xml', show },
    }),
  });
  const diagnostics = new Diagnostics();
  const config = loadConfig({ cwd: folder }, diagnostics);
  if (!config) throw new Error('The configuration has a fault.');
  const plan = planSite(await readSite(config, contextOf(diagnostics)), config, diagnostics);
  const [coverage] = plan.coverage;
  if (!coverage) throw new Error('Nothing is counted.');
  return { coverage, reported: messages(diagnostics, folder) };
}

test('hidden symbols are counted by rule, and the build warns of documented ones', async () => {
  const { coverage, reported } = await planned({});
  expect(coverage).toEqual({
    members: {
      total: 2,
      shown: 0,
      hidden: [{ rule: 'undocumentedFiles', count: 2, described: 1 }],
    },
    compounds: { total: 1, shown: 1, hidden: [] },
  });
  expect(reported).toHaveLength(1);
  expect(reported[0]).toMatch(/1 documented symbol is hidden, .*:\n {2}open \(a\.h:2\)/);
});

test('a decision of the configuration is no fault', async () => {
  const hidden = await planned({ undocumentedFiles: false });
  expect([hidden.coverage.members.shown, hidden.reported]).toEqual([0, []]);
  const shown = await planned({ undocumentedFiles: true });
  expect([shown.coverage.members.shown, shown.reported]).toEqual([2, []]);
});

test('sources that changed since Doxygen ran are one warning', async () => {
  const show = { undocumentedFiles: true };
  const same = await planned(show, '/** Opens. */\nint open();\nint shut();\n');
  expect(same.reported).toEqual([]);
  // Doxygen can write wrong lines beside the right listing.
  const drifted = await planned(show, '/** Opens. */\nint open();\nint shut();\n', 4);
  expect(drifted.reported).toEqual([]);
  const moved = await planned(show, '\n/** Opens. */\nint open();\nint shut();\n');
  expect(moved.reported).toEqual([
    expect.stringContaining('1 of 1 source changed since Doxygen ran: a.h.'),
  ]);
});

test('a symbol without a place that no rule hides is lost', async () => {
  const diagnostics = new Diagnostics();
  const config = loadConfig({ xml: 'fixtures/hidden/xml', cwd: process.cwd() }, diagnostics);
  if (!config) throw new Error('The configuration has a fault.');
  const [api] = (await readSite(config, contextOf(diagnostics))).apis;
  const { lost, coverage } = coverageOf(api?.compounds ?? [], undefined, new Map());
  expect(lost).toHaveLength(coverage.members.total + coverage.compounds.total);
  expect(lost.map(({ name }) => name)).toContain('tea::Pot::pour');
});

test.each([
  ['an undescribed namespace', 'namespace', '', 'std.h', true],
  ['a described namespace', 'namespace', '<para>Text.</para>', 'std.h', false],
  ['a namespace of Doxygen', 'namespace', '<para>STL namespace. </para>', '[STL]', true],
  ['an undescribed class', 'class', '', 'std.h', false],
])('with only %s, an API reference is empty or not', async (_, kind, text, file, isEmpty) => {
  const folder = contentFolder({
    'xml/index.xml': `<doxygenindex version="1.19.0"><compound refid="a" kind="${kind}"><name>std</name></compound></doxygenindex>`,
    'xml/a.xml': `<doxygen><compounddef id="a" kind="${kind}"><compoundname>std</compoundname><briefdescription>${text}</briefdescription><detaileddescription/><location file="${file}" line="1"/></compounddef></doxygen>`,
    'site.config.yaml': 'title: T\nurl: https://example.org\nbaseUrl: /\ndoxygen: { xml: xml }\n',
  });
  const diagnostics = new Diagnostics();
  const config = loadConfig({ cwd: folder }, diagnostics);
  if (!config) throw new Error('The configuration has a fault.');
  planSite(await readSite(config, contextOf(diagnostics)), config, diagnostics);
  const reported = messages(diagnostics, folder).join('\n');
  expect(reported.includes('The API reference is empty: the XML has no symbols.')).toBe(isEmpty);
});

test('an API reference of which settings hide all members is empty', async () => {
  const folder = contentFolder({
    'xml/index.xml':
      '<doxygenindex version="1.19.0"><compound refid="a" kind="namespace"><name>n</name></compound></doxygenindex>',
    'xml/a.xml': `<doxygen><compounddef id="a" kind="namespace"><compoundname>n</compoundname><sectiondef kind="func">${memberdef('a0', 'open', 2)}</sectiondef><briefdescription/><detaileddescription/><location file="a.h" line="1"/></compounddef></doxygen>`,
    'site.config.yaml':
      'title: T\nurl: https://example.org\nbaseUrl: /\ndoxygen: { xml: xml, show: { undocumentedMembers: false, undocumentedNamespaces: false } }\n',
  });
  const diagnostics = new Diagnostics();
  const config = loadConfig({ cwd: folder }, diagnostics);
  if (!config) throw new Error('The configuration has a fault.');
  planSite(await readSite(config, contextOf(diagnostics)), config, diagnostics);
  expect(messages(diagnostics, folder).join('\n')).toContain(
    'The API reference is empty: settings hide all members in the XML (1).',
  );
});
