import type { Compound } from '../model/compound.ts';
import { escapedName, escapedPageName } from './legacy-names.ts';

/**
 * The names that releases of Doxygen have given the page of a Markdown file: `md_docs_my-guide` before 1.9.3,
 * `md_docs_my_guide` before 1.9.8, `md_docs_2my-guide` since then; very old ones doubled the underscores.
 */
export function markdownNames({ location }: Pick<Compound, 'location'>): string[] {
  const path = /^(.*)\.(?:md|markdown)$/i.exec(location?.file ?? '')?.[1]?.replaceAll('\\', '/');
  if (path === undefined) return [];
  const joined = path.replace(/[ /]/g, '_');
  const names = [
    // Later releases escape all but the underscores.
    escapedPageName(joined, true),
    path.replace(/\W/g, '_'),
    escapedName(path, true),
  ];
  return [...new Set([...names.map((name) => `md_${name}`), escapedName(`md_${joined}`, true)])];
}
