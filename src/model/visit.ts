import type { Compound, Member } from './compound.ts';
import type { Block, Inline } from './description.ts';

/** Calls `visit` for every block and inline of a description, parents before children. */
export function visitNodes(
  nodes: readonly (Block | Inline)[],
  visit: (node: Block | Inline) => void,
): void {
  for (const node of nodes) {
    visit(node);
    switch (node.type) {
      case 'parameterList':
        for (const item of node.items) {
          for (const { name, type } of item.names) visitNodes([...name, ...(type ?? [])], visit);
          visitNodes(item.children, visit);
        }
        break;
      case 'list':
        for (const item of node.items) visitNodes(item.children, visit);
        break;
      case 'definitionList':
        for (const item of node.items) visitNodes([...item.term, ...item.children], visit);
        break;
      case 'table':
        visitNodes(node.caption ?? [], visit);
        for (const row of node.rows) for (const cell of row) visitNodes(cell.children, visit);
        break;
      case 'linkList':
        for (const item of node.items) visitNodes(item.children, visit);
        break;
      case 'figure':
      case 'diagram':
        visitNodes(node.caption, visit);
        break;
      default:
        if ('title' in node && Array.isArray(node.title)) visitNodes(node.title, visit);
        if ('summary' in node && node.summary) visitNodes(node.summary, visit);
        if ('children' in node) visitNodes(node.children, visit);
    }
  }
}

/** Every description of a member, its parameters and values included. */
export function descriptionsOfMember(member: Member): Block[][] {
  return [
    member.brief,
    member.detailed,
    member.inBody,
    ...member.params.map((param) => param.brief),
    ...(member.templateParams ?? []).map((param) => param.brief),
    ...member.enumValues.flatMap((value) => [value.brief, value.detailed]),
  ];
}

/** Every description of a compound itself, its members left out. */
export function descriptionsOfCompound(compound: Compound): Block[][] {
  return [
    compound.brief,
    compound.detailed,
    ...compound.sections.map((section) => section.description),
    ...compound.conceptParts.flatMap((part) => (part.type === 'doc' ? [part.children] : [])),
  ];
}
