/** Returns a name that needs no encoding in a URL, except for letters of other scripts. */
export function plainName(name: string): string {
  return name.replace(/[^\p{L}\p{N}._~-]+/gu, '-');
}
