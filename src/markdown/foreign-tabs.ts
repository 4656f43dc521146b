import type { Blockquote, Paragraph, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { elementWith } from './element-with.ts';

/** Name of the directive for a tab of MkDocs, `=== "Title"`; no text can write it. */
export const foreignTab = '===';

/** Turns tabs of MkDocs that follow each other into a group of tabs, as the component for tabs draws it. */
export function convertForeignTabs(root: Root): void {
  visit(root, 'containerDirective', (first, index, parent) => {
    if (!parent || index === undefined || !isTab(first)) return undefined;
    const siblings: RootContent[] = parent.children;
    const end = siblings.findIndex((each, i) => i > index && !isTab(each));
    const tabs = siblings.slice(index, end < 0 ? undefined : end).filter(isTab);
    siblings.splice(index, tabs.length, { ...groupOf(tabs), position: first.position });
    // The group may contain others.
    return index;
  });
}

function isTab(node: RootContent): node is ContainerDirective {
  return node.type === 'containerDirective' && node.name === foreignTab;
}

function groupOf(tabs: readonly ContainerDirective[]): Blockquote {
  const titles = tabs.map(({ children: [title] }) => plainText(title));
  // A value is the title; with its place if another tab has the same.
  const values = titles.map((title, i) =>
    titles.indexOf(title) < i ? `${title} ${i + 1}` : title,
  );
  const labels = tabs.map(({ children: [title] }, i): Paragraph => {
    const isFirst = i === 0;
    return {
      type: 'paragraph',
      children: title?.type === 'paragraph' ? title.children : [],
      data: {
        hName: 'li',
        hProperties: {
          role: 'tab',
          tabIndex: isFirst ? 0 : -1,
          ariaSelected: String(isFirst),
          className: isFirst ? ['tabs__item', 'tabs__item--active'] : ['tabs__item'],
          dataValue: values[i],
        },
      },
    };
  });
  const panels = tabs.map(({ children: [, ...content] }, i) =>
    elementWith(
      'div',
      { role: 'tabpanel', hidden: i > 0, dataValue: values[i], ariaLabel: titles[i] },
      content,
    ),
  );
  const list = { role: 'tablist', ariaOrientation: 'horizontal', className: ['tabs'] };
  return elementWith('div', { className: ['theme-tabs-container', 'tabs-container'] }, [
    elementWith('ul', list, labels),
    elementWith('div', { className: ['tabs-panels'] }, panels),
  ]);
}
