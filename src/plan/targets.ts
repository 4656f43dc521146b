import { anchorId } from '../model/anchor-id.ts';
import type { Compound, Member } from '../model/compound.ts';
import type { MemberAnchor } from '../model/links.ts';
import type { Symbols } from '../model/symbols.ts';

/** A page, or an anchor on it. */
export interface Target {
  /** Site path without base. */
  permalink: string;
  /** Id on the page; missing for the page itself. */
  anchor?: string;
}

/** A page that shows a compound. */
export interface CompoundPage {
  /** Site path without base. */
  permalink: string;
  /** The compound. */
  compound: Compound;
  /** Maps a member's or enum value's refid to its anchors on the page. */
  anchors: ReadonlyMap<string, MemberAnchor>;
}

/** Maps every refid that can be linked to (compounds, members, values, sections, anchors) to its canonical place. */
export function mapTargets(pages: readonly CompoundPage[], symbols: Symbols): Map<string, Target> {
  const targets = new Map<string, Target>();
  const add = (refid: string, permalink: string, anchor?: string): void => {
    if (!targets.has(refid)) targets.set(refid, { permalink, anchor });
  };
  for (const { permalink, compound } of pages)
    for (const { refid } of shownOn(compound, symbols)) add(refid, permalink);
  // First the owners' pages, which are canonical; then pages that show the member because its owner has no page.
  const elsewhere: [refid: string, permalink: string, id: string][] = [];
  for (const { permalink, compound, anchors } of pages) {
    for (const [refid, { id, isRow }] of anchors) {
      if (isRow) continue;
      if (symbols.members.get(refid)?.owner === compound) add(refid, permalink, id);
      else elsewhere.push([refid, permalink, id]);
    }
  }
  for (const place of elsewhere) add(...place);
  for (const [refid, holder] of symbols.nested.compounds) {
    const place = targets.get(holder.refid);
    const compound = symbols.compounds.get(refid);
    if (!place || !compound) continue;
    add(refid, place.permalink, place.anchor);
    for (const id of compound.facts.ids ?? []) add(id, place.permalink, anchorId(id));
  }
  for (const { permalink, compound } of pages) {
    for (const shown of [...shownOn(compound, symbols), ...symbols.inlinedIn(compound)])
      for (const id of shown.facts.ids ?? []) add(id, permalink, anchorId(id));
  }
  for (const { member } of symbols.members.values()) addMemberIds(member, targets, add);
  return targets;
}

/** The compounds whose place is the page of another one: that one, and its inline namespaces. */
function shownOn(compound: Compound, symbols: Symbols): readonly Compound[] {
  return [compound, ...symbols.inlineIn(compound)];
}

/** Enum values and ids in a member's descriptions are at the member's place, unless they have a place of their own. */
function addMemberIds(
  member: Member,
  targets: ReadonlyMap<string, Target>,
  add: (refid: string, permalink: string, anchor?: string) => void,
): void {
  const target = targets.get(member.refid);
  if (!target) return;
  for (const value of member.enumValues) add(value.refid, target.permalink, target.anchor);
  for (const id of member.facts.ids ?? []) add(id, target.permalink, anchorId(id));
}

/**
 * Finds the place of a refid; an unknown anchor of a known compound falls back to the compound's page. A listing, which
 * is a separate page in Doxygen's HTML (`a_8h_source`), is on the page of its file.
 */
export function findTarget(
  targets: ReadonlyMap<string, Target>,
  refid: string,
): Target | undefined {
  const exact = targets.get(refid);
  if (exact) return exact;
  // The main page's id is `indexpage`, but some references use `index`.
  if (refid === 'index') return targets.get('indexpage');
  const anchor = anchorId(refid);
  if (anchor === refid) return targets.get(refid.replace(/_source$/, ''));
  const page = refid.slice(0, -(anchor.length + 2));
  if (page === 'index') return targets.get('indexpage');
  return targets.get(page) ?? targets.get(page.replace(/_source$/, ''));
}
