import { contentId } from '../../src/components/shell/app.tsx';

/** A member of a page with everything that shows it: its row, its description, its list entries. */
export interface MemberUnit {
  /** Its names and declarations, in lower case and without spaces. */
  text: string;
  /** The elements that show only this member. */
  parts: HTMLElement[];
}

/** The content below a heading; empty when none of its members are visible. */
export interface MemberGroup {
  /** Its elements, including the heading. */
  elements: HTMLElement[];
  /** The elements of its members. */
  parts: HTMLElement[];
}

/** The parts of a page that can be filtered. */
export interface PageMembers {
  /** Its members. */
  units: MemberUnit[];
  /** Lists, tables, sections, and the content below headings. */
  groups: MemberGroup[];
  /** All elements of both, in this order. */
  elements: HTMLElement[];
}

/** Elements that describe a member, one of several overloads, or all of them together. */
const described = '.overloads > li, section.member:not(.nested-member)';

/** Rows and entries that name a member, each with its name and declaration. */
const named: readonly [selector: string, declaration: string][] = [
  ['.member-table tr', 'td > code'],
  ['.overload-list > li', 'code'],
  ['.inner-table tr', '.inner-name'],
  ['.name-list li', 'code'],
  ['.all-members tbody tr', '.listed-name'],
];

/** Elements that may show one member. */
const anyPart = [described, ...named.map(([selector]) => selector)].join();

/** Elements that hold only members. */
const holders =
  '.overload-list, .overloads, .member-table, .inner-table, .folded, .all-members, .member-fold';

/** Collects the members of the page that is shown, in many small steps: there may be thousands. */
export function* membersOfPage(): Generator<undefined, PageMembers> {
  const article = document.querySelector(`#${contentId} .api-page`);
  if (!article) return { units: [], groups: [], elements: [] };
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
    for (const { textContent } of texts) unit.text += ` ${withoutSpaces(textContent)}`;
  };
  // Rows come first on a page, but only the description identifies a member.
  for (const [selector, declaration] of named)
    for (const part of article.querySelectorAll<HTMLElement>(selector)) {
      const link = linkOf(part);
      const key = (link && (describedAt(link) ?? link.href)) ?? part;
      add(key, part, part.querySelectorAll(declaration));
      yield;
    }
  for (const part of article.querySelectorAll<HTMLElement>(described)) {
    if (isSet(part)) continue;
    const names =
      part.closest('section.member')?.querySelectorAll('.member-head [data-copy]') ?? [];
    add(part, part, [...names, ...part.querySelectorAll('.signature, .enum-values th code')]);
    yield;
  }
  const groups = yield* groupsOf(article);
  const elements = [units.map(({ parts }) => parts), groups.map((group) => group.elements)].flat(2);
  return { units, groups, elements: [...new Set(elements)] };
}

/** Returns the link to a member in an element that names it; the declaration can have other links first. */
export function linkOf(part: HTMLElement): HTMLAnchorElement | null {
  return (
    part.querySelector<HTMLAnchorElement>('.member-name[href], .inner-name a') ??
    part.querySelector<HTMLAnchorElement>('a[href]')
  );
}

/** Normalizes a text for comparison: spaces in declarations vary. */
export function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

/** Returns the description that a link within the page leads to; `undefined` if there is none. */
function describedAt(link: HTMLAnchorElement): Element | undefined {
  if (!link.hash || !link.getAttribute('href')?.startsWith('#')) return undefined;
  const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  const found = target?.closest<HTMLElement>(described);
  return found && !isSet(found) ? found : undefined;
}

/** True for a section with several overloads; each of them is a member. */
function isSet(section: Element): boolean {
  return section.querySelector(':scope > .overloads') !== null;
}

function* groupsOf(article: Element): Generator<undefined, MemberGroup[]> {
  const sections = [...article.querySelectorAll<HTMLElement>('section.member')].filter(isSet);
  const groups = [...article.querySelectorAll<HTMLElement>(holders), ...sections].map((each) => [
    each,
  ]);
  /** The open headings, each with all elements below it. */
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
  const found: MemberGroup[] = [];
  for (const elements of groups) {
    const parts = elements.flatMap(partsOf);
    if (parts.length > 0) found.push({ elements, parts });
    yield;
  }
  return found;
}

/** Returns the elements in an element, or itself, that show one member; in page order. */
export function partsOf(element: HTMLElement): HTMLElement[] {
  const inside = element.querySelectorAll<HTMLElement>(anyPart);
  return [...(element.matches(anyPart) ? [element] : []), ...inside].filter((each) => !isSet(each));
}
