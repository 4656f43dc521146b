import type { ReactNode } from 'react';
import type { SidebarItem } from '../../shared/page-data.ts';
import { isInternal, samePath } from '../../shared/url.ts';
import { Breakable } from './breakable.tsx';
import { ExternalLinkIcon } from './icons.tsx';
import { Link } from './link.tsx';
import { linkClasses } from './sidebar-scope.ts';
import type { SidebarScope } from './sidebar-scope.ts';
import { usePageData } from './site-context.tsx';

/** A link of a sidebar, or raw HTML in its place. */
export function SidebarLink({
  item,
  scope,
}: {
  item: SidebarItem;
  scope: SidebarScope;
}): ReactNode {
  const page = usePageData();
  const { label, href, html, deprecated, className = '' } = item;
  const { level, onNavigate } = scope;
  const type = html === undefined ? 'link' : 'html';
  const classes = `theme-doc-sidebar-item-${type} theme-doc-sidebar-item-${type}-level-${level} menu__list-item ${className}`;
  if (html !== undefined)
    return <li className={classes.trimEnd()} dangerouslySetInnerHTML={{ __html: html }} />;
  const isCurrent = href !== undefined && samePath(href, page.href);
  return (
    <li className={classes.trimEnd()}>
      <Link
        className={linkClasses({ isActive: isCurrent, deprecated })}
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={href !== undefined && isInternal(href) ? onNavigate : undefined}
      >
        <span className="menu__label">
          <Breakable text={label} />
        </span>
        {href !== undefined && !isInternal(href) && <ExternalLinkIcon />}
      </Link>
    </li>
  );
}
