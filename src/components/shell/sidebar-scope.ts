/** What a list of items knows of the sidebar around it. */
export interface SidebarScope {
  /** 1 for the outermost items. */
  level: number;
  /** Address of the file with the items of the list, where the page carries a part only. */
  source?: string;
}

/** Address of the file with the items of a group, from that of the list that the group is in. */
export function sourceOf(part?: string, around?: string): string | undefined {
  return part === undefined ? around : around?.replace(/\w+(?=\.json$)/, part);
}

/** Class names of the link of an item. */
export function linkClasses(state: { isActive: boolean; isGroup?: boolean }): string {
  const classes = ['menu__link'];
  if (state.isGroup) classes.push('menu__link--sublist');
  if (state.isActive) classes.push('menu__link--active');
  return classes.join(' ');
}
