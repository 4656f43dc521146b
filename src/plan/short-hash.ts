import { createHash } from 'node:crypto';

/** The first characters of a SHA-256 in base 36, for names; at most 13. */
export function shortHash(text: string, length: number): string {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return BigInt(`0x${digest}`).toString(36).padStart(13, '0').slice(-length);
}
