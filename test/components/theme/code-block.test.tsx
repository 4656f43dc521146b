import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { ProseView } from '../../../src/components/prose/prose-view.tsx';
import { CodeBlock } from '../../../src/components/theme/code-block.tsx';
import { Details } from '../../../src/components/theme/details.tsx';
import { ThemeDataProvider } from '../../../src/components/theme/theme-data.tsx';
import { loadHighlight } from '../../../src/code/highlight.ts';
import { Diagnostics } from '../../../src/diagnostics/diagnostics.ts';
import { createProse } from '../../../src/markdown/prose.ts';
import { readMarkdown } from '../../../src/markdown/read-markdown.ts';
import { renderContent } from '../../pages/content-environment.tsx';
import { contextOf } from '../../context.ts';

/** Returns the HTML of a fenced code block. */
async function fence(text: string): Promise<string> {
  const diagnostics = new Diagnostics();
  const source = await readMarkdown(text, 'a.md', diagnostics);
  const { tree } = await createProse(source, source.root, contextOf(diagnostics));
  return renderContent(<ProseView tree={tree} />);
}

describe('the component CodeBlock', () => {
  test.each([
    ['cpp title="a.h" {2}', { language: 'cpp', metastring: 'title="a.h" {2}' }],
    [
      'cpp title="a.h" showLineNumbers',
      { className: 'language-cpp', title: 'a.h', showLineNumbers: true },
    ],
    ['CPP showLineNumbers=5 {1}', { language: 'CPP', showLineNumbers: 5, metastring: '{1}' }],
    ['', {}],
    ['cpp', { language: 'cpp', metastring: 'showLineNumbers', showLineNumbers: false }],
  ])('S-248 renders like a fenced code block: %s', async (info, props) => {
    const code = 'int a = "<&>";\n// highlight-next-line\nreturn;';
    const html = renderToStaticMarkup(
      <ThemeDataProvider value={{ highlight: await loadHighlight() }}>
        <CodeBlock {...props}>{`${code}\n`}</CodeBlock>
      </ThemeDataProvider>,
    );
    const written = await fence(`\`\`\`${info}\n${code}\n\`\`\``);
    const plain = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&gt;', '>');
    expect(`<div class="prose">${plain(html)}</div>`).toBe(plain(written));
  });

  test('S-258 renders elements unchanged, without colours', async () => {
    const html = renderToStaticMarkup(
      <ThemeDataProvider value={{ highlight: await loadHighlight() }}>
        <CodeBlock language="cpp" className="mine">
          int <b>a</b>;
        </CodeBlock>
      </ThemeDataProvider>,
    );
    expect(html).toBe(
      '<figure class="theme-code-block language-cpp mine"><pre tabindex="0" data-elements=""><code>int <b>a</b>;</code></pre></figure>',
    );
  });
});

test('S-245 details declare whether they are closed, and always have a summary', async () => {
  expect(
    renderToStaticMarkup(
      <>
        <Details>a</Details>
        <Details open className="mine" summary={<summary id="s">More</summary>}>
          b
        </Details>
      </>,
    ),
  ).toBe(
    '<details class="theme-details" data-collapsed="true"><summary>Details</summary>a</details>' +
      '<details class="theme-details mine" open="" data-collapsed="false"><summary id="s">More</summary>b</details>',
  );
  expect(
    await fence('<details>\n\ntext\n\n</details>\n\n<details open><summary>S</summary>x</details>'),
  ).toBe(
    '<div class="prose"><details data-collapsed="true"><summary>Details</summary>\n<p>text</p>\n</details>\n' +
      '<details open="" data-collapsed="false"><summary>S</summary>x</details></div>',
  );
});
