import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basename, dirname, relative } from 'node:path/posix';
import { remainsInText } from '../markdown/foreign-remains.ts';
import { isForeign } from './library-files.ts';
import type { LibraryFiles } from './library-files.ts';
import { mkdocsSidebar } from './mkdocs-sidebar.ts';

/** What a library has for another generator of documentation. */
export interface OtherGenerators {
  /** Their names: Hugo, MkDocs, Sphinx. */
  found: string[];
  /** Sentences for the user: what was found, and what does not come over. */
  remarks: string[];
  /** The text of a sidebar file with the order of that generator, if it has one. */
  sidebars?: string;
}

/** Configurations of generators, and what comes over from their texts. */
const CONFIGURATIONS: readonly (readonly [file: RegExp, name: string, converted: string])[] = [
  [
    /(?:^|\/)(?:hugo|config)\.(?:toml|ya?ml|json)$/,
    'Hugo',
    'Front matter, index pages, "weight" and callouts are converted',
  ],
  [/(?:^|\/)mkdocs\.ya?ml$/, 'MkDocs', 'Front matter, admonitions, tabs and ids are converted'],
  [/(?:^|\/)conf\.py$/, 'Sphinx', 'Texts in Markdown are guides'],
];

/** Maximum number of texts to read. */
const MOST = 500;

/**
 * Finds what a library has for other generators. `docs` is the folder of the guides and `texts` are their paths, all
 * relative to the folder of the library.
 */
export function findOtherGenerators(
  folder: string,
  { paths }: LibraryFiles,
  docs: string | undefined,
  texts: readonly string[],
): OtherGenerators {
  const counts = new Map<string, { signs: number; files: number }>();
  for (const path of texts.slice(0, MOST)) {
    const found = remainsInText(readFileSync(join(folder, path), 'utf8'));
    for (const generator of new Set(found.map((each) => each.generator))) {
      const { signs, files } = counts.get(generator) ?? { signs: 0, files: 0 };
      const own = found.filter((each) => each.generator === generator).length;
      counts.set(generator, { signs: signs + own, files: files + 1 });
    }
  }
  const found: string[] = [];
  const remarks: string[] = [];
  let sidebars: string | undefined;
  for (const [fits, name, converted] of CONFIGURATIONS) {
    const config = paths.find(
      (path) =>
        fits.test(path) && !isForeign(path) && isConfiguration(join(folder, path), path, paths),
    );
    const count = counts.get(name);
    if (config === undefined && count === undefined) continue;
    found.push(name);
    if (name === 'MkDocs' && config !== undefined && docs !== undefined)
      sidebars = mkdocsSidebar(folder, config, docs, texts);
    const from = config === undefined ? '' : ` (${config})`;
    // With Sphinx, most texts are not in Markdown.
    if (docs !== undefined && texts.length > 0 && (name !== 'Sphinx' || count))
      remarks.push(
        `The texts in "${docs}" are for ${name}${from}. ${converted}${sidebars === undefined || name !== 'MkDocs' ? '' : ', and sidebars.yaml has the order of "nav"'}.${remainsOf(count)}`,
      );
    if (name === 'Sphinx' && config !== undefined) {
      const own = dirname(config) === '.' ? '' : `${dirname(config)}/`;
      const sources = paths.filter((path) => path.startsWith(own) && path.endsWith('.rst')).length;
      if (sources > 0)
        remarks.push(
          `${config} is of Sphinx: its ${sources === 1 ? 'text in reStructuredText is' : `${sources} texts in reStructuredText are`} not read. Convert ${sources === 1 ? 'it to Markdown to have it as a guide' : 'them to Markdown to have them as guides'}.`,
        );
    }
    counts.delete(name);
  }
  const doxygen = counts.get('Doxygen');
  if (doxygen) remarks.push(`Some guides use commands of Doxygen.${remainsOf(doxygen)}`);
  return { found, remarks, ...(sidebars !== undefined && { sidebars }) };
}

function remainsOf(count: { signs: number; files: number } | undefined): string {
  if (!count) return '';
  const places = count.signs === 1 ? '1 place' : `${count.signs} places`;
  const files = count.files === 1 ? '1 file' : `${count.files} files`;
  return ` Markup in ${places} (${files}) is shown as text: "mtp-site check" lists these.`;
}

/** True for a configuration of a generator: other programs have files of these names, too. */
function isConfiguration(file: string, path: string, paths: readonly string[]): boolean {
  const name = basename(path);
  if (name.startsWith('mkdocs')) return true;
  if (name === 'conf.py') return /^\s*extensions\s*=|sphinx/m.test(readFileSync(file, 'utf8'));
  if (name.startsWith('hugo.')) return true;
  const content = dirname(path) === '.' ? 'content/' : `${dirname(path)}/content/`;
  return paths.some((each) => each.startsWith(content) && relative(content, each).endsWith('.md'));
}
