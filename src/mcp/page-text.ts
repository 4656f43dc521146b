import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { PageHeading } from './page-sections.ts';

/** Classes of what readers of a page use, and a text does not need. */
const tools = [
  ...['hash-link', 'breadcrumbs', 'toc-mobile', 'graph', 'types-in-row', 'pagination-nav'],
  ...['table-of-contents', 'theme-doc-footer', 'theme-doc-version-badge', 'button', 'row-line'],
  'text-link',
  // The overloads follow it with the same declarations.
  'overload-list',
];

/** Elements that are no text. */
const noText = new Set(['svg', 'script', 'style', 'nav', 'button', 'input', 'template', 'wbr']);

/** The content of a page. */
export class PageText {
  readonly #content: Element | Root;

  /** The title in the head of the page. */
  readonly title: string;

  /** The description in the head of the page; empty if it has none. */
  readonly brief: string;

  /** `complete` returns the complete address of a link on the page. */
  constructor(
    html: string,
    private readonly complete: (href: string) => string,
  ) {
    const root = fromHtml(html);
    this.#content = find(root, ({ tagName }) => tagName === 'article') ?? root;
    const title = find(root, ({ tagName }) => tagName === 'title');
    const about = find(root, ({ properties }) => properties.name === 'description');
    this.title = title ? textOf(title) : '';
    this.brief = about?.properties.content ?? '';
  }

  /** All headings of the page. */
  headings(): PageHeading[] {
    return allIn(this.#content, (each) => depthOf(each) > 0).map((each) => ({
      id: each.properties.id ?? '',
      text: readable(each),
      depth: depthOf(each),
    }));
  }

  /** The section below a heading with an id, and the heading; `undefined` if there is no such heading. */
  section(id: string): string | undefined {
    const isWanted = (each: Element): boolean => depthOf(each) > 0 && each.properties.id === id;
    const around = pathTo(this.#content, isWanted).reverse();
    const [heading, parent = this.#content] = around;
    if (!heading) return undefined;
    const member = around.find(isMemberSection);
    if (member) return this.#markdown([member]);
    const start = parent.children.findIndex((child) => child === heading);
    const after = parent.children.slice(start + 1);
    const end = after.findIndex(
      (child) =>
        child.type === 'element' && depthOf(child) > 0 && depthOf(child) <= depthOf(heading),
    );
    return this.#markdown([heading, ...after.slice(0, end < 0 ? undefined : end)]);
  }

  /** The whole page as Markdown. */
  whole(): string {
    return this.#markdown([...this.#content.children]);
  }

  /** The start of the page, up to its first section: name, summary and facts. */
  head(): string {
    const { before } = this.#sections();
    return this.#markdown(before);
  }

  /** The lines that include the headers of what the page is about. */
  includes(): string[] {
    const { before } = this.#sections();
    return before.flatMap((node) =>
      allIn(node, (each) => classesOf(each).includes('page-include')).map(textOf),
    );
  }

  /** The sections of the page with one of some ids, each with its heading. */
  sections(...ids: readonly string[]): string {
    const { sections } = this.#sections();
    return this.#markdown(sections.filter(({ id }) => ids.includes(id)).flatMap(({ all }) => all));
  }

  /** What the page says about the anchor of a member; `undefined` if it does not have the anchor. */
  member(anchor: string): string | undefined {
    const around = pathTo(this.#content, ({ properties }) => properties.id === anchor).reverse();
    const [target] = around;
    if (!target) return undefined;
    const found = around.find((each) => each.tagName === 'tr' || isMemberSection(each)) ?? target;
    if (found.tagName !== 'tr') return this.#markdown([found]);
    return this.#markdown([
      { type: 'element', tagName: 'table', properties: {}, children: [found] },
    ]);
  }

  #sections(): { before: RootContent[]; sections: { id: string; all: RootContent[] }[] } {
    const body = find(
      this.#content,
      ({ tagName, children }) => tagName === 'div' && children.some((child) => isHeading(child)),
    );
    const before: RootContent[] = [];
    const sections: { id: string; all: RootContent[] }[] = [];
    for (const child of (body ?? this.#content).children)
      if (isHeading(child)) sections.push({ id: child.properties.id ?? '', all: [child] });
      else if (child.type !== 'doctype') (sections.at(-1)?.all ?? before).push(child);
    return { before, sections };
  }

  #markdown(children: RootContent[]): string {
    const kept = children.flatMap((child) => this.#cleaned(child));
    const tree = toMdast({ type: 'root', children: kept });
    const root = tree.type === 'root' ? tree : { type: 'root' as const, children: [] };
    const extensions = [gfmToMarkdown({ tablePipeAlign: false })];
    return toMarkdown(root, { extensions, bullet: '-', rule: '-' }).trim();
  }

  /** Removes what is no text, and completes addresses. */
  #cleaned(node: RootContent): RootContent[] {
    if (node.type !== 'element') return node.type === 'text' ? [node] : [];
    if (noText.has(node.tagName) || node.properties.hidden === true) return [];
    if (classesOf(node).some((name) => tools.includes(name))) return [];
    if (isRest(node)) {
      // What follows continues the list that the page folds.
      const rest = node.children.filter((child) => !isSummary(child));
      return [{ type: 'text', value: ', ' }, ...rest.flatMap((child) => this.#cleaned(child))];
    }
    const { href } = node.properties;
    const isHead = classesOf(node).includes('overload-head');
    const children = node.children
      .filter(
        (child, at) =>
          !(isHead && isLinkToPlace(child)) && !(isSpace(child) && isRest(node.children[at + 1])),
      )
      .flatMap((child) => this.#cleaned(child));
    // Anchors only mark places.
    if (node.tagName === 'a' && children.length === 0) return [];
    const properties = typeof href === 'string' ? { href: this.complete(href) } : node.properties;
    return [adapted({ ...node, properties, children: apart(children.filter(isContent)) })];
  }
}

/** Returns an element in the form in which Markdown has it. */
function adapted(element: Element): Element {
  const { tagName, children } = element;
  const classes = classesOf(element);
  if (tagName === 'pre') return { ...element, children: [code(element)] };
  // The space behind a type in its own column would hide that between two pieces of code.
  if (tagName === 'code')
    return { ...element, children: [{ type: 'text', value: textOf(element).trim() }] };
  if (classes.includes('badges') || classes.includes('page-facts')) return line(children);
  return tagName === 'table' ? listInstead(element) : element;
}

/** Returns a table without a head as a list: of parameters, below what they are, or of members with descriptions. */
function listInstead(table: Element): Element {
  // Names in front of their rows are no head.
  const isHead = ({ tagName, properties }: Element): boolean =>
    tagName === 'th' && properties.scope !== 'row';
  if (find(table, isHead)) return table;
  const [caption] = allIn(table, ({ tagName }) => tagName === 'caption');
  const list: Element = { ...table, tagName: 'ul', children: rowsOf(table) };
  if (!caption) return list;
  const children: ElementContent[] = [{ ...caption, tagName: 'p' }, list];
  return { type: 'element', tagName: 'div', properties: {}, children };
}

/** Puts a space between two pieces of code, which pages show on lines of their own. */
function apart(children: readonly ElementContent[]): ElementContent[] {
  const isCode = (node?: ElementContent): boolean =>
    node?.type === 'element' && node.tagName === 'code';
  return children.flatMap((child, at): ElementContent[] =>
    isCode(child) && isCode(children[at - 1]) ? [{ type: 'text', value: ' ' }, child] : [child],
  );
}

/** Returns elements as a line of text. */
function line(children: readonly ElementContent[]): Element {
  const parts = children.map(textOf).filter((text) => text.trim() !== '');
  const value = parts.join(' · ');
  return { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] };
}

/** Returns the rows of a table as items of a list. */
function rowsOf(node: Element): Element[] {
  if (node.tagName === 'caption') return [];
  if (node.tagName !== 'tr')
    return node.children.flatMap((each) => (each.type === 'element' ? rowsOf(each) : []));
  const children = node.children.flatMap((cell): ElementContent[] =>
    cell.type === 'element' ? [...cell.children, { type: 'text', value: ' ' }] : [],
  );
  return [{ type: 'element', tagName: 'li', properties: {}, children }];
}

/** True for a link to a place on its own page, such as the number of an overload. */
function isLinkToPlace(node: RootContent): boolean {
  if (node.type !== 'element' || node.tagName !== 'a') return false;
  const { href } = node.properties;
  return typeof href === 'string' && href.startsWith('#');
}

/** True for what a page folds in a list. */
function isRest(node: RootContent | undefined): boolean {
  return node?.type === 'element' && node.tagName === 'details' && classesOf(node).includes('rest');
}

function isSpace(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function isSummary(node: RootContent): boolean {
  return node.type === 'element' && node.tagName === 'summary';
}

function isContent(node: RootContent): node is ElementContent {
  return node.type === 'element' || node.type === 'text';
}

/** Returns the text of a block of code without colours and links. */
function code(element: Element): Element {
  const value = textOf(element).replace(/\n$/, '');
  const properties = { className: ['language-cpp'] };
  return { type: 'element', tagName: 'code', properties, children: [{ type: 'text', value }] };
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** True for what a page says about a member. */
function isMemberSection({ tagName, properties }: Element): boolean {
  return tagName === 'section' && classesOf({ properties }).includes('member');
}

/** Returns the level of a heading; 0 for what is none. */
function depthOf({ tagName }: Element): number {
  return Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);
}

/** Returns the text of an element without that of controls. */
function readable(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (
    node.type === 'element' &&
    (noText.has(node.tagName) || classesOf(node).some((name) => tools.includes(name)))
  )
    return '';
  return node.children.map(readable).join('').trim();
}

function isHeading(node: RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'h2';
}

function classesOf({ properties }: Pick<Element, 'properties'>): string[] {
  const { className } = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** Returns the first element with a property, in document order. */
function find(node: Nodes, has: (element: Element) => boolean): Element | undefined {
  return pathTo(node, has).at(-1);
}

/** Returns all elements with a property, in document order, without those inside of another one. */
function allIn(node: Nodes, has: (element: Element) => boolean): Element[] {
  if (node.type === 'element' && has(node)) return [node];
  return 'children' in node ? node.children.flatMap((child) => allIn(child, has)) : [];
}

/** Returns the elements around the first element with a property, outermost first, and that element; none if there is none. */
function pathTo(node: Nodes, has: (element: Element) => boolean): Element[] {
  if (!('children' in node)) return [];
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    if (has(child)) return [child];
    const below = pathTo(child, has);
    if (below.length > 0) return [child, ...below];
  }
  return [];
}
