/** The files that list the pages of symbol anchors. */
export interface AnchorFiles {
  /** URL of their folder, with a trailing slash. */
  folder: string;
  /** Number of files. */
  count: number;
}

/** An anchor in such a file: its id without the hash of an overload, its page, and the ids with hash. */
export type AnchorRow = [name: string, href: string, ...overloads: string[]];

/** Approximate number of anchors per file. */
const perFile = 256;

/** The number of files for a number of anchors. */
export function anchorFileCount(anchors: number): number {
  return Math.max(1, Math.ceil(anchors / perFile));
}

/** The name of the file that lists a name. */
export function anchorFile(name: string, count: number): string {
  let hash = 0;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 0x7fffffff;
  return `${hash % count}.json`;
}

/** The names that an id may refer to: itself, and the part before the hash of an overload. */
export function anchorNames(id: string): string[] {
  const name = /^(.+)-[0-9a-z]{6}$/.exec(id)?.[1];
  return name === undefined ? [id] : [id, name];
}

/** The URLs for an id among the rows of a file: those of the exact overload, or else those of its name. */
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
