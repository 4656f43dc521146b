import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { SidebarData } from '../../shared/page-data.ts';
import type { PartRequest } from './open-part.tsx';
import type { CompleteSidebar } from './sidebar-parts.ts';
import { createStrictContext, useStrictContext } from './strict-context.ts';

interface DocsSidebarState {
  /** Gives the items of a page's sidebar, with those that were loaded. */
  complete: CompleteSidebar;
  /** Fetches a file with items that the reader may open soon. */
  prepare: (href: string) => void;
  /** Loads the items of a group that is open. */
  open: (request: PartRequest) => void;
}

const Context = createStrictContext<DocsSidebarState>();

/** The items of sidebars of which pages carry a part only. */
export function useDocsSidebar(): DocsSidebarState {
  return useStrictContext(Context, 'useDocsSidebar', 'DocsSidebarProvider');
}

const itemsOf = ({ items }: SidebarData): SidebarData['items'] => items;

/** Keeps the items that were loaded, for all pages of a visit. */
export function DocsSidebarProvider({ children }: { children: ReactNode }): ReactNode {
  const [complete, setComplete] = useState<CompleteSidebar>(() => itemsOf);
  /** Those to tell when what was loaded is in the page. */
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => waiting.current.splice(0).forEach((tell) => tell()));
  const value = useMemo(() => {
    const show = (next: CompleteSidebar): Promise<void> =>
      new Promise((tell) => {
        waiting.current.push(tell);
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
          // Its first page shows what is in the group.
          () => window.location.assign(request.target),
        );
      },
    };
  }, [complete]);
  return <Context value={value}>{children}</Context>;
}
