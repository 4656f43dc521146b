import type { ReactNode } from 'react';
import { ColorModeToggle } from './color-mode-toggle.tsx';
import { MenuIcon } from './icons.tsx';
import { useMobileSidebar } from './mobile-sidebar-state.ts';
import { useNavbarEntries } from './navbar-entries.ts';
import { NavbarItem } from './navbar-items.tsx';
import { SearchSlot } from './search-slot.tsx';
import { usePageData, useSiteData } from './site-context.tsx';
import { Brand } from './themed-image.tsx';
import { useNavbarHiding } from './navbar-hiding.ts';

/** The bar at the top of every page. */
export function Navbar(): ReactNode {
  const { navbar, texts } = useSiteData();
  const { style, hideOnScroll } = navbar;
  const { left, right } = useNavbarEntries();
  const { sidebar } = usePageData();
  const { Panel, isShown, prepare, toggle, close } = useMobileSidebar();
  const isHidden = useNavbarHiding(hideOnScroll);
  const entries = [...left, ...right];
  const hasSearchItem = entries.some((entry) => entry.type === 'search');
  const hasPanel = entries.length > 0 || sidebar !== undefined;

  const classes = ['theme-layout-navbar', 'navbar'];
  if (style) classes.push(`navbar--${style}`);
  if (hideOnScroll) classes.push('navbar--hideable');
  if (isHidden && !isShown) classes.push('navbar--hidden');
  return (
    <nav aria-label={texts.mainNavigation} className={classes.join(' ')}>
      <div className="navbar__inner">
        <div className="theme-layout-navbar-left navbar__items">
          {hasPanel && (
            <button
              type="button"
              className="clean-button icon-button navbar__toggle"
              aria-label={texts.openMenu}
              aria-expanded={isShown}
              aria-busy={(isShown && !Panel) || undefined}
              onPointerDown={prepare}
              onFocus={prepare}
              onClick={toggle}
            >
              <MenuIcon />
            </button>
          )}
          <Brand />
          {left.map((entry, i) => (
            <NavbarItem key={i} entry={entry} />
          ))}
        </div>
        <div className="theme-layout-navbar-right navbar__items navbar__items--right">
          {right.map((entry, i) => (
            <NavbarItem key={i} entry={entry} />
          ))}
          <ColorModeToggle className="navbar__color-mode" />
          {!hasSearchItem && <SearchSlot />}
        </div>
      </div>
      {hasPanel && Panel && <Panel entries={entries} isShown={isShown} close={close} />}
    </nav>
  );
}
