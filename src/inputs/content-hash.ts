import { createHash } from 'node:crypto';

/** Returns the SHA-256 of some bytes or text, as 64 hexadecimal digits. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
