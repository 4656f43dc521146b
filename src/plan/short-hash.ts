import { createHash } from 'node:crypto';

/** A short SHA-256 hash in base 36, for use in names; at most 13 characters. */
export function shortHash(text: string, length: number): string {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return BigInt(`0x${digest}`).toString(36).padStart(13, '0').slice(-length);
}

/** A hash of the features that distinguish a member from its overloads. */
export function overloadHash(signature: string): string {
  return shortHash(signature, 6);
}
