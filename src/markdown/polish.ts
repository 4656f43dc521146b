import type { Element, Nodes, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Adds the default summary to details without one, and marks all details as collapsed or expanded. */
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

/** Labels the boxes of task lists as ticked or not, for screen readers. */
export function labelTasks(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName !== 'input' || properties.type !== 'checkbox') return;
    properties.ariaLabel ??= properties.checked ? 'Done' : 'To do';
  });
}

/** Wraps each table in a box, which scrolls if the table is too wide. */
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

/** Removes source comments, which are for authors, from the page. */
export function dropComments(tree: Root): void {
  visit(tree, (node: Nodes, index, parent) => {
    if (node.type !== 'comment' || !parent || index === undefined) return;
    parent.children.splice(index, 1);
    return index;
  });
}

/** Removes source positions, which are not needed after reading. */
export function dropPositions(tree: Root): void {
  visit(tree, (node: Nodes) => {
    delete node.position;
  });
}
