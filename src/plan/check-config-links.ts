import type { Config, HeadTag } from '../config/types.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { levelOf, orSet } from '../diagnostics/severity.ts';
import type { Place } from '../shared/place.ts';
import { isInternal, withBase } from '../shared/url.ts';

/** An address that the configuration names for every page. */
interface ConfigLink {
  /** The option, and what it is. */
  what: string;
  /** The address as written. */
  address: string;
  /** The address with base path. */
  url: string;
  /** Where it is written. */
  place?: Place;
}

/** The options that name files for every page. */
type LinkOptions = Pick<
  Config,
  'file' | 'favicon' | 'navbar' | 'footer' | 'headTags' | 'scripts' | 'theme' | 'baseUrl' | 'checks'
>;

/** The files of the site. */
interface SiteFiles {
  /** True if an address with base path leads to a page or file. */
  exists: (url: string) => boolean;
  /** Returns the address with the same letters in another case, if there is one. */
  inOtherCase: (url: string) => string | undefined;
}

/**
 * Reports the addresses of icon, logos, head tags and font files that lead to no file of the site, each once; returns
 * them. Addresses outside the base path belong to another site on the same host.
 */
export function checkConfigLinks(
  config: LinkOptions,
  { exists, inOtherCase }: SiteFiles,
  diagnostics: Diagnostics,
): ReadonlySet<string> {
  const reported = new Set<string>();
  const level = levelOf(config.checks.brokenLinks);
  if (!level) return reported;
  const own = level === 'error' ? 'warning' : level;
  const { baseUrl: base } = config;
  for (const { what, address, url, place } of configLinks(config)) {
    const isRelative = !url.startsWith('/');
    if (!isRelative && (!url.startsWith(base) || exists(url))) continue;
    reported.add(url);
    const meant = isRelative ? undefined : inOtherCase(url);
    // A relative address leads elsewhere on each page.
    const message = isRelative
      ? `${what} leads to "${address}", which is relative to the address of each page.`
      : `${what} leads to "${address}", but ${meant === undefined ? `the site has no page or file at ${url}` : `the address there is ${meant}`}.`;
    const file = address.replace(/^\.?\//, '');
    const advice = isRelative
      ? `Start it with the base path: "${base}${file}".`
      : meant === undefined
        ? `Put the file into a static folder, correct the address, ${orSet('checks.brokenLinks', own)}.`
        : `Write it as the file is named, ${orSet('checks.brokenLinks', own)}: servers distinguish upper and lower case.`;
    diagnostics.report({ code: 'broken-link', level: own, place, message, advice });
  }
  return reported;
}

function configLinks(config: LinkOptions): ConfigLink[] {
  const { favicon, navbar, footer, headTags, scripts, theme, baseUrl, file } = config;
  const tags: HeadTag[] = [
    ...scripts.map((script) => ({ ...script, tagName: 'script' as const })),
    ...headTags,
  ];
  const fonts = (['font', 'codeFont'] as const).flatMap((option): ConfigLink[] => {
    const own = theme[option]?.file;
    if (!own) return [];
    const url = withBase(baseUrl, `/${own.src}`);
    return [{ what: `The option \`theme.${option}\``, address: own.src, url, place: own.place }];
  });
  const inTags = tags.flatMap(({ tagName, attributes, place }): ConfigLink[] => {
    const { href, src } = attributes;
    const address = tagName === 'link' ? href : tagName === 'script' ? src : undefined;
    return address !== undefined && address !== '' && isInternal(address)
      ? [{ what: `The tag \`${tagName}\``, address, url: address, place }]
      : [];
  });
  const place = file === undefined ? undefined : { file: displayPath(file) };
  const images = Object.entries({
    favicon,
    'navbar.logo.src': navbar.logo?.src,
    'navbar.logo.srcDark': navbar.logo?.srcDark,
    'footer.logo.src': footer?.logo?.src,
    'footer.logo.srcDark': footer?.logo?.srcDark,
  }).flatMap(([option, address]): ConfigLink[] => {
    if (address === undefined || !isInternal(address)) return [];
    const url = withBase(baseUrl, `/${address.replace(/^\/+/, '')}`);
    return [{ what: `The option \`${option}\``, address, url, place }];
  });
  return [...images, ...fonts, ...inTags];
}
