/** A block of code, an escaped character or code in a line, in which nothing is a link; or the address of a link. */
const linkOrCode =
  /^ *(`{3,})[^]*?^ *\1`*$|\\[^\n]|(`+)(?:[^`]|[^`][^]*?[^`])\2(?!`)|\]\(([^\s)]+)/gm;

/** Returns Markdown with other addresses of its links and images. */
export function withAddresses(text: string, addressOf: (address: string) => string): string {
  return text.replace(
    linkOrCode,
    (found: string, _fence?: string, _code?: string, address?: string) =>
      address === undefined ? found : `](${addressOf(address)}`,
  );
}
