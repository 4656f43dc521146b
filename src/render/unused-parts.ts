import { join, relative, resolve, sep } from 'node:path';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Sources } from '../diagnostics/sources.ts';

/**
 * Reports files in `src/theme` of a site that have no effect: the user's code may import them, but they do not replace
 * parts of the site. `bundled` lists the input files of the user's code.
 */
export async function reportUnusedParts(
  siteFolder: string,
  bundled: readonly string[],
  { inputs, diagnostics }: Sources,
): Promise<void> {
  const folder = join(siteFolder, 'src/theme');
  const entries = await inputs.readdir(folder).catch(() => []);
  const used = new Set(bundled.map((file) => relative(folder, resolve(file)).split(sep)[0]));
  for (const entry of entries.filter((each) => isPart(each) && !used.has(each)).sort())
    diagnostics.report({
      code: 'theme-part',
      level: 'info',
      place: { file: displayPath(join(folder, entry)) },
      message: 'This has no effect: theme components cannot be replaced.',
      advice: isComponents(entry)
        ? 'Set the option "markdown.components" to the module to use its components in Markdown.'
        : 'Change the look with a style sheet (option "stylesheets"). For your own navbar items, use "navbar.customItems".',
    });
}

/** True for modules and folders, but not for other files, such as a README. */
function isPart(entry: string): boolean {
  return /^[^.]*$|\.[jt]sx?$/.test(entry);
}

function isComponents(entry: string): boolean {
  return /^MDXComponents(?:\.[jt]sx?)?$/.test(entry);
}
