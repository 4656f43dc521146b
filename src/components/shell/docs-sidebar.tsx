import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { SidebarData } from '../../shared/page-data.ts';
import { useAnnouncementBar } from './announcement-bar.tsx';
import { CollapseIcon } from './icons.tsx';
import { PageSidebarMenu } from './sidebar-menu.tsx';
import { usePageData, useSiteData } from './site-context.tsx';
import { Brand } from './themed-image.tsx';

/** True while the page is scrolled to the very top. */
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

/** Scrolls a menu so that the current page's item is visible. */
export function scrollToCurrent(menu: HTMLElement): void {
  const current = menu.querySelector('[aria-current="page"]');
  if (!current) return;
  const box = menu.getBoundingClientRect();
  const { top, bottom } = current.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) menu.scrollTop += top - box.top - box.height / 2;
}

/** The left column of docs and API pages. */
export function DocsSidebar({ sidebar }: { sidebar: SidebarData }): ReactNode {
  const { navbar, sidebar: settings, texts } = useSiteData();
  const { isActive: hasBar } = useAnnouncementBar();
  const { href } = usePageData();
  const isAtTop = useIsAtTop();
  const [isHidden, setHidden] = useState(false);
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    if (menu.current) scrollToCurrent(menu.current);
  }, [href]);
  const classes = ['theme-doc-sidebar-container', 'doc-sidebar'];
  if (isHidden) classes.push('doc-sidebar--hidden');
  if (navbar.hideOnScroll) classes.push('doc-sidebar--with-brand');
  if (hasBar && isAtTop) classes.push('doc-sidebar--below-bar');
  const toggleText = isHidden ? texts.expandSidebar : texts.collapseSidebar;
  // Any key opens the column, except those that move the focus; Enter and Space are clicks.
  const onKey = ({ key }: KeyboardEvent): void => {
    if (!/^(Tab|Shift|Enter| )$/.test(key)) setHidden(false);
  };
  return (
    <aside className={classes.join(' ')}>
      <div className="doc-sidebar__viewport">
        {navbar.hideOnScroll && !isHidden && <Brand />}
        <nav
          ref={menu}
          aria-label={sidebar.label || texts.docsSidebar}
          className="menu doc-sidebar__menu"
          hidden={isHidden}
        >
          <PageSidebarMenu sidebar={sidebar} />
        </nav>
        {settings.hideable && (
          // The same button in both states, so that it keeps the focus.
          <button
            type="button"
            className="clean-button doc-sidebar__toggle"
            title={toggleText}
            aria-label={toggleText}
            onClick={() => setHidden(!isHidden)}
            onKeyDown={onKey}
          >
            <CollapseIcon />
          </button>
        )}
      </div>
    </aside>
  );
}

/** The left column of blog pages, with recent posts. */
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
