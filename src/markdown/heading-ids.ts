import GithubSlugger, { slug } from 'github-slugger';
import type { Element, Root as HastRoot } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { ProseHeading } from '../model/site.ts';
import { headingContent } from './heading-content.ts';

/** The ways to write an id at the end of a heading: `{#id}` and a comment in braces. */
const idText = /\s*\{(?:\/\*\s*)?#([^\s{}*]+)(?:\s*\*\/)?\}\s*$/;
const idComment = /^<!--\s*#(\S+)\s*-->$/;

/** Takes the ids that authors chose out of the texts of their headings. */
export function takeExplicitIds(root: Root): void {
  visit(root, 'heading', (heading) => {
    const id = takeId(heading);
    if (id === undefined) return;
    heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
  });
}

function takeId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type === 'html') {
    const id = last.value.trim().match(idComment)?.[1];
    if (id === undefined) return undefined;
    heading.children.pop();
    const text = heading.children.at(-1);
    if (text?.type === 'text') text.value = text.value.trimEnd();
    return id;
  }
  if (last?.type !== 'text') return undefined;
  const match = last.value.match(idText);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  if (last.value === '') heading.children.pop();
  return match[1];
}

/** Gives each heading without id one made of its text; returns the headings that readers see. */
export function numberHeadings(
  tree: HastRoot,
  file: string,
  diagnostics: Diagnostics,
): ProseHeading[] {
  const headings: Element[] = [];
  visit(tree, 'element', (node) => {
    if (/^h[1-6]$/.test(node.tagName) && !isHidden(node)) headings.push(node);
  });
  const slugger = new GithubSlugger();
  const chosen = new Set<string>();
  for (const heading of headings) {
    const { id } = heading.properties;
    if (typeof id !== 'string') continue;
    slugger.occurrences[id] = 0;
    if (chosen.has(id)) {
      const { start } = heading.position ?? {};
      diagnostics.warning(
        'duplicate-heading-id',
        `The id "${id}" is given to more than one heading.`,
        { file, line: start?.line, column: start?.column },
        'Choose another id; links can only lead to the first.',
      );
    }
    chosen.add(id);
  }
  return headings.map((heading) => {
    const text = textOf(heading).replace(/\s+/g, ' ').trim();
    const { id } = heading.properties;
    const final = typeof id === 'string' ? id : slugger.slug(slug(text) ? text : 'section');
    heading.properties.id = final;
    const content = headingContent(heading, text);
    return { level: Number(heading.tagName[1]), id: final, text, ...(content && { content }) };
  });
}

/** True for the heading above footnotes, which only screen readers see. */
function isHidden({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('visually-hidden');
}
