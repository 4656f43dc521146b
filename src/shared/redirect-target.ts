/** A redirect: where it leads, and what happens to the hash of the reader's address. */
export interface RedirectTarget {
  /** URL, perhaps with query and hash. */
  to: string;
  /** True if the reader's hash takes precedence over that of the target. */
  keepsHash: boolean;
}

/** The reader's address, as far as a redirect keeps it. */
export interface ReaderAddress {
  /** Query with `?`; empty if there is none. */
  search: string;
  /** Hash with `#`; empty if there is none. */
  hash: string;
}

/** Rows of tables in Doxygen's HTML have the ids of their members with this prefix. */
const rowOfMember = /^#r_(?=g?[a-z][0-9a-f]{32})/;

/** Returns where a redirect leads a reader: the query and the hash are kept unless the target has its own. */
export function redirectedTo(
  { to, keepsHash }: RedirectTarget,
  { search, hash }: ReaderAddress,
): string {
  const [, path = '', query = '', own = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  const kept = keepsHash ? memberHash(hash) || own : own || hash;
  return path + (query || search) + kept;
}

/** Returns the hash that leads to the member itself, not to its row in a table. */
export function memberHash(hash: string): string {
  return hash.replace(rowOfMember, '#');
}
