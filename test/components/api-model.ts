import { symbolFacts } from '../../src/doxygen/symbol-facts.ts';
import type {
  Compound,
  CompoundContent,
  Member,
  MemberContent,
  MemberSection,
} from '../../src/model/compound.ts';
import type { Inline, Paragraph } from '../../src/model/description.ts';
import type { Links } from '../../src/model/links.ts';
import { packCompound, unpackCompound } from '../../src/model/packed-compound.ts';
import { packMember, PackedMember } from '../../src/model/packed-member.ts';

/** Creates a function with only the fields that a test sets. */
export function member(own: Partial<MemberContent> & Pick<Member, 'name'>): Member {
  const content: MemberContent = {
    refid: `c_1${own.name}`,
    kind: 'function',
    qualifiedName: own.name,
    protection: 'public',
    modifiers: [],
    strong: false,
    type: [],
    definition: '',
    argsString: '',
    params: [],
    callable: (own.kind ?? 'function') === 'function',
    qualifiers: [],
    reimplements: [],
    reimplementedBy: [],
    enumValues: [],
    brief: [],
    detailed: [],
    inBody: [],
    references: [],
    referencedBy: [],
    satisfies: [],
    verifies: [],
    ...own,
  };
  const { outline, record } = packMember(content, symbolFacts.ofMember(content));
  return new PackedMember(outline, { bytes: record, start: 0, length: record.length });
}

/** What a test sets of a compound. */
export interface CompoundOptions extends Partial<Omit<CompoundContent, 'sections'>> {
  /** Its sections, with members that are created before. */
  sections?: MemberSection[];
}

/** Creates a class with only the fields that a test sets. */
export function compound({
  sections = [],
  ...own
}: CompoundOptions & Pick<Compound, 'refid' | 'name'>): Compound {
  const content: CompoundContent = {
    kind: 'class',
    rawName: own.name,
    language: 'C++',
    protection: 'public',
    modifiers: [],
    conceptParts: [],
    bases: [],
    derived: [],
    includes: [],
    includedBy: [],
    exports: [],
    inner: [],
    sections: [],
    allMembers: [],
    brief: [],
    detailed: [],
    graphs: [],
    requirements: [],
    satisfies: [],
    verifies: [],
    tableOfContents: false,
    place: { file: `xml/${own.refid}.xml` },
    ...own,
  };
  const records: Uint8Array[] = [];
  const ofCompound = (): Compound['facts'] => symbolFacts.ofCompound({ ...content, sections });
  const outline = packCompound(content, { ...symbolFacts, ofCompound }, records);
  const bytes = Buffer.concat(records);
  return unpackCompound(outline, { bytes, start: 0 }).compound.with({ sections });
}

/** Creates a paragraph of plain text and other inlines. */
export function para(...children: (string | Inline)[]): Paragraph {
  return {
    type: 'paragraph',
    children: children.map((child) =>
      typeof child === 'string' ? { type: 'text', value: child } : child,
    ),
  };
}

/** Links by which every refid leads to `/to/{refid}`, except those that start with `gone`. */
export const everywhere: Links = {
  base: '/',
  refid: (refid) => (refid.startsWith('gone') ? undefined : `/to/${refid}`),
  standard: () => undefined,
  source: (path, line) => (line === undefined ? `/src/${path}` : `/src/${path}#${line}`),
  url: (url) => url,
  comment: (url) => url,
  sourceName: (path) => path,
  permalink: (permalink) => `/${permalink}`,
  image: (source) => (source === 'gone.png' ? undefined : `/img/${source}`),
  imageSize: () => undefined,
};
