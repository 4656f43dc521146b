/** Context that a sidebar provides for its lists of items. */
export interface SidebarScope {
  /** 1 for the outermost items. */
  level: number;
  /** Address of the file with the items of the list, if the page contains only some of them. */
  source?: string;
}

/** Returns the address of the file with a group's items, from that of the list around the group. */
export function sourceOf(part?: string, around?: string): string | undefined {
  return part === undefined ? around : around?.replace(/\w+(?=\.json$)/, part);
}

/** Returns the class names for the link of an item. */
export function linkClasses(state: { isActive: boolean; isGroup?: boolean }): string {
  const classes = ['menu__link'];
  if (state.isGroup) classes.push('menu__link--sublist');
  if (state.isActive) classes.push('menu__link--active');
  return classes.join(' ');
}
