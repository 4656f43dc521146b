import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { SidebarData } from '../../shared/page-data.ts';
import { useAnnouncementBar } from './announcement-bar.tsx';
import { CollapseIcon } from './icons.tsx';
import { PageSidebarMenu } from './sidebar-menu.tsx';
import { usePageData, useSiteData } from './site-context.tsx';
import { Brand } from './themed-image.tsx';

/** True while the page is scrolled to its very top. */
function useIsAtTop(): boolean {
  const [isAtTop, setAtTop] = useState(true);
  useEffect(() => {
    const update = (): void => setAtTop(window.scrollY === 0);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return isAtTop;
}

/** Scrolls a menu of its own so that the item of the page is in sight. */
function useCurrentInSight(menu: RefObject<HTMLElement | null>): void {
  const { href } = usePageData();
  useEffect(() => {
    const current = menu.current?.querySelector('[aria-current="page"]');
    if (!menu.current || !current) return;
    const box = menu.current.getBoundingClientRect();
    const { top, bottom } = current.getBoundingClientRect();
    if (top < box.top || bottom > box.bottom)
      menu.current.scrollTop += top - box.top - box.height / 2;
  }, [menu, href]);
}

/** The column at the left of docs and API pages. */
export function DocsSidebar({ sidebar }: { sidebar: SidebarData }): ReactNode {
  const { navbar, sidebar: settings, texts } = useSiteData();
  const { isActive: hasBar } = useAnnouncementBar();
  const isAtTop = useIsAtTop();
  const [isHidden, setHidden] = useState(false);
  const menu = useRef<HTMLElement>(null);
  useCurrentInSight(menu);
  const classes = ['theme-doc-sidebar-container', 'doc-sidebar'];
  if (isHidden) classes.push('doc-sidebar--hidden');
  if (navbar.hideOnScroll) classes.push('doc-sidebar--with-brand');
  if (hasBar && isAtTop) classes.push('doc-sidebar--below-bar');
  const expand = (): void => setHidden(false);
  return (
    <aside className={classes.join(' ')}>
      <div className="doc-sidebar__viewport" hidden={isHidden}>
        {navbar.hideOnScroll && <Brand />}
        <nav
          ref={menu}
          aria-label={sidebar.label || texts.docsSidebar}
          className="menu doc-sidebar__menu"
        >
          <PageSidebarMenu sidebar={sidebar} />
        </nav>
        {settings.hideable && (
          <button
            type="button"
            className="clean-button doc-sidebar__collapse"
            title={texts.collapseSidebar}
            aria-label={texts.collapseSidebar}
            onClick={() => setHidden(true)}
          >
            <CollapseIcon />
          </button>
        )}
      </div>
      {isHidden && (
        <button
          type="button"
          className="clean-button doc-sidebar__expand"
          title={texts.expandSidebar}
          aria-label={texts.expandSidebar}
          onClick={expand}
          onKeyDown={expand}
        >
          <CollapseIcon />
        </button>
      )}
    </aside>
  );
}

/** The column of recent posts at the left of blog pages. */
export function BlogSidebar({ sidebar }: { sidebar: SidebarData }): ReactNode {
  const { texts } = useSiteData();
  return (
    <aside className="blog-sidebar">
      <nav aria-label={texts.blogSidebar} className="blog-sidebar__viewport menu">
        <div className="blog-sidebar__title">{sidebar.label || texts.recentPosts}</div>
        <PageSidebarMenu sidebar={sidebar} />
      </nav>
    </aside>
  );
}
