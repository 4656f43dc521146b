import packageJson from '../../package.json' with { type: 'json' };
import type { Library } from '../init/library.ts';

/** The address of the manual, with a slash at the end. */
export const MANUAL: string = packageJson.homepage;

/** Returns the address of a page of the manual, such as `start/new-site`, or of a heading of it. */
export function manualPage(page: string, anchor?: string): string {
  return `${MANUAL}${page}/${anchor === undefined ? '' : `#${anchor}`}`;
}

/** Returns the address of the section about a library's way to its XML; init can have written its Doxyfile. */
export function libraryPage({ generators, doxygen }: Library, isNewDoxyfile: boolean): string {
  if (generators.found.includes('Sphinx')) return manualPage('start/sphinx');
  if (!doxygen || isNewDoxyfile) return manualPage('start/new-site', 'without-a-doxyfile');
  if (doxygen.file !== undefined) return manualPage('start/new-site', 'with-a-doxyfile');
  // XML that exists needs no command.
  return manualPage(
    'start/new-site',
    doxygen.commands.length > 0 ? 'with-cmake' : 'the-configuration',
  );
}
