import { describe, expect, test } from '@jest/globals';
import { codeContent } from '../../src/code/code-block.ts';
import { codeHtml } from '../../src/code/code-html.ts';
import { readCode } from '../../src/code/code-source.ts';
import { loadHighlight } from '../../src/code/highlight.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { createProse } from '../../src/markdown/prose.ts';
import { readMarkdown } from '../../src/markdown/read-markdown.ts';
import { defaultCode } from '../../src/shared/code-settings.ts';
import type { CodeSettings } from '../../src/shared/code-settings.ts';
import { contextOf } from '../context.ts';

/** Returns the lines that remain of a code; marked lines start with their classes. */
function marked(code: string, language?: string, meta?: string, settings = defaultCode): string[] {
  const source = readCode({ code, language, meta }, settings);
  return source.code
    .split('\n')
    .map((line, i) => [...(source.classes.get(i + 1) ?? []), line].join(' '));
}

const mark = 'theme-code-block-highlighted-line';

describe('the text after a language', () => {
  test.each([
    ['title="a b.cpp" {1,3-4}', { title: 'a b.cpp', firstLine: undefined }, [1, 3, 4]],
    ["{2} title='it {5} is' showLineNumbers", { title: 'it {5} is', firstLine: 1 }, [2]],
    ['showLineNumbers={30}', { title: undefined, firstLine: 30 }, []],
    ['showLineNumbers=7 {1..2,0,4-3}', { title: undefined, firstLine: 7 }, [1, 2]],
  ])('S-248 %s', (meta, { title, firstLine }, lines) => {
    const source = readCode({ code: 'a\nb\nc\nd', language: 'CPP', meta }, defaultCode);
    expect(source).toMatchObject({ language: 'cpp', title, firstLine });
    expect([...source.classes]).toEqual(lines.map((line) => [line, [mark]]));
  });
});

describe('comments that mark lines', () => {
  // The style of each comment, and its languages; in all others the line stays.
  test.each([
    ['// highlight-next-line', 'js ts jsx tsx cpp html unknown', 'python sql latex markdown'],
    ['/* highlight-next-line */', 'js ts jsx tsx cpp', 'bash sql'],
    ['{/* highlight-next-line */}', 'jsx tsx mdx', 'ts python'],
    ['# highlight-next-line', 'bash python cmake yaml rust', 'js ts jsx sql html'],
    ['<!-- highlight-next-line -->', 'html markdown xml java', 'js python'],
    ['-- highlight-next-line', 'sql lua haskell', 'js python cpp'],
    ['% highlight-next-line', 'tex latex matlab', 'js python cpp'],
    ['; highlight-next-line', 'armasm ini', 'js cpp'],
  ])('S-253 %s', (comment, known, others) => {
    for (const language of known.split(' '))
      expect([language, marked(`${comment}\n  x`, language)]).toEqual([language, [`${mark}   x`]]);
    for (const language of others.split(' '))
      expect([language, marked(`${comment}\n  x`, language)]).toEqual([language, [comment, '  x']]);
  });

  test('S-252 are alone on a line, also around lines, and are ignored if lines are named', () => {
    const code =
      'a // highlight-next-line\n  // highlight-start\nb\n/* highlight-end */\n// highlight-next-line\nc\nd';
    expect(marked(code, 'cpp')).toEqual([
      'a // highlight-next-line',
      `${mark} b`,
      `${mark} c`,
      'd',
    ]);
    expect(marked('// highlight-next-line\na', 'cpp', '{2}')).toEqual([
      '// highlight-next-line',
      `${mark} a`,
    ]);
  });

  test('S-252 have the words and classes that the site sets', () => {
    const settings: CodeSettings = {
      magicComments: [
        { className: 'marked', line: 'mark', block: { start: 'mark on', end: 'mark off' } },
        { className: 'wrong big', line: 'This is wrong' },
      ],
    };
    const code =
      '// mark on\na\n// This is wrong\nb\n// mark off\nc\n// highlight-next-line\n// mark\nd';
    expect(marked(code, 'js', '', settings)).toEqual([
      'marked a',
      'marked wrong big b',
      'c',
      '// highlight-next-line',
      'marked d',
    ]);
    expect(marked('a', 'js', '{1}', settings)).toEqual(['marked a']);
  });
});

describe('languages', () => {
  test('S-249 are in lower case; without one, the site default applies', () => {
    const languageOf = (language?: string, defaultLanguage?: string): string =>
      readCode({ code: '', language }, { ...defaultCode, defaultLanguage }).language;
    expect([languageOf('C++'), languageOf(), languageOf(undefined, 'Cpp'), languageOf('')]).toEqual(
      ['c++', 'text', 'cpp', 'text'],
    );
  });

  test('S-251 are known without configuration', async () => {
    const highlight = await loadHighlight();
    const names =
      'markup html xml svg clike javascript css yaml markdown graphql sql typescript jsx tsx swift kotlin c cpp objectivec reason rust go python json ' +
      'bash cmake diff java ini powershell docker makefile toml php ruby shell-session';
    const unknown = names.split(' ').filter((name) => !highlight(name, 'x'));
    expect(unknown).toEqual([]);
    const { nodes } = codeContent(
      readCode({ code: 'int a; // b', language: 'c' }, defaultCode),
      highlight,
    );
    expect(codeHtml(nodes)).toBe('<span class="t">int</span> a; <span class="c">// b</span>');
  });

  test.each([
    [
      'tsx',
      'const a = <A b="c">x</A>;',
      ['<span class="k">A</span>', '<span class="s">"c"</span>'],
    ],
    ['html', '<script>var a;</script>', ['<span class="k">var</span>']],
    ['markdown', '<b>x</b>', ['<span class="k">b</span>']],
    ['console', '$ echo "x"', ['<span class="t">echo</span>', '<span class="s">"x"</span>']],
  ])('can contain code of other languages: %s', async (language, code, parts) => {
    const { nodes } = codeContent(readCode({ code, language }, defaultCode), await loadHighlight());
    for (const part of parts) expect(codeHtml(nodes).replaceAll('&quot;', '"')).toContain(part);
  });

  test('S-250 that are unknown are reported once, at the first use', async () => {
    const diagnostics = new Diagnostics();
    const text =
      'a\n\n```klingon\na\n```\n\n```Klingon\nb\n```\n\n```elvish\nc\n```\n\n```text\n```';
    for (const file of ['a.md', 'b.md']) {
      const source = await readMarkdown(text, file, diagnostics);
      await createProse(source, source.root, contextOf(diagnostics));
    }
    expect(diagnostics.all.map(({ level, message, place }) => [level, message, place])).toEqual([
      [
        'info',
        expect.stringContaining('Language does not exist: "klingon"'),
        { file: 'a.md', line: 3, column: 1 },
      ],
      [
        'info',
        expect.stringContaining('Language does not exist: "elvish"'),
        { file: 'a.md', line: 11, column: 1 },
      ],
    ]);
  });

  test('of missing plugins are reported, each once', async () => {
    const diagnostics = new Diagnostics();
    const text =
      '```bash npm2yarn\nnpm i\n```\n\n```jsx live\na\n```\n\n```mermaid\nb\n```\n\n```mermaid\nc\n```\n\n```js title="live"\n```';
    const source = await readMarkdown(text, 'a.md', diagnostics);
    await createProse(source, source.root, contextOf(diagnostics));
    expect(diagnostics.all.map(({ code, place }) => [code, place?.line])).toEqual([
      ['unsupported-code', 1],
      ['unsupported-code', 5],
      ['unsupported-code', 9],
    ]);
  });

  test('S-250 that are unknown are plain text', async () => {
    const source = readCode({ code: 'a < "b"', language: 'klingon' }, defaultCode);
    const { nodes, isKnown } = codeContent(source, await loadHighlight());
    expect([codeHtml(nodes), isKnown]).toEqual(['a &lt; &quot;b&quot;', false]);
  });
});
