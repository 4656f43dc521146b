import { beforeAll, describe, expect, test } from '@jest/globals';
import { contentFolder } from './markdown/content-folder.ts';
import { searchOf } from './search/search-engine.ts';
import { buildFolder, type BuiltFolder } from './site-folder.ts';

/** A function or other member in Doxygen's XML. */
function member(
  id: string,
  scope: string,
  name: string,
  kind = 'function',
  prot = 'public',
): string {
  const definition = scope === '' ? `void ${name}` : `void ${scope}::${name}`;
  const args = kind === 'function' ? '<argsstring>()</argsstring>' : '';
  return `<memberdef kind="${kind}" id="${id}" prot="${prot}" static="no"><type>void</type><definition>${definition}</definition>${args}<name>${name}</name></memberdef>`;
}

const compounds = {
  namespacegeo: [
    'namespace',
    'geo',
    member('namespacegeo_1a01', 'geo', 'make') + member('namespacegeo_1a02', 'geo', 'show'),
  ],
  namespaceart: ['namespace', 'art', member('namespaceart_1a03', 'art', 'make')],
  classgeo_1_1Box: [
    'class',
    'geo::Box',
    member('classgeo_1_1Box_1a04', 'geo::Box', 'open') +
      member('classgeo_1_1Box_1a05', 'geo::Box', 'hide', 'function', 'private'),
  ],
  geo_8h: [
    'file',
    'geo.h',
    member('geo_8h_1a06', '', 'geo_init') + member('geo_8h_1a07', '', 'GEO_ON', 'define'),
  ],
  'old_8cpp-example': ['example', 'old.cpp', ''],
} as const;

/** The XML of the library; its example has no links. */
function libraryXml(): Record<string, string> {
  const files = Object.entries(compounds).map(([id, [kind, name, members]]) => {
    const content =
      kind === 'example'
        ? '<detaileddescription><para>An old one.</para></detaileddescription><programlisting><codeline lineno="1"><highlight class="normal">geo::show();</highlight></codeline></programlisting>'
        : `<sectiondef kind="func">${members}</sectiondef>`;
    const head = `<compoundname>${name}</compoundname>`;
    return [
      `xml/${id}.xml`,
      `<doxygen version="1.9.4"><compounddef id="${id}" kind="${kind}" language="C++" prot="public">${head}${content}</compounddef></doxygen>`,
    ] as const;
  });
  const entries = Object.entries(compounds).map(
    ([id, [kind, name]]) =>
      `<compound refid="${id}" kind="${kind}"><name>${name}</name></compound>`,
  );
  const index = `<doxygenindex version="1.9.4">${entries.join('')}</doxygenindex>`;
  return { ...Object.fromEntries(files), 'xml/index.xml': index };
}

/** The code of a page, with links as `[text](anchor or page)`. */
function code(html: string | undefined): string[] {
  const [, listing = ''] = /<code class="numbered">(.*?)<\/code>/s.exec(html ?? '') ?? [];
  return listing
    .replace(/<a(?: class="\w")? href="\/base\/api\/([^"]*)"[^>]*>([^<]*)<\/a>/g, '[$2]($1)')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .slice(0, -1);
}

const files = {
  ...libraryXml(),
  'examples/box/first.cpp': [
    '// geo::make() in a comment',
    'using namespace geo;',
    'void show() {}',
    'int main() {',
    '  geo::Box box;',
    '  box.open();',
    '  box.hide();',
    '  show(); make();',
    '}',
  ].join('\n'),
  'examples/box/second.c': 'int main(void) {\n  geo_init();\n  return GEO_ON;\n}\n',
  'examples/past/old.cpp': 'int main() {}\n',
  'examples/readme.txt': 'geo::make()',
  'examples/both.cpp': [
    'using namespace geo;',
    'using namespace art;',
    'namespace g = geo;',
    'int main() { make(); g::make(); ::geo::show(); std::make(); }',
    'void f(Box& box, other x) { box.open(); x.open(); unknown->open(); }',
  ].join('\n'),
  'more/both.cpp': 'int main() {}\n',
  'single.cpp': 'using geo::Box;\nBox* box; int main() { box->open(); }\n',
};

const config = {
  doxygen: {
    xml: 'xml',
    routeBasePath: 'api',
    show: { undocumentedFiles: true },
    examples: ['examples', 'more', 'single.cpp'],
  },
};

describe('examples', () => {
  let site: BuiltFolder;
  beforeAll(async () => {
    site = await buildFolder(files, config);
  });

  test('each source file has a page; of two with the same path, the first', () => {
    expect(site.reported).toEqual([
      'warning example-name more/both.cpp:?:? The examples examples/both.cpp and more/both.cpp would have the same page: "both.cpp". Only the first one has it.',
    ]);
    expect(site.files().filter((file) => /^api\/examples\/.+\/index\.html$/.test(file))).toEqual([
      'api/examples/both-cpp/index.html',
      'api/examples/box/first-cpp/index.html',
      'api/examples/box/second-c/index.html',
      'api/examples/old-cpp/index.html',
      'api/examples/single-cpp/index.html',
    ]);
  });

  test.each([
    [
      'box/first-cpp',
      'private members and own functions are no uses, and comments no code',
      [
        '// geo::make() in a comment',
        'using namespace geo;',
        'void show() {}',
        'int main() {',
        '  [geo::Box](classes/geo/box/) box;',
        '  box.[open](classes/geo/box/#open)();',
        '  box.hide();',
        '  show(); [make](namespaces/geo/#make)();',
        '}',
      ],
    ],
    [
      'box/second-c',
      'functions and macros of C need no description',
      [
        'int main(void) {',
        '  [geo_init](files/geo-h/#geo_init)();',
        '  return [GEO_ON](files/geo-h/#GEO_ON);',
        '}',
      ],
    ],
    [
      'both-cpp',
      'a name in two opened namespaces is ambiguous, and the type of a variable must be known',
      [
        'using namespace geo;',
        'using namespace art;',
        'namespace g = geo;',
        'int main() { make(); [g::make](namespaces/geo/#make)(); [::geo::show](namespaces/geo/#show)(); std::make(); }',
        'void f([Box](classes/geo/box/)&amp; box, other x) { box.[open](classes/geo/box/#open)(); x.open(); unknown-&gt;open(); }',
      ],
    ],
    [
      'single-cpp',
      'a declaration with using names a type',
      [
        'using geo::Box;',
        '[Box](classes/geo/box/)* box; int main() { box-&gt;[open](classes/geo/box/#open)(); }',
      ],
    ],
    [
      'old-cpp',
      'Doxygen wrote no links, because it did not know the symbols',
      ['[geo::show](namespaces/geo/#show)();'],
    ],
  ])('%s links names: %s', (page, _, lines) => {
    expect(code(site.file(`api/examples/${page}/index.html`))).toEqual(lines);
  });

  test('a symbol shows the lines that use it, from short examples on, with links to the lines', () => {
    const box = site.file('api/classes/geo/box/index.html') ?? '';
    const [, uses = ''] = /<dt>Examples<\/dt>(.*?)<\/dd>/s.exec(box) ?? [];
    expect([...uses.matchAll(/<figcaption><a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/base/api/examples/single-cpp/#l00002',
      '/base/api/examples/box/first-cpp/#l00006',
      '/base/api/examples/both-cpp/#l00005',
    ]);
  });

  test('the sidebar groups the examples of a folder with several', () => {
    const html = site.file('api/examples/both-cpp/index.html') ?? '';
    const [, group = ''] = /"label":"Examples"(.*?)"label":"Indices"/s.exec(html) ?? [];
    expect([...group.matchAll(/"label":"([^"]*)"/g)].map(([, label]) => label)).toEqual([
      ...['box', 'first.cpp', 'second.c'],
      ...['both.cpp', 'old.cpp', 'single.cpp'],
    ]);
  });

  test('the search finds them', async () => {
    const cwd = contentFolder({
      ...files,
      'site.config.yaml': JSON.stringify({ title: 'T', baseUrl: '/base/', ...config }),
    });
    const answers = await (await searchOf({ cwd })).ask('second.c');
    const results = answers.at(-1)?.groups.flatMap((group) => group.results) ?? [];
    expect(results.map(({ href }) => href)).toContain('/base/api/examples/box/second-c/');
  });

  test('a location does not depend on the folder of the command', () => {
    expect(site.file('api/examples/both-cpp/index.html')).toContain(
      '<code title="examples/both.cpp">',
    );
  });
});
