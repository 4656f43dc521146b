import kebabCase from 'lodash-es/kebabCase.js';
import { join, posix } from 'node:path';
import { isDictionary, type Dictionary } from '../../init/dictionary.ts';
import { contentIn, mapInFile, textOf, type ContentPlace } from './content-files.ts';
import { listPages, tagAddresses } from './tag-addresses.ts';

/** The addresses of a blog, by the rules of Docusaurus: posts, lists, archive, tags and authors. */
export async function blogAddresses(options: Dictionary, place: ContentPlace): Promise<string[]> {
  const base = posix.join('/', textOf(options.routeBasePath) ?? 'blog');
  const below = (name: string, fallback: string): string =>
    posix.join(base, textOf(options[name]) ?? fallback);
  const posts = await contentIn(place, options, '{md,mdx}');
  if (posts.length === 0) return [];
  const listed = posts.filter(({ frontMatter }) => frontMatter.unlisted !== true).length;
  const { archiveBasePath } = options;
  const hasArchive = archiveBasePath !== null && archiveBasePath !== false && listed > 0;
  const tagsBase = below('tagsBasePath', 'tags');
  const tags = [...tagAddresses(posts, place.folder, options)];
  return [
    ...posts.map(({ path, frontMatter }) =>
      posix.join(base, textOf(frontMatter.slug) ?? postPath(path)),
    ),
    ...listPages(base, listed, options),
    ...(hasArchive ? [below('archiveBasePath', 'archive')] : []),
    ...(tags.length > 0 ? [tagsBase] : []),
    ...tags.flatMap(([tag, count]) => listPages(posix.join(tagsBase, tag), count, options)),
    ...authorAddresses(options, below('authorsBasePath', 'authors'), place),
  ];
}

/** The address of a post below the blog: a date in the path comes first, the folders in front of it after it. */
function postPath(path: string): string {
  const [, folder, date, text] =
    /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?.mdx?$/.exec(path) ?? [];
  if (folder !== undefined && date !== undefined && text !== undefined)
    return `${date.replace(/-/g, '/')}/${folder}${text}`;
  return path.replace(/(?:\/index)?\.mdx?$/, '');
}

/** The addresses of the list of authors, and of those that have a page. */
function authorAddresses(
  { authorsMapPath }: Dictionary,
  base: string,
  { folder }: ContentPlace,
): string[] {
  const authors = mapInFile(join(folder, textOf(authorsMapPath) ?? 'authors.yml'));
  const own = Object.entries(authors).flatMap(([key, author]) => {
    const page = isDictionary(author) ? author.page : undefined;
    if (page === true) return [posix.join(base, kebabCase(key))];
    const path = isDictionary(page) ? textOf(page.permalink) : undefined;
    return path === undefined ? [] : [posix.join(base, path)];
  });
  return Object.keys(authors).length > 0 ? [base, ...own] : [];
}
