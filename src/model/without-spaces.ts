/** Removes all white space from a text, for comparing code whatever its layout. */
export function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}
