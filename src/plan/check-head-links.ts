import type { Config, HeadTag } from '../config/types.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { levelOf, orSet } from '../diagnostics/severity.ts';
import type { Place } from '../shared/place.ts';
import { isInternal, withBase } from '../shared/url.ts';

/** An address that the configuration names for the head of every page. */
interface HeadLink {
  /** The option, and what it is. */
  what: string;
  /** The address as written. */
  address: string;
  /** The address with base path. */
  url: string;
  /** Where it is written. */
  place?: Place;
}

/**
 * Reports the addresses of head tags and font files that lead to no file of the site, each once. Addresses outside the
 * base path belong to another site on the same host.
 */
export function checkHeadLinks(
  config: Pick<
    Config,
    'file' | 'favicon' | 'headTags' | 'scripts' | 'theme' | 'baseUrl' | 'checks'
  >,
  exists: (url: string) => boolean,
  diagnostics: Diagnostics,
): void {
  const level = levelOf(config.checks.brokenLinks);
  if (!level) return;
  const own = level === 'error' ? 'warning' : level;
  const { baseUrl: base } = config;
  for (const { what, address, url, place } of headLinks(config)) {
    const isRelative = !url.startsWith('/');
    if (!isRelative && (!url.startsWith(base) || exists(url))) continue;
    // A relative address leads elsewhere on each page.
    const message = isRelative
      ? `${what} leads to "${address}", which is relative to the address of each page.`
      : `${what} leads to "${address}", but the site has no page or file at ${url}.`;
    const file = address.replace(/^\.?\//, '');
    const advice = isRelative
      ? `Start it with the base path: "${base}${file}".`
      : `Put the file into a static folder, correct the address, ${orSet('checks.brokenLinks', own)}.`;
    diagnostics.report({ code: 'broken-link', level: own, place, message, advice });
  }
}

function headLinks(config: Parameters<typeof checkHeadLinks>[0]): HeadLink[] {
  const { favicon, headTags, scripts, theme, baseUrl, file } = config;
  const tags: HeadTag[] = [
    ...scripts.map((script) => ({ ...script, tagName: 'script' as const })),
    ...headTags,
  ];
  const fonts = (['font', 'codeFont'] as const).flatMap((option): HeadLink[] => {
    const own = theme[option]?.file;
    if (!own) return [];
    const url = withBase(baseUrl, `/${own.src}`);
    return [{ what: `The option \`theme.${option}\``, address: own.src, url, place: own.place }];
  });
  const inTags = tags.flatMap(({ tagName, attributes, place }): HeadLink[] => {
    const { href, src } = attributes;
    const address = tagName === 'link' ? href : tagName === 'script' ? src : undefined;
    return address !== undefined && address !== '' && isInternal(address)
      ? [{ what: `The tag \`${tagName}\``, address, url: address, place }]
      : [];
  });
  const found = [...fonts, ...inTags];
  if (favicon === undefined || !isInternal(favicon)) return found;
  const place = file === undefined ? undefined : { file: displayPath(file) };
  const url = withBase(baseUrl, `/${favicon.replace(/^\/+/, '')}`);
  return [{ what: 'The option `favicon`', address: favicon, url, place }, ...found];
}
