import type { Config, FooterColumn, FooterLink, LogoConfig, NavbarItem } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Links } from '../model/links.ts';
import type {
  FooterData,
  FooterEntry,
  Logo,
  NavbarEntry,
  ShellLink,
  SiteData,
} from '../shared/site-data.ts';
import type { SidebarItem } from '../shared/page-data.ts';
import { shellTexts } from '../shared/texts/catalogues.ts';
import { shortHash } from './permalinks.ts';

/** What docs-aware navbar items are resolved with. */
export interface DocsTargets {
  /** Maps a sidebar's name to its items. */
  sidebars: ReadonlyMap<string, SidebarItem[]>;
  /** Maps a doc's id to its title, permalink and sidebar. */
  docs: ReadonlyMap<string, { label: string; permalink: string; sidebar?: string }>;
  /** Label of the docs version. */
  versionLabel: string;
  /** Permalink of the version's main doc; missing where there are no docs. */
  mainDoc?: string;
}

/** Resolves everything that the shell shows on every page. */
export function makeSiteData(
  config: Config,
  title: string,
  links: Links,
  docs: DocsTargets,
  diagnostics: Diagnostics,
): SiteData {
  const resolver = new NavbarResolver(config, links, docs, diagnostics);
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
    locale: config.i18n.defaultLocale,
    texts: shellTexts(config.i18n.defaultLocale),
    titleDelimiter: config.titleDelimiter,
    trailingSlash: config.trailingSlash,
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
    announcementBar: config.announcementBar,
    colorMode: config.colorMode,
    sidebar: config.sidebar,
    storage: { type: storage.type, suffix: storageSuffix(config) },
    customFields: config.customFields,
  };
}

/** `-{namespace}` behind every storage key; with `true` a hash of the site's address (S-083). */
function storageSuffix(config: Config): string {
  const { namespace } = config.storage;
  if (namespace === false || namespace === '') return '';
  return `-${namespace === true ? shortHash(config.url + config.baseUrl, 6) : namespace}`;
}

/** Resolves navbar items; faults are reported with the item's configuration (S-130). */
class NavbarResolver {
  constructor(
    private readonly config: Config,
    private readonly links: Links,
    private readonly docs: DocsTargets,
    private readonly diagnostics: Diagnostics,
  ) {}

  resolve(item: NavbarItem): NavbarEntry[] {
    switch (item.type) {
      case 'default':
        return [{ type: 'link', ...this.link(item) }];
      case 'html':
        return [{ type: 'html', html: item.value, className: item.className }];
      case 'search':
        return [{ type: 'search' }];
      case 'dropdown':
        return [
          {
            type: 'dropdown',
            role: 'menu',
            label: item.label ?? '',
            href: item.to === undefined ? undefined : this.links.url(item.to),
            className: item.className,
            items: this.all(item.items),
          },
        ];
      case 'doc': {
        const doc = this.docs.docs.get(item.docId);
        if (!doc) return this.fault(item, this.unknownDoc(item.docId));
        const { label = doc.label, className } = item;
        return [
          {
            type: 'link',
            label,
            className,
            href: this.links.permalink(doc.permalink),
            activeSidebar: doc.sidebar,
          },
        ];
      }
      case 'docSidebar':
        return this.sidebar(item);
      case 'docsVersion': {
        const href = item.to === undefined ? this.mainDocHref() : this.links.url(item.to);
        if (href === undefined) return this.fault(item, noDocs);
        return [{ type: 'link', label: item.label ?? this.docs.versionLabel, href }];
      }
      case 'docsVersionDropdown':
        return this.versions(item);
      case 'localeDropdown':
        return [
          {
            type: 'dropdown',
            role: 'locales',
            label: languageName(this.config.i18n.defaultLocale),
            className: item.className,
            items: [
              ...this.all(item.dropdownItemsBefore),
              ...this.config.i18n.locales.map((locale): NavbarEntry => ({
                type: 'link',
                label: languageName(locale),
                href: this.links.base,
                target: '_self',
                lang: locale,
              })),
              ...this.all(item.dropdownItemsAfter),
            ],
          },
        ];
    }
  }

  private all(items: readonly NavbarItem[]): NavbarEntry[] {
    return items.flatMap((item) => this.resolve(item));
  }

  private link(item: Extract<NavbarItem, { type: 'default' }>): ShellLink {
    const { label = '', target, className, activeBaseRegex, activeBasePath } = item;
    return {
      label,
      href: item.to === undefined ? (item.href ?? '') : this.links.url(item.to),
      target,
      className,
      activeBasePath: activeBasePath === undefined ? undefined : this.links.url(activeBasePath),
      activeBaseRegex,
    };
  }

  private sidebar(item: Extract<NavbarItem, { type: 'docSidebar' }>): NavbarEntry[] {
    const items = this.docs.sidebars.get(item.sidebarId);
    if (!items) {
      const ids = [...this.docs.sidebars.keys()].map((id) => `\n- ${id}`).join('');
      return this.fault(
        item,
        `Can't find any sidebar with id "${item.sidebarId}" in version "current".\nAvailable sidebar ids are:${ids}`,
      );
    }
    const first = firstLink(items);
    if (!first)
      return this.fault(
        item,
        `DocSidebarNavbarItem: Sidebar with ID "${item.sidebarId}" doesn't have anything to be linked to.`,
      );
    const { label = first.label, className } = item;
    return [{ type: 'link', label, className, href: first.href, activeSidebar: item.sidebarId }];
  }

  private versions(item: Extract<NavbarItem, { type: 'docsVersionDropdown' }>): NavbarEntry[] {
    const href = this.mainDocHref();
    if (href === undefined) return this.fault(item, noDocs);
    const unknown = item.versions?.find((name) => name !== 'current');
    if (unknown !== undefined)
      return this.fault(
        item,
        `No docs version exist for name '${unknown}', please verify your 'docsVersionDropdown' navbar item versions config.\nAvailable version names:\n- current`,
      );
    const version: NavbarEntry = {
      type: 'link',
      label: this.docs.versionLabel,
      href,
      className: item.className,
    };
    const others = [...this.all(item.dropdownItemsBefore), ...this.all(item.dropdownItemsAfter)];
    // A menu of one entry is a plain link (S-138).
    if (others.length === 0) return [version];
    const items = [
      ...this.all(item.dropdownItemsBefore),
      version,
      ...this.all(item.dropdownItemsAfter),
    ];
    return [{ type: 'dropdown', role: 'versions', label: version.label, href, items }];
  }

  private mainDocHref(): string | undefined {
    const { mainDoc } = this.docs;
    return mainDoc === undefined ? undefined : this.links.permalink(mainDoc);
  }

  private unknownDoc(id: string): string {
    const ids = [...this.docs.docs.keys()].map((known) => `\n- ${known}`).join('');
    return `Couldn't find any doc with id "${id}" in version "current".\nAvailable doc ids are:${ids}`;
  }

  private fault(item: NavbarItem, cause: string): NavbarEntry[] {
    this.diagnostics.error(
      'navbar-item',
      `${cause}\nPlease double-check the following navbar item of your configuration:\n${JSON.stringify(item, null, 2)}`,
      this.config.file === undefined ? undefined : { file: this.config.file },
    );
    return [];
  }
}

const noDocs =
  'You are using a feature of the docs, but no docs folder is configured (`docs.path`).';

/** The first link of a sidebar, depth first. */
export function firstLink(
  items: readonly SidebarItem[],
): { label: string; href: string } | undefined {
  for (const item of items) {
    if (item.href !== undefined) return { label: item.label, href: item.href };
    const inner = firstLink(item.items ?? []);
    if (inner) return inner;
  }
  return undefined;
}

/** The name of a language in that language: `English`. */
function languageName(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

function logo(config: LogoConfig, links: Links, title: string, navbarTitle?: string): Logo {
  const { src, srcDark = src, target, width, height, className, style } = config;
  // Beside a visible title the picture says nothing new (S-120).
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
    return { type: 'link', label: item.label ?? '', href };
  };
  const columns = config.links.every(isColumn)
    ? config.links.map((column) => ({ title: column.title, items: column.items.map(entry) }))
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
