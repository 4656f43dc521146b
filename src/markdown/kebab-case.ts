import { storableName } from '../plan/file-name.ts';

/**
 * Converts a label or key to a path segment: `Release notes` becomes `release-notes`, `camelCase` `camel-case`. A very
 * long one is cut.
 */
export function kebabCase(text: string): string {
  const words = text
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return storableName(words);
}
