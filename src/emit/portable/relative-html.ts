import { portablePath, type PortableAddresses } from '../../shared/portable-address.ts';

/** Marks scripts that the portable script runs: browsers load no modules from `file:`. */
export const portableType = 'portable';

/** A script, style sheet or comment, whose content is no markup, or a start tag. */
const pieces =
  /<!--[^]*?-->|<(script|style)\b([^>]*)>[^]*?<\/\1>|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/** The attributes that hold an address which a browser or the viewer loads or goes to. */
const addresses =
  /(\s(?:href|src|action|formaction|poster|data|xlink:href|data-to|data-search-styles)=")([^"]*)(?=")/gi;

/** The attributes that hold several addresses. */
const lists = /(\s(?:srcset|imagesrcset)=")([^"]*)(?=")/gi;

/** Returns the way from a file of the site to its root: `../` for each folder. */
export function wayToRoot(file: string): string {
  return '../'.repeat(file.split('/').length - 1);
}

/**
 * Returns a document in which all addresses on the site are relative, and modules wait for the portable script.
 *
 * @param html The document.
 * @param file Its file, relative to the root of the site in its default language.
 * @param site The addresses of the site.
 * @param script Path of the portable script, relative to the same root; missing in documents that load none.
 */
export function relativeHtml(
  html: string,
  file: string,
  site: PortableAddresses,
  script?: string,
): string {
  const root = wayToRoot(file);
  const relative = (address: string): string => {
    const path = portablePath(address, site);
    return path === undefined ? address : root + path;
  };
  const inTag = (tag: string): string =>
    tag
      .replace(addresses, (_, start: string, address: string) => start + relative(address))
      .replace(lists, (_, start: string, list: string) => {
        const items = list.split(/,\s+/).map((item) => item.trim());
        return start + items.map((item) => item.replace(/^\S+/, relative)).join(', ');
      })
      .replace(
        /(\scontent="\d+;\s*url=)([^"]*)/i,
        (_, start: string, address: string) => start + relative(address),
      );
  const written = html.replace(pieces, (piece, raw: string | undefined) => {
    if (piece.startsWith('<!--')) return piece;
    if (raw === undefined)
      return /^<link\b[^>]*\brel="modulepreload"/i.test(piece) ? '' : inTag(piece);
    const end = piece.indexOf('>') + 1;
    const tag = inTag(piece.slice(0, end));
    const isModule = raw.toLowerCase() === 'script' && /\ssrc="/.test(tag);
    return (
      (isModule ? tag.replace(/\stype="module"/, ` type="${portableType}"`) : tag) +
      piece.slice(end)
    );
  });
  if (script === undefined) return written;
  const tag = `<script defer src="${root}${script}"></script>`;
  return written.replace(/<\/head>/i, (end) => tag + end);
}
