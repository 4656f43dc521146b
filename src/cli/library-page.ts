import { manualPage } from '../diagnostics/manual-page.ts';
import type { Library } from '../init/library.ts';

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
