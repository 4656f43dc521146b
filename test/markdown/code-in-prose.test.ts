import { describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFixes } from '../../src/cli/write-fixes.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { createProse } from '../../src/markdown/prose.ts';
import { readMarkdown } from '../../src/markdown/read-markdown.ts';
import type { Prose } from '../../src/model/site.ts';
import { checkUnmarkedCode } from '../../src/plan/check-unmarked-code.ts';
import { BuildContext } from '../../src/cache/build-context.ts';

async function read(text: string, file = 'a.md'): Promise<Prose> {
  const context = new BuildContext({ diagnostics: new Diagnostics() });
  const source = await readMarkdown(text, file, context.diagnostics);
  expect(context.diagnostics.all).toEqual([]);
  return createProse(source, source.root, context);
}

describe('code in prose is text', () => {
  test.each([
    ['an unknown element', 'A vector<int> of', 'A vector<int> of', ['vector<int>']],
    [
      'in MDX',
      '{1}vector<int> of <string>',
      'vector<int> of <string>',
      ['vector<int>', '<string>'],
    ],
    ['a placeholder', 'Set <name> here', 'Set <name> here', ['<name>']],
    [
      'arguments in arguments',
      'std::map<int, list<long>>::at()',
      'std::map<int, list<long>>::at()',
      ['std::map<int, list<long>>::at()'],
    ],
    [
      'an element of HTML that follows a word',
      'optional<object>',
      'optional<object>',
      ['optional<object>'],
    ],
    [
      'comparisons, which are not code to mark',
      'if a<b and c>d *x*',
      'if a<b and c>d x',
      undefined,
    ],
    ['a class that follows a word', 'pair<T> x', 'pair<T> x', ['pair<T>']],
    ['parameters', 'a template <class T> b', 'a template <class T> b', ['template <class T>']],
    ['no address', 'list<std::string>', 'list<std::string>', ['list<std::string>']],
    ['on a line of its own', '<int>\n\n*a*', '<int> a', ['<int>']],
    ['in a block of HTML', '<p>list<int></p>', 'list<int>', ['list<int>']],
    ['in a heading', '# A list<int>', 'A list<int>', ['list<int>']],
  ])('%s', async (_, text, shown, written) => {
    const prose = await read(text, text.startsWith('{') ? 'a.mdx' : 'a.md');
    expect(prose.text).toContain(shown);
    expect(prose.unmarkedCode?.map((each) => each.written)).toEqual(written);
  });

  // Each of these shows something as HTML, or is marked as code.
  test.each([
    ['H<sub>2</sub>O', 'H2O'],
    ['a<br>b <B>c</B>', 'ab c'],
    ['<P ALIGN=center>Fast<BR>x</P>', 'Fast'],
    ['`list<int>` \\<int> &lt;int>', 'list<int> <int> <int>'],
    ['<my-part>a</my-part>', 'a'],
    ['<svg><set></set></svg>', ''],
    ['<https://example.org>', 'https://example.org'],
    ['<!-- <int> --> a', 'a'],
    ['<pre>list<b>int</b></pre>', 'listint'],
  ])('but not %s', async (text, shown) => {
    const prose = await read(text);
    expect(prose.text).toContain(shown);
    expect(prose.unmarkedCode).toBeUndefined();
  });
});

test('corrections are proposed as code, and written where the text is still the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fixes-'));
  const path = join(folder, 'a.md');
  const text = 'A list<int> or set<int>.\n\n<p>set<int></p>\n\n# A map<T>\n';
  writeFileSync(path, text.replace('or set', 'or Set'));
  const diagnostics = new Diagnostics();
  checkUnmarkedCode([await read(text)], undefined, diagnostics);
  expect(
    diagnostics.all.map(({ place, fix }) => [place?.line, place?.column, fix?.replacement]),
  ).toEqual([
    [1, 3, '`list<int>`'],
    [1, 16, '`set<int>`'],
    [3, 4, '<code>set&lt;int&gt;</code>'],
    [5, 5, '`map<T>`'],
  ]);
  const remaining = writeFixes(diagnostics, folder);
  expect(readFileSync(path, 'utf8')).toBe(
    'A `list<int>` or Set<int>.\n\n<p><code>set&lt;int&gt;</code></p>\n\n# A `map<T>`\n',
  );
  expect(remaining.all.map(({ code }) => code)).toEqual(['written-fixes', 'unmarked-code']);
});
