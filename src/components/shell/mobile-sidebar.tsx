import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import type { NavbarEntry } from '../../shared/site-data.ts';
import { CustomItem } from './custom-item.tsx';
import { ColorModeToggle } from './color-mode-toggle.tsx';
import { scrollToCurrent } from './docs-sidebar.tsx';
import { CloseIcon } from './icons.tsx';
import { followAfterReturn, useBackCloses } from './mobile-back.ts';
import { MobileDropdown } from './mobile-dropdown.tsx';
import { NavLink } from './navbar-items.tsx';
import { PageSidebarMenu } from './sidebar-menu.tsx';
import { usePageData, useSiteData } from './site-context.tsx';
import { Brand } from './themed-image.tsx';
import { useIsMobile } from './viewport.ts';

/** Props that the navbar passes to the panel behind its hamburger. */
export interface MobileSidebarProps {
  /** The entries of the navbar. */
  entries: NavbarEntry[];
  /** True while the panel is open. */
  isShown: boolean;
  /** Closes the panel. */
  close: () => void;
}

/** The panel behind the hamburger; only on small screens. */
export function MobileSidebar(props: MobileSidebarProps): ReactNode {
  const { close } = props;
  const isMobile = useIsMobile();
  useEffect(() => {
    if (!isMobile) close();
  }, [close, isMobile]);
  return isMobile ? <Panel {...props} /> : null;
}

/** What the panel covers, except for the hamburger, which also closes it. */
const covered =
  '#__skip-to-content, .announcement-bar, .navbar__items > :not(.navbar__toggle), .theme-layout-main, .theme-layout-footer';

/** Moves the focus from the last control of a panel to the first, and back; the browser moves it between them. */
function keepFocus(panel: HTMLElement, event: KeyboardEvent): void {
  const controls = [
    ...panel.querySelectorAll<HTMLElement>('a[href], button, input, select'),
  ].filter((control) => !control.closest('[inert]') && control.getClientRects().length > 0);
  const first = event.shiftKey ? controls.at(-1) : controls[0];
  const last = event.shiftKey ? controls[0] : controls.at(-1);
  if (document.activeElement !== last && panel.contains(document.activeElement)) return;
  event.preventDefault();
  first?.focus();
}

/** While the panel is open, the page behind it neither scrolls nor takes the focus, and Escape closes the panel. */
function useModal(panel: RefObject<HTMLElement | null>, isShown: boolean, close: () => void): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
      else if (event.key === 'Tab' && panel.current) keepFocus(panel.current, event);
    };
    const behind = document.querySelectorAll(covered);
    for (const element of behind) element.setAttribute('inert', '');
    document.body.style.overflow = 'hidden';
    document.addEventListener('keydown', onKey);
    return () => {
      for (const element of behind) element.removeAttribute('inert');
      document.body.style.overflow = '';
      document.removeEventListener('keydown', onKey);
    };
  }, [close, isShown, panel]);
}

/** The navbar's entries, preceded by the sidebar of the page. */
function Panel({ entries, isShown, close }: MobileSidebarProps): ReactNode {
  const { texts } = useSiteData();
  const { sidebar } = usePageData();
  const [prefersSecondary, setSecondary] = useState(true);
  const panel = useRef<HTMLDivElement>(null);
  const primary = useRef<HTMLUListElement>(null);
  const secondary = useRef<HTMLDivElement>(null);
  const showsSecondary = sidebar !== undefined && (prefersSecondary || entries.length === 0);
  useModal(panel, isShown, close);
  useBackCloses(isShown, close);

  useEffect(() => {
    if (!isShown) return undefined;
    const opener = document.activeElement;
    panel.current?.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    if (secondary.current) scrollToCurrent(secondary.current);
    return () => {
      // The panel opens with the sidebar again.
      setSecondary(true);
      const { activeElement } = document;
      const hasFocus = activeElement === document.body || panel.current?.contains(activeElement);
      if (opener instanceof HTMLElement && hasFocus) opener.focus();
    };
  }, [isShown]);

  // The pane with the focus is now inert; the style sheet scrolls to the other one.
  useEffect(() => {
    if (!prefersSecondary)
      primary.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [prefersSecondary]);

  // A click on a link closes the panel; a click on a label without page only opens its group.
  const onClick = (event: MouseEvent): void => {
    const { target, defaultPrevented } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || (defaultPrevented && link.getAttribute('role') === 'button')) return;
    followAfterReturn(link, event);
    close();
  };

  const shown = isShown ? ' navbar-sidebar--show' : '';
  return (
    <>
      <div className={`navbar-sidebar__backdrop${shown}`} role="presentation" onClick={close} />
      <div
        ref={panel}
        className={`theme-layout-navbar-sidebar navbar-sidebar${shown}`}
        role="presentation"
        inert={!isShown}
        onClick={onClick}
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
            <ul ref={primary} className="menu__list">
              {entries.map((entry, i) => (
                <MobileEntry key={i} entry={entry} />
              ))}
            </ul>
          </div>
          <div
            ref={secondary}
            className="theme-layout-navbar-sidebar-panel navbar-sidebar__item menu"
            inert={!showsSecondary}
          >
            {sidebar && entries.length > 0 && (
              <button
                type="button"
                className="clean-button navbar-sidebar__back"
                onClick={() => setSecondary(false)}
              >
                {texts.backToMainMenu}
              </button>
            )}
            {sidebar && <PageSidebarMenu sidebar={sidebar} />}
          </div>
        </div>
      </div>
    </>
  );
}

/** An entry of the navbar, as a row of the mobile menu. */
function MobileEntry({ entry }: { entry: NavbarEntry }): ReactNode {
  switch (entry.type) {
    case 'link':
      return (
        <li className="menu__list-item">
          <NavLink link={entry} block="menu" />
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
    case 'custom':
      return (
        <li className="menu__list-item">
          <CustomItem entry={entry} mobile />
        </li>
      );
    case 'dropdown':
      return (
        <MobileDropdown entry={entry}>
          {entry.items.map((item, i) => (
            <MobileEntry key={i} entry={item} />
          ))}
        </MobileDropdown>
      );
  }
}
