import type { Element, Root } from 'hast';
import { formulaText } from '../model/formula-text.ts';
import { visitElements } from '../model/prose-code.ts';
import { urlsOfSourceSet } from '../model/source-set.ts';
import type { ProseLink } from '../model/site.ts';

/** Returns every link, image and symbol reference of a text, in order, with its place. */
export function linksOf(tree: Root, file: string): ProseLink[] {
  const links: ProseLink[] = [];
  visitElements(tree, file, (node, of) => {
    const { src, dataSymbol } = node.properties;
    const { line, column } = node.position?.start ?? {};
    const place = { file: of, line, column };
    const target = targetOf(node);
    if (typeof target === 'string' && !isFootnoteLink(node))
      links.push({ url: target, kind: 'link', place });
    if (node.tagName === 'a' && typeof dataSymbol === 'string')
      links.push({ url: dataSymbol, kind: 'symbol', place });
    if (node.tagName === 'img' && typeof src === 'string')
      links.push({ url: src, kind: 'image', place });
    for (const url of mediaOf(node)) links.push({ url, kind: 'media', place });
  });
  return links;
}

/** Returns the address that an element leads to, or the page that it embeds. */
function targetOf({ tagName, properties }: Element): unknown {
  if (tagName === 'a' || tagName === 'area') return properties.href;
  return tagName === 'iframe' ? properties.src : undefined;
}

/** Elements of HTML that show files; the source of an image is a link of its own kind. */
const mediaTags: ReadonlySet<string> = new Set(['audio', 'embed', 'source', 'track', 'video']);

/** Returns the addresses of the files that an element of HTML shows, except for the source of an image. */
function mediaOf({ tagName, properties }: Element): string[] {
  const { src, poster, srcSet, data } = properties;
  const isMedia = mediaTags.has(tagName);
  return [
    ...(tagName === 'object' && typeof data === 'string' ? [data] : []),
    ...(isMedia && typeof src === 'string' ? [src] : []),
    ...(isMedia && typeof poster === 'string' ? [poster] : []),
    ...((isMedia || tagName === 'img') && typeof srcSet === 'string'
      ? urlsOfSourceSet(srcSet)
      : []),
  ];
}

/** True for the links to footnotes and back. */
export function isFootnoteLink({ properties }: Element): boolean {
  return properties.dataFootnoteRef !== undefined || properties.dataFootnoteBackref !== undefined;
}

const inline = new Set(
  'a abbr b br cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var'.split(
    ' ',
  ),
);

/** Returns all text with white space collapsed; separates blocks and omits footnote marks. */
export function textOf(tree: Root | Element): string {
  return foldSpace(rawTextOf(tree));
}

/** Returns the text with its line ends. */
export function rawTextOf(tree: Root | Element): string {
  const parts: string[] = [];
  const walk = (node: Root | Element): void => {
    for (const child of node.children) {
      if (child.type === 'text') parts.push(child.value);
      if (child.type !== 'element' || isFootnoteLink(child)) continue;
      if (child.tagName === 'math') {
        parts.push(formulaText(child));
        continue;
      }
      const apart = !inline.has(child.tagName);
      if (apart) parts.push(' ');
      walk(child);
      if (apart) parts.push(' ');
    }
  };
  walk(tree);
  return parts.join('');
}

/** Collapses white space. */
export function foldSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
