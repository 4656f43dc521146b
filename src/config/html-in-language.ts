import { areColumns } from './translated-labels.ts';
import type {
  FooterConfig,
  FooterLink,
  LanguagesConfig,
  NavbarConfig,
  NavbarItem,
} from './types.ts';

/** Moves the links in HTML from the pages of the default language to those of another one. */
export type MoveLinks = (html: string) => string;

/** A link in HTML: everything up to its address, and an address from the root of the host. */
const written = /(<a\b[^>]*?\shref\s*=\s*["']?)(\/(?!\/)[^"'\s>]*)/gi;

/**
 * Returns a function for the HTML of the configuration, which all languages share. `base` is the base path of the site,
 * `own` that of the language. Links that name a language stay as they are.
 */
export function moveLinks(base: string, own: string, { locales }: LanguagesConfig): MoveLinks {
  const isOfLanguage = (path: string): boolean =>
    locales.some((locale) => `${path}/`.startsWith(`${base}${locale}/`));
  return (html) =>
    html.replace(written, (link, start: string, path: string) =>
      path.startsWith(base) && !isOfLanguage(path) ? start + own + path.slice(base.length) : link,
    );
}

/** Returns the navbar with links that lead to pages of a language. */
export function navbarInLanguage(navbar: NavbarConfig, move: MoveLinks): NavbarConfig {
  const item = <Item extends NavbarItem>(from: Item): Item => ({
    ...from,
    ...('html' in from && from.html !== undefined && { html: move(from.html) }),
    ...(from.type === 'html' && 'value' in from && { value: move(from.value) }),
    ...('items' in from && { items: from.items.map(item) }),
    ...('dropdownItemsBefore' in from && {
      dropdownItemsBefore: from.dropdownItemsBefore.map(item),
      dropdownItemsAfter: from.dropdownItemsAfter.map(item),
    }),
  });
  return { ...navbar, items: navbar.items.map(item) };
}

/** Returns the footer with links that lead to pages of a language. */
export function footerInLanguage(footer: FooterConfig, move: MoveLinks): FooterConfig {
  const link = (from: FooterLink): FooterLink => ({
    ...from,
    ...(from.html !== undefined && { html: move(from.html) }),
  });
  const { copyright, links } = footer;
  return {
    ...footer,
    links: areColumns(links)
      ? links.map((column) => ({ ...column, items: column.items.map(link) }))
      : links.map(link),
    ...(copyright !== undefined && { copyright: move(copyright) }),
  };
}
