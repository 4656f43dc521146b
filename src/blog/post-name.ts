import { readDate } from '../markdown/read-date.ts';

/** Parts of the path of a post. */
export interface PostName {
  /** Day, ISO 8601; missing if the path has none. */
  date?: string;
  /** Path below the blog. */
  slug: string;
  /** The name without date. */
  text: string;
}

/**
 * Reads the path of a post below the blog's folder: `2021-02-05-name.md`, `2021-02-05-name/index.md`,
 * `2021/02/05/name.md`, `2021/02-05-name.md`. Folders in front of the date follow it in the slug.
 */
export function readPostName(path: string): PostName {
  const bare = path.replace(/\.mdx?$/i, '').replace(/\/index$/i, '');
  const match = bare.match(/^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?![\d])[-/]?(.*)$/);
  const date = match && readDate(match.slice(2, 5).join('-'));
  if (!match || !date) return { slug: bare, text: bare.split('/').at(-1) ?? bare };
  const [, folder = '', , , , rest = ''] = match;
  // A blank after the date is no part of the name.
  const text = rest.trim();
  return { date, slug: `${date.replaceAll('-', '/')}/${folder}${text}`, text: text || bare };
}
