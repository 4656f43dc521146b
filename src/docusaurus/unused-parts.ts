import { join, relative, resolve, sep } from 'node:path';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { exportedKeys } from './import/option-places.ts';

/**
 * Reports files in `src/theme` of a site that have no effect: the user's code may import them, but they do not replace
 * parts of the site. `bundled` lists the input files of the user's code.
 */
export async function reportUnusedParts(
  site: { folder: string; components?: string | undefined },
  bundled: readonly string[],
  sources: Sources,
): Promise<void> {
  const { inputs, diagnostics } = sources;
  const folder = join(site.folder, 'src/theme');
  const entries = await inputs.readdir(folder).catch(() => []);
  const ofTexts = site.components === undefined ? [] : [site.components];
  const used = new Set(
    [...bundled, ...ofTexts].map((file) => relative(folder, resolve(file)).split(sep)[0]),
  );
  for (const entry of entries.filter((each) => isPart(each) && !used.has(each)).sort())
    diagnostics.report({
      code: 'theme-part',
      level: 'info',
      place: { file: displayPath(join(folder, entry)) },
      message: 'This has no effect: theme components cannot be replaced.',
      advice: isComponents(entry)
        ? 'Set the option "markdown.components" to the module to use its components in Markdown.'
        : 'Change the look with a style sheet (option "stylesheets"). For your own navbar items, use "navbar.customItems"; for your own footer, "footer.component".',
    });
}

/** The elements of Markdown. */
const elements =
  /^(?:a|blockquote|code|del|details|em|h[1-6]|hr|img|input|li|ol|p|pre|strong|table|t[dhr]|tbody|thead|ul)$/;

/** The faults in texts that a component in place of an element prevents in Docusaurus, where it changes addresses. */
const faultsOf = {
  a: ['broken-link', 'broken-anchor', 'broken-markdown-link'],
  img: ['broken-markdown-image', 'broken-image'],
} as const;

/**
 * Reports that components for all texts do not replace elements of Markdown, and names those for links and images beside
 * the faults that follow from this. To be called before texts are read.
 */
export async function reportReplacedElements(
  file: string,
  { inputs, diagnostics }: Sources,
): Promise<void> {
  const text = inputs.readSync(file, 'utf8') ?? '';
  // Bundling reports faults in the syntax.
  const keys = await exportedKeys(text, file).catch(() => new Map<string, number>());
  const replaced = [...keys].filter(([name]) => elements.test(name));
  const [[, line] = []] = replaced;
  if (line === undefined) return;
  const names = replaced.map(([name]) => `\`${name}\``);
  for (const [name, own] of replaced)
    if (name === 'a' || name === 'img')
      diagnostics.explain(
        faultsOf[name],
        `The component for \`${name}\` in ${displayPath(file)}:${own} has no effect here; it may have changed this address.`,
      );
  diagnostics.report({
    code: 'replaced-elements',
    level: 'info',
    place: { file: displayPath(file), line },
    message: `Components do not replace elements of Markdown: ${names.join(', ')}.`,
    advice:
      'Change their look with a style sheet, or change them with a plugin of rehype. Components work under names that start with a capital letter.',
  });
}

/** True for modules and folders, but not for other files, such as a README. */
function isPart(entry: string): boolean {
  return /^[^.]*$|\.[jt]sx?$/.test(entry);
}

function isComponents(entry: string): boolean {
  return /^MDXComponents(?:\.[jt]sx?)?$/.test(entry);
}
