import { braceRanges, isWithin, type BracedSource, type BraceRange } from './brace-ranges.ts';
import { isClassLike } from './class-kinds.ts';
import { refidOf, type Compound, type Member } from './compound.ts';
import { unpackListing } from './packed-listing.ts';
import { append } from '../shared/group-by.ts';

/** The members of unnamed structs and unions, which are shown with the variable of that type. */
export interface NestedMembers {
  /** Maps the refid of a variable to the members of its type, in their order. */
  within: ReadonlyMap<string, readonly Member[]>;
  /** Maps the refid of such a member to the variable. */
  holders: ReadonlyMap<string, Member>;
  /** Maps the refid of an unnamed struct or union to its first variable. */
  compounds: ReadonlyMap<string, Member>;
}

/** A member of an unnamed type. */
export interface NestedMember {
  /** The member. */
  member: Member;
  /** The names of the enclosing variables, outermost first; unnamed ones are left out. */
  path: string[];
  /** True if the whole path is part of its address: a field of a struct that is shown on the page of its scope. */
  isScoped?: true;
}

/** A variable of an unnamed type, and the compound that lists it. */
interface Holder {
  member: Member;
  compound: Compound;
}

/**
 * Finds the members of unnamed structs and unions. Newer Doxygen releases give these a compound of their own; older
 * ones list their members in the enclosing scope, and only the source shows which ones they are.
 */
export function nestedMembers(
  compounds: readonly Compound[],
  memberOf: (refid: string) => Member | undefined,
): NestedMembers {
  const within = new Map<string, readonly Member[]>();
  const holders = new Map<string, Member>();
  const ofCompounds = new Map<string, Member>();
  const found = { within, holders, compounds: ofCompounds };
  const byType = holdersByType(compounds);
  if (byType.size === 0) return found;
  const put = (holder: Member, members: readonly Member[]): void => {
    const around = new Set<string>();
    for (let each: Member | undefined = holder; each; each = holders.get(each.refid))
      around.add(each.refid);
    // Avoids cycles, even if the XML repeats names.
    const own = members.filter(({ refid }) => !around.has(refid) && !holders.has(refid));
    within.set(holder.refid, own);
    for (const { refid } of own) holders.set(refid, holder);
  };
  const known = new Set<string>();
  const byPath = holdersByPath(compounds, byType);
  for (const compound of compounds) {
    const { nameInTypes, rawName, sections } = compound;
    const holder = byType.get(nameInTypes ?? '')?.member ?? byPath(rawName);
    const name = holder?.unnamedType;
    if (!holder || name === undefined || known.has(name)) continue;
    known.add(name);
    ofCompounds.set(compound.refid, holder);
    const entries = sections.flatMap((section) => section.entries);
    put(
      holder,
      entries.flatMap((entry) => memberOf(refidOf(entry)) ?? []),
    );
  }
  const others = [...byType].flatMap(([name, holder]) => (known.has(name) ? [] : [holder]));
  const sources = bracedSources(compounds);
  for (const [compound, own] of byCompound(others))
    for (const [holder, members] of nestedInSource(compound, own, sources)) put(holder, members);
  return found;
}

/** The first variable of each unnamed type; variables in classes take precedence over copies in groups. */
function holdersByType(compounds: readonly Compound[]): Map<string, Holder> {
  const byType = new Map<string, Holder>();
  for (const compound of compounds)
    for (const { entries } of compound.sections)
      for (const entry of entries) {
        if (!('member' in entry)) continue;
        const { member } = entry;
        const type = member.unnamedType;
        if (type === undefined) continue;
        const isFirst = !byType.has(type);
        const isOwn = isClassLike(compound.kind) && member.refid.startsWith(compound.refid);
        if (isFirst || (isOwn && byType.get(type)?.compound.kind === 'group'))
          byType.set(type, { member, compound });
      }
  return byType;
}

const unnamedPart = /^__unnamed(\d+)__$/;

/**
 * Finds a variable by its path. With inlined simple structs, some releases name the type of the variable `pos` of `A`
 * by its path (`A.pos`), and number the types of unnamed variables (`A.__unnamed1__`).
 */
function holdersByPath(
  compounds: readonly Compound[],
  byType: ReadonlyMap<string, Holder>,
): (path: string) => Member | undefined {
  const paths = compounds.flatMap(({ rawName }) => (/\.\w+$/.test(rawName) ? [rawName] : []));
  if (paths.length === 0) return () => undefined;
  const byName = new Map(compounds.map((compound) => [compound.rawName, compound]));
  const numbers = (scope: string): number[] =>
    paths
      .flatMap((path) => {
        const [outer, last] = cutPath(path);
        const number = outer === scope ? unnamedPart.exec(last)?.[1] : undefined;
        return number === undefined ? [] : [Number(number)];
      })
      .sort((a, b) => a - b);
  return (path) => {
    const [scope, last] = cutPath(path);
    const outer = byName.get(scope);
    if (!outer || last === '') return undefined;
    const variables = outer.sections.flatMap(({ entries }) =>
      entries.flatMap((entry) =>
        'member' in entry && entry.member.unnamedType !== undefined ? [entry.member] : [],
      ),
    );
    const number = unnamedPart.exec(last)?.[1];
    const found =
      number === undefined
        ? variables.find(({ name }) => name === last)
        : variables.filter(({ name }) => name.startsWith('(anonymous'))[
            numbers(scope).indexOf(Number(number))
          ];
    return byType.get(found?.unnamedType ?? '')?.member;
  };
}

function cutPath(path: string): [scope: string, last: string] {
  const cut = path.lastIndexOf('.');
  return cut < 0 ? [path, ''] : [path.slice(0, cut), path.slice(cut + 1)];
}

function byCompound(holders: readonly Holder[]): Map<Compound, Member[]> {
  const groups = new Map<Compound, Member[]>();
  for (const { compound, member } of holders) append(groups, compound, member);
  return groups;
}

/** Reads each source on first use. */
function bracedSources(compounds: readonly Compound[]): (file: string) => BracedSource | undefined {
  const read = new Map<string, BracedSource | undefined>();
  return (file) => {
    if (!read.has(file)) {
      const listing = compounds.find(
        ({ kind, location, name }) => kind === 'file' && (location?.file ?? name) === file,
      )?.listing;
      read.set(file, listing && braceRanges(unpackListing(listing)));
    }
    return read.get(file);
  };
}

/** For each variable, the members of a compound whose declarations are between the braces of its type. */
function nestedInSource(
  { sections }: Compound,
  holders: readonly Member[],
  sourceOf: (file: string) => BracedSource | undefined,
): Map<Member, Member[]> {
  const nested = new Map<Member, Member[]>();
  const ranges = new Map<BraceRange, Member>();
  for (const holder of holders) {
    const { file, line } = holder.facts;
    const source = file === undefined ? undefined : sourceOf(file);
    const range = source && rangeOf(holder, line, source, ranges);
    if (range) ranges.set(range, holder);
  }
  if (ranges.size === 0) return nested;
  const rangeOfHolder = new Map([...ranges].map(([range, holder]) => [holder.refid, range]));
  for (const { entries } of sections)
    for (const entry of entries) {
      if (!('member' in entry)) continue;
      const { member } = entry;
      const { file, line = 0 } = member.facts;
      const own = rangeOfHolder.get(member.refid);
      const source = file === undefined ? undefined : sourceOf(file);
      if (!source) continue;
      const columns = own ? [own.end[1]] : source.columnsOf(member.name, line);
      const at = own ? own.end[0] : line;
      // Of nested ranges, the innermost closes first.
      const range = source.ranges.find(
        (each) =>
          each !== own &&
          ranges.has(each) &&
          (ranges.get(each) ?? member).facts.file === file &&
          columns.some((column) => isWithin([at, column], each)),
      );
      const holder = range && ranges.get(range);
      if (!holder || holder.refid === member.refid) continue;
      append(nested, holder, member);
    }
  return nested;
}

/** The braces of a variable's type: the name follows them, or they close at the variable's line. */
function rangeOf(
  { name }: Member,
  line: number | undefined,
  { ranges }: BracedSource,
  taken: ReadonlyMap<BraceRange, Member>,
): BraceRange | undefined {
  if (line === undefined) return undefined;
  const isUnnamed = name.startsWith('(anonymous');
  const fitting = ranges.filter(
    (range) =>
      !taken.has(range) &&
      range.end[0] <= line &&
      (isUnnamed
        ? range.end[0] === line && range.names.trim() === ''
        : range.names.split(/[^\w$\u0080-\uffff]+/).includes(name)),
  );
  return fitting.sort((a, b) => b.end[0] - a.end[0])[0];
}
