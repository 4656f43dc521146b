/** Replaces the addresses in a `srcset` attribute, which separates candidates by commas and may add sizes to them. */
export function mapSourceSet(text: string, replace: (url: string) => string): string {
  return candidatesOf(text)
    .map(([url = '', ...sizes]) => [replace(url), ...sizes].join(' '))
    .join(', ');
}

/** Returns the addresses in a `srcset` attribute. */
export function urlsOfSourceSet(text: string): string[] {
  return candidatesOf(text).map(([url = '']) => url);
}

/** An address may contain commas, but not at its end. */
function candidatesOf(text: string): string[][] {
  return text
    .split(/,\s+|(?<=\s[\d.]+[wx]),/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .filter(([url = '']) => url !== '');
}
