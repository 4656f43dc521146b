import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { SidebarData } from '../../shared/page-data.ts';
import type { PartRequest } from './open-part.tsx';
import type { CompleteSidebar } from './sidebar-parts.ts';
import { createStrictContext, useStrictContext } from './strict-context.ts';

interface DocsSidebarState {
  /** Returns the items of a page's sidebar, including those that were loaded. */
  complete: CompleteSidebar;
  /** Fetches a file of items that the reader may open soon. */
  prepare: (href: string) => void;
  /** Loads the items of an open group. */
  open: (request: PartRequest) => void;
}

const Context = createStrictContext<DocsSidebarState>();

/** Items of sidebars that pages contain only in part. */
export function useDocsSidebar(): DocsSidebarState {
  return useStrictContext(Context, 'useDocsSidebar', 'DocsSidebarProvider');
}

const itemsOf = ({ items }: SidebarData): SidebarData['items'] => items;

/** Keeps the loaded items for all pages of a visit. */
export function DocsSidebarProvider({ children }: { children: ReactNode }): ReactNode {
  const [complete, setComplete] = useState<CompleteSidebar>(() => itemsOf);
  /** Callbacks to run once the loaded items are on the page. */
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => waiting.current.splice(0).forEach((resolve) => resolve()));
  const value = useMemo(() => {
    const show = (next: CompleteSidebar): Promise<void> =>
      new Promise((resolve) => {
        waiting.current.push(resolve);
        setComplete(() => next);
      });
    return {
      complete,
      prepare: (href: string): void => {
        import('./open-part.tsx').then(
          ({ preparePart }) => preparePart(href),
          () => undefined,
        );
      },
      open: (request: PartRequest): void => {
        import('./open-part.tsx').then(
          ({ openPart }) => openPart(request, show),
          // Fallback: the sidebar of a page inside the group shows its items.
          () => window.location.assign(request.target),
        );
      },
    };
  }, [complete]);
  return <Context value={value}>{children}</Context>;
}
