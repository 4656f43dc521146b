import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { readDoxygen } from '../../src/doxygen/read-project.ts';
import { changedObservations } from '../../src/inputs/find-change.ts';
import { Inputs } from '../../src/inputs/inputs.ts';
import { sizesOf } from '../../src/inputs/sizes.ts';
import { contextOf } from '../context.ts';

let folder: string;
let diagnostics: Diagnostics;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doxygen-'));
  diagnostics = new Diagnostics();
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

function index(...refids: string[]): string {
  const entries = refids.map(
    (refid) => `<compound refid="${refid}" kind="class"><name>x</name></compound>`,
  );
  return `<doxygenindex version="1.19.0">\n${entries.join('\n')}\n</doxygenindex>`;
}

function compound(id: string, content = '', kind = 'class'): string {
  return `<doxygen><compounddef id="${id}" kind="${kind}"><compoundname>${id}</compoundname>${content}</compounddef></doxygen>`;
}

function reported(): string[] {
  return diagnostics.all.map(({ level, code, place, message }) => {
    const line = place?.line === undefined ? '' : `:${place.line}`;
    return `${level} ${code} ${basename(place?.file ?? '')}${line} ${message}`;
  });
}

describe('readDoxygen', () => {
  it("reads which symbols the Doxyfile hides; without one, Doxygen's defaults apply", async () => {
    await write({ 'index.xml': index('classA'), 'classA.xml': compound('classA') });
    const usual = {
      private: false,
      privateVirtual: false,
      package: false,
      static: false,
      localClasses: true,
      anonymousNamespaces: false,
      friends: true,
      undocumentedMembers: true,
      undocumentedClasses: true,
      undocumentedNamespaces: true,
      undocumentedConstructors: true,
      undocumentedConcepts: true,
      undocumentedFiles: true,
      headerSources: true,
      sources: false,
      files: true,
      includes: true,
    };
    expect((await readDoxygen(folder, contextOf(diagnostics)))?.shows).toEqual(usual);
    const option = (id: string, value: string): string =>
      `<option id='${id}' default='no' type='bool'><value>${value}</value></option>`;
    const options = { EXTRACT_PRIVATE: 'YES', HIDE_UNDOC_MEMBERS: 'YES', SHOW_FILES: 'NO' };
    const lines = Object.entries(options).map(([id, value]) => option(id, value));
    await write({ 'Doxyfile.xml': `<doxyfile>${lines.join('')}</doxyfile>` });
    expect((await readDoxygen(folder, contextOf(diagnostics)))?.shows).toEqual({
      ...usual,
      private: true,
      undocumentedMembers: false,
      // Its usual value hides them.
      undocumentedNamespaces: false,
      undocumentedConstructors: false,
      undocumentedConcepts: false,
      undocumentedFiles: false,
      files: false,
    });
  });

  it('reads the settings for headers', async () => {
    const option = (id: string, ...values: string[]): string =>
      `<option id='${id}'>${values.map((value) => `<value><![CDATA[${value}]]></value>`).join('')}</option>`;
    await write({
      'index.xml': index('classA'),
      'classA.xml': compound('classA'),
      'Doxyfile.xml': `<doxyfile>${option('STRIP_FROM_INC_PATH', '/a/include/', '"/a b"')}${option('INCLUDE_PATH', '.')}${option('FORCE_LOCAL_INCLUDES', 'YES')}</doxyfile>`,
    });
    const headers = { stripped: ['/a/include/', '/a b'], searched: [], isLocal: true };
    expect((await readDoxygen(folder, contextOf(diagnostics)))?.headers).toEqual(headers);
  });

  it('reads the settings, and compounds in the order of the index, each once', async () => {
    await write({
      'index.xml': index('classB', 'classA', 'classB'),
      'classA.xml': compound('classA'),
      'classB.xml': `<doxygen>${['classB', 'classB2', 'classA']
        .map((id) => /<compounddef.*<\/compounddef>/.exec(compound(id))?.[0] ?? '')
        .join('')}</doxygen>`,
      'Doxyfile.xml': `<doxyfile><option id='PROJECT_NAME'><value><![CDATA["A \\"b\\" & c"]]></value></option>
        <option id='PROJECT_NUMBER'><value>1.10</value></option><option id='PROJECT_BRIEF'><value></value></option>
        <option id='FORMULA_MACROFILE'><value><![CDATA[tex/m.tex]]></value></option>
        <option id='OUTPUT_DIRECTORY'><value><![CDATA[./out/]]></value></option><option id='XML_OUTPUT'><value>xml</value></option></doxyfile>`,
      'a.png': '',
    });
    const api = await readDoxygen(folder, contextOf(diagnostics));
    expect(reported()).toEqual([]);
    expect(api).toMatchObject({ title: 'A "b" & c', version: '1.10', doxygenVersion: '1.19.0' });
    expect(api?.formulaMacros).toEqual({ file: 'tex/m.tex', outputFolder: 'out/xml' });
    expect(api).not.toHaveProperty('brief');
    // Here the Doxyfile does not extract everything.
    expect(api?.shows).toMatchObject({ private: false, undocumentedConstructors: false });
    expect(api?.compounds.map(({ refid }) => refid)).toEqual(['classB', 'classB2', 'classA']);
  });

  it.each([
    ['is missing', async () => rm(folder, { recursive: true }), /does not exist/],
    ['is empty', () => Promise.resolve(), /is empty/],
    ['has no index', () => write({ 'a.txt': '' }), /no readable index\.xml/],
    ['has the index of something else', () => write({ 'index.xml': '<html/>' }), /<html>/],
  ])('reports one error if the folder %s', async (_, prepare, message) => {
    const created = folder;
    await prepare();
    expect(await readDoxygen(created, contextOf(diagnostics))).toBeUndefined();
    expect(diagnostics.all).toHaveLength(1);
    expect(diagnostics.all[0]).toMatchObject({ level: 'error' });
    expect(diagnostics.all[0]?.message).toMatch(message);
    expect(diagnostics.all[0]?.advice).toContain('GENERATE_XML = YES');
    if (!existsSync(created)) folder = await mkdtemp(join(tmpdir(), 'doxygen-'));
  });

  it('reads the other files if some are missing, damaged, foreign or of an unknown kind', async () => {
    await write({
      'index.xml': index(
        'd1/d2a/classGone',
        'classBad',
        'classHtml',
        'classOdd',
        'classEmpty',
        'classOk',
      ),
      'classBad.xml': compound(
        'classBad',
        '<detaileddescription><para><bold>text</para></bold></detaileddescription>',
      ),
      'classHtml.xml': '<html/>',
      'classOdd.xml': compound('classOdd', '', 'gadget'),
      'classEmpty.xml': '',
      'classOk.xml': compound(
        'classOk',
        '<detaileddescription><para><odd>1</odd><odd/></para></detaileddescription>',
      ),
    });
    const api = await readDoxygen(folder, contextOf(diagnostics));
    expect(reported()).toEqual([
      'warning xml-missing-file index.xml:2 The index lists d1/d2a/classGone.xml, but the file does not exist.',
      'warning xml-malformed classBad.xml:1 </para> comes before the end of <bold> (line 1).',
      'warning xml-not-doxygen classHtml.xml This is not a Doxygen file: its root element is <html>, not <doxygen>.',
      'warning xml-unknown-kind classOdd.xml:1 A compound of the unknown kind "gadget" is skipped.',
      'warning xml-malformed classEmpty.xml:1 The file has no root element.',
      'warning xml-unknown-element classOk.xml:1 Unknown element <odd>: only its content is shown.',
    ]);
    expect(api?.compounds.map(({ refid }) => refid)).toEqual(['classBad', 'classOk']);
    expect(api?.compounds[0]?.detailed).toEqual([
      {
        type: 'paragraph',
        children: [{ type: 'strong', children: [{ type: 'text', value: 'text' }] }],
      },
    ]);
  });

  it('counts missing files, and merges equal faults of several files', async () => {
    const gone = ['classG1', 'classG2', 'classG3', 'classG4', 'classG5'];
    await write({
      'index.xml': index(...gone, 'classE1', 'classE2', 'classE3', 'classOk'),
      'classE1.xml': '',
      'classE2.xml': '',
      'classE3.xml': '',
      'classOk.xml': compound('classOk'),
    });
    const expected = (level: string): string[] => [
      `${level} xml-missing-file index.xml:2 The index lists 5 files that are missing: classG1.xml, classG2.xml, classG3.xml and 2 more.`,
      `${level} xml-malformed classE1.xml:1 The file has no root element. The same applies to classE2.xml and classE3.xml.`,
    ];
    for (const [severity, lines] of [
      ['throw', expected('error')],
      ['warn', expected('warning')],
      ['log', expected('info')],
      ['ignore', []],
    ] as const) {
      diagnostics = new Diagnostics();
      const api = await readDoxygen(folder, contextOf(diagnostics), { severity });
      expect(api?.compounds.map(({ refid }) => refid)).toEqual(['classOk']);
      expect(reported()).toEqual(lines);
    }
    diagnostics = new Diagnostics();
    await readDoxygen(folder, contextOf(diagnostics), { severity: 'throw' });
    expect(diagnostics.all.map(({ advice }) => advice)).toEqual([
      'Run Doxygen again, or set checks.missingXml to warn.',
      expect.stringMatching(/ Or set checks\.xmlFiles to warn\.$/),
    ]);
  });

  it.each([
    [
      'are missing',
      {},
      ['error xml-no-compounds index.xml:2 The index lists 5 files, but none of them exists.'],
    ],
    [
      'are damaged or missing',
      { 'classA.xml': '<html/>' },
      [
        'error xml-no-compounds index.xml:2 The index lists 5 files, but no compound can be read from any of them.',
      ],
    ],
  ])('fails if all files %s, whatever the option', async (_, files, expected) => {
    await write({ 'index.xml': index('classA', 'classB', 'classC', 'classD', 'classE'), ...files });
    expect(
      await readDoxygen(folder, contextOf(diagnostics), { severity: 'ignore' }),
    ).toBeUndefined();
    expect(reported()).toEqual(expected);
    expect(diagnostics.all[0]?.advice).toContain('GENERATE_XML = YES');
  });

  it.each([
    [
      'the name that its type contains',
      '<name>@3</name><qualifiedname>A::@3</qualifiedname>',
      'A::@3',
      9,
    ],
    [
      'the name of its member',
      '<name>@1</name><qualifiedname>A::[enum].mode</qualifiedname>',
      'A::[enum].mode',
      9,
    ],
    ['its place, without a name', '<name></name>', 'A::@4', 3],
  ])(
    'shows the values of an unnamed enumeration as a type, known by %s',
    async (_, name, type, line) => {
      const members = `<sectiondef kind="public-type"><memberdef kind="enum" id="classA_1a0">${name}<enumvalue id="classA_1a0a1"><name>READ</name></enumvalue><location file="a.h" line="2" bodyfile="a.h" bodystart="2" bodyend="3"/></memberdef></sectiondef>
      <sectiondef kind="public-attrib"><memberdef kind="variable" id="classA_1a1"><type>enum ${type}</type><name>mode</name><location file="a.h" line="${line}"/></memberdef>
      <memberdef kind="variable" id="classA_1a2"><type>enum A::@7</type><name>other</name><location file="a.h" line="4"/></memberdef></sectiondef>`;
      await write({ 'index.xml': index('classA'), 'classA.xml': compound('classA', members) });
      const api = await readDoxygen(folder, contextOf(diagnostics));
      const entries = api?.compounds[0]?.sections[1]?.entries ?? [];
      const shown = entries.map((entry) => 'member' in entry && entry.member.typeValues);
      expect(shown).toEqual([['READ'], undefined]);
    },
  );

  it('describes an unnamed member in the table of all members', async () => {
    const members = `<sectiondef kind="public-type"><memberdef kind="enum" id="classA_1a0"><name>@3</name></memberdef></sectiondef>
      <listofallmembers><member refid="classA_1a0" prot="public" virt="non-virtual"><scope>A</scope><name>@3</name></member></listofallmembers>`;
    await write({ 'index.xml': index('classA'), 'classA.xml': compound('classA', members) });
    const api = await readDoxygen(folder, contextOf(diagnostics));
    expect(api?.compounds[0]?.allMembers[0]?.name).toBe('(anonymous enum)');
  });

  it('names files and folders of a machine by their paths after their common folder', async () => {
    const at = (id: string, kind: string, path: string, content = ''): string =>
      `<doxygen><compounddef id="${id}" kind="${kind}"><compoundname>${kind === 'file' ? 'a.h' : path.replace(/\/$/, '')}</compoundname>${content}<location file="${path}"/></compounddef></doxygen>`;
    const described = '<briefdescription><para>Ours.</para></briefdescription>';
    const compounds: Record<string, [kind: string, path: string, content?: string]> = {
      a: ['file', '/home/me/lib/include/a.h'],
      b: ['file', '/home/me/lib/src/sub/deep/a.h'],
      c: ['dir', '/home'],
      d: ['dir', '/home/me', described],
      e: ['dir', '/home/me/lib/'],
      f: ['dir', '/home/me/lib/src/sub/'],
      g: ['dir', '/home/me/library'],
    };
    const entries = Object.entries(compounds);
    const named = entries.map(
      ([id, [kind, path]]) =>
        `<compound refid="${id}" kind="${kind}"><name>${kind === 'file' ? 'a.h' : path}</name></compound>`,
    );
    await write({
      'index.xml': `<doxygenindex>${named.join('')}</doxygenindex>`,
      ...Object.fromEntries(entries.map(([id, given]) => [`${id}.xml`, at(id, ...given)])),
    });
    const api = await readDoxygen(folder, contextOf(diagnostics));
    expect(api?.compounds.map(({ name, rawName }) => [name, rawName])).toEqual([
      ['include/a.h', 'a.h'],
      ['src/sub/deep/a.h', 'a.h'],
      ['me', 'me'],
      ['src/sub', 'src/sub'],
    ]);
    expect(api?.machinePaths).toEqual({
      folders: ['/home/me/lib'],
      files: new Map([
        ['include/a.h', '/home/me/lib/include/a.h'],
        ['src/sub/deep/a.h', '/home/me/lib/src/sub/deep/a.h'],
      ]),
    });
  });

  it('finds files whose names are not UTF-8', async () => {
    const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
    // Doxygen cuts a name in the middle of a character.
    const refid = 'classGr\xc3\xb6\xc3_';
    await writeFile(join(folder, 'index.xml'), bytes(index(refid)));
    await writeFile(bytes(`${folder}/${refid}.xml`), bytes(compound(refid)));
    const inputs = new Inputs();
    const api = await readDoxygen(folder, contextOf(diagnostics, { inputs }));
    expect(reported()).toEqual([]);
    expect(api?.compounds.map((read) => read.refid)).toEqual(['classGrö\ufffd_']);
    // A later build recognizes the files as unchanged.
    expect(await changedObservations(inputs.observations)).toEqual([]);
    expect(inputs.observations.find(({ path }) => path.includes('\ufffd'))?.found).not.toBe('-');
    expect(sizesOf([join(folder, 'classGrö\ufffd_.xml')])).toEqual([compound(refid).length]);
    expect(sizesOf([join(folder, 'classGr\ufffd_.xml')])).toEqual([0]);
  });

  const demonstration = fileURLToPath(
    new URL('../../fixtures/micro-test-plus/xml', import.meta.url),
  );

  it('has nothing to report about the demonstration library', async () => {
    const api = await readDoxygen(demonstration, contextOf(diagnostics));
    expect(reported()).toEqual([]);
    expect(api?.compounds.length).toBeGreaterThan(20);
  });
});
