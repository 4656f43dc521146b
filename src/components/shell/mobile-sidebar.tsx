import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { NavbarEntry } from '../../shared/site-data.ts';
import { ColorModeToggle } from './color-mode-toggle.tsx';
import { CloseIcon } from './icons.tsx';
import { MobileDropdown } from './mobile-dropdown.tsx';
import { useNavbarMobileSidebar } from './mobile-sidebar-context.tsx';
import { NavLink } from './navbar-items.tsx';
import { PageSidebarMenu } from './sidebar-menu.tsx';
import { usePageData, useSiteData } from './site-context.tsx';
import { Brand } from './themed-image.tsx';

/** The panel behind the hamburger: the navbar's items, and the sidebar of the page in front of them. */
export function MobileSidebar(): ReactNode {
  const { isRendered, isDisabled } = useNavbarMobileSidebar();
  return isRendered && !isDisabled ? <Panel /> : null;
}

function Panel(): ReactNode {
  const { navbar, texts } = useSiteData();
  const { isShown, close } = useNavbarMobileSidebar();
  const { sidebar } = usePageData();
  const [wantsSecondary, setSecondary] = useState(true);
  const panel = useRef<HTMLDivElement>(null);
  const entries = [...navbar.left, ...navbar.right];
  const showsSecondary = sidebar !== undefined && (wantsSecondary || entries.length === 0);

  useEffect(() => {
    if (!isShown) return undefined;
    const opener = document.activeElement;
    panel.current?.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    return () => {
      // The next opening starts with the sidebar again.
      setSecondary(true);
      if (opener instanceof HTMLElement && panel.current?.contains(document.activeElement))
        opener.focus();
    };
  }, [isShown]);

  const shown = isShown ? ' navbar-sidebar--show' : '';
  return (
    <>
      <div className={`navbar-sidebar__backdrop${shown}`} role="presentation" onClick={close} />
      <div
        ref={panel}
        className={`theme-layout-navbar-sidebar navbar-sidebar${shown}`}
        inert={!isShown}
      >
        <div className="navbar-sidebar__brand">
          <Brand />
          <ColorModeToggle />
          <button
            type="button"
            className="clean-button icon-button navbar-sidebar__close"
            aria-label={texts.closeMenu}
            onClick={close}
          >
            <CloseIcon />
          </button>
        </div>
        <div
          className={`navbar-sidebar__items${showsSecondary ? ' navbar-sidebar__items--show-secondary' : ''}`}
        >
          <div
            className="theme-layout-navbar-sidebar-panel navbar-sidebar__item menu"
            inert={showsSecondary}
          >
            <ul className="menu__list">
              {entries.map((entry, i) => (
                <MobileEntry key={i} entry={entry} onNavigate={close} />
              ))}
            </ul>
          </div>
          <div
            className="theme-layout-navbar-sidebar-panel navbar-sidebar__item menu"
            inert={!showsSecondary}
          >
            {entries.length > 0 && (
              <button
                type="button"
                className="clean-button navbar-sidebar__back"
                onClick={() => setSecondary(false)}
              >
                {texts.backToMainMenu}
              </button>
            )}
            {sidebar && <PageSidebarMenu sidebar={sidebar} onNavigate={close} />}
          </div>
        </div>
      </div>
    </>
  );
}

/** An entry of the navbar as a row of the mobile menu. */
export function MobileEntry(props: { entry: NavbarEntry; onNavigate: () => void }): ReactNode {
  const { entry, onNavigate } = props;
  switch (entry.type) {
    case 'link':
      return (
        <li className="menu__list-item">
          <NavLink link={entry} block="menu" onClick={onNavigate} />
        </li>
      );
    case 'html':
      return (
        <li
          className={`menu__list-item ${entry.className ?? ''}`.trimEnd()}
          dangerouslySetInnerHTML={{ __html: entry.html }}
        />
      );
    case 'search':
      return null;
    case 'dropdown':
      return (
        <MobileDropdown entry={entry} onNavigate={onNavigate}>
          {entry.items.map((item, i) => (
            <MobileEntry key={i} entry={item} onNavigate={onNavigate} />
          ))}
        </MobileDropdown>
      );
  }
}
