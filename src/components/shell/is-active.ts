import type { PageData } from '../../shared/page-data.ts';
import type { NavbarEntry, ShellLink } from '../../shared/site-data.ts';
import { isInternal, samePath, splitUrl } from '../../shared/url.ts';

/** Input that determines whether a link is active: the page and the site. */
export interface ActiveContext {
  /** The page that is shown. */
  page: PageData;
  /** Base path with slashes at both ends. */
  base: string;
  /** Language of the site. */
  locale: string;
}

/** True if a path equals another or is below it. */
function isBelow(path: string, above: string): boolean {
  const bare = splitUrl(above)[0].replace(/\/+$/, '').toLowerCase();
  return samePath(path, above) || path.toLowerCase().startsWith(`${bare}/`);
}

/** True if a navbar link leads to the current page, or to a section that contains it (S-127, S-131, S-133). */
export function isActiveLink(link: ShellLink, context: ActiveContext): boolean {
  const { page, base, locale } = context;
  if (link.inactive) return false;
  if (link.lang !== undefined) return link.lang === locale;
  if (link.version !== undefined) return link.version === page.version;
  if (link.activeSidebar !== undefined)
    return samePath(page.href, link.href) || page.sidebar?.name === link.activeSidebar;
  if (link.activeBaseRegex !== undefined)
    return new RegExp(link.activeBaseRegex, 'i').test(page.href);
  if (link.activeBasePath !== undefined)
    return page.href.toLowerCase().startsWith(link.activeBasePath.toLowerCase());
  if (!isInternal(link.href)) return false;
  // Every page is below the home page: a link to the home page is active only there.
  if (samePath(link.href, base)) return samePath(page.href, base);
  return isBelow(page.href, link.href);
}

/** Extends this to any entry: a menu is active with one of its entries, except the menu of languages. */
export function isActiveEntry(entry: NavbarEntry, context: ActiveContext): boolean {
  switch (entry.type) {
    case 'link':
      return isActiveLink(entry, context);
    case 'dropdown': {
      if (entry.role === 'locales' || entry.inactive) return false;
      const { href, label } = entry;
      const own = href !== undefined && isActiveLink({ label, href }, context);
      return own || entry.items.some((item) => isActiveEntry(item, context));
    }
    case 'custom':
    case 'html':
    case 'search':
      return false;
  }
}
