import type { BlogConfig } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { listFiles, markdownPages, readTexts } from '../markdown/source-file.ts';
import type { Author, Blog, Post } from '../model/site.ts';
import { readAuthors } from './read-authors.ts';
import { readPost } from './read-post.ts';
import { readTags, UsedTags } from '../markdown/read-tags.ts';

/** Reads the blog: posts, authors and tags; drafts only where they are wanted, faults are reported. */
export async function readBlog(
  config: BlogConfig,
  diagnostics: Diagnostics,
  { drafts = false }: { drafts?: boolean } = {},
): Promise<Blog> {
  const folder = displayPath(config.path);
  const files = await listFiles(config.path);
  if (!files) {
    diagnostics.error(
      'blog-folder',
      `The folder of the blog does not exist. It is expected at ${folder}.`,
      undefined,
      'Create it, or set blog.path in the configuration.',
    );
    return { folder, posts: [], authors: [], tags: [] };
  }
  const base = `${config.routeBasePath}/tags`;
  const authors = await readAuthors(files, config, diagnostics);
  const tags = new UsedTags(base, await readTags(files, base, diagnostics));
  const surroundings = { config, authors, tags, drafts, diagnostics };
  const posts: { post: Post; inlineAuthors: Author[] }[] = [];
  // One after the other: tags and messages come in the same order on every run.
  for (const { file, text } of await readTexts(markdownPages(files, diagnostics))) {
    const read = await readPost(file, text, surroundings);
    if (read) posts.push(read);
  }
  return {
    folder,
    posts: posts.map(({ post }) => post).sort(newestFirst),
    authors: [...(authors ?? []), ...posts.flatMap(({ inlineAuthors }) => inlineAuthors)],
    tags: tags.all(),
  };
}

/** Newest first; of the same day, the last in the alphabet first. */
function newestFirst(a: Post, b: Post): number {
  const difference = Date.parse(b.date) - Date.parse(a.date);
  if (difference !== 0) return difference;
  return a.permalink < b.permalink ? 1 : -1;
}
