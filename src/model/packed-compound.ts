import type {
  Compound,
  CompoundContent,
  CompoundFacts,
  Graph,
  Member,
  MemberContent,
  MemberFacts,
  MemberSection,
} from './compound.ts';
import type { HiddenIds } from './hiding-rules.ts';
import { packMember, PackedMember, type MemberOutline } from './packed-member.ts';
import {
  none,
  packRecord,
  PackedRecord,
  type RecordSpan,
  type RenamedIds,
} from './packed-record.ts';
import { noteRead } from './symbol-reads.ts';

/** The fields that are needed of all compounds and therefore not packed. */
type OutlineField =
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

/** The part of a compound that is not packed, with the given forms of its members. */
interface KnownCompound<Content> extends Pick<CompoundContent, OutlineField> {
  /** The facts that the plan needs. */
  facts: CompoundFacts;
  /** Its sections. */
  sections: MemberSection<Content>[];
}

/** The part of a compound that is not packed. */
export interface CompoundOutline extends KnownCompound<MemberOutline> {
  /** Size of the packed record in bytes. */
  length: number;
}

/** The part of a compound that is packed. */
type CompoundDetails = Omit<CompoundContent, OutlineField | 'sections'>;

/** The parts of a compound that may change once all compounds of the library are known. */
interface CompoundChanges extends Partial<
  Pick<
    Compound,
    | 'facts'
    | 'name'
    | 'inner'
    | 'sections'
    | 'allMembers'
    | 'listing'
    | 'bases'
    | 'derived'
    | 'includes'
    | 'includedBy'
    | 'graphs'
  >
> {
  /** The items that its other lists omit. */
  hidden?: HiddenItems | undefined;
}

/** The items that the lists of a compound omit. */
interface HiddenItems {
  /** Ids of the members and derived classes to omit. */
  refids: HiddenIds;
  /** If false, its includes are omitted, both the list and the graph. */
  includes: boolean;
}

/** Facts about symbols that the plan needs. */
export interface SymbolFacts {
  /** The facts about a compound itself. */
  ofCompound: (compound: CompoundContent) => CompoundFacts;
  /** The facts about a member. */
  ofMember: (member: MemberContent) => MemberFacts;
}

/**
 * Splits a compound and its members into outlines and packed records, and appends the records to `records`; `facts`
 * computes what the plan needs of them.
 */
export function packCompound(
  compound: CompoundContent,
  facts: SymbolFacts,
  records: Uint8Array[],
): CompoundOutline {
  const { refid, kind, name, rawName, nameInTypes, language, ...others } = compound;
  const { protection, inner, listing, location, place, sections, ...details } = others;
  const record = packRecord(details);
  records.push(record);
  return {
    facts: facts.ofCompound(compound),
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
    sections: withMembers(sections, (member) => {
      const { outline, record } = packMember(member, facts.ofMember(member));
      records.push(record);
      return outline;
    }),
    length: record.length,
  };
}

/** The same sections with another form of their members. */
function withMembers<From, To>(
  sections: readonly MemberSection<From>[],
  convert: (member: From) => To,
): MemberSection<To>[] {
  return sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) =>
      'member' in entry ? { member: convert(entry.member) } : entry,
    ),
  }));
}

/**
 * A compound that keeps only its outline in memory unpacked. Its other fields are getters, which are not part of a
 * spread or rest of it, neither for the compiler nor when it runs.
 */
export class PackedCompound extends PackedRecord<CompoundDetails> implements CompoundContent {
  /** The facts that the plan needs. */
  readonly facts: CompoundFacts;
  readonly refid: string;
  readonly kind: CompoundContent['kind'];
  readonly name: string;
  readonly rawName: string;
  readonly nameInTypes: CompoundContent['nameInTypes'];
  readonly language: CompoundContent['language'];
  readonly protection: CompoundContent['protection'];
  readonly inner: CompoundContent['inner'];
  readonly place: CompoundContent['place'];
  readonly sections: MemberSection[];
  readonly #location: CompoundContent['location'];
  readonly #listing: CompoundContent['listing'];
  /** What has changed since it was packed. */
  readonly #changes: CompoundChanges;

  /** `span` is the record with everything that `known` does not contain. */
  constructor(known: KnownCompound<Member>, span: RecordSpan, changes: CompoundChanges = {}) {
    super(span);
    this.facts = changes.facts ?? known.facts;
    this.refid = known.refid;
    this.kind = known.kind;
    this.name = changes.name ?? known.name;
    this.rawName = known.rawName;
    this.nameInTypes = known.nameInTypes;
    this.language = known.language;
    this.protection = known.protection;
    this.inner = changes.inner ?? known.inner;
    this.#location = known.location;
    this.place = known.place;
    this.sections = changes.sections ?? known.sections;
    this.#listing = changes.listing ?? known.listing;
    this.#changes = changes;
  }

  /** Returns the same compound with some changes. */
  with(changes: CompoundChanges): Compound {
    return new PackedCompound(this, this.span, { ...this.#changes, ...changes });
  }

  /** Returns the compound, as it was read, with other ids of its members and of the symbols that it names. */
  withIds(ids: RenamedIds): Compound {
    const sections = this.sections.map((section) => ({
      ...section,
      entries: section.entries.map((entry) =>
        'member' in entry
          ? { member: entry.member.withIds(ids) }
          : { ...entry, refid: ids.of(entry.refid) },
      ),
    }));
    const { nameInTypes } = this;
    const known = {
      facts: ids.inValue(this.facts),
      refid: ids.of(this.refid),
      kind: this.kind,
      name: this.name,
      rawName: this.rawName,
      nameInTypes: nameInTypes === undefined ? undefined : ids.ofType(nameInTypes),
      language: this.language,
      protection: this.protection,
      inner: ids.inValue(this.inner),
      listing: this.listing,
      location: this.location,
      place: this.place,
      sections,
    };
    return new PackedCompound(known, ids.inRecord(this.span));
  }

  get location(): CompoundContent['location'] {
    noteRead(this);
    return this.#location;
  }
  get listing(): CompoundContent['listing'] {
    noteRead(this);
    return this.#listing;
  }
  /** Everything that is not packed, except places in the sources and the listing, as data. */
  get outlineData(): unknown {
    const {
      sections: _sections,
      listing: _listing,
      facts: _facts,
      hidden,
      ...changes
    } = this.#changes;
    // What compounds mention together is compared as the entry points (`apiOutline`).
    const { mentions: _mentions, ...facts } = this.facts;
    return [
      [facts, this.refid, this.kind, this.name, this.rawName, this.nameInTypes],
      [this.language, this.protection, this.inner, this.#location?.file, this.#location?.bodyFile],
      [this.#listing?.filename, this.hasDescription],
      withMembers(this.sections, (member) => member.outlineData),
      // The hidden ids are those of the reference.
      [changes, hidden?.includes],
    ];
  }
  /** What an edit of a comment or a line above changes, without its members. */
  get remarkParts(): readonly (string | Uint8Array)[] {
    const { marks, text, directives } = this.#listing ?? {};
    return [
      this.remarkBytes,
      JSON.stringify([this.#location, directives]),
      ...(marks && text ? [marks, text] : []),
    ];
  }
  get title(): CompoundContent['title'] {
    return this.rare('title');
  }
  get modifiers(): CompoundContent['modifiers'] {
    return this.details.modifiers ?? none;
  }
  get templateParams(): CompoundContent['templateParams'] {
    return this.rare('templateParams');
  }
  get requires(): CompoundContent['requires'] {
    return this.rare('requires');
  }
  get initializer(): CompoundContent['initializer'] {
    return this.rare('initializer');
  }
  get conceptParts(): CompoundContent['conceptParts'] {
    return this.details.conceptParts ?? none;
  }
  get bases(): CompoundContent['bases'] {
    return this.#changes.bases ?? this.rare('bases') ?? none;
  }
  get derived(): CompoundContent['derived'] {
    return shownItems(this.#changes.derived ?? this.rare('derived') ?? none, this.#changes.hidden);
  }
  get includes(): CompoundContent['includes'] {
    if (this.#changes.hidden?.includes === false) return none;
    return this.#changes.includes ?? this.rare('includes') ?? none;
  }
  get includedBy(): CompoundContent['includedBy'] {
    return this.#changes.includedBy ?? this.rare('includedBy') ?? none;
  }
  get exports(): CompoundContent['exports'] {
    return this.details.exports ?? none;
  }
  get allMembers(): CompoundContent['allMembers'] {
    return shownItems(
      this.#changes.allMembers ?? this.details.allMembers ?? none,
      this.#changes.hidden,
    );
  }
  get brief(): CompoundContent['brief'] {
    return this.rareRemark('brief') ?? none;
  }
  get detailed(): CompoundContent['detailed'] {
    return this.rareRemark('detailed') ?? none;
  }
  get graphs(): CompoundContent['graphs'] {
    return shownGraphs(this.#changes.graphs ?? this.rare('graphs') ?? none, this.#changes.hidden);
  }
  get requirements(): CompoundContent['requirements'] {
    return this.details.requirements ?? none;
  }
  get satisfies(): CompoundContent['satisfies'] {
    return this.details.satisfies ?? none;
  }
  get verifies(): CompoundContent['verifies'] {
    return this.details.verifies ?? none;
  }
  get rows(): CompoundContent['rows'] {
    return this.details.rows;
  }
  get tableOfContents(): boolean {
    return this.details.tableOfContents ?? false;
  }
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
    if (facts.file === file) facts.file = file;
    else file = facts.file;
    return new PackedMember(member, next(member.length));
  };
  const span = next(length);
  const sections = withMembers(outline.sections, unpackMember);
  return { compound: new PackedCompound({ ...outline, sections }, span), end: at };
}
