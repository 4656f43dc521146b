import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { usePageData, useSiteData } from './site-context.tsx';
import { createStrictContext, useStrictContext } from './strict-context.ts';
import { useIsMobile } from './viewport.ts';

interface NavbarMobileSidebarState {
  /** True where there is nothing to show: no navbar items and no sidebar. */
  isDisabled: boolean;
  /** True where the panel is part of the page: on small screens, once hydrated. */
  isRendered: boolean;
  /** True while the panel is open. */
  isShown: boolean;
  /** Opens or closes it. */
  toggle: () => void;
  /** Closes it. */
  close: () => void;
}

const Context = createStrictContext<NavbarMobileSidebarState>();

/** The panel behind the hamburger. */
export function useNavbarMobileSidebar(): NavbarMobileSidebarState {
  return useStrictContext(Context, 'useNavbarMobileSidebar', 'NavbarMobileSidebarProvider');
}

/** Position of the current entry in the window's history, as the router counts it. */
function historyIndex(): number | undefined {
  const state: unknown = window.history.state;
  const hasIndex = typeof state === 'object' && state !== null && 'idx' in state;
  return hasIndex && typeof state.idx === 'number' ? state.idx : undefined;
}

/** While the panel is open, going back closes it and the page stays (S-151). */
function useBackCloses(isShown: boolean, close: () => void): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const index = historyIndex();
    let isReturning = false;
    const onPopState = (event: PopStateEvent): void => {
      const now = historyIndex();
      if (isReturning) {
        event.stopImmediatePropagation();
        close();
      } else if (index !== undefined && now !== undefined && now < index) {
        isReturning = true;
        event.stopImmediatePropagation();
        window.history.go(index - now);
      }
    };
    // In the capture phase, before the router sees it.
    window.addEventListener('popstate', onPopState, true);
    return () => window.removeEventListener('popstate', onPopState, true);
  }, [isShown, close]);
}

/** Keeps the state of the panel behind the hamburger. */
export function NavbarMobileSidebarProvider({ children }: { children: ReactNode }): ReactNode {
  const { navbar } = useSiteData();
  const page = usePageData();
  const isRendered = useIsMobile() === true;
  const [isOpen, setOpen] = useState(false);
  const isDisabled = navbar.left.length + navbar.right.length === 0 && !page.sidebar;
  const isShown = isOpen && isRendered && !isDisabled;
  const close = useMemo(() => () => setOpen(false), []);
  useBackCloses(isShown, close);

  // A navigation closes the panel, and so does a window that becomes wide.
  useEffect(close, [close, page.href]);
  useEffect(() => {
    if (!isRendered) close();
  }, [close, isRendered]);

  useEffect(() => {
    if (!isShown) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    document.body.style.overflow = 'hidden';
    document.addEventListener('keydown', onKey);
    return () => {
      document.body.style.overflow = '';
      document.removeEventListener('keydown', onKey);
    };
  }, [close, isShown]);

  const value = useMemo<NavbarMobileSidebarState>(
    () => ({ isDisabled, isRendered, isShown, toggle: () => setOpen(!isShown), close }),
    [close, isDisabled, isRendered, isShown],
  );
  return <Context value={value}>{children}</Context>;
}
