import { anchorId } from '../model/anchor-id.ts';

/** With SEPARATE_MEMBER_PAGES, the page of a member: that of its owner, and its anchor. */
const memberPage = /_([a-z]{1,2}[0-9a-f]{30,})$/;

/**
 * Returns the place of a member in Doxygen's HTML, given its id in the XML: the page of its owner without the ending, and
 * its anchor. Snapshots name such a page once for all symbols on it. The id of a compound is that of its page.
 */
export function memberPlace(refid: string): string {
  const anchor = anchorId(refid);
  if (anchor === refid) return refid;
  const page = refid.slice(0, -anchor.length - '_1'.length);
  const own = memberPage.exec(page)?.[1];
  // Values of enumerations in groups begin with `gg`.
  const isOwn = own !== undefined && anchor.replace(/^gg/, 'g').startsWith(own);
  const owner = isOwn ? page.replace(memberPage, '') : page;
  // A number at the end is not Doxygen's: the id is a repeated one.
  return `${owner}#${anchor.replace(/-\d+$/, '')}`;
}
