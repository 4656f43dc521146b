import type { Nodes, Root } from 'hast';
import { formulaText } from '../model/formula-text.ts';
import type { Prose } from '../model/site.ts';

/** A section of a text. */
export interface ProseSection {
  /** The heading; empty in front of the first one. */
  heading: string;
  /** Id of the heading; empty if there is none. */
  anchor: string;
  /** The text without the heading, with collapsed white space. */
  text: string;
  /** Words of the configuration by which it is found; missing if there are none. */
  aliases?: readonly string[];
}

/** Elements that do not interrupt the text around them. */
const inline = new Set(
  'a abbr b bdi bdo br cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var'.split(
    ' ',
  ),
);

/** Elements without visible text. */
const silent = new Set(['script', 'style', 'svg', 'template']);

/** Splits a text into sections at every heading. */
export function proseSections({
  tree,
  headings,
}: Pick<Prose, 'tree' | 'headings'>): ProseSection[] {
  const titles = new Map(headings.map(({ id, text }) => [id, text]));
  const sections: ProseSection[] = [{ heading: '', anchor: '', text: '' }];
  const walk = (node: Root | Nodes): void => {
    const section = sections.at(-1);
    if (node.type === 'text') {
      if (section) section.text += node.value;
      return;
    }
    if (node.type !== 'element' && node.type !== 'root') return;
    if (node.type === 'element') {
      if (silent.has(node.tagName)) return;
      if (node.tagName === 'math') {
        if (section) section.text += formulaText(node);
        return;
      }
      const { id } = node.properties;
      if (/^h[1-6]$/.test(node.tagName) && typeof id === 'string' && titles.has(id)) {
        sections.push({ heading: titles.get(id) ?? '', anchor: id, text: '' });
        return;
      }
    }
    const isBlock = node.type === 'element' && !inline.has(node.tagName);
    if (isBlock && section) section.text += ' ';
    for (const child of node.children) walk(child);
    const last = sections.at(-1);
    if (isBlock && last) last.text += ' ';
  };
  walk(tree);
  return sections
    .map((section) => ({ ...section, text: section.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ heading, text }, i) => i === 0 || heading !== '' || text !== '');
}
