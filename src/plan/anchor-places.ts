import { anchorFileCount, type AnchorFiles, type AnchorRow } from '../shared/anchor-files.ts';
import { filePages } from '../pages/api/file.ts';
import { groupPages } from '../pages/api/group.ts';
import { notFoundKind } from '../shared/page-kinds.ts';
import { splitUrl } from '../shared/url.ts';
import type { Links } from '../model/links.ts';
import type { ApiReference } from '../model/site.ts';
import type { Symbols } from '../model/symbols.ts';
import { anchorOfName } from './anchors.ts';

/** Page kinds whose symbols may move between releases: topics and headers change. */
const regrouped: ReadonlySet<string> = new Set([groupPages.name, filePages.name]);

/** The folder of the anchor files, relative to the API reference. */
export const anchorFolder = 'anchors/';

/** The files in which a page of this kind looks up anchors that it lacks; undefined if a result would mislead. */
export function anchorFilesOf(
  kind: string,
  {
    apiInScope,
    symbols,
    settings,
  }: { apiInScope?: ApiReference; symbols: Symbols; settings: { apiPath: string } },
  base: string,
): AnchorFiles | undefined {
  if (!apiInScope || (!regrouped.has(kind) && kind !== notFoundKind)) return undefined;
  const folder = settings.apiPath === '' ? '' : `${settings.apiPath}/`;
  return { folder: base + folder + anchorFolder, count: anchorFileCount(symbols.members.size) };
}

/** The anchors of all members with their pages. */
export function anchorRows(symbols: Symbols, links: Links): AnchorRow[] {
  const rows = new Map<string, AnchorRow>();
  for (const { member } of symbols.members.values()) {
    const [href, hash] = splitUrl(links.refid(member.refid) ?? '');
    if (hash === '') continue;
    const name = anchorOfName(member.name);
    const id = decodeURIComponent(hash.slice(1));
    const key = `${name} ${href}`;
    const row = rows.get(key) ?? [name, href];
    if (id !== name) row.push(id);
    rows.set(key, row);
  }
  return [...rows.values()];
}
