import type { Compound, Graph, Member, MemberSection, SectionEntry } from './compound.ts';
import type { HiddenIds } from './hiding-rules.ts';
import { packMember, PackedMember, type MemberOutline } from './packed-member.ts';
import { none, packRecord, PackedRecord, type RecordSpan } from './packed-record.ts';

/** The fields that are needed of all compounds and therefore not packed. */
type OutlineField =
  | 'facts'
  | 'refid'
  | 'kind'
  | 'name'
  | 'rawName'
  | 'nameInTypes'
  | 'language'
  | 'protection'
  | 'inner'
  | 'listing'
  | 'location'
  | 'place';

/** The part of a compound that is not packed. */
export interface CompoundOutline extends Pick<Compound, OutlineField> {
  /** Its sections, with the outlines of their members. */
  sections: (Omit<MemberSection, 'entries'> & {
    entries: ({ member: MemberOutline } | Exclude<SectionEntry, { member: unknown }>)[];
  })[];
  /** Size of the packed record in bytes. */
  length: number;
}

/** The part of a compound that is packed. */
type CompoundDetails = Omit<Compound, OutlineField | 'sections'>;

/** The part of a compound that is not in its record. */
type KnownCompound = Pick<Compound, OutlineField | 'sections'> &
  Partial<Pick<Compound, 'allMembers'>> & { hidden?: HiddenItems };

/** The parts of a compound that may change once all compounds of the library are known. */
type CompoundChanges = Partial<
  Pick<Compound, 'facts' | 'name' | 'inner' | 'sections' | 'allMembers'>
> & {
  /** The items that its other lists omit. */
  hidden?: HiddenItems;
};

/** The items that the lists of a compound omit. */
export interface HiddenItems {
  /** Ids of the members and derived classes to omit. */
  refids: HiddenIds;
  /** If false, its includes are omitted, both the list and the graph. */
  includes: boolean;
}

/** The lists that every compound has. */
const lists = [
  'modifiers',
  'conceptParts',
  'bases',
  'derived',
  'includes',
  'includedBy',
  'exports',
  'allMembers',
  'brief',
  'detailed',
  'graphs',
  'requirements',
  'satisfies',
  'verifies',
] as const satisfies (keyof CompoundDetails)[];

/** Splits a compound and its members into outlines and packed records, and appends the records to `records`. */
export function packCompound(compound: Compound, records: Uint8Array[]): CompoundOutline {
  const { facts, refid, kind, name, rawName, nameInTypes, language, ...others } = compound;
  const { protection, inner, listing, location, place, sections, ...details } = others;
  const record = packRecord<CompoundDetails>(details, lists);
  records.push(record);
  const packed = sections.map(({ entries, ...section }) => ({
    ...section,
    entries: entries.map((entry) => {
      if (!('member' in entry)) return entry;
      const { outline, record } = packMember(entry.member);
      records.push(record);
      return { member: outline };
    }),
  }));
  return {
    facts,
    refid,
    kind,
    name,
    rawName,
    nameInTypes,
    language,
    protection,
    inner,
    listing,
    location,
    place,
    sections: packed,
    length: record.length,
  };
}

/** A compound that keeps only its outline in memory unpacked. */
class PackedCompound extends PackedRecord<CompoundDetails> implements Compound {
  readonly facts: Compound['facts'];
  readonly refid: string;
  readonly kind: Compound['kind'];
  readonly name: string;
  readonly rawName: string;
  readonly nameInTypes: Compound['nameInTypes'];
  readonly language: Compound['language'];
  readonly protection: Compound['protection'];
  readonly inner: Compound['inner'];
  readonly location: Compound['location'];
  readonly place: Compound['place'];
  readonly sections: Compound['sections'];
  readonly listing: Compound['listing'];
  /** The table of all members, if it differs from the packed one. */
  readonly #allMembers: Compound['allMembers'] | undefined;
  /** The items to omit from the packed lists. */
  readonly #hidden: HiddenItems | undefined;

  /** `span` is the record with everything that `known` does not contain. */
  constructor(known: KnownCompound, span: RecordSpan) {
    super(span);
    this.facts = known.facts;
    this.refid = known.refid;
    this.kind = known.kind;
    this.name = known.name;
    this.rawName = known.rawName;
    this.nameInTypes = known.nameInTypes;
    this.language = known.language;
    this.protection = known.protection;
    this.inner = known.inner;
    this.location = known.location;
    this.place = known.place;
    this.sections = known.sections;
    this.listing = known.listing;
    this.#allMembers = known.allMembers;
    this.#hidden = known.hidden;
  }

  /** Returns the same compound with another name or other lists of members. */
  with(changes: CompoundChanges): PackedCompound {
    const { facts, refid, kind, name, rawName, nameInTypes, language, protection, inner } = this;
    const { location, place, sections, listing } = this;
    const known = { facts, refid, kind, name, rawName, nameInTypes, language, protection, inner };
    const allMembers = this.#allMembers;
    const hidden = this.#hidden;
    return new PackedCompound(
      { ...known, location, place, sections, listing, allMembers, hidden, ...changes },
      this.span,
    );
  }

  get title(): Compound['title'] {
    return this.details.title;
  }
  get modifiers(): Compound['modifiers'] {
    return this.details.modifiers ?? none;
  }
  get templateParams(): Compound['templateParams'] {
    return this.details.templateParams;
  }
  get requires(): Compound['requires'] {
    return this.details.requires;
  }
  get initializer(): Compound['initializer'] {
    return this.details.initializer;
  }
  get conceptParts(): Compound['conceptParts'] {
    return this.details.conceptParts ?? none;
  }
  get bases(): Compound['bases'] {
    return this.details.bases ?? none;
  }
  get derived(): Compound['derived'] {
    return shownItems(this.details.derived ?? none, this.#hidden);
  }
  get includes(): Compound['includes'] {
    return this.#hidden?.includes === false ? none : (this.details.includes ?? none);
  }
  get includedBy(): Compound['includedBy'] {
    return this.details.includedBy ?? none;
  }
  get exports(): Compound['exports'] {
    return this.details.exports ?? none;
  }
  get allMembers(): Compound['allMembers'] {
    return shownItems(this.#allMembers ?? this.details.allMembers ?? none, this.#hidden);
  }
  get brief(): Compound['brief'] {
    return this.details.brief ?? none;
  }
  get detailed(): Compound['detailed'] {
    return this.details.detailed ?? none;
  }
  get graphs(): Compound['graphs'] {
    return shownGraphs(this.details.graphs ?? none, this.#hidden);
  }
  get requirements(): Compound['requirements'] {
    return this.details.requirements ?? none;
  }
  get satisfies(): Compound['satisfies'] {
    return this.details.satisfies ?? none;
  }
  get verifies(): Compound['verifies'] {
    return this.details.verifies ?? none;
  }
  get tableOfContents(): boolean {
    return this.details.tableOfContents ?? false;
  }
}

/** A compound with some changes. */
export function changedCompound(compound: Compound, changes: CompoundChanges): Compound {
  if (compound instanceof PackedCompound) return compound.with(changes);
  const { hidden, ...others } = changes;
  const changed = { ...compound, ...others };
  if (!hidden) return changed;
  return {
    ...changed,
    allMembers: shownItems(changed.allMembers, hidden),
    derived: shownItems(changed.derived, hidden),
    graphs: shownGraphs(changed.graphs, hidden),
    ...(!hidden.includes && { includes: [] }),
  };
}

/** The items of a list that are not hidden. */
function shownItems<Item extends { refid?: string }>(items: Item[], hidden?: HiddenItems): Item[] {
  if (!hidden || hidden.refids.size === 0) return items;
  return items.filter(({ refid }) => refid === undefined || !hidden.refids.has(refid));
}

/** The graphs that are not hidden, without hidden classes. */
function shownGraphs(graphs: Graph[], hidden?: HiddenItems): Graph[] {
  if (!hidden) return graphs;
  return graphs.flatMap((graph) => {
    if (!hidden.includes && graph.kind === 'includes') return [];
    const gone = new Set(
      graph.nodes.flatMap(({ id, refid }, i) =>
        i > 0 && refid !== undefined && hidden.refids.has(refid) ? [id] : [],
      ),
    );
    if (gone.size === 0) return [graph];
    const nodes = graph.nodes
      .filter(({ id }) => !gone.has(id))
      .map((node) => ({ ...node, children: node.children.filter(({ id }) => !gone.has(id)) }));
    return nodes.length > 1 ? [{ ...graph, nodes }] : [];
  });
}

/** Restores a compound from its outline and the records in `bytes` from `start` on; also returns where those end. */
export function unpackCompound(
  { length, ...outline }: CompoundOutline,
  { bytes, start }: Omit<RecordSpan, 'length'>,
): { compound: Compound; end: number } {
  let at = start;
  const next = (length: number): RecordSpan => {
    at += length;
    return { bytes, start: at - length, length };
  };
  // Most members are in the same file as the previous one: share its path.
  let file = outline.location?.file;
  const unpackMember = (member: MemberOutline): Member => {
    const { facts } = member;
    if (facts && facts.file === file) facts.file = file;
    else file = facts?.file;
    return new PackedMember(member, next(member.length));
  };
  const span = next(length);
  const sections = outline.sections.map(({ entries, ...section }) => ({
    ...section,
    entries: entries.map((entry) =>
      'member' in entry ? { member: unpackMember(entry.member) } : entry,
    ),
  }));
  return { compound: new PackedCompound({ ...outline, sections }, span), end: at };
}
