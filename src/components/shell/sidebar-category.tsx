import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { SidebarItem } from '../../shared/page-data.ts';
import { fill } from '../../shared/texts/fill.ts';
import { MenuLabel } from './breakable.tsx';
import { DeprecatedLabel } from './deprecated-label.tsx';
import { Collapsible } from './collapsible.tsx';
import { useDocsSidebar } from './docs-sidebar-context.tsx';
import { CaretIcon } from './icons.tsx';
import { FinalLink } from './final-link.tsx';
import { pressOnSpace } from './press-on-space.ts';
import { linkClasses, sourceOf } from './sidebar-scope.ts';
import type { SidebarScope } from './sidebar-scope.ts';
import { usePageData, useSiteData } from './site-context.tsx';

/** True if an item is the page or a group that contains it. */
function contains(item: SidebarItem, href: string): boolean {
  if (item.href === href) return true;
  return item.items?.some((inner) => contains(inner, href)) ?? false;
}

/** A group of a sidebar. */
export function SidebarCategory(props: {
  /** The group. */
  item: SidebarItem;
  /** The sidebar around it. */
  scope: SidebarScope;
  /** True if the reader opened another group on the same level. */
  isSiblingExpanded: boolean;
  /** Called when the reader opens it. */
  onExpand: () => void;
  /** Renders the items inside. */
  renderItems: (items: SidebarItem[], scope: SidebarScope) => ReactNode;
}): ReactNode {
  const { item, scope, isSiblingExpanded, onExpand, renderItems } = props;
  const { label, href, firstHref, items = [], fixed = false, deprecated, className = '' } = item;
  const { level } = scope;
  const page = usePageData();
  const { sidebar, texts } = useSiteData();
  const { autoCollapseCategories } = sidebar;
  const row = useRef<HTMLLIElement>(null);

  const isCurrent = href === page.href;
  const isActive = contains(item, page.href);
  const [isExpanded, setExpanded] = useState(isActive || (item.open ?? false));
  const isOpen = isExpanded || fixed;
  const source = sourceOf(item.part, scope.source);
  const isPartial = items.length === 0 && source !== undefined;
  const { prepare, open } = useDocsSidebar();
  const [notice, setNotice] = useState<ReactNode>();

  useEffect(() => {
    if (!isActive || isExpanded) return;
    setExpanded(true);
    onExpand();
    // Only on navigations: until then, a group that the reader closed stays closed.
  }, [isActive, page.href]);

  useEffect(() => {
    if (autoCollapseCategories && isSiblingExpanded) setExpanded(false);
  }, [autoCollapseCategories, isSiblingExpanded]);

  useEffect(() => {
    setNotice(undefined);
    if (!isOpen || !isPartial || !row.current) return;
    const target = href ?? firstHref ?? '';
    open({ source, target, row: row.current, isRest: item.rest ?? false, setNotice });
  }, [isOpen, isPartial, source]);

  const setOpen = (isWanted: boolean): void => {
    if (isWanted) onExpand();
    setExpanded(isWanted);
  };
  const onApproach = isPartial ? () => prepare(source) : undefined;
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
        onMouseEnter={onApproach}
        onTouchStart={onApproach}
        onFocus={onApproach}
      >
        {fixed && href === undefined ? (
          <span className="menu__heading">{label}</span>
        ) : (
          <FinalLink
            className={linkClasses({ isActive, isGroup: true })}
            href={href ?? firstHref ?? '#'}
            role={isButton ? 'button' : undefined}
            aria-expanded={isButton ? isOpen : undefined}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={onLabel}
            onKeyDown={isButton ? pressOnSpace : undefined}
          >
            {deprecated ? <DeprecatedLabel text={label} /> : <MenuLabel text={label} />}
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
      {/* The list opens in one go once it has its items or a notice. */}
      <Collapsible isOpen={isOpen && !(isPartial && !notice)} className="menu__list">
        {isPartial ? notice : renderItems(items, { level: level + 1, source })}
      </Collapsible>
    </li>
  );
}
