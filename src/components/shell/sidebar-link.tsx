import type { ReactNode } from 'react';
import type { SidebarItem } from '../../shared/page-data.ts';
import { isInternal } from '../../shared/url.ts';
import { MenuLabel } from './breakable.tsx';
import { DeprecatedLabel } from './deprecated-label.tsx';
import { ExternalLinkIcon } from './icons.tsx';
import { FinalLink } from './final-link.tsx';
import { linkClasses } from './sidebar-scope.ts';
import type { SidebarScope } from './sidebar-scope.ts';
import { usePageData } from './site-context.tsx';

/** A link in a sidebar, or raw HTML in its place. */
export function SidebarLink({
  item,
  scope,
}: {
  item: SidebarItem;
  scope: SidebarScope;
}): ReactNode {
  // Addresses in sidebars are final, like the page's own.
  const page = usePageData();
  const { label, href, html, deprecated, className = '' } = item;
  const type = html === undefined ? 'link' : 'html';
  const classes = `theme-doc-sidebar-item-${type} theme-doc-sidebar-item-${type}-level-${scope.level} menu__list-item ${className}`;
  if (html !== undefined)
    return <li className={classes.trimEnd()} dangerouslySetInnerHTML={{ __html: html }} />;
  if (href === undefined) return null;
  const isOutside = !isInternal(href);
  const isCurrent = href === page.href;
  return (
    <li className={classes.trimEnd()}>
      <FinalLink
        className={linkClasses({ isActive: isCurrent })}
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {deprecated ? <DeprecatedLabel text={label} /> : <MenuLabel text={label} />}
        {isOutside && <ExternalLinkIcon />}
      </FinalLink>
    </li>
  );
}
