import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { SidebarItem } from '../../shared/page-data.ts';
import { fill } from '../../shared/texts/fill.ts';
import { MenuLabel } from './breakable.tsx';
import { Collapsible } from './collapsible.tsx';
import { useDocsSidebar } from './docs-sidebar-context.tsx';
import { CaretIcon } from './icons.tsx';
import { FinalLink } from './final-link.tsx';
import { pressOnSpace } from './press-on-space.ts';
import { linkClasses } from './sidebar-scope.ts';
import type { SidebarScope } from './sidebar-scope.ts';
import { usePageData, useSiteData } from './site-context.tsx';

/** True where an item is the page or a group with the page inside. */
function contains(item: SidebarItem, href: string): boolean {
  if (item.href === href) return true;
  return item.items?.some((inner) => contains(inner, href)) ?? false;
}

/** Where the rest of a list takes the place of the item that stood for it, the focus would be lost with that item. */
function focusCurrent(menu: Element | null | undefined): void {
  menu?.querySelector<HTMLElement>('[aria-current="page"]')?.focus();
}

/** A group of a sidebar. */
export function SidebarCategory(props: {
  /** The group. */
  item: SidebarItem;
  /** The sidebar around it. */
  scope: SidebarScope;
  /** True where the reader opened another group beside it. */
  isSiblingExpanded: boolean;
  /** Called when the reader opens it. */
  onExpand: () => void;
  /** Renders the items inside. */
  renderItems: (items: SidebarItem[], scope: SidebarScope) => ReactNode;
}): ReactNode {
  const { item, scope, isSiblingExpanded, onExpand, renderItems } = props;
  const { label, href, firstHref, items = [], fixed = false, deprecated, className = '' } = item;
  const { level, treeHref } = scope;
  const page = usePageData();
  const { sidebar, texts } = useSiteData();
  const { autoCollapseCategories } = sidebar;
  const { loadTree } = useDocsSidebar();
  const row = useRef<HTMLLIElement>(null);

  const isCurrent = href === page.href;
  const isActive = contains(item, page.href);
  const [isExpanded, setExpanded] = useState(isActive || (item.open ?? false));
  const isOpen = isExpanded || fixed;
  const isPartial = items.length === 0 && treeHref !== undefined;

  useEffect(() => {
    if (!isActive || isExpanded) return;
    setExpanded(true);
    onExpand();
    // Only at navigations: what the reader closed stays closed until then.
  }, [isActive, page.href]);

  useEffect(() => {
    if (autoCollapseCategories && isSiblingExpanded) setExpanded(false);
  }, [autoCollapseCategories, isSiblingExpanded]);

  const setOpen = (open: boolean): void => {
    if (open) onExpand();
    if (!open || !isPartial) {
      setExpanded(open);
      return;
    }
    const menu = row.current?.closest('.theme-doc-sidebar-menu');
    // A list that comes soon opens in one go; one that takes longer says so.
    const patience = setTimeout(() => setExpanded(true), 200);
    void loadTree(treeHref).then((isLoaded) => {
      clearTimeout(patience);
      setExpanded(true);
      const target = href ?? firstHref;
      if (isLoaded && item.rest) requestAnimationFrame(() => focusCurrent(menu));
      // Without the tree, the first page of the group shows its items.
      else if (!isLoaded && target !== undefined) window.location.assign(target);
    });
  };
  const toggle = (event: MouseEvent): void => {
    event.preventDefault();
    setOpen(!isOpen);
  };
  const onLabel = (event: MouseEvent): void => {
    if (href === undefined || (isCurrent && !fixed)) toggle(event);
    else setOpen(true);
  };

  const isButton = href === undefined && !fixed;
  const type = `theme-doc-sidebar-item-category`;
  const closed = isOpen ? '' : ' menu__list-item--collapsed';
  return (
    <li
      ref={row}
      className={`${type} ${type}-level-${level} menu__list-item${closed} ${className}`.trimEnd()}
    >
      <div
        className={`menu__list-item-collapsible${isCurrent ? ' menu__list-item-collapsible--active' : ''}`}
      >
        {fixed && href === undefined ? (
          <span className="menu__heading">{label}</span>
        ) : (
          <FinalLink
            className={linkClasses({ isActive, deprecated, isGroup: true })}
            href={href ?? firstHref ?? '#'}
            role={isButton ? 'button' : undefined}
            aria-expanded={isButton ? isOpen : undefined}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={onLabel}
            onKeyDown={isButton ? pressOnSpace : undefined}
          >
            <MenuLabel text={label} />
            {isButton && <CaretIcon />}
          </FinalLink>
        )}
        {href !== undefined && !fixed && (
          <button
            type="button"
            className="clean-button menu__caret"
            aria-label={fill(isOpen ? texts.collapseCategory : texts.expandCategory, { label })}
            aria-expanded={isOpen}
            onClick={toggle}
          >
            <CaretIcon />
          </button>
        )}
      </div>
      <Collapsible isOpen={isOpen} className="menu__list">
        {isPartial ? (
          <li className="menu__list-item menu__loading">{texts.loadingSidebar}</li>
        ) : (
          renderItems(items, { ...scope, level: level + 1 })
        )}
      </Collapsible>
    </li>
  );
}
