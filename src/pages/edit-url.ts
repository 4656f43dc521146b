/**
 * The address at which a source file can be changed: the configured URL and the file's path below its folder.
 * Undefined where none is configured.
 */
export function editUrl(
  base: string | undefined,
  folder: string | undefined,
  file: string,
): string | undefined {
  if (base === undefined) return undefined;
  const path =
    folder !== undefined && file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file;
  return `${base.replace(/\/+$/, '')}/${path.split('/').map(encodeURIComponent).join('/')}`;
}
