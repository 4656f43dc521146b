import { beforeAll, describe, expect, test } from '@jest/globals';
import { resolve } from 'node:path';
import { namesInCode, namespaceAliases } from '../src/model/code-names.ts';
import { buildFolder, type BuiltFolder } from './site-folder.ts';

/** Returns the text of a page below a heading or label, up to the next one. */
function textBelow(html: string | undefined, start: string, end: string): string {
  const from = html?.split(start)[1]?.split(end)[0] ?? '';
  return from
    .replace(/<\/(?:li|figcaption|summary)>|\n/g, ' | ')
    .replace(/<[^>]*>/g, '')
    .replace(/(?:\s*\|\s*)+/g, ' | ')
    .trim();
}

describe('texts that mention symbols', () => {
  let site: BuiltFolder;
  beforeAll(async () => {
    const guide = [
      '# Guide',
      '',
      'Begin with `expect()`.',
      '',
      '## Suites {#suites}',
      '',
      'Use [[test_suite]], then [[expect]] again.',
      '',
      '```cpp',
      'namespace mt = micro_os_plus::micro_test_plus;',
      'static mt::test_suite crc{ "CRC", check }; // not mt::eq(1, 2)',
      '  mt::expect (mt::eq (1, 1)) << "mt::ne(1, 2)";',
      '  runner.expect(1);',
      '```',
      '',
      '```console',
      '$ mt::assume(true)',
      '```',
    ];
    site = await buildFolder(
      {
        'docs/guide.md': guide.join('\n'),
        'docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n\nSee [[expect]].\n',
        'docs/places.md':
          '# Places\n\n[By address](/docs/api/groups/expectations/#expect) and [page](/docs/api/classes/micro-os-plus/micro-test-plus/test-suite/).\n',
        'blog/2024-01-02-p.md':
          '---\ntitle: Post\n---\n\nUses [[test_suite]].\n\n<!-- truncate -->\n',
      },
      {
        docs: { path: 'docs' },
        blog: { path: 'blog' },
        doxygen: { xml: resolve('fixtures/micro-test-plus/xml'), examples: [] },
      },
    );
  });

  test('a function lists the texts that name it, each once, and the lines that use it', () => {
    expect(site.reported).toEqual([]);
    const html = site.file('docs/api/groups/expectations/index.html');
    expect(textBelow(html, '<dt>Mentioned in</dt>', '</dd>')).toMatch(/^Guide \| Places \| /);
    expect(textBelow(html, '<dt>Examples</dt>', '</dd>')).toMatch(
      /^Guide, .*, 5 more \| Guide \| mt::expect \(mt::eq \(1, 1\)\) &lt;&lt; &quot;mt::ne\(1, 2\)&quot;; \|/,
    );
    expect(html).toContain('<figcaption><a href="/base/docs/guide/#suites">Guide</a></figcaption>');
  });

  test('names in comments, strings, other languages and members of objects are not uses', () => {
    const comparators = site.file('docs/api/groups/function-comparators/index.html') ?? '';
    const assumptions = site.file('docs/api/groups/assumptions/index.html') ?? '';
    expect(comparators.match(/<figcaption><a [^>]*>Guide</g)).toHaveLength(1);
    expect(assumptions).not.toContain('>Guide<');
  });

  test('a class lists them under separate headings of its page, with sections', () => {
    const html = site.file('docs/api/classes/micro-os-plus/micro-test-plus/test-suite/index.html');
    expect(textBelow(html, 'id="mentioned-in"', '<h2')).toMatch(
      /Guide › Suites \| Places \| Post \| /,
    );
    expect(textBelow(html, 'id="examples"', '<h2')).toContain(
      'static mt::test_suite crc{ &quot;CRC&quot;, check };',
    );
  });

  test('the examples of the reference count, with the section of their code', async () => {
    const { file } = await buildFolder({}, { doxygen: { xml: resolve('fixtures/pages/example') } });
    const html = file('docs/api/structs/pot/index.html');
    expect(textBelow(html, 'id="examples"', '<h2')).toContain('brew.cpp | int main() { Pot{}; }');
    expect(textBelow(html, 'id="mentioned-in"', '<h2')).toContain('brew.cpp');
  });
});

test.each([
  ['mt::expect(a.size() == b->count())', ['mt::expect()']],
  ['auto value = other; run<int>(1);', ['auto', 'run']],
  ['tea::Pot pot{ MAX_CUPS };', ['tea::Pot', 'MAX_CUPS']],
  ['using namespace tea;', []],
  ['::global :: call (x)', ['::global::call()']],
])('ambiguous names: %s', (code, names) => {
  const found = [...namesInCode(code)].flatMap(({ written, object }) =>
    object === undefined ? [written] : [],
  );
  expect(found).toEqual(expect.arrayContaining(names));
  expect(found).not.toContain('size()');
  expect(found).not.toContain('count()');
  expect(found).not.toContain('value');
});

test('aliases of namespaces', () => {
  expect(namespaceAliases('namespace mt = a::b;\nnamespace c {}\nnamespace d=::e;')).toEqual(
    new Map([
      ['mt', 'a::b'],
      ['d', 'e'],
    ]),
  );
});
