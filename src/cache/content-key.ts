import { createHash } from 'node:crypto';

/** Part of a key. */
export type KeyPart = string | Uint8Array;

/**
 * Returns the cache key for some inputs: a kind of entry (with its format version: `prose-1`), and the content of
 * everything that the entry depends on, including the version of the tool. Parts are delimited.
 */
export function contentKey(kind: string, ...parts: readonly KeyPart[]): string {
  return keyOfParts(kind, parts);
}

/** The same for any number of parts. */
export function keyOfParts(kind: string, parts: Iterable<KeyPart>): string {
  const hash = createHash('sha256');
  const add = (part: KeyPart): void => {
    hash.update(`${Buffer.byteLength(part)}:`).update(part);
  };
  add(kind);
  for (const part of parts) add(part);
  return hash.digest('hex');
}
