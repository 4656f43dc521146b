import type { Element, Nodes, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Gives details without a summary the usual one, and says of all whether they are closed. */
export function completeDetails(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'details') return;
    node.properties.dataCollapsed = node.properties.open === undefined ? 'true' : 'false';
    if (node.children.some((child) => child.type === 'element' && child.tagName === 'summary'))
      return;
    node.children.unshift({
      type: 'element',
      tagName: 'summary',
      properties: {},
      children: [{ type: 'text', value: 'Details' }],
    });
  });
}

/** Says to those who cannot see a box of a task list whether it is ticked. */
export function labelTasks(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName !== 'input' || properties.type !== 'checkbox') return;
    properties.ariaLabel ??= properties.checked ? 'Done' : 'To do';
  });
}

/** Puts each table in a box of its own, in which it scrolls when it is too wide. */
export function scrollTables(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) return;
    const box: Element = {
      type: 'element',
      tagName: 'div',
      properties: { className: ['table-wrap'], tabIndex: 0 },
      children: [node],
    };
    parent.children[index] = box;
    return SKIP;
  });
}

/** Takes the comments of the source, which are for its authors, out of the page. */
export function dropComments(tree: Root): void {
  visit(tree, (node: Nodes, index, parent) => {
    if (node.type !== 'comment' || !parent || index === undefined) return;
    parent.children.splice(index, 1);
    return index;
  });
}

/** Forgets where each node came from: after reading, nobody asks. */
export function dropPositions(tree: Root): void {
  visit(tree, (node: Nodes) => {
    delete node.position;
  });
}
