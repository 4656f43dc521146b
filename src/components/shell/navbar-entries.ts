import type { PageData } from '../../shared/page-data.ts';
import type { NavbarEntry, NavbarLink } from '../../shared/site-data.ts';
import { samePath } from '../../shared/url.ts';
import { useAddressRest } from './arrivals.ts';
import { usePreferredVersion } from './preferred-version.ts';
import { usePageData, useSiteData } from './site-context.tsx';

/** Input that determines the entries of the navbar. */
interface CurrentPlace {
  /** The page that is shown. */
  page: PageData;
  /** Base path with slashes at both ends. */
  base: string;
  /** The docs versions to try: the page's, the reader's choice, the latest (S-134). */
  candidates: (string | undefined)[];
  /** Query and hash of the address. */
  rest: string;
}

/**
 * Returns the navbar's entries for the current page: links to docs, versions and languages lead to its counterparts.
 */
export function useNavbarEntries(): { left: NavbarEntry[]; right: NavbarEntry[] } {
  const { navbar, docs, base } = useSiteData();
  const page = usePageData();
  const candidates = [page.version, usePreferredVersion(), docs?.latest];
  const at = { page, base, candidates, rest: useAddressRest() };
  return { left: entriesFor(navbar.left, at), right: entriesFor(navbar.right, at) };
}

function entriesFor(entries: readonly NavbarEntry[], at: CurrentPlace): NavbarEntry[] {
  return entries.flatMap((entry): NavbarEntry[] => {
    if (entry.type === 'link') return linkFor(entry, at);
    if (entry.type !== 'dropdown') return [entry];
    const items = entriesFor(entry.items, at);
    if (entry.role !== 'versions') return [{ ...entry, items }];
    // The menu of versions takes its label from the first candidate that it lists.
    const links = items.flatMap((item) => (item.type === 'link' && item.version ? [item] : []));
    const [shown = entry] = at.candidates.flatMap(
      (name) => links.find(({ version }) => version === name) ?? [],
    );
    return [{ ...entry, label: shown.label, href: shown.href, items }];
  });
}

function linkFor(entry: NavbarLink, { page, base, candidates, rest }: CurrentPlace): NavbarLink[] {
  const [own] = candidates.flatMap((name) => entry.inVersions?.[name ?? ''] ?? []);
  const link: NavbarLink = own ? { type: 'link', ...own } : entry;
  const { shown, version, lang, query = '' } = link;
  if (shown === 'never' || (shown && !samePath(page.href, link.href))) return [];
  if (version !== undefined) {
    const note = page.versionNotes?.[version];
    return [
      {
        ...link,
        label: note ? `${link.label} (${note})` : link.label,
        href: (page.versions?.[version] ?? link.href) + rest,
        attributes: { ...link.attributes, 'data-docs-version': version },
      },
    ];
  }
  if (lang !== undefined) {
    const search = rest.replace(/#.*/, '');
    // Switching between languages must not add the query twice.
    const hasQuery = `${search.replace('?', '&')}&`.includes(`${query.replace('?', '&')}&`);
    const added = search ? query.replace('?', '&') : query;
    const address = hasQuery ? rest : search + added + rest.slice(search.length);
    return [{ ...link, href: link.href + page.href.slice(base.length) + address }];
  }
  return [link];
}
