import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Doc } from '../model/site.ts';
import { readCommon } from './front-matter.ts';
import { takeNumberPrefix, withoutNumbers } from './number-prefix.ts';
import { makeProse, readMarkdown } from './prose.ts';
import { isValidPath, permalinkBelow, resolveSlug } from './site-path.ts';
import type { SourceFile } from './source-file.ts';
import type { UsedTags } from './read-tags.ts';
import type { YamlMapping } from './yaml-map.ts';

/** A doc, with what only the reading of the other files needs. */
export interface DocSource {
  /** The doc. */
  doc: Doc;
  /** The file. */
  file: SourceFile;
  /** Its front matter. */
  frontMatter: YamlMapping;
  /** Class names of its item in generated sidebars. */
  sidebarClassName?: string;
}

/** Reads one doc of a version that stands below a site path; faults are reported. */
export async function readDoc(
  file: SourceFile,
  text: string,
  basePath: string,
  tags: UsedTags,
  diagnostics: Diagnostics,
  drafts: boolean,
): Promise<DocSource> {
  const source = readMarkdown(text, file.display, diagnostics);
  const { frontMatter: map } = source;
  const common = readCommon(map);
  const body = await makeProse(source, source.root, diagnostics);
  const { id, name, folder, position } = identify(file, map);
  const [heading] = body.headings;
  const title = common.title ?? (heading?.level === 1 ? heading.text : name);
  const { tocLevels } = common;
  return {
    file,
    frontMatter: map,
    sidebarClassName: map.text('sidebar_class_name'),
    doc: {
      id,
      permalink: permalinkOf({ id, name, folder, file }, common.slug, basePath, map),
      place: { file: file.display, line: 1, column: 1 },
      title,
      description: common.description ?? body.summary,
      keywords: common.keywords,
      image: common.image,
      sidebarLabel: map.text('sidebar_label'),
      paginationLabel: map.text('pagination_label'),
      displayedSidebar: map.textOrNull('displayed_sidebar'),
      paginationPrevious: map.textOrNull('pagination_prev'),
      paginationNext: map.textOrNull('pagination_next'),
      sidebarPosition: map.number('sidebar_position') ?? position,
      hideTitle: map.flag('hide_title') ?? false,
      hideTableOfContents: common.hideTableOfContents,
      ...(tocLevels.min === undefined && tocLevels.max === undefined ? {} : { tocLevels }),
      unlisted: common.unlisted,
      draft: common.draft,
      editUrl: map.textOrNull('custom_edit_url'),
      releasesTable: map.flag('releases_table') ?? false,
      tags: common.draft && !drafts ? [] : tags.keysOf(map, file.display, diagnostics),
      body,
    },
  };
}

/** What a doc is called, and where it belongs. */
interface DocName {
  id: string;
  /** Last part of the id. */
  name: string;
  /** Folder below the docs, numbers taken off; empty for none. */
  folder: string;
  /** Number of its file name. */
  position?: number;
}

function identify({ path }: SourceFile, map: YamlMapping): DocName {
  const segments = path.replace(/\.mdx?$/i, '').split('/');
  const fileName = segments.pop() ?? '';
  const numbered = map.flag('parse_number_prefixes') ?? true;
  const { name: bareName, position } = numbered
    ? takeNumberPrefix(fileName)
    : { name: fileName, position: undefined };
  const chosen = map.text('id');
  if (chosen?.includes('/'))
    map.fault(
      'id',
      `Document id "${chosen}" cannot include slash.`,
      'The folder of the file is part of the id already.',
    );
  const name = chosen ?? bareName;
  const written = segments.join('/');
  const folder = numbered ? withoutNumbers(written) : written;
  return { id: folder === '' ? name : `${folder}/${name}`, name, folder, position };
}

/** True for the doc that is the page of its folder: `index`, `readme`, or named like the folder. */
export function isFolderIndex({ path }: SourceFile): boolean {
  const segments = path.replace(/\.mdx?$/i, '').split('/');
  const name = takeNumberPrefix(segments.pop() ?? '').name.toLowerCase();
  const folder = takeNumberPrefix(segments.pop() ?? '').name.toLowerCase();
  return name === 'index' || name === 'readme' || (folder !== '' && name === folder);
}

function permalinkOf(
  { id, name, folder, file }: DocName & { file: SourceFile },
  slug: string | undefined,
  basePath: string,
  map: YamlMapping,
): string {
  const path =
    slug !== undefined
      ? resolveSlug(folder, slug)
      : isFolderIndex(file) && !map.has('id')
        ? folder
        : `${folder}/${name}`;
  if (!isValidPath(path))
    map.fault(
      slug === undefined ? 'id' : 'slug',
      `We couldn't compute a valid slug for document with ID "${id}" in "${folder || '.'}" directory.`,
      `"${path}" cannot stand in a URL: set "slug" in the front matter, or rename the file.`,
    );
  return permalinkBelow(basePath, path);
}
