import { manifestPath } from '../shared/search/format.ts';
import { UnreadableSite, type SiteFiles } from './site-files.ts';

/** Where a site is, and where its symbols are listed. */
export interface SiteFacts {
  /** Base path. */
  base: string;
  /** Address of the site; the base path if it has no address. */
  site: string;
  /** Path of the list of symbols. */
  list: string;
}

/** Finds the base path, the address of the site, and the list of symbols. */
export async function readFacts(read: SiteFiles['read']): Promise<SiteFacts> {
  const home = await read('index.html');
  if (home === undefined)
    throw new UnreadableSite(
      'The site has no file "index.html". Name the folder or the address of a site.',
    );
  const manifest = await read(manifestPath);
  const list = /"list":"([^"]+)"/.exec(manifest ?? '')?.[1] ?? 'docs/api/symbols.json';
  const symbols = await read(list);
  // Sites without an address have no canonical links. The home page can be a redirect, but symbols have their own place.
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? [];
  const [, own] = /id="__page-data">\{"href":"([^"]+)"/.exec(home) ?? [];
  const [, url = ''] = /"url":"([^"]+)"/.exec(symbols ?? '') ?? [];
  const folder = url.indexOf(`/${folderOf(list)}`);
  const path = canonical === undefined ? (own ?? '/') : new URL(canonical).pathname;
  const base = folder >= 0 ? url.slice(0, folder + 1) : path;
  const origin = canonical === undefined ? '' : new URL(canonical).origin;
  return { base, site: origin + base, list };
}

/** Returns the version of mtp-site that built a site; empty if its first pages do not say so. */
export async function readBuilder(read: SiteFiles['read'], { list }: SiteFacts): Promise<string> {
  // The home page can be a redirect.
  for (const path of ['index.html', `${folderOf(list)}index.html`]) {
    const page = (await read(path)) ?? '';
    const [, builder] = /<meta name="generator" content="mtp-site ([\w.+-]+)"/.exec(page) ?? [];
    if (builder !== undefined) return builder;
  }
  return '';
}

/** Returns the complete address of a link on a page; links on a portable site are relative. */
export function completed(href: string, path: string, { base, site }: SiteFacts): string {
  if (href.startsWith(base)) return site + href.slice(base.length);
  if (/^(?:[a-z][a-z\d+.-]*:|[/#]|$)/i.test(href)) return href;
  const { pathname, hash } = new URL(href, `https://site.invalid${base}${path}`);
  if (!pathname.startsWith(base)) return href;
  return site + pathname.slice(base.length).replace(/(^|\/)index\.html$/, '$1') + hash;
}

/** Reads a JSON file of the site. */
export function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableSite(`The file "${path}" of the site is damaged: it is no JSON.`);
  }
}

/** Returns the folder of a path, with a slash at its end. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
