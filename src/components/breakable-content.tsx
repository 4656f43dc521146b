import type { ElementType, ReactElement, ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { joined } from './joined.ts';
import { breakPieces, opportunity } from './shell/breakable.tsx';

/** True for an element, whose content is known without rendering it. */
function isElement(node: ReactNode): node is ReactElement<{ children?: ReactNode }, ElementType> {
  return typeof node === 'object' && node !== null && 'props' in node;
}

/** True for several nodes. */
function isList(node: ReactNode): node is ReactNode[] {
  return Array.isArray(node);
}

/**
 * Lets the long names in content break between their words, as `breakable` does in a text. A name may continue from
 * one element to the next, such as `map<key_type>` with a link in it: browsers see one word, so one rule decides.
 */
export function breakableContent(content: ReactNode): ReactNode {
  const places = breakPlaces(textOf(content));
  if (places.length === 0) return content;
  let end = 0;
  let next = 0;
  const marked = (node: ReactNode): ReactNode => {
    if (typeof node === 'string') {
      const start = end;
      end += node.length;
      const pieces: ReactNode[] = [];
      let from = 0;
      for (let place = places[next]; place !== undefined && place <= end; place = places[++next]) {
        pieces.push(node.slice(from, place - start), opportunity);
        from = place - start;
      }
      return from === 0 ? node : joined([...pieces, node.slice(from)]);
    }
    if (isList(node)) {
      const changed = node.map(marked);
      return changed.some((each, i) => each !== node[i]) ? changed : node;
    }
    // A text that was marked alone: its places are among those of the whole.
    if (node === opportunity) return null;
    if (!isElement(node)) return node;
    const { children } = node.props;
    if (children === undefined) return node;
    const changed = marked(children);
    if (changed === children) return node;
    // Lists whose order never changes have no keys, and must not be checked for them.
    const create = Array.isArray(changed) ? jsxs : jsx;
    return create(node.type, { ...node.props, children: changed }, node.key ?? undefined);
  };
  return marked(content);
}

/** The places in a text, in characters from its start, where its long names may break. */
function breakPlaces(text: string): number[] {
  let end = 0;
  return breakPieces(text)
    .slice(0, -1)
    .map((piece) => (end += piece.length));
}

/** Returns the number of characters of a name's longest word: of what stays on one line. */
export function longestWord(name: string): number {
  return Math.max(...breakPieces(name).map(({ length }) => length));
}

/** The text of content, without what components will write. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node;
  if (isList(node)) return node.map(textOf).join('');
  return isElement(node) ? textOf(node.props.children) : '';
}
