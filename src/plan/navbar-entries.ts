import type { Config, CustomItem, NavbarItem, NavbarLinkBase } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { sidebarMeant } from '../model/docs-versions.ts';
import type { Links } from '../model/links.ts';
import { escapeMarkup } from '../shared/escape-markup.ts';
import { baseOfLanguage } from '../shared/languages.ts';
import { navbarItemFault } from '../shared/navbar-fault.ts';
import type { NavbarEntry, NavbarLink } from '../shared/site-data.ts';
import { withBase } from '../shared/url.ts';
import { shadowed } from './shadowed.ts';
import {
  firstLink,
  type DocsTargets,
  type SetTargets,
  type VersionTargets,
} from './docs-targets.ts';

type Item<Type extends NavbarItem['type']> = Extract<NavbarItem, { type: Type }>;
type Link = Omit<NavbarLink, 'type' | 'inVersions'>;

/** Resolves navbar items; faults are reported with the item's configuration (S-130). */
export class NavbarResolver {
  constructor(
    private readonly config: Config,
    private readonly links: Links,
    private readonly docs: DocsTargets,
    private readonly diagnostics: Diagnostics,
    /** PROJECT_NUMBER of the library. */
    private readonly libraryVersion?: string,
  ) {}

  /** The entries for an item; empty after a fault. */
  resolve(item: NavbarItem): NavbarEntry[] {
    const { className } = item;
    if (isCustom(item)) return this.custom(item);
    switch (item.type) {
      case 'default':
        return [{ type: 'link', ...this.link(item) }];
      case 'html':
        return [{ type: 'html', html: item.value, className }];
      case 'libraryVersion':
        return this.ofLibrary(item);
      case 'search':
        return [{ type: 'search' }];
      case 'dropdown': {
        const { label = '', to, href = to === undefined ? undefined : this.links.url(to) } = item;
        const items = this.all(item.items);
        return [{ type: 'dropdown', role: 'menu', label, href, ...look(item), items }];
      }
      case 'doc':
        return this.inVersions(
          item,
          (version) => this.docLink(item, version),
          (lacking) =>
            `Couldn't find any doc with id "${item.docId}" in ${named(lacking)}.\nAvailable doc ids are:${bullets(lacking.flatMap(({ docs }) => [...docs.keys()]))}`,
        );
      case 'docSidebar':
        return this.inVersions(
          item,
          (version) => this.sidebarLink(item, version),
          (lacking) =>
            `Can't find any sidebar with id "${item.sidebarId}" in ${named(lacking)}.\nAvailable sidebar ids are:${bullets(lacking.flatMap(({ sidebars }) => [...sidebars.keys()]))}`,
        );
      case 'docsVersion':
        return this.inVersions(
          item,
          ({ label, mainDoc }) => ({
            label: item.label ?? label,
            href: item.to === undefined ? this.links.permalink(mainDoc) : this.links.url(item.to),
            ...look(item),
          }),
          () => noDocs,
        );
      case 'docsVersionDropdown':
        return this.versions(item);
      case 'localeDropdown':
        return [
          {
            type: 'dropdown',
            role: 'locales',
            label: languageName(this.config.i18n.locale),
            ...look(item),
            items: [
              ...this.all(item.dropdownItemsBefore),
              ...this.config.i18n.locales.map((locale) => this.locale(locale, item.queryString)),
              ...this.all(item.dropdownItemsAfter),
            ],
          },
        ];
    }
  }

  private all(items: readonly NavbarItem[]): NavbarEntry[] {
    return items.flatMap((item) => this.resolve(item));
  }

  private link(item: Item<'default'>): Link {
    const { label = '', html, target, activeBaseRegex, activeBasePath } = item;
    const { base } = this.links;
    const bare = (path: string): string => path.replace(/^\/+/, '');
    const written = item.href ?? '';
    const plain = item.prependBaseUrlToHref ? base + bare(written) : written;
    return {
      label,
      html,
      href: item.to === undefined ? plain : this.links.url(item.to),
      target,
      ...look(item),
      activeBasePath:
        activeBasePath === undefined ? undefined : withBase(base, `/${bare(activeBasePath)}`),
      activeBaseRegex,
    };
  }

  /** The targets in the set of guides that an item names. */
  private setOf(item: NavbarItem): SetTargets {
    const set = 'docsSet' in item ? item.docsSet : undefined;
    return set === undefined ? this.docs : (this.docs.further.get(set) ?? { versions: [] });
  }

  /** A link that depends on the docs version; its target must exist in the latest version (S-134). */
  private inVersions(
    item: NavbarItem,
    linkIn: (version: VersionTargets) => Link | undefined,
    missing: (lacking: readonly VersionTargets[]) => string,
  ): NavbarEntry[] {
    const { versions, latest } = this.setOf(item);
    if (!latest) return this.fault(item, noDocs);
    const found = versions.flatMap((version) => {
      const link = linkIn(version);
      return link ? [{ version, link }] : [];
    });
    const own = found.find(({ version }) => version === latest)?.link;
    const lacking = versions.filter((each) => found.every(({ version }) => version !== each));
    if (!own) return this.fault(item, missing(lacking));
    const isOne = versions.length === 1;
    const inVersions = found.map(({ version, link }) => [version.name, link] as const);
    return [
      {
        type: 'link',
        ...own,
        ...(isOne
          ? {}
          : {
              inVersions: shadowed(
                inVersions,
                versions.map(({ name }) => name),
              ),
            }),
      },
    ];
  }

  private docLink(item: Item<'doc'>, version: VersionTargets): Link | undefined {
    const { docId, label = docId } = item;
    const doc = version.docs.get(docId);
    if (doc)
      return {
        label,
        href: this.links.permalink(doc.permalink),
        ...look(item),
        activeSidebar: doc.sidebar ?? null,
        ...(doc.unlisted ? { shown: 'own-page' } : {}),
      };
    const isDraft = version === this.setOf(item).latest && version.draftIds.has(docId);
    return isDraft ? { label, href: '', shown: 'never' } : undefined;
  }

  private sidebarLink(item: Item<'docSidebar'>, version: VersionTargets): Link | undefined {
    const { sidebarId } = item;
    const sidebar = version.sidebars.get(sidebarMeant(version, sidebarId));
    if (!sidebar) return undefined;
    const first = firstLink(sidebar.items);
    if (!first)
      this.fault(
        item,
        `DocSidebarNavbarItem: Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`,
      );
    const { label = first?.label ?? '' } = item;
    return { label, href: first?.href ?? '', ...look(item), activeSidebar: sidebar.name };
  }

  private versions(item: Item<'docsVersionDropdown'>): NavbarEntry[] {
    const { versions, latest } = this.setOf(item);
    if (!latest) return this.fault(item, noDocs);
    const known = new Map(versions.map((version) => [version.nameInSet, version]));
    const listed: { name: string; label?: string }[] =
      item.versions ?? [...known].map(([name, { label }]) => ({ name, label }));
    const unknown = listed.find(({ name }) => !known.has(name));
    if (unknown)
      return this.fault(
        item,
        `No docs version exist for name '${unknown.name}', please verify your 'docsVersionDropdown' navbar item versions config.\nAvailable version names:${bullets([...known.keys()])}`,
      );
    const inactive = item.dropdownActiveClassDisabled || undefined;
    const entries = listed.flatMap(({ name, label }): NavbarLink[] => {
      const version = known.get(name);
      if (!version) return [];
      const href = this.links.permalink(version.mainDoc);
      const own = versions.length === 1 ? undefined : version.name;
      return [{ type: 'link', label: label ?? version.label, href, version: own }];
    });
    const items = [
      ...this.all(item.dropdownItemsBefore),
      ...entries,
      ...this.all(item.dropdownItemsAfter),
    ];
    const shown = entries.find(({ version }) => version === latest.name) ?? entries[0];
    if (!shown) return [];
    // A menu with one entry becomes a plain link (S-138).
    if (items.length === 1) return [{ ...shown, ...look(item), inactive }];
    const { label, href } = shown;
    return [{ type: 'dropdown', role: 'versions', label, href, ...look(item), inactive, items }];
  }

  private ofLibrary(item: Item<'libraryVersion'>): NavbarEntry[] {
    if (this.config.libraries)
      return this.fault(
        item,
        'The site has several libraries, each with a version of its own.',
        'Remove it: the page that lists the libraries shows their versions.',
      );
    const version = this.libraryVersion;
    if (version === undefined) return [];
    if (item.to !== undefined)
      return [{ type: 'link', label: version, href: this.links.url(item.to), ...look(item) }];
    const html = `<small>${escapeMarkup(version)}</small>`;
    return [{ type: 'html', html, className: item.className }];
  }

  private custom(item: CustomItem): NavbarEntry[] {
    const { type, props } = item;
    if (Object.hasOwn(this.config.navbar.customItems, type))
      return [{ type: 'custom', name: type, props }];
    return this.fault(
      { type, ...props },
      `No NavbarItem component found for type "${type}".`,
      'Add its module to navbar.customItems.',
    );
  }

  private locale(locale: string, query: string): NavbarLink {
    const isOther = locale !== this.config.i18n.locale;
    return {
      type: 'link',
      label: languageName(locale),
      href: baseOfLanguage(this.config.baseUrl, this.config.i18n, locale),
      target: '_self',
      lang: locale,
      query: query || undefined,
      attributes: {
        // Makes the viewer leave such links to the browser; pages of other languages are not part of this build.
        'data-plain-link': '',
        ...(isOther ? { 'data-no-broken-link-check': '' } : {}),
      },
    };
  }

  private fault(item: object, cause: string, advice?: string): NavbarEntry[] {
    const { file } = this.config;
    this.diagnostics.error(
      'navbar-item',
      `${navbarItemFault(withoutDefaults(item))}\nCause: ${cause}`,
      file === undefined ? undefined : { file: displayPath(file) },
      advice,
    );
    return [];
  }
}

function isCustom(item: NavbarItem): item is CustomItem {
  return item.type.startsWith('custom-');
}

/** Removes empty and disabled options, which the author has probably not written. */
function withoutDefaults(item: object): object {
  const isEmpty = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return Object.fromEntries(
    Object.entries(item).filter(([, value]) => value !== false && !isEmpty(value)),
  );
}

/** The styling options of an item's link. */
function look({ className, attributes }: NavbarLinkBase): Pick<Link, 'className' | 'attributes'> {
  return { className, ...(Object.keys(attributes).length === 0 ? {} : { attributes }) };
}

/** `version "1.0"`, `versions "2.0, 1.0"`. */
function named(versions: readonly VersionTargets[]): string {
  const names = versions.map(({ nameInSet }) => nameInSet).join(', ');
  return `version${versions.length > 1 ? 's' : ''} "${names}"`;
}

function bullets(names: readonly string[]): string {
  return [...new Set(names)].map((name) => `\n- ${name}`).join('');
}

const noDocs =
  'This navbar item needs guides, and the site has none: add the option "docs", or remove the item.';

/** The name of a language in that language: `English`. */
function languageName(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
