import type { Plan, PlanPage } from '../plan/types.ts';
import { baseOfLanguage } from '../shared/languages.ts';
import { hasAddress } from '../shared/url.ts';
import { AddedHead } from './added-head.ts';
import { jsonElement, openTag, textElement } from './html.ts';

/** Returns the HTML of a page's head, without what is the same on every page; `card` is the path of its social card. */
export function pageHead(
  page: PlanPage,
  plan: Plan,
  added: AddedHead = new AddedHead(),
  card?: string,
): string {
  const meta = new MetaTags();
  addMetadata(meta, page, plan, card);
  for (const tag of added.metadata) meta.addConfigured(tag);
  return (
    textElement('title', {}, added.title ?? page.data.title) +
    meta.html() +
    pageLinks(page, plan, added.hasCanonical) +
    added.html
  );
}

/** `meta` elements; a later one with the same name or property replaces an earlier one. */
class MetaTags {
  readonly #tags = new Map<string, string>();

  add(attribute: 'name' | 'property', key: string, content: string | undefined): void {
    if (content === undefined || content === '') return;
    const tag = openTag('meta', { [attribute]: key, content });
    this.#tags.set(`${attribute} ${key}`, tag);
  }

  /** Adds a configured element. */
  addConfigured(attributes: Record<string, string>): void {
    const { name, property } = attributes;
    const key = name !== undefined ? `name ${name}` : `property ${property ?? ''}`;
    const isNamed = name !== undefined || property !== undefined;
    this.#tags.set(isNamed ? key : JSON.stringify(attributes), openTag('meta', attributes));
  }

  /** Adds elements with a property that may occur several times. */
  addMany(property: string, contents: readonly string[]): void {
    contents.forEach((content, i) => {
      this.#tags.set(`property ${property} ${i}`, openTag('meta', { property, content }));
    });
  }

  html(): string {
    return [...this.#tags.values()].join('');
  }
}

function addMetadata(meta: MetaTags, page: PlanPage, plan: Plan, card: string | undefined): void {
  const { config, siteData, links } = plan;
  const { description } = page;
  const { locales, locale } = config.i18n;

  const siteImage = config.image && links.url(`/${config.image.replace(/^\/+/, '')}`);
  const ownImage = description.image && links.url(description.image, description.place?.file);
  const image = ownImage ?? (card === undefined ? siteImage : links.url(`/${card}`));
  // Other sites load it from its absolute URL.
  const imageUrl = image && hasAddress(plan.config) ? absolute(image, plan) : undefined;

  meta.add('name', 'twitter:card', imageUrl === undefined ? 'summary' : 'summary_large_image');
  for (const tag of config.metadata) meta.addConfigured(tag);
  meta.add('property', 'og:title', page.data.title);
  meta.add('property', 'og:url', canonical(page, plan));
  meta.add('property', 'og:locale', locale.replaceAll('-', '_'));
  const others = locales.filter((other) => other !== locale);
  meta.addMany(
    'og:locale:alternate',
    others.map((other) => other.replaceAll('-', '_')),
  );
  meta.add('name', 'description', description.description);
  meta.add('property', 'og:description', description.description);
  meta.add('name', 'keywords', description.keywords?.join(','));
  meta.add('property', 'og:image', imageUrl);
  meta.add('name', 'twitter:image', imageUrl);
  for (const [property, content] of description.openGraph ?? [])
    meta.add('property', property, content);
  meta.add('name', 'robots', robots(page, config.noIndex));

  const { searchTag } = description;
  const version = /^docs-default-(.+)$/.exec(searchTag)?.[1];
  meta.add('name', 'docusaurus_locale', siteData.locale);
  meta.add('name', 'docsearch:language', siteData.locale);
  meta.add('name', 'docusaurus_version', version);
  meta.add('name', 'docsearch:version', version);
  meta.add('name', 'docusaurus_tag', searchTag);
  meta.add('name', 'docsearch:docusaurus_tag', searchTag);
}

/** Returns the instructions for robots, or `undefined` if they may index the page. */
function robots(page: PlanPage, isSiteHidden: boolean): string | undefined {
  const { unlisted, noIndex } = page.description;
  if (isSiteHidden || unlisted) return 'noindex, nofollow';
  if (!noIndex) return undefined;
  // Robots may follow links of debug pages and the not-found page, but not those of a docs version.
  return page.data.layout === 'bare' ? 'noindex' : 'noindex, nofollow';
}

/** Paths that are valid URL paths as they are: nothing to encode, no dots to resolve. */
const plainPath = /^(?:\/[\w~-][\w.~-]*)+\/?$/;

/** Caches the origins of URLs: pages request that of the site ten times each. */
const origins = new Map<string, string>();

/** Returns the absolute URL of an href. */
function absolute(href: string, { config }: Plan): string {
  if (!plainPath.test(href)) return new URL(href, config.url).href;
  let origin = origins.get(config.url);
  if (origin === undefined) origins.set(config.url, (origin = new URL(config.url).origin));
  return origin + href;
}

/**
 * Returns the canonical URL of a page, or `undefined` for a file served at other URLs, such as the not-found page, and if
 * the site has no URL.
 */
function canonical(page: PlanPage, plan: Plan): string | undefined {
  return page.description.file === undefined && hasAddress(plan.config)
    ? absolute(page.data.href, plan)
    : undefined;
}

/** Returns the absolute URL of a page in one of the site's languages. */
function inLanguage(page: PlanPage, locale: string, plan: Plan): string {
  const { config } = plan;
  const { baseUrl, i18n } = config;
  const path = page.data.href.slice(baseUrl.length);
  return absolute(baseOfLanguage(baseUrl, i18n, locale) + path, plan);
}

/** Returns the canonical URL, the languages and the structured data of a page. */
function pageLinks(page: PlanPage, plan: Plan, hasOwnAddress: boolean): string {
  const { config, links } = plan;
  const href = canonical(page, plan);
  let html = '';
  if (href !== undefined) {
    if (!hasOwnAddress) html += openTag('link', { rel: 'canonical', href });
    const { locales, defaultLocale } = config.i18n;
    for (const hreflang of [...locales, 'x-default']) {
      const locale = hreflang === 'x-default' ? defaultLocale : hreflang;
      html += openTag('link', { rel: 'alternate', href: inLanguage(page, locale, plan), hreflang });
    }
  }
  const text = page.context.ownText;
  if (text !== undefined)
    html += openTag('link', { rel: 'alternate', type: 'text/markdown', href: text });
  // Structured data consists of absolute URLs.
  if (!hasAddress(plan.config)) return html;
  const toAbsolute = (permalink: string): string => absolute(links.permalink(permalink), plan);
  const imageUrl = (url: string, file?: string): string => absolute(links.url(url, file), plan);
  const blocks = page.description.jsonLd?.(toAbsolute, imageUrl) ?? [];
  const trail = breadcrumbList(page, toAbsolute);
  for (const block of trail ? [...blocks, trail] : blocks)
    html += jsonElement({ type: 'application/ld+json' }, block);
  return html;
}

/** Returns the breadcrumbs as structured data; the last one is the page itself. */
function breadcrumbList(
  page: PlanPage,
  toAbsolute: (permalink: string) => string,
): object | undefined {
  const { breadcrumbs } = page.context;
  const last = breadcrumbs.length - 1;
  const items = breadcrumbs.flatMap(({ label, permalink }, i) => {
    const target = i === last ? page.permalink : permalink;
    return target === undefined ? [] : [{ label, target }];
  });
  if (items.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, target }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: toAbsolute(target),
    })),
  };
}
