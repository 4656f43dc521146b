import { exampleLanguage } from '../shared/example-language.ts';
import type { LibraryFiles } from './library-files.ts';

/** Folders that libraries name for their examples. */
const names = /^(?:(?:docs?|src|source)\/)?(?:examples?|samples?|demos?)(?=\/)/i;

/** The folders of a library with examples, as paths relative to its folder, sorted. */
export function exampleFolders({ paths }: LibraryFiles): string[] {
  const folders = paths.flatMap((path) =>
    exampleLanguage(path) === undefined ? [] : (names.exec(path)?.[0] ?? []),
  );
  return [...new Set(folders)].sort();
}
