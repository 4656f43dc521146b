/** Where the files are that say on which pages the anchors of symbols are. */
export interface AnchorFiles {
  /** Address of their folder, with a slash at its end. */
  folder: string;
  /** How many there are. */
  count: number;
}

/** An anchor in such a file: its id without the hash of an overload, its page, and the ids with hash. */
export type AnchorRow = [name: string, href: string, ...overloads: string[]];

/** About so many anchors are in one file. */
const perFile = 256;

/** How many files so many anchors need. */
export function anchorFileCount(anchors: number): number {
  return Math.max(1, Math.ceil(anchors / perFile));
}

/** The name of the file that has the anchors of a name. */
export function anchorFile(name: string, count: number): string {
  let hash = 0;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 0x7fffffff;
  return `${hash % count}.json`;
}

/** The names that an id may have: itself, and what is before the hash of an overload. */
export function anchorNames(id: string): string[] {
  const name = /^(.+)-[0-9a-z]{6}$/.exec(id)?.[1];
  return name === undefined ? [id] : [id, name];
}

/** The addresses of an id, of all that a file has: those of the very overload, else those of its name. */
export function placesOfAnchor(id: string, rows: readonly AnchorRow[]): string[] {
  const names = anchorNames(id);
  const named = rows.filter(([name]) => names.includes(name));
  const exact = named.filter(([, , ...overloads]) => overloads.includes(id));
  const anchor = (name: string): string => `#${encodeURIComponent(name)}`;
  const hrefs =
    exact.length > 0
      ? exact.map(([, href]) => href + anchor(id))
      : named.map(([name, href]) => href + anchor(name));
  return [...new Set(hrefs)];
}
