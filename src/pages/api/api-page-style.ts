/** What all pages of the API reference have in common. */
export const apiPageStyle = {
  sidebar: 'doxygenSidebar',
  searchTag: 'docs-default-current',
  htmlClass: 'docs-wrapper plugin-docs plugin-id-default docs-version-current docs-doc-page',
} as const;
