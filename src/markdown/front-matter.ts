import type { Root } from 'mdast';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { isToml } from './toml-front-matter.ts';
import { emptyMapping, readYaml, type YamlMapping, type YamlOptions } from './yaml-map.ts';

const code = 'front-matter';

/** Hint for front matter that is not valid YAML (S-233). */
const hint =
  'Error while parsing Markdown front matter.\n' +
  'This can happen if you use special characters in front matter values (try using double quotes around that value).';

/** Front matter as written. */
export interface WrittenFrontMatter {
  /** The text between the dashes. */
  yaml: string;
  /** First line of that text in the file, from 1. */
  line: number;
}

/** Returns the text between the dashes of a parsed file, or `undefined` if there is none. */
export function writtenFrontMatter({ children: [first] }: Root): WrittenFrontMatter | undefined {
  if (first?.type !== 'yaml' || first.value.trim() === '') return undefined;
  return { yaml: first.value, line: (first.position?.start.line ?? 1) + 1 };
}

/** Parses front matter; returns an empty map if it is missing or invalid. */
export function readFrontMatter(
  written: WrittenFrontMatter | undefined,
  file: string,
  diagnostics: Diagnostics,
): YamlMapping {
  const empty = emptyMapping(file, code, diagnostics);
  if (!written) return empty;
  const options: YamlOptions = { file, line: written.line, code, hint, isLenient: true };
  return readYaml(written.yaml, options, diagnostics)?.map() ?? empty;
}

/** Returns the front matter of a parsed file. */
export function frontMatterOf(root: Root, file: string, diagnostics: Diagnostics): YamlMapping {
  if (isToml(root))
    diagnostics.error(
      code,
      'This front matter in TOML has tables or values of several lines.',
      { file, line: 1, column: 1 },
      'Write it in YAML, between two lines of "---".',
    );
  return readFrontMatter(writtenFrontMatter(root), file, diagnostics);
}

/** Front matter that every kind of page supports. */
export interface CommonFrontMatter {
  /** Title. */
  title?: string;
  /** Description for metadata. */
  description?: string;
  /** Keywords for metadata. */
  keywords: string[];
  /** Social image, as written. */
  image?: string;
  /** Slug, as written. */
  slug?: string;
  /** True if the table of contents is hidden. */
  hideTableOfContents: boolean;
  /** Lowest and highest heading level of the table of contents, if different from the site's. */
  tocLevels: { min?: number; max?: number };
  /** Omitted from production builds. */
  draft: boolean;
  /** Built, but not listed anywhere. */
  unlisted: boolean;
  /** Left out of the search of the site. */
  unsearched?: true;
}

/** Reads the front matter that every kind of page supports; reports wrong types. */
export function readCommon(map: YamlMapping): CommonFrontMatter {
  const draft = map.flag('draft') ?? false;
  const unlisted = map.flag('unlisted') ?? false;
  if (draft && unlisted)
    map.fault(
      'unlisted',
      "Can't be draft and unlisted at the same time.",
      'Remove one of the two.',
    );
  const min = tocLevel(map, 'toc_min_heading_level');
  const max = tocLevel(map, 'toc_max_heading_level');
  if (min !== undefined && max !== undefined && min > max)
    map.fault(
      'toc_max_heading_level',
      `"toc_max_heading_level" (${max}) is smaller than "toc_min_heading_level" (${min}).`,
    );
  return {
    title: map.text('title'),
    description: map.text('description'),
    keywords: map.words('keywords'),
    image: map.text('image'),
    slug: map.text('slug'),
    hideTableOfContents: map.flag('hide_table_of_contents') ?? false,
    tocLevels: { min, max },
    draft,
    unlisted,
    ...(isSearched(map) ? {} : { unsearched: true }),
  };
}

/** False if the site's search leaves a page out: `search: false`, or as MkDocs writes it, `search: { exclude: true }`. */
function isSearched(map: YamlMapping): boolean {
  if (map.value('search')?.kind === 'map') return map.map('search')?.flag('exclude') !== true;
  return map.flag('search') !== false;
}

function tocLevel(map: YamlMapping, key: string): number | undefined {
  const level = map.number(key);
  if (level === undefined || [2, 3, 4, 5, 6].includes(level)) return level;
  map.value(key)?.wrong('a heading level from 2 to 6');
  return undefined;
}
