import type { BuildContext } from '../cache/build-context.ts';
import type { BlogConfig } from '../config/types.ts';
import { contentHash } from '../inputs/content-hash.ts';
import { ownImages } from '../markdown/compile-text.ts';
import {
  readCommon,
  readFrontMatter,
  writtenFrontMatter,
  type WrittenFrontMatter,
} from '../markdown/front-matter.ts';
import { createProse } from '../markdown/prose.ts';
import { readMarkdown, type TextSettings } from '../markdown/read-markdown.ts';
import { readLastUpdate } from '../markdown/last-update.ts';
import { dateIn } from '../markdown/read-date.ts';
import { isValidPath } from '../markdown/site-path.ts';
import { permalinkBelow } from '../shared/permalink-below.ts';
import type { SourceFile } from '../markdown/source-file.ts';
import type { YamlMapping } from '../markdown/yaml-map.ts';
import type { Author, Post, Prose } from '../model/site.ts';
import { takeExcerpt, takeTitle } from './excerpt.ts';
import { kebabCase } from '../markdown/kebab-case.ts';
import { readPostAuthors } from './post-authors.ts';
import { readPostName } from './post-name.ts';
import { readingMinutes } from './reading-time.ts';
import type { UsedTags } from '../markdown/read-tags.ts';

/** Input that all posts share. */
export interface PostSurroundings {
  /** Settings of the blog. */
  config: BlogConfig;
  /** The declared authors, or `undefined` if there is no authors file. */
  authors: readonly Author[] | undefined;
  /** The tags. */
  tags: UsedTags;
  /** Treats drafts like other posts. */
  drafts: boolean;
  /** Language of the texts. */
  locale: string;
  /** How texts are read. */
  settings?: TextSettings | undefined;
  /** Receives the faults, and caches posts. */
  context: BuildContext;
}

/** A post as read from its file. */
export interface ReadPost {
  /** The post; its date is empty if neither its path nor its front matter has one. */
  post: Post;
  /** Authors that only this post declares. */
  inlineAuthors: Author[];
  /** True if neither the file's name nor its front matter has a date. */
  isUndated: boolean;
}

/** The cached part of a post; `frontMatter` is set only if it was read in the caller's context. */
interface CachedPost {
  written?: WrittenFrontMatter;
  frontMatter?: YamlMapping;
  contentTitle?: string;
  body: Prose;
  excerpt?: Prose;
  /** Reading time. */
  minutes: number;
}

/** Reads one post; returns `undefined` for a draft that is left out. */
export async function readPost(
  file: SourceFile,
  text: string,
  { config, authors, tags, drafts, locale, settings, context }: PostSurroundings,
): Promise<ReadPost | undefined> {
  const { diagnostics } = context;
  const name = readPostName(file.path);
  const { truncateMarker } = config;
  const { wordsPerMinute } = config;
  const parts = [text, settings, truncateMarker, drafts, locale, wordsPerMinute];
  const cached = await context.cached(
    { name: `post ${file.absolute}`, key: () => contentHash(JSON.stringify(parts)), onDisk: true },
    async (own): Promise<CachedPost | undefined> => {
      const source = await readMarkdown(text, file.display, own.diagnostics, settings);
      const { frontMatter, root } = source;
      if (readCommon(frontMatter).draft && !drafts) return undefined;
      const written = writtenFrontMatter(root);
      const contentTitle = takeTitle(root);
      const mark = truncateMarker === undefined ? undefined : new RegExp(truncateMarker);
      const excerptRoot = takeExcerpt(root, mark && { mark, text: source.text });
      const prose = { footnoteSuffix: `${kebabCase(name.slug)}-` };
      const body = await createProse(source, root, own, prose);
      const excerpt = excerptRoot && (await createProse(source, excerptRoot, own, prose));
      const minutes = readingMinutes(body.text, locale, wordsPerMinute);
      const post = { written, contentTitle, body, excerpt, minutes };
      return own === context ? { ...post, frontMatter } : post;
    },
  );
  if (!cached) return undefined;
  const { contentTitle } = cached;
  const body = context.sharesResults ? ownImages(cached.body) : cached.body;
  const excerpt =
    cached.excerpt && (context.sharesResults ? ownImages(cached.excerpt) : cached.excerpt);
  const map = cached.frontMatter ?? readFrontMatter(cached.written, file.display, diagnostics);
  const common = readCommon(map);
  const place = { file: file.display, line: 1, column: 1 };
  const { keys, inline } = readPostAuthors(map, {
    declared: authors,
    config,
    place,
    diagnostics,
  });
  if (map.has('id'))
    diagnostics.warning(
      'front-matter',
      `The "id" of a blog post is ignored.`,
      map.value('id')?.place,
      'Set "slug" to change the path of the post, or remove "id".',
    );
  const { tocLevels } = common;
  const lastUpdate = readLastUpdate(map, config);
  // A post with an invalid date is the oldest.
  const date = dateIn(map, '1970-01-01');
  const post: Post = {
    permalink: permalinkOf(name.slug, common.slug, config, map),
    slugPlace: map.value('slug')?.place,
    place,
    title: common.title ?? contentTitle ?? name.text,
    titleMeta: map.text('title_meta'),
    sidebarLabel: map.text('sidebar_label'),
    description: common.description ?? body.summary,
    keywords: common.keywords,
    image: common.image,
    date: date ?? name.date ?? '',
    ...(lastUpdate ? { lastUpdate } : {}),
    editUrl: map.textOrNull('custom_edit_url'),
    tags: tags.keysOf(map, file.display, diagnostics),
    authors: keys,
    ...releaseOf(map),
    unlisted: common.unlisted,
    ...(common.unsearched && { unsearched: true }),
    draft: common.draft,
    hideTableOfContents: common.hideTableOfContents,
    ...(tocLevels.min === undefined && tocLevels.max === undefined ? {} : { tocLevels }),
    body,
    ...(excerpt ? { excerpt } : {}),
    readingMinutes: cached.minutes,
  };
  map.reportMisspelt(['last_update', 'mdx']);
  return {
    post,
    inlineAuthors: inline,
    isUndated: post.date === '',
  };
}

/** The release of a post, as `release: 3.2.0` names it; other values are free fields. */
function releaseOf(map: YamlMapping): Pick<Post, 'release'> {
  const { kind, written, place } = map.value('release') ?? {};
  if (place === undefined || written === undefined) return {};
  return kind === 'text' || kind === 'number'
    ? { release: { name: written.trim().replace(/^v(?=\d)/, ''), place } }
    : {};
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
