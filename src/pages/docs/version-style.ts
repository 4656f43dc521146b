import type { DocsVersion } from '../../model/site.ts';
import type { PageDescription } from '../page-kind.ts';

/** Returns the common properties of all pages of a version of the guides. */
export function versionStyle(
  version: DocsVersion,
): Pick<PageDescription, 'version' | 'noIndex' | 'searchTag' | 'htmlClass'> {
  const { name, className, noIndex } = version;
  const classes = ['docs-wrapper', 'plugin-docs', 'plugin-id-default', `docs-version-${name}`];
  if (className !== undefined) classes.push(className);
  return {
    version: name,
    noIndex: noIndex || undefined,
    searchTag: `docs-default-${name}`,
    htmlClass: classes.join(' '),
  };
}
