import { createHash } from 'node:crypto';

/** What a key is made of. */
export type KeyPart = string | Uint8Array;

/**
 * The key of what is made from some inputs: a kind of entry (with the number of its format: `prose-1`), and the content
 * of everything that the entry depends on, the version of the tool included. Parts never run into each other.
 */
export function contentKey(kind: string, ...parts: readonly KeyPart[]): string {
  const hash = createHash('sha256');
  for (const part of [kind, ...parts]) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
}
