import { groupBy } from '../shared/group-by.ts';
/** An address that moved, from the root of the site. */
export interface MovedAddress {
  /** The old path: `/docs/old`. */
  from: string;
  /** The path of the new page: `/docs/new`. */
  to: string;
}

/** The addresses of the new site, as site paths in any form. */
export interface NewAddresses {
  /** Its pages. */
  pages: readonly string[];
  /** What else answers: redirects, and static files. */
  others: readonly string[];
  /** The folders of its further languages: `fr`. */
  languages: readonly string[];
}

/** What becomes of the addresses of an old site. */
export interface AddressComparison {
  /** Number of the old addresses. */
  total: number;
  /** Number of those that lead to another page now. */
  redirected: number;
  /** The redirects from addresses of pages that are elsewhere now, sorted; each applies to all languages. */
  moved: MovedAddress[];
  /** The addresses without a page, sorted. */
  lost: string[];
}

/** Last segments that many pages have, so that they identify none. */
const common = new Set(['', 'archive', 'authors', 'index', 'page', 'readme', 'search', 'tags']);

/**
 * Compares the addresses of an old site, as site paths, with those of the new one. A page has moved if the new site has
 * exactly one page of the same language that the old one lacked and that differs only in case and separators, or else in
 * the numbers in front of names, or else in its folder.
 */
export function compareAddresses(
  old: readonly string[],
  { pages, others, languages }: NewAddresses,
): AddressComparison {
  const before = new Set(old.map(plainPath));
  const now = new Set([...pages, ...others].map(plainPath));
  const gone = [...before].filter((path) => !now.has(path)).sort();
  const added = [...new Set(pages.map(plainPath))].filter((path) => !before.has(path));
  const languageOf = (path: string): string => {
    const found = languages.find((each) => path.startsWith(`/${each}/`));
    return found === undefined ? '' : `/${found}`;
  };
  const places = [pathKey, withoutNumbers, lastSegment].map((nameOf) => {
    const keyOf = (path: string): string => `${languageOf(path)} ${nameOf(path)}`;
    return { nameOf, keyOf, gone: groupBy(gone, keyOf), added: groupBy(added, keyOf) };
  });
  const target = (path: string): string | undefined => {
    for (const { nameOf, keyOf, gone, added } of places) {
      const key = keyOf(path);
      const name = nameOf(path);
      const [to, another] = added.get(key) ?? [];
      const isOnly = another === undefined && gone.get(key)?.length === 1;
      if (to !== undefined && isOnly && !common.has(name) && !/^\d+$/.test(name)) return to;
    }
    return undefined;
  };
  const moved = new Map<string, MovedAddress>();
  let redirected = 0;
  const lost: string[] = [];
  for (const from of gone) {
    const to = target(from);
    const { length } = languageOf(from);
    const own = { from: from.slice(length), to: to?.slice(length) ?? '' };
    const known = moved.get(own.from);
    // A redirect applies to all languages, and cannot replace a page of another one.
    const isPage =
      length > 0 && (now.has(own.from) || (known !== undefined && known.to !== own.to));
    if (to === undefined || isPage) lost.push(from);
    else {
      redirected += 1;
      moved.set(own.from, own);
    }
  }
  return { total: before.size, redirected, moved: [...moved.values()], lost };
}

/** The path in one form, whichever a host answers: from the root, without a slash, a file name or an ending. */
export function plainPath(path: string): string {
  const plain = path
    .replace(/^\/*/, '/')
    .replace(/(?:\/|^)index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return plain === '' ? '/' : plain;
}

function pathKey(path: string): string {
  return path.toLowerCase().replace(/[-_. ]+/g, '-');
}

/** The key of a path whose names may begin with a number: `/docs/01-intro`. */
function withoutNumbers(path: string): string {
  return pathKey(path).replace(/(?<=\/)\d+-(?=[^\d/-])/g, '');
}

function lastSegment(path: string): string {
  return pathKey(path.slice(path.lastIndexOf('/') + 1));
}
