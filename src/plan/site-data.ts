import type { Config, FooterColumn, FooterLink, LogoConfig } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Links } from '../model/links.ts';
import type { FooterData, FooterEntry, Logo, NavbarEntry, SiteData } from '../shared/site-data.ts';
import { shellTexts } from '../shared/texts/catalogues.ts';
import type { DocsTargets } from './docs-targets.ts';
import { NavbarResolver } from './navbar-entries.ts';
import { shortHash } from './short-hash.ts';

/** Resolves everything in the shell that is the same on every page. */
export function createSiteData(
  config: Config,
  title: string,
  links: Links,
  docs: DocsTargets,
  diagnostics: Diagnostics,
  libraryVersion?: string,
): SiteData {
  const resolver = new NavbarResolver(config, links, docs, diagnostics, libraryVersion);
  const items = config.navbar.items.map((item) => ({
    position: item.position ?? 'right',
    entries: resolver.resolve(item),
  }));
  const side = (position: 'left' | 'right'): NavbarEntry[] =>
    items.flatMap((item) => (item.position === position ? item.entries : []));
  const { storage } = config;
  return {
    title,
    tagline: config.tagline,
    url: config.url,
    base: config.baseUrl,
    locale: config.i18n.locale,
    texts: shellTexts(config.i18n.locale, config.i18n.texts),
    titleDelimiter: config.titleDelimiter,
    trailingSlash: config.trailingSlash,
    docs: docs.latest && {
      versions: docs.versions.map(({ name }) => name),
      latest: docs.latest.name,
      remember: docs.remember,
    },
    navbar: {
      title: config.navbar.title ?? title,
      logo: config.navbar.logo && logo(config.navbar.logo, links, title, config.navbar.title),
      homeHref: links.base,
      hideOnScroll: config.navbar.hideOnScroll,
      style: config.navbar.style,
      left: side('left'),
      right: side('right'),
    },
    footer: config.footer && footer(config.footer, links, title),
    announcementBar: config.announcementBar && announcementBar(config.announcementBar),
    colorMode: config.colorMode,
    sidebar: config.sidebar,
    storage: { type: storage.type, suffix: storageSuffix(config) },
    shortcuts: config.shortcuts ? undefined : false,
    analytics: config.analytics && true,
    customFields: config.customFields,
  };
}

/** Leaves out the colours, which are part of the style sheet. */
function announcementBar({
  id,
  content,
  isCloseable,
}: NonNullable<Config['announcementBar']>): SiteData['announcementBar'] {
  return { id, content, isCloseable };
}

/** The suffix `-{namespace}` of storage keys; for `true`, a hash of the site's address (S-083). */
function storageSuffix(config: Config): string {
  const { namespace } = config.storage;
  if (namespace === false || namespace === '') return '';
  return `-${namespace === true ? shortHash(config.url + config.baseUrl, 6) : namespace}`;
}

function logo(config: LogoConfig, links: Links, title: string, navbarTitle?: string): Logo {
  const { src, srcDark = src, target, width, height, className, style } = config;
  // Next to a visible title, the image is decorative (S-120).
  const alt = config.alt ?? (navbarTitle === '' ? title : '');
  const asset = (path: string): string =>
    links.url(/^[./]|^[a-z]+:/.test(path) ? path : `/${path}`);
  return {
    src: asset(src),
    srcDark: asset(srcDark),
    alt,
    href: config.href === undefined ? undefined : links.url(config.href),
    target,
    width,
    height,
    className,
    style,
  };
}

function footer(config: NonNullable<Config['footer']>, links: Links, title: string): FooterData {
  const entry = (item: FooterLink): FooterEntry => {
    if (item.html !== undefined) return { type: 'html', html: item.html };
    const href = item.to === undefined ? (item.href ?? '') : links.url(item.to);
    const { label = '', target, className, attributes } = item;
    return { type: 'link', label, href, target, className, attributes };
  };
  const columns = config.links.every(isColumn)
    ? config.links.map((column) => ({ title: column.title ?? '', items: column.items.map(entry) }))
    : [{ items: config.links.flatMap((link) => (isColumn(link) ? [] : [entry(link)])) }];
  return {
    style: config.style,
    columns,
    logo: config.logo && logo(config.logo, links, title, ''),
    copyright: config.copyright,
  };
}

function isColumn(link: FooterColumn | FooterLink): link is FooterColumn {
  return 'items' in link;
}
