import type { BuildContext } from '../cache/build-context.ts';
import type { BlogConfig } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { levelOf, orSet } from '../diagnostics/severity.ts';
import { settingsIn, type ReadingOptions } from '../markdown/read-markdown.ts';
import { readTags, UsedTags } from '../markdown/read-tags.ts';
import {
  contentFiles,
  isMarkdown,
  listTranslated,
  readTexts,
  type SourceFile,
} from '../markdown/source-file.ts';
import type { Author, Blog, Post } from '../model/site.ts';
import { dateFromFiles } from './post-date.ts';
import { readAuthors } from './read-authors.ts';
import { readPost, type ReadPost } from './read-post.ts';

/** Reads a blog: posts, authors and tags. Reports faults. */
export async function readBlog(
  config: BlogConfig,
  context: BuildContext,
  { drafts = false, locale = 'en', settings }: ReadingOptions = {},
): Promise<Blog> {
  const { diagnostics } = context;
  const { path, defaultPath } = config;
  const folder = displayPath(path);
  const files = await listTranslated(context, path, defaultPath, config);
  if (!files) {
    diagnostics.error(
      'blog-folder',
      `The blog folder does not exist. Expected it at ${folder}.`,
      undefined,
      'Create it, or set blog.path in the configuration.',
    );
    return { folder, posts: [], authors: [], tags: [] };
  }
  const base = `${config.routeBasePath}/${config.tagsBasePath}`;
  const authors = await readAuthors(files, config, context);
  const declaredTags = await readTags(files, base, context, config.tags);
  const tags = new UsedTags(base, declaredTags, config.onInlineTags);
  const own = settingsIn(path, defaultPath, settings);
  const surroundings = { config, authors, tags, drafts, locale, settings: own, context };
  const read: (ReadPost & { file: SourceFile })[] = [];
  // Sequentially, to keep tags and messages in the same order in every build.
  const texts = contentFiles(files, config).filter(isMarkdown);
  for (const { file, text } of await readTexts(context, texts)) {
    const found = await readPost(file, text, surroundings);
    if (found) read.push({ ...found, file });
  }
  reportUntruncated(read, config, diagnostics);
  await dateFromFiles(
    read.filter(({ isUndated }) => isUndated),
    context,
  );
  return {
    folder,
    ...(defaultPath === undefined ? {} : { originalFolder: displayPath(defaultPath) }),
    posts: read.map(({ post }) => post).sort(newestFirst),
    authors: [...(authors ?? []), ...read.flatMap(({ inlineAuthors }): Author[] => inlineAuthors)],
    tags: tags.all(),
  };
}

/** Reports once all posts that lists show in full (S-274). */
function reportUntruncated(
  read: readonly ReadPost[],
  { onUntruncatedPosts }: BlogConfig,
  diagnostics: Diagnostics,
): void {
  const level = levelOf(onUntruncatedPosts);
  const whole = read.flatMap(({ post }) => (post.excerpt ? [] : [post.place]));
  if (!level || whole.length === 0) return;
  diagnostics.report({
    code: 'blog-untruncated',
    level,
    place: whole[0],
    message: `${whole.length === 1 ? 'A post has' : `${whole.length} posts have`} no truncate marker, so lists show the whole text:\n${whole.map(({ file }) => `- "${file}"`).join('\n')}`,
    advice: `Put <!-- truncate --> (or {/* truncate */}) after the part that lists should show, ${orSet('blog.onUntruncatedPosts', level)}.`,
  });
}

/** Newest first; posts of the same day in reverse alphabetical order. */
function newestFirst(a: Post, b: Post): number {
  const difference = Date.parse(b.date) - Date.parse(a.date);
  if (difference !== 0) return difference;
  return a.permalink < b.permalink ? 1 : -1;
}
