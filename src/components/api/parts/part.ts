import GithubSlugger, { slug } from 'github-slugger';
import type { ReactNode } from 'react';
import type { ApiHistory } from '../../../model/api-history.ts';
import type { Compound } from '../../../model/compound.ts';
import { formerIds, type FormerContent } from '../../../model/ledger.ts';
import { anchorIds } from '../../../model/anchor-ids.ts';
import type { MemberAnchor } from '../../../model/links.ts';
import type { FindMentions } from '../../../model/mentions.ts';
import type { Symbols } from '../../../model/symbols.ts';
import type { ContentTexts } from '../../../shared/texts/catalogues.ts';
import type { TocHeading } from '../../../shared/toc.ts';

/** A part of a compound's page before it has an id: a heading of level 2 and its content. */
export interface PartContent {
  /** The heading. */
  title: string;
  /** Title in the table of contents, if it differs. */
  tocTitle?: string;
  /** Headings below it. */
  toc?: TocHeading[];
  /** True if other entries of the table of contents cover this part. */
  isUnlisted?: boolean;
  /** Content below the heading. */
  content: ReactNode;
}

/** A part of a compound's page. */
export interface PagePart extends PartContent {
  /** Id of the heading. */
  id: string;
}

/** Input for the parts of a page. */
export interface PartSource {
  /** The compound that the page shows. */
  compound: Compound;
  /** Finds compounds and members. */
  symbols: Symbols;
  /** The texts of the interface. */
  texts: ContentTexts;
  /** Maps the refid of a member or enum value to its anchors on the page. */
  anchors: ReadonlyMap<string, MemberAnchor>;
  /** Finds the texts that mention a symbol; none when missing. */
  mentions?: FindMentions;
  /** Titles of texts that are compared in a table; none when missing. */
  guarantees?: readonly string[] | undefined;
  /** The history of the API; missing if there are no snapshots. */
  history?: ApiHistory;
  /** What was on the page and is not any more; missing if that is nothing. */
  former?: FormerContent | undefined;
}

/** Creates the parts of one kind; none if the compound has no content for them. */
export type CreateParts = (source: PartSource) => PartContent[];

/** Gives the parts ids that no member uses. */
export function withIds(
  drafts: readonly PartContent[],
  anchors: ReadonlyMap<string, MemberAnchor>,
  former?: FormerContent,
): PagePart[] {
  const slugger = new GithubSlugger();
  // Only ids with these prefixes can clash, and large pages have thousands of ids.
  const starts = drafts.map(({ title }) => slug(title));
  for (const id of [...anchorIds(anchors), ...(former ? formerIds(former) : [])])
    if (starts.some((start) => id.startsWith(start))) slugger.occurrences[id] = 0;
  return drafts.map((draft) => ({ ...draft, id: slugger.slug(draft.title) || 'section' }));
}
