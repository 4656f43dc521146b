import type { LegacyUrlsConfig } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { anchorId } from '../model/anchor-id.ts';
import type { Compound } from '../model/compound.ts';
import type { FormerSymbol } from '../model/site.ts';
import { classLikeKinds } from '../shared/class-kinds.ts';
import { FormerMatches } from './former-matches.ts';
import type { LegacyAddresses } from './legacy-addresses.ts';
import { escapedName, splitSubdirs, subdirsOf } from './legacy-names.ts';
import type { LegacyStyle } from './legacy-style.ts';
import type { PlannedApi } from './types.ts';
import { repeatedMembers } from './repeated-members.ts';

/** Number of former symbols that a message names. */
const mostNamed = 5;

/** What the addresses of a list depend on besides the list. */
export interface ListContext {
  /** Names the files of the earlier site. */
  style: LegacyStyle;
  /** Address of the overview of the API reference. */
  overview: string;
  /** The settings, with the file of the list. */
  settings: Pick<LegacyUrlsConfig, 'tag'>;
  /** Receives a remark about symbols that are gone. */
  diagnostics: Diagnostics;
}

/**
 * Adds the addresses in a list of an earlier site: each leads to the symbol that has the same name now. The address of
 * a symbol that is gone leads to the nearest scope that exists.
 */
export function addListedAddresses(
  { reference, symbols, links }: Pick<PlannedApi, 'reference' | 'symbols' | 'links'>,
  former: readonly FormerSymbol[],
  { style, overview, settings, diagnostics }: ListContext,
  addresses: LegacyAddresses,
): void {
  const matches = new FormerMatches(symbols);
  const pages = new Map<string, string>();
  const gone: string[] = [];
  const repeated: [path: string, compound: Compound][] = [];
  // Pages come first: the anchor of a member that is gone leads to its page.
  const isPage = ({ anchor }: FormerSymbol): boolean => anchor === '';
  for (const symbol of [...former.filter(isPage), ...former.filter((each) => !isPage(each))]) {
    const { file, anchor, name } = symbol;
    const path = style.listedFile(file);
    const refid = matches.find(symbol);
    const href = refid === undefined ? undefined : links.refid(refid);
    if (href === undefined) gone.push(name);
    const around = (): string =>
      pages.get(file) ?? links.refid(matches.around(name) ?? '') ?? overview;
    if (anchor === '') {
      const to = href ?? around();
      pages.set(file, to);
      addresses.addPage(path, to);
      for (const more of pagesBeside(symbol)) addresses.addPage(style.listedFile(more), to);
      const compound = symbols.compounds.get(refid ?? '');
      if (compound) repeated.push([path, compound]);
    } else if (href !== undefined && refid !== undefined) {
      addresses.addAnchor(path, anchor, { href, alias: anchorId(refid) }, name);
    } else addresses.addAnchor(path, anchor, { href: around() }, name);
  }
  // The list does not name inherited members.
  const repeatedIn = repeatedMembers(reference, symbols);
  for (const [path, compound] of repeated)
    for (const { refid, qualifiedName } of repeatedIn(compound)) {
      const alias = anchorId(refid);
      const href = links.refid(refid);
      if (href !== undefined) addresses.addAnchor(path, alias, { href, alias }, qualifiedName);
    }
  reportGone(gone, former.length, settings.tag, diagnostics);
}

/** The paths of the pages that Doxygen writes beside that of a compound, and that tag files do not list. */
function pagesBeside({ file, kind, name: symbol }: FormerSymbol): string[] {
  const [, path = file, ending = ''] = /^(.*)(\.\w+)$/.exec(file) ?? [];
  if (kind === 'file') return [`${path}_source${ending}`];
  if (!classLikeKinds.some((each) => each === kind)) return [];
  const [folders, name] = splitSubdirs(path);
  // A long name ends in a hash, which depends on the whole name.
  const isSensitive = [true, false].find((each) => escapedName(kind + symbol, each) === name);
  const list =
    isSensitive === undefined
      ? `${name}-members`
      : escapedName(`${kind}${symbol}-members`, isSensitive);
  if (folders === '') return [list + ending];
  // The level is that of the name itself.
  const levels = [8, 7, 6, 5, 4, 3, 2, 1, 0];
  const level = levels.find((each) => subdirsOf(name, each) === folders) ?? 8;
  return [subdirsOf(list, level) + list + ending];
}

function reportGone(
  gone: readonly string[],
  count: number,
  tag: string | undefined,
  diagnostics: Diagnostics,
): void {
  if (gone.length === 0) return;
  const named = [...new Set(gone)].slice(0, mostNamed);
  const more = gone.length > named.length ? ', …' : '';
  const are = gone.length === 1 ? 'symbol is' : 'symbols are';
  diagnostics.report({
    code: 'legacy-urls-gone',
    level: 'info',
    ...(tag !== undefined && { place: { file: displayPath(tag) } }),
    message: `${gone.length} of ${count} ${are} gone; the old addresses lead to the nearest scope that exists: ${named.join(', ')}${more}`,
    advice: 'You need not do anything. `redirects` can lead a page to its replacement.',
  });
}
