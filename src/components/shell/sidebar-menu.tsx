import { useState } from 'react';
import type { ReactNode } from 'react';
import type { SidebarData, SidebarItem } from '../../shared/page-data.ts';
import { useDocsSidebar } from './docs-sidebar-context.tsx';
import { SidebarCategory } from './sidebar-category.tsx';
import { SidebarLink } from './sidebar-link.tsx';
import type { SidebarScope } from './sidebar-scope.ts';

/** The sidebar of the page as a menu. */
export function PageSidebarMenu(props: {
  /** The sidebar. */
  sidebar: SidebarData;
  /** Called when an item leads to a page. */
  onNavigate?: () => void;
}): ReactNode {
  const { sidebar, onNavigate } = props;
  const { treeHref } = sidebar;
  const { trees } = useDocsSidebar();
  const items = trees.get(treeHref ?? '') ?? sidebar.items;
  // Another sidebar starts anew; pages of the same one keep what the reader opened.
  return (
    <ul key={sidebar.name} className="theme-doc-sidebar-menu menu__list">
      <SidebarItems items={items} scope={{ level: 1, treeHref, onNavigate }} />
    </ul>
  );
}

/** Items of one level. */
function SidebarItems(props: { items: SidebarItem[]; scope: SidebarScope }): ReactNode {
  const { items, scope } = props;
  const [expanded, setExpanded] = useState<number | null>(null);
  return items.map((item, i) =>
    item.items ? (
      <SidebarCategory
        key={i}
        item={item}
        scope={scope}
        isSiblingExpanded={expanded !== null && expanded !== i}
        onExpand={() => setExpanded(i)}
        renderItems={(inner, innerScope) => <SidebarItems items={inner} scope={innerScope} />}
      />
    ) : (
      <SidebarLink key={i} item={item} scope={scope} />
    ),
  );
}
