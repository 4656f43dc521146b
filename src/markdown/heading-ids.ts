import GithubSlugger, { slug } from 'github-slugger';
import type { Element, ElementContent, Root as HastRoot } from 'hast';
import type { Heading, PhrasingContent, Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { MarkdownConfig } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { formulaSource, formulaText } from '../model/formula-text.ts';
import { isHtmlId } from '../model/html-id.ts';
import { visitElements } from '../model/prose-code.ts';
import type { ProseHeading } from '../model/site.ts';
import { headingContent } from './heading-content.ts';

declare module 'mdast' {
  interface HeadingData {
    /** The text that the id is made of; missing for headings of plugins. */
    idText?: string;
  }
}

/** Syntaxes for an id at the end of a heading: `{#id}`, and a comment in braces. */
const chosenId = /\s*\{(?:#([^\s{}]+)|\/\*\s*#([^\s{}*]+)\s*\*\/)\}\s*$/;
const idComment = /^<!--\s*#(\S+)\s*-->$/;

/**
 * Keeps the texts that ids of headings are made of, as in Docusaurus: with the codes of emoji, the code of expressions,
 * even of those that are comments, and the descriptions of images, and without elements of HTML and the names of
 * directives. `source` is the parsed text.
 */
export function keepIdTexts(root: Root, source: string): void {
  visit(root, 'heading', (heading) => {
    const isAsWritten = (part: PhrasingContent): boolean =>
      isTime(part) || (part.type === 'html' && written(part, source).startsWith('{'));
    const parts = heading.children.filter((part) => part.type !== 'html' || isAsWritten(part));
    const idText = (parts.length > 0 ? parts : heading.children)
      .map((part) => (isAsWritten(part) ? written(part, source) : plainText(part)))
      .join('');
    heading.data = { ...heading.data, idText };
  });
}

/** Passes these texts on to the elements that headings become. */
export function passIdTexts(root: Root): void {
  visit(root, 'heading', ({ data }) => {
    if (data?.idText === undefined) return;
    data.hProperties = { ...data.hProperties, dataIdText: data.idText };
  });
}

/** True for what the parser takes for a directive, and Docusaurus for text: `10:30`. */
function isTime(node: PhrasingContent): boolean {
  return node.type === 'textDirective' && !/^[a-z][\w-]*$/i.test(node.name);
}

function written({ position }: PhrasingContent, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

/** Removes explicit ids from the texts of headings, and assigns them. */
export function takeExplicitIds(root: Root): void {
  visit(root, 'heading', (heading) => {
    const id = takeId(heading);
    if (id === undefined) return;
    heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
    // A repeated id is not used.
    heading.data.idText = heading.data.idText?.replace(chosenId, '');
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
  const match = last.value.match(chosenId);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  if (last.value === '') heading.children.pop();
  return match[1] ?? match[2];
}

/** Assigns an id derived from its text to each heading without one. */
export function numberHeadings(
  tree: HastRoot,
  file: string,
  { maintainCase }: MarkdownConfig['anchors'],
  diagnostics: Diagnostics,
): void {
  const headings: { heading: Element; file: string }[] = [];
  visitElements(tree, file, (heading, of) => {
    if (isHeading(heading)) headings.push({ heading, file: of });
  });
  const slugger = new GithubSlugger();
  const chosen = new Set<string>();
  for (const { heading, file: of } of headings) {
    const { id } = heading.properties;
    if (typeof id !== 'string' || !isHtmlId(id)) {
      delete heading.properties.id;
      continue;
    }
    slugger.occurrences[id] = 0;
    if (chosen.has(id)) {
      const { start } = heading.position ?? {};
      diagnostics.warning(
        'duplicate-heading-id',
        `More than one heading has the id "${id}".`,
        { file: of, line: start?.line, column: start?.column },
        'Choose another id. Links can lead only to the first heading.',
      );
      delete heading.properties.id;
    }
    chosen.add(id);
  }
  for (const { heading } of headings) {
    const { dataIdText } = heading.properties;
    delete heading.properties.dataIdText;
    // Headings in components have no such text.
    const text = typeof dataIdText === 'string' ? dataIdText : textIn(heading, formulaSource);
    heading.properties.id ??= slugger.slug(slug(text) ? text : 'section', maintainCase);
  }
}

/** Removes the ids of other elements that are unfit, or that a heading or an earlier element has. */
export function dropRepeatedIds(tree: HastRoot): void {
  const used = new Set<unknown>();
  const others: Element[] = [];
  visit(tree, 'element', (element) => {
    if (isHeading(element)) used.add(element.properties.id);
    else if (element.properties.id !== undefined) others.push(element);
  });
  for (const { properties } of others) {
    const { id } = properties;
    if (used.has(id) || !isHtmlId(String(id))) delete properties.id;
    else used.add(id);
  }
}

/** Returns the visible headings, in order. */
export function headingsOf(tree: HastRoot | Element): ProseHeading[] {
  const headings: ProseHeading[] = [];
  visit(tree, 'element', (heading) => {
    if (!isHeading(heading)) return;
    const text = textIn(heading);
    const content = headingContent(heading, text);
    const level = Number(heading.tagName[1]);
    const id = String(heading.properties.id);
    headings.push({ level, id, text, ...(content && { content }) });
  });
  return headings;
}

function isHeading(node: Element): boolean {
  return /^h[1-6]$/.test(node.tagName) && !isHidden(node);
}

/** Returns the text of a heading; `formula` returns that of a formula. */
function textIn(heading: Element, formula: (math: Element) => string = formulaText): string {
  const textOf = (node: ElementContent): string => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element') return '';
    return node.tagName === 'math' ? formula(node) : node.children.map(textOf).join('');
  };
  return heading.children.map(textOf).join('').replace(/\s+/g, ' ').trim();
}

/** True for the heading of the footnotes, which only screen readers announce. */
function isHidden({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('visually-hidden');
}
