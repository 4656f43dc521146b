import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { SidebarData, SidebarItem } from '../../shared/page-data.ts';
import { useDocsSidebar } from './docs-sidebar-context.tsx';
import { SidebarCategory } from './sidebar-category.tsx';
import { SidebarLink } from './sidebar-link.tsx';
import type { SidebarScope } from './sidebar-scope.ts';

/** The sidebar of the page, as a menu. */
export function PageSidebarMenu({ sidebar }: { sidebar: SidebarData }): ReactNode {
  const { complete } = useDocsSidebar();
  const items = useMemo(() => complete(sidebar), [complete, sidebar]);
  // Another sidebar gets new state; pages with the same sidebar keep the groups that the reader opened.
  return (
    <ul key={sidebar.name} className="theme-doc-sidebar-menu menu__list">
      <SidebarItems items={items} scope={{ level: 1, source: sidebar.treeHref }} />
    </ul>
  );
}

/** The items of one level. */
function SidebarItems(props: { items: SidebarItem[]; scope: SidebarScope }): ReactNode {
  const { items, scope } = props;
  const [expanded, setExpanded] = useState<string | null>(null);
  const keys = keysOf(items);
  return items.map((item, i) => {
    const key = keys[i] ?? '';
    return item.items ? (
      <SidebarCategory
        key={key}
        item={item}
        scope={scope}
        isSiblingExpanded={expanded !== null && expanded !== key}
        onExpand={() => setExpanded(key)}
        renderItems={(inner, innerScope) => <SidebarItems items={inner} scope={innerScope} />}
      />
    ) : (
      <SidebarLink key={key} item={item} scope={scope} />
    );
  });
}

/** Returns stable keys, so that groups stay open when the full list replaces a part of it. */
function keysOf(items: readonly SidebarItem[]): string[] {
  const counts = new Map<string, number>();
  return items.map(({ label }) => {
    const count = counts.get(label) ?? 0;
    counts.set(label, count + 1);
    return `${label}#${count}`;
  });
}
