import type {
  SidebarPropCategory,
  SidebarPropItem,
  SidebarPropLink,
} from '../../shared/page-facts.ts';

/** Returns the address of an item: its page, or the first listed one in it; `undefined` if there is none. */
export function findFirstSidebarItemLink(item: SidebarPropItem): string | undefined {
  if (item.type === 'link') return item.unlisted ? undefined : item.href;
  if (item.type === 'html') return undefined;
  if (item.href !== undefined && !item.linkUnlisted) return item.href;
  return findFirstSidebarItemCategoryLink({ ...item, href: undefined });
}

/** Returns the same for a category. */
function findFirstSidebarItemCategoryLink(item: SidebarPropCategory): string | undefined {
  if (item.href !== undefined && !item.linkUnlisted) return item.href;
  for (const inner of item.items) {
    const found = findFirstSidebarItemLink(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the items that get a card: those with an address, without raw HTML. */
export function filterDocCardListItems(
  items: readonly SidebarPropItem[],
): (SidebarPropLink | SidebarPropCategory)[] {
  return items.flatMap((item) =>
    item.type !== 'html' && findFirstSidebarItemLink(item) !== undefined ? [item] : [],
  );
}
