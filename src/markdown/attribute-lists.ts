import type { Nodes, Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';

/** An attribute: an id, a class, or a name with a value. */
const attribute = /#[\w.:-]+|\.[\w:-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s"'{}]+)/;

/** A list of attributes, as Python-Markdown reads it: `{ #id }`, `{: .class key="value" }`. */
const list = String.raw`\{:?[ \t]*((?:${attribute.source})(?:[ \t]+(?:${attribute.source}))*)[ \t]*\}`;

const atStart = new RegExp(`^${list}`);
const atEnd = new RegExp(String.raw`${list}[ \t]*$`);
const onLastLine = new RegExp(String.raw`\n[ \t]*${list}[ \t]*$`);

/** Inline elements that a list directly behind them belongs to. */
const inline = new Set(['delete', 'emphasis', 'image', 'inlineCode', 'link', 'strong']);

/**
 * Removes the attribute lists that MkDocs and its kin use, at the end of a heading, on the last line of a paragraph, and
 * behind links, images, code and emphasis. Ids become those of the elements; classes and other attributes have no
 * meaning on this site. `source` is the parsed text.
 */
export function takeAttributeLists(root: Root, source: string): void {
  if (!source.includes('{')) return;
  visit(root, 'text', (node, index = 0, parent) => {
    const { children = [] } = parent ?? {};
    const previous = children[index - 1];
    if (previous && inline.has(previous.type)) take(node, atStart, previous);
    if (!parent || node !== children.at(-1)) return;
    if (parent.type === 'heading') take(node, atEnd, parent);
    if (parent.type === 'paragraph') take(node, onLastLine, parent);
  });
}

/** Removes a list from a text, and gives its id to the element that it belongs to. */
function take(text: Text, place: RegExp, owner: Nodes): void {
  const found = place.exec(text.value);
  if (!found) return;
  const [, , id] = /(?:^|[ \t])(?:#|id=(["']?))([\w.:-]+)\1/.exec(found[1] ?? '') ?? [];
  const rest = text.value.replace(place, '');
  // White space before a list is removed here: a pattern would try each of many spaces.
  text.value = place === atStart ? rest : rest.trimEnd();
  const { length } = found[0];
  // What is not shown as text is not reported as such.
  if (text.position?.end.offset !== undefined && place === atStart)
    text.position.start.offset = (text.position.start.offset ?? 0) + length;
  else if (text.position?.end.offset !== undefined) text.position.end.offset -= length;
  if (id !== undefined)
    owner.data = { ...owner.data, hProperties: { ...owner.data?.hProperties, id } };
}
