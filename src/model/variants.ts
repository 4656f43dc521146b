import type { Compound, EnumValue, Member, MemberRef } from './compound.ts';
import type { Symbols } from './symbols.ts';

/** On what the availability of symbols depends: the variants of the library, and the standards of its language. */
export const availabilityAxes = ['variants', 'standards'] as const;

/** One of them. */
export type AvailabilityAxis = (typeof availabilityAxes)[number];

/** Where a symbol is available; what is missing does not matter. */
export type Availability = Pick<EnumValue, AvailabilityAxis>;

/** A symbol whose facts say where it is available. */
export type OfVariants = Pick<Compound | Member, 'facts'>;

/**
 * Returns the variants and standards to name beside a symbol, in their order: none if all have it, or the same ones as
 * the compound around it, which says so itself. Returns `undefined` if there is nothing to name.
 */
export function availabilityOf(
  { facts }: OfVariants,
  around?: OfVariants,
): Availability | undefined {
  const own: Availability = {};
  for (const axis of availabilityAxes) {
    const names = facts[axis];
    if (names && around?.facts[axis]?.join('\n') !== names.join('\n')) own[axis] = names;
  }
  return isOfSome(own) ? own : undefined;
}

/** Where the members and parts of a compound are available. */
export interface AvailabilityTable {
  /** What it compares. */
  axis: AvailabilityAxis;
  /** The variants or standards to compare. */
  names: readonly string[];
  /** The symbols that not all of them have, by those that have them. */
  rows: { symbols: MemberRef[]; names: ReadonlySet<string> }[];
}

/**
 * Compares the variants and the standards of a compound by its members, the values of its enumerations and the compounds
 * in it; symbols with the same ones share a row, in the order of the first one. Leaves out what all have.
 */
export function availabilityTables(
  compound: Compound,
  symbols: Pick<Symbols, 'compounds' | 'innerOf' | 'membersOf' | 'withNested' | AvailabilityAxis>,
): AvailabilityTable[] {
  const parts = availableParts(compound, symbols);
  return availabilityAxes.flatMap((axis) => {
    const rows = new Map<string, AvailabilityTable['rows'][number]>();
    for (const { refid, name, ...available } of parts) {
      const names = available[axis];
      if (!names) continue;
      const key = names.join('\n');
      const row = rows.get(key) ?? { symbols: [], names: new Set(names) };
      rows.set(key, row);
      if (!row.symbols.some((known) => known.name === name)) row.symbols.push({ refid, name });
    }
    const names = compound.facts[axis] ?? symbols[axis];
    return rows.size === 0 ? [] : [{ axis, names, rows: [...rows.values()] }];
  });
}

/** The parts of a compound that are not available everywhere. */
function availableParts(
  compound: Compound,
  symbols: Pick<Symbols, 'compounds' | 'innerOf' | 'membersOf' | 'withNested'>,
): (MemberRef & Availability)[] {
  const inner = symbols.innerOf(compound).flatMap(({ refid }) => {
    const known = symbols.compounds.get(refid);
    const available = known && availabilityOf(known, compound);
    return available ? [{ ...available, refid, name: known.name }] : [];
  });
  const members = symbols.withNested(symbols.membersOf(compound)).flatMap((member) => {
    const { refid, kind, qualifiedName, enumValues } = member;
    const available = availabilityOf(member, compound);
    const values = kind === 'enum' ? enumValues.filter(isOfSome) : [];
    return [
      ...(available ? [{ ...available, refid, name: qualifiedName }] : []),
      ...values.map((value) => ({ ...value, name: valueName(value, member) })),
    ];
  });
  return [...inner, ...members];
}

/** Returns only where a symbol is available. */
export function onlyAvailability(symbol: Availability): Availability {
  const { variants, standards } = symbol;
  return { ...(variants && { variants }), ...(standards && { standards }) };
}

/** True if something is not available everywhere. */
export function isOfSome(available: Availability): boolean {
  return availabilityAxes.some((axis) => available[axis]);
}

/** The qualified name of a value: in the scope of its enumeration, unless that is the scope of its names. */
function valueName({ name }: EnumValue, { strong, qualifiedName, name: own }: Member): string {
  const scope = qualifiedName.slice(0, qualifiedName.length - own.length);
  return strong ? `${qualifiedName}::${name}` : scope + name;
}
