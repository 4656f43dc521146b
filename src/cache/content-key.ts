import { createHash } from 'node:crypto';

/** Part of a key. */
export type KeyPart = string | Uint8Array;

/**
 * Returns the cache key for some inputs: a kind of entry (with its format version: `prose-1`), and the content of
 * everything that the entry depends on, including the version of the tool. Parts are delimited.
 */
export function contentKey(kind: string, ...parts: readonly KeyPart[]): string {
  const hash = createHash('sha256');
  for (const part of [kind, ...parts]) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
}
