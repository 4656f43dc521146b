/** Every text of the interface, in English; a translation gives another object of the same type. */
export const texts = {
  skipToContent: 'Skip to main content',
  close: 'Close',
  mainNavigation: 'Main',
  openMenu: 'Toggle navigation bar',
  closeMenu: 'Close navigation bar',
  backToMainMenu: '← Back to main menu',
  versions: 'Versions',
  languages: 'Languages',
  expandDropdown: 'Expand the dropdown',
  collapseDropdown: 'Collapse the dropdown',
  docsSidebar: 'Docs sidebar',
  blogSidebar: 'Blog recent posts navigation',
  recentPosts: 'Recent posts',
  expandCategory: (label: string): string => `Expand sidebar category '${label}'`,
  collapseCategory: (label: string): string => `Collapse sidebar category '${label}'`,
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
  loadingSidebar: 'Loading…',
  moreItems: (count: number): string => `… ${count} more`,
  onThisPage: 'On this page',
  opensInNewTab: '(opens in new tab)',
  search: 'Search',
  lightMode: 'light mode',
  darkMode: 'dark mode',
  systemMode: 'system mode',
  switchColorMode: (mode: string): string =>
    `Switch between dark and light mode (currently ${mode})`,
  pageCrashed: 'This page crashed.',
  siteCrashed: 'This page crashed',
  pageError: 'Page Error',
  tryAgain: 'Try again',
  cause: 'Cause:',
  scrollToTop: 'Scroll back to top',
};

/** The texts of the interface in one language. */
export type Texts = typeof texts;
