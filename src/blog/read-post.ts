import type { BlogConfig } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { readCommon } from '../markdown/front-matter.ts';
import { makeProse, readMarkdown } from '../markdown/prose.ts';
import { readLastUpdate } from '../markdown/last-update.ts';
import { readDate } from '../markdown/read-date.ts';
import { isValidPath, permalinkBelow } from '../markdown/site-path.ts';
import type { SourceFile } from '../markdown/source-file.ts';
import type { YamlMapping } from '../markdown/yaml-map.ts';
import type { Author, Post } from '../model/site.ts';
import { takeExcerpt, takeTitle } from './excerpt.ts';
import { kebabCase } from '../markdown/kebab-case.ts';
import { readPostAuthors } from './post-authors.ts';
import { dateFromGit } from './post-date.ts';
import { readPostName } from './post-name.ts';
import { readingMinutes } from './reading-time.ts';
import type { UsedTags } from '../markdown/read-tags.ts';

/** What posts share. */
export interface PostSurroundings {
  /** Settings of the blog. */
  config: BlogConfig;
  /** The declared authors; undefined where there is no file of them. */
  authors: readonly Author[] | undefined;
  /** The tags. */
  tags: UsedTags;
  /** Reads drafts like other posts. */
  drafts: boolean;
  /** Takes the faults. */
  diagnostics: Diagnostics;
}

/** Reads one post, and the authors that only it knows; undefined for a draft that is left out. */
export async function readPost(
  file: SourceFile,
  text: string,
  { config, authors, tags, drafts, diagnostics }: PostSurroundings,
): Promise<{ post: Post; inlineAuthors: Author[] } | undefined> {
  const source = readMarkdown(text, file.display, diagnostics);
  const { frontMatter: map, root } = source;
  const common = readCommon(map);
  if (common.draft && !drafts) return undefined;
  const name = readPostName(file.path);
  const contentTitle = takeTitle(root);
  const excerptRoot = takeExcerpt(root);
  const place = { file: file.display, line: 1, column: 1 };
  if (!excerptRoot)
    diagnostics.warning(
      'blog-untruncated',
      `The blog post "${file.display}" has no truncation marker: lists show all of it.`,
      place,
      'Put <!-- truncate --> after the part that lists should show.',
    );
  const prose = { footnoteSuffix: `${kebabCase(name.slug)}-` };
  const body = await makeProse(source, root, diagnostics, prose);
  const excerpt = excerptRoot && (await makeProse(source, excerptRoot, diagnostics, prose));
  const { keys, inline } = readPostAuthors(map, authors, place, diagnostics);
  const { tocLevels } = common;
  const lastUpdate = readLastUpdate(map, config);
  const post: Post = {
    permalink: permalinkOf(name.slug, common.slug, config, map),
    place,
    title: common.title ?? contentTitle ?? name.text,
    titleMeta: map.text('title_meta'),
    sidebarLabel: map.text('sidebar_label'),
    description: common.description ?? body.summary,
    keywords: common.keywords,
    image: common.image,
    date: (await dateOf(map, name.date, file)) ?? '1970-01-01',
    ...(lastUpdate ? { lastUpdate } : {}),
    editUrl: map.textOrNull('custom_edit_url'),
    tags: tags.keysOf(map, file.display, diagnostics),
    authors: keys,
    unlisted: common.unlisted,
    draft: common.draft,
    hideTableOfContents: common.hideTableOfContents,
    ...(tocLevels.min === undefined && tocLevels.max === undefined ? {} : { tocLevels }),
    body,
    ...(excerpt ? { excerpt } : {}),
    readingMinutes: readingMinutes(body.text),
  };
  return { post, inlineAuthors: inline };
}

/** The date of a post; where there is none, a fault is reported. */
async function dateOf(
  map: YamlMapping,
  fromName: string | undefined,
  file: SourceFile,
): Promise<string | undefined> {
  const value = map.value('date');
  if (value && value.kind !== 'nothing') {
    const date = readDate(value.written ?? '');
    if (date === undefined)
      value.wrong('a date', 'Write it as 2021-02-05 or 2021-02-05T10:30:00Z.');
    return date;
  }
  const date = fromName ?? (await dateFromGit(file.absolute));
  if (date === undefined)
    map.fault(
      'date',
      `The blog post "${file.display}" has no date.`,
      'Start its file name with one (2021-02-05-name.md), or set "date" in the front matter.',
    );
  return date;
}

function permalinkOf(
  fromName: string,
  slug: string | undefined,
  config: BlogConfig,
  map: YamlMapping,
): string {
  const path = slug ?? fromName;
  if (!isValidPath(path))
    map.fault(
      'slug',
      `"${path}" cannot be the path of a post.`,
      'Set "slug" in the front matter, or rename the file.',
    );
  return permalinkBelow(config.routeBasePath, path);
}
