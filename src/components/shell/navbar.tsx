import type { ReactNode } from 'react';
import { ColorModeToggle } from './color-mode-toggle.tsx';
import { MenuIcon } from './icons.tsx';
import { MobileSidebar } from './mobile-sidebar.tsx';
import { useNavbarMobileSidebar } from './mobile-sidebar-context.tsx';
import { NavbarItem } from './navbar-items.tsx';
import { SearchSlot } from './search-slot.tsx';
import { useSiteData } from './site-context.tsx';
import { Brand } from './themed-image.tsx';
import { useNavbarHiding } from './navbar-hiding.ts';

/** The bar at the top of every page. */
export function Navbar(): ReactNode {
  const { navbar, texts } = useSiteData();
  const { left, right, style, hideOnScroll } = navbar;
  const { isDisabled, isShown, toggle } = useNavbarMobileSidebar();
  const isHidden = useNavbarHiding(hideOnScroll);
  const hasSearchItem = [...left, ...right].some((entry) => entry.type === 'search');

  const classes = ['theme-layout-navbar', 'navbar'];
  if (style) classes.push(`navbar--${style}`);
  if (hideOnScroll) classes.push('navbar--hideable');
  if (isHidden && !isShown) classes.push('navbar--hidden');
  return (
    <nav aria-label={texts.mainNavigation} className={classes.join(' ')}>
      <div className="navbar__inner">
        <div className="theme-layout-navbar-left navbar__items">
          {!isDisabled && (
            <button
              type="button"
              className="clean-button icon-button navbar__toggle"
              aria-label={texts.openMenu}
              aria-expanded={isShown}
              onClick={toggle}
            >
              <MenuIcon />
            </button>
          )}
          <Brand isOnDark={style !== undefined} />
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
      <MobileSidebar />
    </nav>
  );
}
