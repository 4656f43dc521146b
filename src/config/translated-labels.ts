import type { Messages } from '../diagnostics/read-messages.ts';
import type {
  FooterColumn,
  FooterConfig,
  FooterLink,
  LogoConfig,
  NavbarConfig,
  NavbarItem,
} from './types.ts';

/** Returns the navbar with the texts of a translation file. */
export function translatedNavbar(navbar: NavbarConfig, messages: Messages): NavbarConfig {
  if (messages.size === 0) return navbar;
  const item = <Item extends NavbarItem>(from: Item): Item => ({
    ...from,
    ...(from.label !== undefined && {
      label: messages.get(`item.label.${from.label}`) ?? from.label,
    }),
    ...('items' in from && { items: from.items.map(item) }),
    ...('dropdownItemsBefore' in from && {
      dropdownItemsBefore: from.dropdownItemsBefore.map(item),
      dropdownItemsAfter: from.dropdownItemsAfter.map(item),
    }),
  });
  return {
    ...navbar,
    title: messages.get('title') ?? navbar.title,
    ...(navbar.logo && { logo: translatedLogo(navbar.logo, messages) }),
    items: navbar.items.map(item),
  };
}

/** Returns the footer with the texts of a translation file. */
export function translatedFooter(footer: FooterConfig, messages: Messages): FooterConfig {
  if (messages.size === 0) return footer;
  const link = (from: FooterLink): FooterLink => ({
    ...from,
    ...(from.label !== undefined && {
      label: messages.get(`link.item.label.${from.label}`) ?? from.label,
    }),
  });
  const column = (from: FooterColumn): FooterColumn => ({
    ...from,
    ...(from.title !== undefined && {
      title: messages.get(`link.title.${from.title}`) ?? from.title,
    }),
    items: from.items.map(link),
  });
  const { links } = footer;
  return {
    ...footer,
    links: areColumns(links) ? links.map(column) : links.map(link),
    ...(footer.logo && { logo: translatedLogo(footer.logo, messages) }),
    copyright: messages.get('copyright') ?? footer.copyright,
  };
}

/** True if the links of a footer are columns with titles. */
export function areColumns(links: FooterConfig['links']): links is FooterColumn[] {
  return links.every((entry) => 'items' in entry);
}

function translatedLogo(logo: LogoConfig, messages: Messages): LogoConfig {
  return { ...logo, alt: messages.get('logo.alt') ?? logo.alt };
}
