import type {
  Compound,
  CompoundFacts,
  EnumValue,
  Graph,
  Member,
  MemberSection,
  SectionEntry,
} from '../model/compound.ts';
import { alignVariants } from './align-variants.ts';

/**
 * Joins the compounds of all variants of a library into one: each compound and each declaration once, with the variants
 * that have it in its facts, unless all have it. Returns the same compounds if there are no variants.
 */
export function mergeVariants(read: readonly Compound[]): readonly Compound[] {
  const byVariant = new Map<string, Map<string, Compound>>();
  for (const compound of read) {
    const [name] = compound.facts.variants ?? [];
    if (name === undefined) return read;
    const known = byVariant.get(name) ?? new Map<string, Compound>();
    byVariant.set(name, known);
    if (!known.has(compound.refid)) known.set(compound.refid, compound);
  }
  const all = [...byVariant.keys()];
  const merged = [...byVariant.values()]
    .map((compounds) => [...compounds.values()])
    .reduce<Compound[]>(
      (known, compounds, i) =>
        i === 0
          ? compounds
          : united(known, alignVariants(known, compounds, `v${i + 1}`), refidOf, joinedCompound),
      [],
    );
  return merged.map((compound) => withoutCommon(compound, all));
}

/**
 * Returns what two lists contain, in their order: what only the second one contains precedes what follows it there.
 * `join` makes one of two with the same key.
 */
export function united<Item>(
  first: readonly Item[],
  second: readonly Item[],
  keyOf: (item: Item) => string,
  join: (first: Item, second: Item) => Item = (item) => item,
): Item[] {
  const known = new Set(first.map(keyOf));
  const joined = new Map<string, Item>();
  const before = new Map<string, Item[]>();
  let waiting: Item[] = [];
  for (const item of second) {
    const key = keyOf(item);
    if (!known.has(key)) waiting.push(item);
    else if (!joined.has(key)) {
      joined.set(key, item);
      before.set(key, waiting);
      waiting = [];
    }
  }
  const found = first.flatMap((item) => {
    const key = keyOf(item);
    const other = joined.get(key);
    joined.delete(key);
    return other === undefined ? [item] : [...(before.get(key) ?? []), join(item, other)];
  });
  return [...found, ...waiting];
}

/** Joins the compounds of two variants; what is not a list comes from the first one with a description. */
function joinedCompound(first: Compound, second: Compound): Compound {
  const base = first.facts.isUndescribed && !second.facts.isUndescribed ? second : first;
  const sections = united(first.sections, second.sections, sectionKey, joinedSection);
  const inner = united(first.inner, second.inner, ({ kind, refid }) => `${kind} ${refid}`);
  const facts = joinedFacts(base.facts, first.facts, second.facts);
  // Most are the same in all variants: their lists need not be unpacked.
  if (first.hasSameRecord(second)) return base.with({ facts, inner, sections });
  const nameKey = (each: object): string => JSON.stringify(each);
  return base.with({
    facts,
    inner,
    sections,
    bases: united(first.bases, second.bases, nameKey),
    derived: united(first.derived, second.derived, nameKey),
    includes: united(first.includes, second.includes, nameKey),
    includedBy: united(first.includedBy, second.includedBy, nameKey),
    allMembers: united(first.allMembers, second.allMembers, refidOf),
    graphs: united(first.graphs, second.graphs, ({ kind }) => kind, joinedGraph),
  });
}

function joinedFacts(
  base: CompoundFacts,
  first: CompoundFacts,
  second: CompoundFacts,
): CompoundFacts {
  const headers = union(first.headers, second.headers);
  const mentions = new Map(Object.entries(first.mentions ?? {}));
  for (const [refid, count] of Object.entries(second.mentions ?? {}))
    mentions.set(refid, Math.max(count, mentions.get(refid) ?? 0));
  return {
    ...base,
    ...(headers.length > 0 && { headers }),
    ...(mentions.size > 0 && { mentions: Object.fromEntries(mentions) }),
    ...((first.listsUnnamed ?? second.listsUnnamed) && { listsUnnamed: true }),
    ...((first.isDeprecated ?? second.isDeprecated) && { isDeprecated: true }),
    variants: union(first.variants, second.variants),
  };
}

function joinedSection(first: MemberSection, second: MemberSection): MemberSection {
  return {
    ...first,
    description: first.description.length > 0 ? first.description : second.description,
    entries: united(first.entries, second.entries, entryId, joinedEntry),
  };
}

function joinedEntry(first: SectionEntry, second: SectionEntry): SectionEntry {
  if (!('member' in first)) return second;
  return 'member' in second ? { member: joinedMember(first.member, second.member) } : first;
}

/** Joins the declarations of a member in two variants; the first one with a description counts. */
function joinedMember(first: Member, second: Member): Member {
  const base = first.facts.isUndescribed && !second.facts.isUndescribed ? second : first;
  const types = union(first.facts.types, second.facts.types);
  const facts = {
    ...base.facts,
    // A variant may declare the same function with another type of the same name.
    ...(types.length > 0 && { types }),
    variants: union(first.facts.variants, second.facts.variants),
  };
  if (first.kind !== 'enum' || first.hasSameRecord(second)) return base.with({ facts });
  const enumValues = united(
    valuesOf(first),
    valuesOf(second),
    ({ name }) => name,
    (one, other) => ({
      ...(one.brief.length + one.detailed.length > 0 ? one : other),
      variants: union(one.variants, other.variants),
    }),
  );
  return base.with({ facts, enumValues });
}

/** The values of an enumeration, each with its variants. */
function valuesOf({ enumValues, facts: { variants = [] } }: Member): EnumValue[] {
  return enumValues.map((value) => ({ variants, ...value }));
}

/** Joins a graph by the names of its nodes: their ids are different in each folder. */
function joinedGraph(first: Graph, second: Graph): Graph {
  const keyOf = ({ label, refid }: Graph['nodes'][number]): string => `${refid ?? ''} ${label}`;
  const ids = new Map(first.nodes.map((node) => [keyOf(node), node.id]));
  const other = new Map(
    second.nodes.map((node) => [node.id, ids.get(keyOf(node)) ?? `other ${node.id}`]),
  );
  const nodes = second.nodes.map((node) => ({
    ...node,
    id: other.get(node.id) ?? node.id,
    children: node.children.map((child) => ({ ...child, id: other.get(child.id) ?? child.id })),
  }));
  return {
    ...first,
    nodes: united(
      first.nodes,
      nodes,
      ({ id }) => id,
      (one, two) => ({
        ...one,
        children: united(one.children, two.children, ({ id, relation }) => `${id} ${relation}`),
      }),
    ),
  };
}

/** The same compound without the variants of what all of them have. */
function withoutCommon(compound: Compound, all: readonly string[]): Compound {
  const sections = compound.sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) =>
      'member' in entry ? { member: withoutCommonValues(entry.member, all) } : entry,
    ),
  }));
  return compound.with({ facts: ofSome(compound.facts, all), sections });
}

function withoutCommonValues(member: Member, all: readonly string[]): Member {
  const facts = ofSome(member.facts, all);
  // Values have variants only where those of two variants were joined.
  if (member.kind !== 'enum' || (member.facts.variants ?? []).length < 2)
    return member.with({ facts });
  const { variants: own = all } = facts;
  const { enumValues } = member;
  if (enumValues.every(({ variants }) => variants === undefined)) return member.with({ facts });
  return member.with({ facts, enumValues: enumValues.map((value) => ofSome(value, own)) });
}

/** The same facts, without variants if these are all. */
function ofSome<Facts extends { variants?: readonly string[] }>(
  { variants, ...facts }: Facts,
  all: readonly string[],
): Omit<Facts, 'variants'> & { variants?: readonly string[] } {
  return { ...facts, ...(variants && variants.length < all.length && { variants }) };
}

function union(first: readonly string[] = [], second: readonly string[] = []): string[] {
  return [...new Set([...first, ...second])];
}

function refidOf({ refid }: { refid: string }): string {
  return refid;
}

function sectionKey({ kind, header = '' }: MemberSection): string {
  return `${kind} ${header}`;
}

function entryId(entry: SectionEntry): string {
  return 'member' in entry ? entry.member.refid : entry.refid;
}
