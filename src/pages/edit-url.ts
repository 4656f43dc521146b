import type { Doc, DocsVersion } from '../model/site.ts';
import type { PageSettings } from './page-kind.ts';

/** Returns the address for editing a guide: the one in its front matter, or one below the configured URL. */
export function docEditUrl(
  doc: Doc,
  version: DocsVersion,
  { docsEditUrls }: PageSettings,
): string | undefined {
  if (doc.editUrl !== undefined) return doc.editUrl ?? undefined;
  const folders = [version.folder, version.originalFolder];
  return editUrl(docsEditUrls.get(version.name), folders, doc.place.file);
}

/**
 * Returns the address for editing a source file: the configured URL and the file's path below its folder, which is one
 * of `folders`. `undefined` if no URL is configured.
 */
export function editUrl(
  base: string | undefined,
  folders: readonly (string | undefined)[],
  file: string,
): string | undefined {
  if (base === undefined) return undefined;
  const folder = folders.find((each) => each !== undefined && file.startsWith(`${each}/`));
  const path = folder === undefined ? file : file.slice(folder.length + 1);
  return `${base.replace(/\/+$/, '')}/${path.split('/').map(encodeURIComponent).join('/')}`;
}
