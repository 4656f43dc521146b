import { expect, test } from '@jest/globals';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { renderToStaticMarkup } from 'react-dom/server';
import { TabItem } from '../../src/components/theme/tab-item.tsx';
import { Tabs } from '../../src/components/theme/tabs.tsx';
import { convertForeign } from '../../src/markdown/foreign-markup.ts';
import { parseMarkdown } from '../../src/markdown/parse.ts';

/** Returns the tree of HTML, without white space between elements. */
function treeOf(html: string): unknown {
  const { children } = fromHtml(html.replace(/>\s+</g, '><'), { fragment: true });
  return JSON.parse(
    JSON.stringify(children, (key, value: unknown) => (key === 'position' ? undefined : value)),
  );
}

test('tabs of MkDocs are the elements of the component, whose script serves them', () => {
  const text = '=== "C++"\n\n    A.\n\n=== "`C`"\n\n    B.\n\n=== "C"\n\n    C.\n';
  const root = parseMarkdown(text);
  convertForeign(root, text);
  expect(treeOf(toHtml(toHast(root)))).toEqual(
    treeOf(
      renderToStaticMarkup(
        <Tabs>
          <TabItem value="C++">
            <p>A.</p>
          </TabItem>
          <TabItem value="C" label={<code>C</code>}>
            <p>B.</p>
          </TabItem>
          <TabItem value="C 3" label="C">
            <p>C.</p>
          </TabItem>
        </Tabs>,
      ),
    ),
  );
});
