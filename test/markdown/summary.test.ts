import { describe, expect, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { compileText } from '../../src/markdown/compile-text.ts';
import { contextOf } from '../context.ts';

const fence = '```cpp\nint main();\n```';

describe('the summary of a text', () => {
  test.each([
    ['Words.\n\nMore.', 'Words.', 'the first paragraph'],
    [':::\n\nWords.', 'Words.', 'colons that are left over are no words'],
    [':::unheard Title\n\nWords.\n\n:::', 'Words.', 'nor are unknown directives'],
    [':::unheard Title\nWords.\n:::', 'Words.', 'on lines of one paragraph'],
    ['::leaf[Label]\n\nWords.', 'Words.', 'nor one of a line'],
    ['- [A](https://a.example)\n\nWords.', 'Words.', 'lists before the text are mostly contents'],
    ['- **One** part\n  - inner\n- two', 'One part', 'the first item, without inner lists'],
    ['1. One\n\n   More\n\n2. two', 'One', 'the first paragraph of the first item'],
    [`- ${fence.replaceAll('\n', '\n  ')}\n- Words`, 'Words', 'an item of code has no words'],
    ['| Name | Value |\n| --- | --- |\n| a | b |', 'Name, Value', 'the first row of a table'],
    [':::note[Title]\n\nWords.\n\n:::', 'Words.', 'the content of an admonition'],
    ['> Quoted.', 'Quoted.', 'a quotation'],
    [
      '<details><summary>More</summary>\n\nHidden.\n\n</details>',
      'Hidden.',
      'the content of details',
    ],
    [`# Title\n\n## One\n\n${fence}\n\n## Two`, 'One, Two', 'headings, without the title'],
    [`## ${'a'.repeat(100)}\n\n## ${'b'.repeat(100)}`, 'a'.repeat(100), 'as many as fit'],
    [fence, '', 'code is no sentence'],
  ])('of %j is %j: %s', async (text, summary) => {
    const context = contextOf(new Diagnostics());
    expect((await compileText(text, 'a.md', context)).body.summary).toBe(summary);
  });
});
