import type { Site } from './site.ts';

/** A folder of translated texts, and the folder of the same texts in the default language. */
export interface TranslatedFolder {
  /** The folder of the translations. */
  folder: string;
  /** That of the default language. */
  original: string;
}

/** Returns the folders of translations of a site, as messages name them. */
export function translatedFolders({
  docs,
  blog,
  pagesFolder,
}: Pick<Site, 'docs' | 'blog' | 'pagesFolder'>): TranslatedFolder[] {
  return [...docs, blog, pagesFolder].flatMap((source) =>
    source?.originalFolder === undefined
      ? []
      : [{ folder: source.folder, original: source.originalFolder }],
  );
}

/** Returns the paths at which the default language has a file of a translation. */
export function originalsOf(file: string, folders: readonly TranslatedFolder[]): string[] {
  return folders.flatMap(({ folder, original }) =>
    file.startsWith(`${folder}/`) ? [original + file.slice(folder.length)] : [],
  );
}
