import { join, relative, resolve, sep } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { readdir } from '../inputs/files.ts';

/**
 * Reports files in `src/theme` of a site that have no effect: the user's code may import them, but they do not replace
 * parts of the site. `bundled` lists the input files of the user's code.
 */
export async function tellUnusedParts(
  siteFolder: string,
  bundled: readonly string[],
  diagnostics: Diagnostics,
): Promise<void> {
  const folder = join(siteFolder, 'src/theme');
  const entries = await readdir(folder).catch(() => []);
  const used = new Set(bundled.map((file) => relative(folder, resolve(file)).split(sep)[0]));
  for (const entry of entries.filter((each) => !used.has(each) && !each.startsWith('.')).sort())
    diagnostics.report({
      code: 'theme-part',
      level: 'info',
      place: { file: displayPath(join(folder, entry)) },
      message: 'This takes no effect: parts of the theme cannot be replaced.',
      advice: isComponents(entry)
        ? 'Name the module in the option "markdown.components", and texts have its components.'
        : 'Change the look with a style sheet (option "stylesheets"); items of the navbar can have components of their own ("navbar.customItems").',
    });
}

function isComponents(entry: string): boolean {
  return /^MDXComponents(?:\.[jt]sx?)?$/.test(entry);
}
