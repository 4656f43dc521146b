import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { SidebarItem } from '../../shared/page-data.ts';
import { createStrictContext, useStrictContext } from './strict-context.ts';

interface DocsSidebarState {
  /** Maps the address of a whole tree to its items, once fetched. */
  trees: ReadonlyMap<string, SidebarItem[]>;
  /** Fetches a whole tree; false where that failed. */
  loadTree: (href: string) => Promise<boolean>;
}

const Context = createStrictContext<DocsSidebarState>();

/** The whole trees of sidebars of which pages carry a part only. */
export function useDocsSidebar(): DocsSidebarState {
  return useStrictContext(Context, 'useDocsSidebar', 'DocsSidebarProvider');
}

function isItems(value: unknown): value is SidebarItem[] {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item === 'object' && item !== null && 'label' in item)
  );
}

/** Keeps the trees that were fetched, for all pages of a visit. */
export function DocsSidebarProvider({ children }: { children: ReactNode }): ReactNode {
  const [trees, setTrees] = useState<ReadonlyMap<string, SidebarItem[]>>(new Map());
  const loadTree = useCallback(async (href: string) => {
    try {
      const response = await fetch(href);
      if (!response.ok) throw new Error(`${href}: ${response.status} ${response.statusText}`);
      const items: unknown = await response.json();
      if (!isItems(items)) throw new Error(`${href} is no list of sidebar items.`);
      setTrees((known) => new Map(known).set(href, items));
      return true;
    } catch (error) {
      console.warn(error);
      return false;
    }
  }, []);
  const value = useMemo(() => ({ trees, loadTree }), [trees, loadTree]);
  return <Context value={value}>{children}</Context>;
}
