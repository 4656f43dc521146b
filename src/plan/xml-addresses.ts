import { anchorId } from '../model/anchor-id.ts';
import { isClassLike } from '../model/class-kinds.ts';
import type { Compound, Member } from '../model/compound.ts';
import type { Links } from '../model/links.ts';
import type { Symbols } from '../model/symbols.ts';
import { showsSource } from './file-sources.ts';
import type { LegacyAddresses } from './legacy-addresses.ts';
import { markdownNames } from './markdown-names.ts';
import type { LegacyStyle } from './legacy-style.ts';
import { repeatedMembers } from './repeated-members.ts';
import type { PlannedApi } from './types.ts';

/** Adds the addresses that today's symbols had on a site with the same names and hashes. */
export function addXmlAddresses(
  { reference, symbols, links }: Pick<PlannedApi, 'reference' | 'symbols' | 'links'>,
  style: LegacyStyle,
  overview: string,
  addresses: LegacyAddresses,
): void {
  const { shows } = reference;
  const repeated = repeatedMembers(reference, symbols);
  const included = new Set(reference.compounds.map(({ refid }) => refid));
  for (const compound of reference.compounds) {
    const { refid, kind } = compound;
    const href = ownerHref(refid, symbols, links) ?? overview;
    addresses.addPage(style.compoundFile(compound), href);
    if (isClassLike(kind)) addresses.addPage(style.memberListFile(compound), href);
    if (kind === 'file' && (!shows || showsSource(compound.name, shows)))
      addresses.addPage(style.sourceFile(compound), href);
    if (kind === 'page')
      for (const name of markdownNames(compound)) addresses.addPage(style.pageFile(name), href);
    for (const id of compound.facts.ids ?? []) addAnchor(compound, id, anchorId(id));
    for (const member of repeated(compound))
      addAnchor(compound, member.refid, member.qualifiedName);
  }
  for (const { member, owner } of symbols.members.values()) {
    // A number at the end is not Doxygen's: the id is a repeated one.
    if (/-\d+$/.test(member.refid)) continue;
    const anchor = anchorId(member.refid);
    const compound = symbols.compounds.get(pageOf(member, anchor)) ?? owner;
    if (!included.has(compound.refid)) continue;
    const scope = member.qualifiedName.slice(0, -member.name.length);
    const add = (refid: string, label: string): void => {
      addAnchor(compound, refid, label);
      if (!style.hasMemberPages) return;
      const href = links.refid(refid);
      if (href === undefined) return;
      const id = anchorId(refid);
      addresses.addAnchor(style.memberFile(anchor, compound), id, { href, alias: id }, label);
    };
    add(member.refid, member.qualifiedName);
    for (const { refid, name } of member.enumValues)
      add(refid, member.strong ? `${member.qualifiedName}::${name}` : scope + name);
    for (const id of member.facts.ids ?? []) addAnchor(compound, id, anchorId(id));
  }

  function addAnchor(compound: Compound, refid: string, label: string): void {
    const id = anchorId(refid);
    const href = id === refid ? undefined : links.refid(refid);
    if (href !== undefined)
      addresses.addAnchor(style.compoundFile(compound), id, { href, alias: id }, label);
  }
}

/** The id of the compound on whose page Doxygen documents a member. */
function pageOf({ refid }: Member, anchor: string): string {
  const page = refid.slice(0, -anchor.length - '_1'.length);
  // With SEPARATE_MEMBER_PAGES, the page is named after the member.
  return page.endsWith(`_${anchor}`) ? page.slice(0, -anchor.length - 1) : page;
}

/** Returns the address of a compound, or of the nearest one around it that has one. */
function ownerHref(refid: string, symbols: Symbols, links: Links): string | undefined {
  for (let at: string | undefined = refid; at !== undefined; at = symbols.parent(at)?.refid) {
    const href = links.refid(at);
    if (href !== undefined) return href;
  }
  return undefined;
}
