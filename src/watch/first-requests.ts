import type { Config } from '../config/types.ts';
import { languageFolder } from '../shared/languages.ts';
import type { LanguageSite } from './language-site.ts';

/** Returns the files that a static host may serve at a path below the base path: itself, or the page with this address. */
function filesAt(path: string): string[] {
  let file: string;
  try {
    file = decodeURIComponent(path);
  } catch {
    return [];
  }
  return file === '' || file.endsWith('/')
    ? [`${file}index.html`]
    : [file, `${file}.html`, `${file}/index.html`];
}

/**
 * Returns a function that waits for what is served at a path while the first build renders pages: a page comes next, and
 * what depends on all pages with the end of the build.
 */
export function firstRequests(
  sites: readonly LanguageSite[],
  { i18n }: Config,
  firstBuild: () => Promise<void>,
): (path: string) => Promise<void> {
  return async (path) => {
    const files = filesAt(path);
    for (const site of sites) {
      const start = languageFolder(i18n, site.locale);
      for (const file of files) {
        const written = file.startsWith(start) && site.request(file.slice(start.length));
        // A page that cannot be rendered is never written.
        if (written) return Promise.race([written, firstBuild()]);
      }
    }
    return firstBuild();
  };
}
