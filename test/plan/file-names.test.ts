import { expect, test } from '@jest/globals';
import { buildFolder } from '../site-folder.ts';

test.each([
  ['cafe\u0301', 'caf\u00E9', 'macOS separates accents, and editors compose them'],
  ['caf\u00E9', 'cafe\u0301', 'and the other way round'],
  ['caf\u00E9', 'caf%C3%A9', 'addresses may be encoded'],
])('a link finds %j by the name %j, because %s', async (name, written) => {
  const { reported, files } = await buildFolder(
    { [`docs/${name}.md`]: '# C\n', 'docs/a.md': `# A\n\n[c](./${written}.md)\n` },
    { docs: {} },
  );
  expect(reported).toEqual([]);
  expect(files()).toContain(`docs/${name}/index.html`);
});

const function_ = (id: string, name: string, file: string): string =>
  `<sectiondef kind="func"><memberdef kind="function" id="${id}_1a1" prot="public" static="no"><type>int</type><definition>int ${name}</definition><argsstring>()</argsstring><name>${name}</name><briefdescription><para>It counts.</para></briefdescription><detaileddescription/><location file="${file}" line="2"/></memberdef></sectiondef>`;

const file = (id: string, name: string, path: string): [string, string] => [
  `xml/${id}.xml`,
  `<?xml version="1.0"?>\r\n<doxygen version="1.9.4"><compounddef id="${id}" kind="file" language="C++"><compoundname>${name}</compoundname>${function_(id, name.replace('.', '_'), path)}<briefdescription><para>A file.</para></briefdescription><location file="${path}"/></compounddef></doxygen>\r\n`,
];

test('the paths of a machine with Windows are shortened to their common folder', async () => {
  const site = await buildFolder(
    {
      ...Object.fromEntries([
        file('a_8h', 'a.h', 'C:/Users/me/lib/include/a.h'),
        file('b_8h', 'b.h', 'C:/Users/me/lib/include/sub/b.h'),
      ]),
      'xml/index.xml':
        '<doxygenindex version="1.9.4"><compound refid="a_8h" kind="file"><name>a.h</name></compound><compound refid="b_8h" kind="file"><name>b.h</name></compound></doxygenindex>',
    },
    { doxygen: { xml: 'xml', routeBasePath: 'api' } },
  );
  expect(site.reported).toEqual([]);
  const pages = site.files().filter((each) => /^api\/files\/.+\/index\.html$/.test(each));
  expect(pages).toEqual(['api/files/a-h/index.html', 'api/files/sub/b-h/index.html']);
  for (const page of pages) expect(site.file(page)).not.toMatch(/C:|Users/);
});
