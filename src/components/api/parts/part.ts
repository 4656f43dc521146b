import GithubSlugger, { slug } from 'github-slugger';
import type { ReactNode } from 'react';
import type { Compound } from '../../../model/compound.ts';
import type { MemberAnchor } from '../../../model/links.ts';
import type { FindMentions } from '../../../model/mentions.ts';
import type { Symbols } from '../../../model/symbols.ts';
import type { ContentTexts } from '../../../shared/texts/catalogues.ts';
import type { TocHeading } from '../../../shared/toc.ts';

/** A part of a compound's page before it has an id: a heading of level 2 and what stands below it. */
export interface PartDraft {
  /** The heading. */
  title: string;
  /** The heading in the table of contents; the same when missing. */
  tocTitle?: string;
  /** The headings below it. */
  toc?: TocHeading[];
  /** True if the table of contents has what is in the part elsewhere. */
  isUnlisted?: boolean;
  /** What is below it on the page. */
  content: ReactNode;
}

/** A part of a compound's page. */
export interface PagePart extends PartDraft {
  /** Id of the heading. */
  id: string;
}

/** What the parts of a page are made from. */
export interface PartSource {
  /** The compound that the page shows. */
  compound: Compound;
  /** Finds compounds and members. */
  symbols: Symbols;
  /** The texts of the interface. */
  texts: ContentTexts;
  /** Maps a member's or value's refid to its anchors on the page. */
  anchors: ReadonlyMap<string, MemberAnchor>;
  /** Finds what texts say of symbols; they say nothing when missing. */
  mentions?: FindMentions;
}

/** Makes the parts of one sort; none if the compound has nothing of it. */
export type PartMaker = (source: PartSource) => PartDraft[];

/** Gives the parts their ids, none of which a member has. */
export function withIds(
  drafts: readonly PartDraft[],
  anchors: ReadonlyMap<string, MemberAnchor>,
): PagePart[] {
  const slugger = new GithubSlugger();
  // No other ids can be in the way, and large pages have thousands.
  const starts = drafts.map(({ title }) => slug(title));
  for (const id of anchorIds(anchors))
    if (starts.some((start) => id.startsWith(start))) slugger.occurrences[id] = 0;
  return drafts.map((draft) => ({ ...draft, id: slugger.slug(draft.title) || 'section' }));
}

/** Every id that members have on a page. */
export function* anchorIds(anchors: ReadonlyMap<string, MemberAnchor>): Iterable<string> {
  for (const { id, aliases, set } of anchors.values()) {
    yield id;
    yield* aliases;
    if (set !== undefined) yield set;
  }
}
