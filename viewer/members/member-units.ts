import { contentId } from '../../src/components/shell/app.tsx';

/** A member of a page with all that shows it: its row, its description, its place in lists. */
export interface MemberUnit {
  /** Its names and declarations, in lower case and without blanks. */
  text: string;
  /** The elements that are about nothing else. */
  parts: HTMLElement[];
}

/** What stands below a heading, and is empty when none of its members are left. */
export interface MemberGroup {
  /** Its elements, the heading among them. */
  elements: HTMLElement[];
  /** The parts of members in it. */
  parts: HTMLElement[];
}

/** What can be filtered on a page. */
export interface PageMembers {
  /** Its members. */
  units: MemberUnit[];
  /** Lists, tables, sections, and what stands below headings. */
  groups: MemberGroup[];
}

/** What describes a member, one of several overloads, or all of them together. */
const described = '.overloads > li, section.member:not(.nested-member)';

/** Rows and entries that name a member, and what of them is its name and declaration. */
const named: readonly [selector: string, declaration: string][] = [
  ['.member-table tr', 'td > code'],
  ['.overload-list > li', 'code'],
  ['.inner-table tr', '.inner-name'],
  ['.inherited li', 'code'],
  ['.all-members tbody tr', '.listed-name'],
];

/** What may be about one member. */
const anyPart = [described, ...named.map(([selector]) => selector)].join();

/** What holds members and nothing else. */
const holders = '.overload-list, .overloads, .member-table, .inner-table, .inherited, .all-members';

/** Finds the members of the page that is shown. */
export function membersOfPage(): PageMembers {
  const article = document.querySelector(`#${contentId} .api-page`);
  if (!article) return { units: [], groups: [] };
  const units: MemberUnit[] = [];
  const unitOf = new Map<Element | string, MemberUnit>();
  const add = (key: Element | string, part: HTMLElement, texts: Iterable<Element>): void => {
    let unit = unitOf.get(key);
    if (!unit) {
      unit = { text: '', parts: [] };
      unitOf.set(key, unit);
      units.push(unit);
    }
    unit.parts.push(part);
    for (const { textContent } of texts) unit.text += ` ${squeezed(textContent)}`;
  };
  // What names a member comes first on a page, but only its description tells what belongs to it.
  for (const [selector, declaration] of named)
    for (const part of article.querySelectorAll<HTMLElement>(selector)) {
      const link = linkOf(part);
      const key = (link && (describedAt(link) ?? link.href)) ?? part;
      add(key, part, part.querySelectorAll(declaration));
    }
  for (const part of article.querySelectorAll<HTMLElement>(described)) {
    if (isSet(part)) continue;
    const names =
      part.closest('section.member')?.querySelectorAll('.member-head [data-copy]') ?? [];
    add(part, part, [...names, ...part.querySelectorAll('.signature, .enum-values th code')]);
  }
  return { units, groups: groupsOf(article) };
}

/** The link to a member in what names it; its declaration has others before it. */
export function linkOf(part: HTMLElement): HTMLAnchorElement | null {
  return (
    part.querySelector<HTMLAnchorElement>('.member-name[href], .inner-name a') ??
    part.querySelector<HTMLAnchorElement>('a[href]')
  );
}

/** A text as it is compared: nobody knows where a declaration has blanks. */
export function squeezed(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

/** The description that a link to a place on the page leads to; undefined where there is none. */
function describedAt(link: HTMLAnchorElement): Element | undefined {
  if (!link.hash || !link.getAttribute('href')?.startsWith('#')) return undefined;
  const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  const found = target?.closest<HTMLElement>(described);
  return found && !isSet(found) ? found : undefined;
}

/** True for a section with several overloads, each of which is a member of its own. */
function isSet(section: Element): boolean {
  return section.querySelector(':scope > .overloads') !== null;
}

function groupsOf(article: Element): MemberGroup[] {
  const sections = [...article.querySelectorAll<HTMLElement>('section.member')].filter(isSet);
  const groups = [...article.querySelectorAll<HTMLElement>(holders), ...sections].map((each) => [
    each,
  ]);
  /** The headings that a child of the article stands below, each with all that does. */
  let open: HTMLElement[][] = [];
  for (const child of article.children) {
    if (!(child instanceof HTMLElement)) continue;
    if (child.localName === 'h2') open = [];
    if (child.localName === 'h3') open = open.slice(0, 1);
    if (/^h[23]$/.test(child.localName)) {
      open = [...open, []];
      groups.push(...open.slice(-1));
    }
    for (const elements of open) elements.push(child);
  }
  return groups
    .map((elements) => ({ elements, parts: elements.flatMap(partsOf) }))
    .filter(({ parts }) => parts.length > 0);
}

/** What is about one member in an element, or the element itself; in the order of the page. */
export function partsOf(element: HTMLElement): HTMLElement[] {
  const inside = element.querySelectorAll<HTMLElement>(anyPart);
  return [...(element.matches(anyPart) ? [element] : []), ...inside].filter((each) => !isSet(each));
}
