import { nameInSet } from '../../model/docs-versions.ts';
import type { DocsVersion } from '../../model/site.ts';
import type { PageDescription } from '../page-kind.ts';

/** Returns the common properties of all pages of a version of the guides. */
export function versionStyle(
  version: DocsVersion,
): Pick<PageDescription, 'version' | 'noIndex' | 'searchTag' | 'htmlClass'> {
  const { name, set = 'default', className, noIndex } = version;
  const own = nameInSet(version);
  const classes = ['docs-wrapper', 'plugin-docs', `plugin-id-${set}`, `docs-version-${own}`];
  if (className !== undefined) classes.push(className);
  return {
    version: name,
    noIndex: noIndex || undefined,
    searchTag: `docs-${set}-${own}`,
    htmlClass: classes.join(' '),
  };
}
