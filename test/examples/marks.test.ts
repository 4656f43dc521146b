import { beforeAll, describe, expect, test } from '@jest/globals';
import { resultKey } from '../../src/code/example-marks.ts';
import { buildFolder, type BuiltFolder } from '../site-folder.ts';

const listing = (...lines: string[]): string =>
  `<programlisting filename=".cpp">${lines.map((line) => `<codeline><highlight class="normal">${line.replaceAll(' ', '<sp/>')}</highlight></codeline>`).join('')}</programlisting>`;

function compound(id: string, kind: string, name: string, content: string): [string, string] {
  return [
    `xml/${id}.xml`,
    `<doxygen version="1.9.4"><compounddef id="${id}" kind="${kind}" language="C++" prot="public"><compoundname>${name}</compoundname>${content}</compounddef></doxygen>`,
  ];
}

const detailed = (text: string): string =>
  `<detaileddescription><para>${text}</para></detaileddescription>`;

const proven = ['open(box);', 'int main() {}', 'shut(box);', 'start();'];

const files = {
  ...Object.fromEntries([
    compound(
      'classBox',
      'class',
      'Box',
      detailed(`A box. ${listing('//@ Box box;', proven[0] ?? '')}`),
    ),
    compound('indexpage', 'page', 'index', detailed(listing('// example: run', proven[3] ?? ''))),
    compound('use_8cpp-example', 'example', 'use.cpp', detailed(listing(proven[1] ?? ''))),
    compound('group__g', 'group', 'g', `<title>G</title>${detailed(listing('other();'))}`),
  ]),
  'xml/index.xml': `<doxygenindex version="1.9.4">${[
    ['classBox', 'class', 'Box'],
    ['indexpage', 'page', 'index'],
    ['use_8cpp-example', 'example', 'use.cpp'],
    ['group__g', 'group', 'g'],
  ]
    .map(
      ([id, kind, name]) =>
        `<compound refid="${id}" kind="${kind}"><name>${name}</name></compound>`,
    )
    .join('')}</doxygenindex>`,
  'docs/a.md': `# A\n\n\`\`\`cpp\n//@ Box box;\n${proven[2]}\n\`\`\`\n\n\`\`\`cpp\nother();\n\`\`\`\n`,
  'examples.json': JSON.stringify({
    format: 1,
    release: 'Lib 1.2',
    examples: Object.fromEntries(
      proven.map((code) => [
        resultKey(code),
        {
          status: 'ran',
          compiler: 'GCC 12.2.0',
          standard: 'C++20',
          output: 'printed',
          program: code,
        },
      ]),
    ),
  }),
};

const config = {
  doxygen: { xml: 'xml', routeBasePath: 'api' },
  docs: {},
  code: { copyHiddenLines: true },
  examples: {
    command: 'c++ {file} -o {output}',
    results: 'examples.json',
    compilerExplorer: { compiler: 'g122' },
  },
};

/** The marks on a page, as text. */
function marks(html = ''): string[] {
  return [...html.matchAll(/<\/pre>(<div class="example-mark">.*?<\/div>)<\/figure>/gs)].map(
    ([, mark = '']) => mark.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|'),
  );
}

const mark = '|Compiled and run with GCC 12.2.0, C++20, Lib 1.2|printed|Open in Compiler Explorer|';

describe('proven code has a mark', () => {
  let site: BuiltFolder;
  beforeAll(async () => {
    site = await buildFolder(files, config);
  });

  test.each([
    ['the description of a class', 'api/classes/box/index.html', [mark]],
    ['the main page', 'api/index.html', [mark]],
    ['the page of an example', 'api/examples/use-cpp/index.html', [mark]],
    ['a guide, and other code there has none', 'docs/a/index.html', [mark]],
    ['but not in a topic without a proven example', 'api/groups/g/index.html', []],
  ])('in %s', (_, page, expected) => {
    expect(site.file(page)).toBeDefined();
    expect(marks(site.file(page))).toEqual(expected);
  });

  test.each([
    ['api/classes/box/index.html', ['Box box;\nopen(box);']],
    ['docs/a/index.html', ['Box box;\nshut(box);']],
    ['api/index.html', []],
  ])('the whole example can be copied from %s', (page, expected) => {
    const copied = [...(site.file(page) ?? '').matchAll(/<pre[^>]* data-copy="([^"]*)"/g)];
    expect(copied.map(([, text]) => text)).toEqual(expected);
  });
});
