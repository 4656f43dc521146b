/** Converts a label or key to a path segment: `Release notes` becomes `release-notes`, `camelCase` `camel-case`. */
export function kebabCase(text: string): string {
  return text
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
