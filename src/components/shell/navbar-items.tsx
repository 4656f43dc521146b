import type { ReactNode } from 'react';
import type { NavbarEntry, ShellLink } from '../../shared/site-data.ts';
import { CustomItem } from './custom-item.tsx';
import { ExternalLinkIcon } from './icons.tsx';
import { isActiveLink } from './is-active.ts';
import { FinalLink } from './final-link.tsx';
import { opensNewTab } from './link.tsx';
import { NavbarDropdown } from './navbar-dropdown.tsx';
import { SearchSlot } from './search-slot.tsx';
import { usePageData, useSiteData } from './site-context.tsx';

/** The style sheet block of a link. */
type LinkBlock = 'navbar' | 'dropdown' | 'menu';

/** A link of the navbar, of one of its menus, or of the mobile menu. */
export function NavLink(props: {
  /** The link. */
  link: ShellLink;
  /** The block that it is in. */
  block: LinkBlock;
}): ReactNode {
  const { link, block } = props;
  const page = usePageData();
  const { base, locale } = useSiteData();
  const isActive = isActiveLink(link, { page, base, locale });
  const { label, html, href, target, className = '', lang, attributes } = link;
  const classes = [block === 'navbar' ? 'navbar__item' : '', `${block}__link`];
  if (isActive) classes.push(`${block}__link--active`);
  classes.push(className);
  const children = (
    <>
      {label}
      {label !== '' && opensNewTab(href, target) && (
        <ExternalLinkIcon size={block === 'dropdown' ? 12 : 13.5} />
      )}
    </>
  );
  return (
    <FinalLink
      {...attributes}
      className={classes.filter(Boolean).join(' ')}
      href={href}
      target={target}
      lang={lang}
      aria-current={isActive ? 'page' : undefined}
      {...(html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } })}
    />
  );
}

/** An entry of the navbar on wide screens. */
export function NavbarItem({ entry }: { entry: NavbarEntry }): ReactNode {
  switch (entry.type) {
    case 'link':
      return <NavLink link={entry} block="navbar" />;
    case 'html':
      return (
        <div
          className={`navbar__item ${entry.className ?? ''}`.trimEnd()}
          dangerouslySetInnerHTML={{ __html: entry.html }}
        />
      );
    case 'search':
      return <SearchSlot />;
    case 'custom':
      return <CustomItem entry={entry} />;
    case 'dropdown':
      return (
        <NavbarDropdown entry={entry}>
          {entry.items.map((item, i) => (
            <DropdownItem key={i} entry={item} />
          ))}
        </NavbarDropdown>
      );
  }
}

/** An entry of a menu; menus do not nest, so the entries of an inner menu are listed inline. */
function DropdownItem({ entry }: { entry: NavbarEntry }): ReactNode {
  switch (entry.type) {
    case 'link':
      return (
        <li>
          <NavLink link={entry} block="dropdown" />
        </li>
      );
    case 'html':
      return <li className={entry.className} dangerouslySetInnerHTML={{ __html: entry.html }} />;
    case 'search':
      return (
        <li>
          <SearchSlot />
        </li>
      );
    case 'custom':
      return (
        <li>
          <CustomItem entry={entry} />
        </li>
      );
    case 'dropdown':
      return entry.items.map((item, i) => <DropdownItem key={i} entry={item} />);
  }
}
