import { dirname } from 'node:path/posix';
import type { BuildContext } from '../cache/build-context.ts';
import type { Doc, Prose } from '../model/site.ts';
import { compileText } from './compile-text.ts';
import { readCommon } from './front-matter.ts';
import { keepNumberPrefix, withoutNumbers, type NumberParser } from './number-prefix.ts';
import type { TextSettings } from './read-markdown.ts';
import { isValidPath, possiblePath, resolveSlug } from './site-path.ts';
import { permalinkBelow } from '../shared/permalink-below.ts';
import type { SourceFile } from './source-file.ts';
import type { UsedTags } from './read-tags.ts';
import type { YamlMapping } from './yaml-map.ts';

/** A doc, with data that is only needed while reading the other files. */
export interface DocSource {
  /** The doc. */
  doc: Doc;
  /** The file. */
  file: SourceFile;
  /** Its front matter. */
  frontMatter: YamlMapping;
  /** True if it is the page of its folder. */
  isFolderPage: boolean;
}

/** Input that the docs of a version share. */
export interface DocReading {
  /** Site path of the docs of the version. */
  basePath: string;
  /** Strips number prefixes from the names of files and folders. */
  numbers: NumberParser;
  /** The tags of the version. */
  tags: UsedTags;
  /** Treats drafts like other docs. */
  drafts: boolean;
  /** The folders with an index page of Hugo, below the docs. */
  hugoFolders?: ReadonlySet<string>;
  /** How texts are parsed. */
  settings?: TextSettings | undefined;
  /** Receives the faults. */
  context: BuildContext;
}

/** Reads one doc; reports faults. */
export async function readDoc(
  file: SourceFile,
  text: string,
  { basePath, numbers, tags, drafts, hugoFolders, settings, context }: DocReading,
): Promise<DocSource> {
  const { frontMatter: map, body } = await compileText(text, file.display, context, settings);
  const common = readCommon(map);
  const { id, name, folder, position } = identify(file, map, numbers);
  const title = common.title ?? titleInText(body) ?? name;
  const { tocLevels } = common;
  const written = map.json;
  // In Hugo, a text that is named like its folder is a page of its own.
  const isFolderPage =
    isFolderIndex(file) && (isHugoIndex(file.path) || !hugoFolders?.has(dirname(file.path)));
  const source: DocSource = {
    file,
    frontMatter: map,
    isFolderPage,
    doc: {
      id,
      permalink: permalinkOf({ id, name, folder, file, isFolderPage }, common.slug, basePath, map),
      place: { file: file.display, line: 1, column: 1 },
      slugPlace: (map.value('slug') ?? map.value('id'))?.place,
      title,
      description: common.description ?? body.summary,
      keywords: common.keywords,
      image: common.image,
      sidebarLabel: map.text('sidebar_label') ?? map.text('linkTitle') ?? map.text('nav_title'),
      sidebarClassName: map.text('sidebar_class_name'),
      paginationLabel: map.text('pagination_label'),
      displayedSidebar: map.textOrNull('displayed_sidebar'),
      paginationPrevious: map.textOrNull('pagination_prev'),
      paginationNext: map.textOrNull('pagination_next'),
      // The names of Hugo and of themes for Jekyll mean the same.
      sidebarPosition:
        map.number('sidebar_position') ??
        map.number('weight') ??
        map.number('nav_order') ??
        position,
      hideTitle: map.flag('hide_title') ?? false,
      hideTableOfContents: common.hideTableOfContents,
      ...(tocLevels.min === undefined && tocLevels.max === undefined ? {} : { tocLevels }),
      unlisted: common.unlisted,
      ...(common.unsearched && { unsearched: true }),
      draft: common.draft,
      editUrl: map.textOrNull('custom_edit_url'),
      releasesTable: map.flag('releases_table') ?? false,
      ...(isFilled(written) && { frontMatter: written }),
      tags: common.draft && !drafts ? [] : tags.keysOf(map, file.display, context.diagnostics),
      body,
    },
  };
  map.reportMisspelt(['last_update', 'mdx']);
  return source;
}

/** True for a map with entries. */
function isFilled(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** Returns the title in a text: its first heading, if that has level 1 and no line precedes it. */
export function titleInText({ headings: [first], tree }: Prose): string | undefined {
  if (first?.level !== 1) return undefined;
  for (const child of tree.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'h1') break;
    if (child.tagName === 'hr') return undefined;
  }
  return first.text;
}

/** Name and location of a doc. */
interface DocName {
  id: string;
  /** Last part of the id. */
  name: string;
  /** Folder below the docs, without number prefixes; empty for the root. */
  folder: string;
  /** Number prefix of its file name. */
  position?: number;
}

function identify({ path }: SourceFile, map: YamlMapping, numbers: NumberParser): DocName {
  const segments = path.replace(/\.mdx?$/i, '').split('/');
  const written = segments.pop() ?? '';
  const fileName = isHugoIndex(path) ? 'index' : written;
  const parse = (map.flag('parse_number_prefixes') ?? true) ? numbers : keepNumberPrefix;
  const { name: bareName, position } = parse(fileName);
  const id = map.text('id');
  const chosen = id === '' ? undefined : id;
  if (chosen?.includes('/'))
    map.fault(
      'id',
      `Document id "${chosen}" cannot include slash.`,
      'The folder of the file is already part of the id.',
    );
  const name = chosen ?? bareName;
  const folder = withoutNumbers(segments.join('/'), parse);
  return { id: folder === '' ? name : `${folder}/${name}`, name, folder, position };
}

/** True for the page of a folder in Hugo, whose name would be that of a partial here. */
export function isHugoIndex(path: string): boolean {
  return /(?:^|\/)_index\.md$/i.test(path);
}

/** True for the doc that is the page of its folder: `index`, `readme`, or named like the folder. */
export function isFolderIndex({ path }: Pick<SourceFile, 'path'>): boolean {
  const segments = path
    .replace(/\.mdx?$/i, '')
    .toLowerCase()
    .split('/');
  const [name, folder] = segments.reverse();
  return name === 'index' || name === '_index' || name === 'readme' || name === folder;
}

function permalinkOf(
  { id, name, folder, file, isFolderPage }: DocName & Pick<DocSource, 'file' | 'isFolderPage'>,
  slug: string | undefined,
  basePath: string,
  map: YamlMapping,
): string {
  const path =
    slug !== undefined ? resolveSlug(folder, slug) : isFolderPage ? folder : `${folder}/${name}`;
  if (!isValidPath(path))
    map.fault(
      slug === undefined ? 'id' : 'slug',
      `We couldn't compute a valid slug for document with ID "${id}" in "${dirname(file.path)}" directory.`,
      `"${path}" cannot be used in a URL: set "slug" in the front matter ("slug: /my/path"), or rename the file.`,
    );
  return permalinkBelow(basePath, possiblePath(path));
}
