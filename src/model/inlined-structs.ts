import type { Compound, Member } from './compound.ts';
import type { ApiReference } from './site.ts';
import { textOfCode } from './walk.ts';
import { append } from '../shared/group-by.ts';

/** Lookups for finding the home of a struct. */
interface Surroundings {
  /** The namespace or class around a compound. */
  parent: (refid: string) => Compound | undefined;
  /** The topics that list a compound. */
  groupsOf: (refid: string) => readonly Compound[];
  /** True for structs and unions that are shown with a variable. */
  isNested: (refid: string) => boolean;
}

/**
 * Maps the refid of each struct with nothing but public data to the topic, namespace, class or file whose page shows
 * it, if the library's settings ask for that.
 */
export function inlinedStructs(
  { compounds, inlines }: Pick<ApiReference, 'compounds' | 'inlines'>,
  { parent, groupsOf, isNested }: Surroundings,
): ReadonlyMap<string, Compound> {
  const homes = new Map<string, Compound>();
  if (!inlines) return homes;
  const files = new Map(
    compounds.flatMap((compound) =>
      compound.kind === 'file'
        ? [[compound.location?.file ?? compound.name, compound] as const]
        : [],
    ),
  );
  for (const compound of compounds) {
    const { refid, location } = compound;
    if (isNested(refid) || !isSimple(compound)) continue;
    const [group] = groupsOf(refid);
    const scope = inlines.simple ? (parent(refid) ?? files.get(location?.file ?? '')) : undefined;
    const home = group ?? scope;
    if (home) homes.set(refid, home);
  }
  return homes;
}

/** True for a struct, union or class with only public variables and types; inheritance needs a separate page. */
function isSimple({ kind, bases, derived, sections, protection, listing }: Compound): boolean {
  if (kind !== 'struct' && kind !== 'union' && kind !== 'class') return false;
  if (protection === 'private' || bases.length > 0 || derived.length > 0 || listing) return false;
  const members = sections.flatMap(({ entries }) =>
    entries.map((entry) => ('member' in entry ? entry.member : undefined)),
  );
  return members.length > 0 && members.every((member) => member !== undefined && isPlain(member));
}

/** True for a public variable or type that is not a pointer to a function. */
function isPlain(member: Member): boolean {
  const { kind, protection, modifiers, type, argsString } = member;
  if (protection !== 'public' || (kind !== 'variable' && kind !== 'typedef')) return false;
  if (modifiers.includes('static')) return false;
  return member.unnamedType !== undefined || !(textOfCode(type) + argsString).includes('(');
}

/** The structs that the page of a compound shows, each followed by its nested ones, in the order of their scope. */
export function inlinedLists(
  homes: ReadonlyMap<string, Compound>,
  compounds: ReadonlyMap<string, Compound>,
): (compound: Compound) => readonly Compound[] {
  const byHome = new Map<Compound, Compound[]>();
  for (const [refid, home] of homes) {
    const compound = compounds.get(refid);
    if (compound) append(byHome, home, compound);
  }
  for (const [home, structs] of byHome) {
    const ranks = new Map(home.inner.map(({ refid }, i) => [refid, i]));
    const rank = ({ refid }: Compound): number => ranks.get(refid) ?? ranks.size;
    structs.sort((a, b) => rank(a) - rank(b));
  }
  const listOf = (compound: Compound): readonly Compound[] =>
    (byHome.get(compound) ?? []).flatMap((each) => [each, ...listOf(each)]);
  return listOf;
}
