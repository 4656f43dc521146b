import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';
import { isHtmlId } from '../model/html-id.ts';
import { childText, elementsOf, type XmlElement } from '../xml/element.ts';

/** Elements that links lead to, and that a page shows even if their id is damaged. */
const symbols: ReadonlyMap<string, string> = new Map([
  ['compounddef', 'compound'],
  ['memberdef', 'member'],
  ['enumvalue', 'value'],
]);

/** Elements of descriptions with an id of their own; that of others is the place they lead to. */
const places: ReadonlyMap<string, string> = new Map([
  ...[1, 2, 3, 4, 5, 6].map((level) => [`sect${level}`, 'section'] as const),
  ['anchor', 'anchor'],
  ['caption', 'caption'],
]);

/** Elements whose content Doxygen copies from elsewhere with its ids. */
const descriptions: ReadonlySet<string> = new Set([
  'briefdescription',
  'detaileddescription',
  'inbodydescription',
  'description',
]);

/** Longest part of a name or id that a message quotes. */
const mostQuoted = 80;

/** What is wrong with an id. */
type Fault = 'missing' | 'unfit' | 'repeated';

/**
 * Reports the ids of a compound that are missing, unfit for HTML or repeated, one message for each kind of fault, and
 * replaces those of symbols, so that every symbol stays distinct. `expected` is the id of the compound according to the
 * name of its file; `undefined` if the file has several.
 */
export function repairIds(
  compound: XmlElement,
  expected: string | undefined,
  file: string,
  diagnostics: Diagnostics,
): void {
  const faults = new IdFaults(file, diagnostics);
  repairCompound(compound, expected, faults);
  const own = compound.attributes.id ?? '';
  const owners = new Map<string, XmlElement>([[own, compound]]);
  const withPlaces: XmlElement[] = [];
  // Each search goes on where the last one for the same id ended: a file may repeat one id thousands of times.
  const nextNumbers = new Map<string, number>();
  const unused = (wanted: string): string => {
    let id = wanted;
    let n = nextNumbers.get(wanted) ?? 2;
    for (; owners.has(id); n++) id = `${wanted}-${n}`;
    nextNumbers.set(wanted, n);
    return id;
  };
  visit(compound, (element) => {
    if (descriptions.has(element.name)) withPlaces.push(element);
    if (element === compound || !symbols.has(element.name)) return;
    const { id } = element.attributes;
    const owner = id === undefined ? undefined : owners.get(id);
    if (id === undefined || !isHtmlId(id)) {
      faults.addUnfit(element);
      giveId(element, unused(`${own}_1no-id`));
    } else if (owner && !mayShareId(owner, element)) {
      faults.add(
        'repeated',
        element,
        `${nounOf(element)} has the id of ${nounOf(owner, false)} in line ${owner.line}`,
      );
      giveId(element, unused(`${id}-repeated`));
    }
    owners.set(element.attributes.id ?? '', element);
  });
  for (const description of withPlaces) checkPlaces(description, owners, faults);
  faults.report();
}

/** The name of a file is that of its compound, so links that name the compound still lead to it. */
function repairCompound(compound: XmlElement, expected: string | undefined, to: IdFaults): void {
  const { id } = compound.attributes;
  if (id === undefined || !isHtmlId(id)) to.addUnfit(compound);
  else if (expected === undefined || id === expected) return;
  else
    to.add(
      'unfit',
      compound,
      `The id of ${nounOf(compound, false)} is ${quoted(id)}, but the name of the file is that of ${quoted(expected)}`,
    );
  giveId(compound, expected ?? id?.replace(/\s+/g, '_') ?? '');
}

/** Reports what is wrong with the ids in a description; the first element of each id keeps it on a page. */
function checkPlaces(
  description: XmlElement,
  symbolIds: ReadonlyMap<string, XmlElement>,
  faults: IdFaults,
): void {
  const owners = new Map<string, XmlElement>();
  visit(description, (element) => {
    const { id } = element.attributes;
    const noun = places.get(element.name);
    // Sections and captions need no id, unless something leads to them.
    if (noun === undefined || (id === undefined && noun !== 'anchor')) return;
    if (id === undefined || !isHtmlId(id)) {
      faults.addUnfit(element);
      const { id: _, ...attributes } = element.attributes;
      element.attributes = attributes;
      return;
    }
    const owner = symbolIds.get(id) ?? owners.get(id);
    if (owner)
      faults.add(
        'repeated',
        element,
        `${nounOf(element)} has the id of ${nounOf(owner, false)} in line ${owner.line}`,
      );
    else owners.set(id, element);
  });
}

/**
 * True for equal ids that Doxygen writes: of overloads that differ in constraints only, and of values whose names a
 * macro hides.
 */
function mayShareId(first: XmlElement, second: XmlElement): boolean {
  return (
    first.name === second.name &&
    first.name !== 'compounddef' &&
    childText(first, 'name') === childText(second, 'name')
  );
}

function giveId(element: XmlElement, id: string): void {
  element.attributes = { ...element.attributes, id };
}

function visit(element: XmlElement, enter: (element: XmlElement) => void): void {
  enter(element);
  for (const child of elementsOf(element)) visit(child, enter);
}

function nounOf(element: XmlElement, isStart = true): string {
  const noun = symbols.get(element.name) ?? places.get(element.name) ?? element.name;
  const name =
    childText(element, element.name === 'compounddef' ? 'compoundname' : 'name') ??
    (places.has(element.name) ? element.attributes.id : undefined);
  const written = name === undefined || name.trim() === '' ? '' : ` ${quoted(name)}`;
  return `${isStart ? 'The' : 'the'} ${noun}${written}`;
}

function quoted(text: string): string {
  return `"${text.length > mostQuoted ? `${text.slice(0, mostQuoted)}…` : text}"`;
}

/** The faults of one compound. */
class IdFaults {
  readonly #found = new Map<Fault, { message: string; place: Place; count: number }>();

  constructor(
    private readonly file: string,
    private readonly diagnostics: Diagnostics,
  ) {}

  /** Adds an element whose id is missing, empty or has white space. */
  addUnfit(element: XmlElement): void {
    const { id } = element.attributes;
    if (id === undefined || id === '')
      this.add('missing', element, `${nounOf(element)} has ${id === '' ? 'an empty id' : 'no id'}`);
    else this.add('unfit', element, `${nounOf(element)} has an id with white space`);
  }

  /** Adds an element; only the first of each fault is described. */
  add(fault: Fault, { line, column }: XmlElement, message: string): void {
    const known = this.#found.get(fault);
    if (known) known.count++;
    else this.#found.set(fault, { message, place: { file: this.file, line, column }, count: 1 });
  }

  /** Reports each kind of fault once. */
  report(): void {
    for (const { message, place, count } of this.#found.values()) {
      const others = count - 1;
      const more =
        others === 0
          ? ''
          : ` The same is wrong with ${others === 1 ? 'one more id' : `${others} more ids`} of this file.`;
      this.diagnostics.warning('xml-id', `${message}.${more}`, place, 'Run Doxygen again.');
    }
  }
}
