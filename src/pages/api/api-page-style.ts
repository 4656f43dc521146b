import { latestVersion, sidebarKey } from '../../model/docs-versions.ts';
import { versionStyle } from '../docs/version-style.ts';
import { permalinkBelow } from '../../shared/permalink-below.ts';
import type { PageDescription, PageInput } from '../page-kind.ts';

/** Name of the sidebar of the API reference; of several libraries, that of the page that lists them. */
export const apiSidebarName = 'doxygenSidebar';

/** Returns the name of the sidebar of a library, or that of the only API reference. */
export function sidebarOfLibrary(library: string | undefined): string {
  return library === undefined ? apiSidebarName : `${library}:${apiSidebarName}`;
}

/** Id of the overview in every version; the ids of all other pages of an API reference start with it. */
export const overviewId = '//';

/** The properties that all pages of an API reference have in common. */
type ApiPageStyle = Pick<
  PageDescription,
  'sidebar' | 'docId' | 'version' | 'library' | 'noIndex' | 'searchTag' | 'htmlClass'
>;

/** Returns the common properties of a page at a path below that of its API reference, with its address. */
export function apiPageAt(
  input: PageInput,
  path: string,
): ApiPageStyle & Pick<PageDescription, 'address'> {
  const address = { permalink: permalinkBelow(input.settings.apiPath, path) };
  return { ...apiPageStyle(input, path), address };
}

/** Returns the common properties of all pages of an API reference; `id` identifies a page across versions. */
export function apiPageStyle(
  { site, apiInScope }: Pick<PageInput, 'site' | 'apiInScope'>,
  id: string,
): ApiPageStyle {
  const version =
    site.docs.find(({ name }) => name === apiInScope?.docsVersion) ?? latestVersion(site);
  const style = version
    ? versionStyle(version)
    : {
        searchTag: 'docs-default-current',
        htmlClass: 'docs-wrapper plugin-docs plugin-id-default docs-version-current',
      };
  const { library } = apiInScope ?? {};
  const sidebar = sidebarOfLibrary(library);
  return {
    ...style,
    htmlClass: `${style.htmlClass} docs-doc-page`,
    sidebar: version ? sidebarKey(site, version, sidebar) : sidebar,
    docId: overviewId + (library === undefined ? '' : `library/${library}/`) + id,
    ...(library !== undefined && { library }),
  };
}
