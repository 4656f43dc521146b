import type { DocsConfig, PagesConfig } from '../../src/config/types.ts';

const lastUpdate = { showLastUpdateTime: false, showLastUpdateAuthor: false };
const exclude = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx,md,mdx}'];

/** Returns the settings of guides in a folder: the defaults, and those of a test. */
export function docsConfig(path: string, settings: Partial<DocsConfig> = {}): DocsConfig {
  return {
    path,
    routeBasePath: 'docs',
    sidebarCollapsible: true,
    sidebarCollapsed: true,
    include: ['**/*.{md,mdx}'],
    exclude,
    numberPrefixParser: true,
    tags: 'tags.yml',
    tagsBasePath: 'tags',
    onInlineTags: 'warn',
    editCurrentVersion: false,
    breadcrumbs: true,
    ...lastUpdate,
    versions: {},
    includeCurrentVersion: true,
    disableVersioning: false,
    versionPersistence: 'localStorage',
    ...settings,
  };
}

/** Returns the settings of standalone pages in a folder. */
export function pagesConfig(path: string, settings: Partial<PagesConfig> = {}): PagesConfig {
  return {
    path,
    routeBasePath: '',
    include: ['**/*.{js,jsx,ts,tsx,md,mdx}'],
    exclude,
    ...lastUpdate,
    ...settings,
  };
}
