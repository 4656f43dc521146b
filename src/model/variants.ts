import type { Compound, EnumValue, Member, MemberRef } from './compound.ts';
import type { Symbols } from './symbols.ts';

/** A symbol whose facts say which variants have it. */
export type OfVariants = Pick<Compound | Member, 'facts'>;

/**
 * Returns the variants to name beside a symbol, in their order: none if all variants have it, or the same ones as the
 * compound around it, which says so itself.
 */
export function variantsOf(
  { facts }: OfVariants,
  around?: OfVariants,
): readonly string[] | undefined {
  const { variants } = facts;
  return variants && around?.facts.variants?.join('\n') === variants.join('\n')
    ? undefined
    : variants;
}

/** Where the members and parts of a compound are available. */
export interface AvailabilityTable {
  /** The variants to compare. */
  variants: readonly string[];
  /** The symbols that not all of them have, by the variants that have them. */
  rows: { symbols: MemberRef[]; variants: ReadonlySet<string> }[];
}

/**
 * Compares the variants of a compound by its members, the values of its enumerations and the compounds in it; symbols
 * with the same variants share a row, in the order of the first one. Returns `undefined` if all variants have the same.
 */
export function availabilityTable(
  compound: Compound,
  symbols: Pick<Symbols, 'compounds' | 'innerOf' | 'membersOf' | 'variants' | 'withNested'>,
): AvailabilityTable | undefined {
  const rows = new Map<string, AvailabilityTable['rows'][number]>();
  const add = (variants: readonly string[] | undefined, refid: string, name: string): void => {
    if (!variants) return;
    const key = variants.join('\n');
    const row = rows.get(key) ?? { symbols: [], variants: new Set(variants) };
    rows.set(key, row);
    if (!row.symbols.some((known) => known.name === name)) row.symbols.push({ refid, name });
  };
  for (const { refid } of symbols.innerOf(compound)) {
    const inner = symbols.compounds.get(refid);
    if (inner) add(variantsOf(inner, compound), refid, inner.name);
  }
  for (const member of symbols.withNested(symbols.membersOf(compound))) {
    const { refid, kind, qualifiedName, enumValues } = member;
    add(variantsOf(member, compound), refid, qualifiedName);
    if (kind !== 'enum') continue;
    for (const value of enumValues) add(value.variants, value.refid, valueName(value, member));
  }
  if (rows.size === 0) return undefined;
  const variants = compound.facts.variants ?? symbols.variants;
  return { variants, rows: [...rows.values()] };
}

/** The qualified name of a value: in the scope of its enumeration, unless that is the scope of its names. */
function valueName({ name }: EnumValue, { strong, qualifiedName, name: own }: Member): string {
  const scope = qualifiedName.slice(0, qualifiedName.length - own.length);
  return strong ? `${qualifiedName}::${name}` : scope + name;
}
