/** What a list of items knows of the sidebar around it. */
export interface SidebarScope {
  /** 1 for the outermost items. */
  level: number;
  /** Address of the whole tree, where the page carries a part only. */
  treeHref?: string;
}

/** Class names of the link of an item. */
export function linkClasses(state: {
  isActive: boolean;
  deprecated?: boolean;
  isGroup?: boolean;
}): string {
  const classes = ['menu__link'];
  if (state.isGroup) classes.push('menu__link--sublist');
  if (state.isActive) classes.push('menu__link--active');
  if (state.deprecated) classes.push('menu__link--deprecated');
  return classes.join(' ');
}
