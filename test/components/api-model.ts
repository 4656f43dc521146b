import type { Compound, Member } from '../../src/model/compound.ts';
import type { Inline, Paragraph } from '../../src/model/description.ts';
import type { Links } from '../../src/model/links.ts';

/** Creates a function with only the fields that a test sets. */
export function member(own: Partial<Member> & Pick<Member, 'name'>): Member {
  return {
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
}

/** Creates a class with only the fields that a test sets. */
export function compound(own: Partial<Compound> & Pick<Compound, 'refid' | 'name'>): Compound {
  return {
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
