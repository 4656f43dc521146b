import packageJson from '../../package.json' with { type: 'json' };
import type { Plan } from '../plan/types.ts';
import type { ThemeData } from '../components/theme/theme-data.tsx';
import { namedByContent, type AssetFile } from './asset-file.ts';
import { baseUrlBannerScript } from './base-url-banner.ts';
import { earlyScript } from './early-script.ts';
import { letterIcon } from './letter-icon.ts';
import { accentsOf } from './theme-styles.ts';
import { pageSheetSources } from './page-sheets.ts';
import { openTag, rawElement, textElement, type Attributes } from './html.ts';
import { footerKey } from '../shared/site-data.ts';
import { hasAddress, openSearchPath } from '../shared/url.ts';
import { mermaidName } from './mermaid.ts';
import { isScript } from './own-code.ts';
import { hashOf, securityPolicy } from './security-policy.ts';
import type { PolicySources } from '../shared/policy-sources.ts';
import type { SiteAssets } from './site-assets.ts';
import { footerHtml, searchHtml } from './static-parts.tsx';
import { renderedTheme } from './theme-data.ts';

/** The parts of a document that are the same on every page: HTML. */
export interface SiteHead {
  /** Start of the head: charset, policy, generator. */
  start: string;
  /** Links of the site: icon, feeds. */
  links: string;
  /** Configured scripts and tags, then style sheets and scripts. */
  end: string;
  /** Script in the head of the home page; empty if disabled. */
  baseUrlBanner: string;
  /** Script that sets the colour mode, before anything that is painted. */
  earlyScript: string;
  /** The footer, or `undefined` if there is none. */
  footer: string | undefined;
  /** The button that opens the search, or `undefined` if there is none. */
  search: string | undefined;
  /** Facts about the site for the user's code. */
  theme: ThemeData;
}

/** Creates the parts of a document that are the same on every page. */
export function siteHead(plan: Plan, assets: SiteAssets): SiteHead {
  const { config, siteData, links } = plan;
  const search = searchHtml(plan);
  const analytics = analyticsTags(config.analytics);
  const tags = configuredTags(config);
  const policy = sitePolicy(plan, assets);
  const followsSystem = siteData.colorMode.respectPrefersColorScheme;
  const start =
    openTag('meta', { charset: 'UTF-8' }) +
    (policy === undefined
      ? ''
      : openTag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy })) +
    openTag('meta', { name: 'generator', content: `mtp-site ${packageJson.version}` }) +
    openTag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1.0' }) +
    // The window has this colour until the style sheet has loaded.
    openTag('meta', {
      name: 'color-scheme',
      content: followsSystem ? 'light dark' : siteData.colorMode.defaultMode,
    });
  return {
    start,
    links: siteLinks(plan),
    end:
      analytics.html +
      tags
        .map((tag) => rawElement(tag.tagName, written(tag.attributes), tag.innerHTML ?? ''))
        .join('') +
      assets.styles.map((href) => openTag('link', { rel: 'stylesheet', href })).join('') +
      darkStyles(assets.darkStyles) +
      assets.preloads.map((href) => openTag('link', { rel: 'modulepreload', href })).join('') +
      textElement('script', { type: 'module', src: assets.script }),
    baseUrlBanner: bannerScripts(plan)
      .map((source) => rawElement('script', {}, source))
      .join(''),
    earlyScript: config.security.headers
      ? textElement('script', { src: links.url(`/${earlyFile(plan).path}`) })
      : rawElement('script', {}, ownEarlyScript(plan)),
    footer: footerOf(plan, assets),
    search,
    theme: renderedTheme(plan, assets),
  };
}

function ownEarlyScript(plan: Plan): string {
  return earlyScript(plan.siteData, searchHtml(plan) !== undefined);
}

/** Returns the early script as a file, for servers that forbid scripts in pages. */
export function earlyFile(plan: Plan): AssetFile {
  return namedByContent('assets/early', 'js', Buffer.from(trustedTypes + ownEarlyScript(plan)));
}

/**
 * Lets the scripts of the site write HTML, data and addresses of scripts where a server requires trusted types: the build
 * has checked what they write, and the policy decides which scripts run.
 */
const trustedTypes = `if(window.trustedTypes)(function(f){try{trustedTypes.createPolicy('default',{createHTML:f,createScript:f,createScriptURL:f})}catch(e){}})(function(s){return s});`;

/** The scripts of the banner for a wrong base path; none where a file, which would have that path, replaces scripts in pages. */
function bannerScripts({ config, siteData }: Plan): string[] {
  const isShown = config.baseUrlIssueBanner && !config.security.headers;
  return isShown ? [baseUrlBannerScript(siteData.base)] : [];
}

function configuredTags(config: Plan['config']): Plan['config']['headTags'] {
  return [
    ...config.scripts.map(({ attributes }) => ({ tagName: 'script' as const, attributes })),
    ...config.headTags,
  ];
}

/** Returns the content security policy of all pages; `undefined` if they have none. */
export function sitePolicy(plan: Plan, assets: SiteAssets): string | undefined {
  const { config } = plan;
  const analytics = analyticsTags(config.analytics);
  const early = config.security.headers ? [] : [ownEarlyScript(plan)];
  const inline = [...early, ...bannerScripts(plan), ...analytics.inlineScripts];
  const own = sourcesOf(configuredTags(config));
  return policyOf(plan, assets, {
    connect: analytics.connections,
    img: analytics.connections,
    script: [...inline.map(hashOf), ...originsOf(analytics.scripts), ...own.script],
    // Each diagram has a style sheet of its own.
    style: assets.islandScripts.has(mermaidName)
      ? ["'unsafe-inline'"]
      : [...own.style, ...pageSheetSources(plan)],
  });
}

/** Returns the HTML of the footer; none if browsers render it. */
function footerOf({ siteData }: Plan, { components, footer }: SiteAssets): string | undefined {
  return components?.[footerKey] ? undefined : (footer ?? footerHtml(siteData));
}

/** Returns the mode that a document has before its scripts run: that of the site, or light, which a style sheet changes. */
export function modeWithoutScript({ colorMode }: Plan['siteData']): 'light' | 'dark' {
  return colorMode.respectPrefersColorScheme ? 'light' : colorMode.defaultMode;
}

/** Links the style sheet of readers without scripts whose system is dark. */
function darkStyles(href: string | undefined): string {
  if (href === undefined) return '';
  const media = 'screen and (prefers-color-scheme: dark)';
  return rawElement('noscript', {}, openTag('link', { rel: 'stylesheet', href, media }));
}

/** Returns the policy of the site; none if the site has switched it off, or has code and lists nothing. */
function policyOf(
  { config }: Plan,
  { uncoveredCode }: SiteAssets,
  configured: PolicySources,
): string | undefined {
  const listed = config.security.contentSecurityPolicy ?? (uncoveredCode.length === 0 ? {} : false);
  return listed === false ? undefined : securityPolicy(listed, configured);
}

/** Returns the sources of configured scripts and style sheets. */
function sourcesOf(tags: Plan['config']['headTags']): { script: string[]; style: string[] } {
  const script: string[] = [];
  const style: string[] = [];
  for (const tag of tags) {
    const { src, href, rel } = tag.attributes;
    if (isScript(tag)) script.push(...(src === undefined ? inlineSource(tag) : originsOf([src])));
    else if (tag.tagName === 'style') style.push(...inlineSource(tag));
    else if (rel?.toLowerCase() === 'stylesheet') style.push(...originsOf([href]));
  }
  return { script, style };
}

function inlineSource({ innerHTML }: Plan['config']['headTags'][number]): string[] {
  return innerHTML === undefined ? [] : [hashOf(innerHTML)];
}

/** Returns the origins of external addresses; invalid ones load nothing. */
function originsOf(addresses: readonly (string | undefined)[]): string[] {
  return addresses.flatMap((address = '') => {
    if (!/^(?:https?:)?\/\//i.test(address)) return [];
    try {
      return new URL(address, 'https://localhost').origin;
    } catch {
      return [];
    }
  });
}

/** Returns attributes for HTML; boolean attributes have no value. */
function written(attributes: Record<string, string>): Attributes {
  const flags = /^(async|defer|nomodule|disabled)$/;
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      flags.test(name) ? value !== 'false' : value,
    ]),
  );
}

const feeds = {
  rss: { file: 'rss.xml', type: 'application/rss+xml', name: 'RSS' },
  atom: { file: 'atom.xml', type: 'application/atom+xml', name: 'Atom' },
  json: { file: 'feed.json', type: 'application/json', name: 'JSON' },
};

/**
 * Returns the icon and, if the site has a URL, the search and the feeds (on every page of the site, not only in the blog).
 */
function siteLinks({ config, site, siteData, links }: Plan): string {
  // Without an icon, browsers would request /favicon.ico and report that it is missing.
  const icon = openTag('link', {
    rel: 'icon',
    href:
      config.favicon === undefined
        ? letterIcon(config.title, accentsOf(config).light)
        : links.url(`/${config.favicon.replace(/^\/+/, '')}`),
  });
  if (!hasAddress(config)) return icon;
  const own = icon + (config.search ? searchLink(siteData, links) : '');
  const { blog } = config;
  if (!blog || !site.blog?.posts.some((post) => !post.unlisted)) return own;
  const alternates = blog.feeds.map((feed) => {
    const { file, type, name } = feeds[feed];
    return openTag('link', {
      rel: 'alternate',
      type,
      href: links.permalink(`${blog.routeBasePath}/${file}`),
      title: `${blog.feedTitle ?? siteData.title} ${name} Feed`,
    });
  });
  return own + alternates.join('');
}

/** Announces the search to browsers. */
function searchLink({ title }: Plan['siteData'], links: Plan['links']): string {
  return openTag('link', {
    rel: 'search',
    type: 'application/opensearchdescription+xml',
    title,
    href: links.url(`/${openSearchPath}`),
  });
}

interface Analytics {
  html: string;
  inlineScripts: string[];
  scripts: string[];
  connections: string[];
}

/** Returns the tags of the analytics service; none if it is not configured. */
function analyticsTags(config: Plan['config']['analytics']): Analytics {
  const first = config?.trackingIds[0];
  if (!config || first === undefined)
    return { html: '', inlineScripts: [], scripts: [], connections: [] };
  const src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(first)}`;
  const options = config.anonymizeIp ? ',{"anonymize_ip":true}' : '';
  const calls = config.trackingIds
    .map((id) => `gtag('config',${JSON.stringify(id).replaceAll('<', '\\u003c')}${options});`)
    .join('');
  const inline = `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());${calls}`;
  const hosts = ['https://www.google-analytics.com', 'https://www.googletagmanager.com'];
  return {
    html:
      hosts.map((href) => openTag('link', { rel: 'preconnect', href })).join('') +
      textElement('script', { async: true, src }) +
      rawElement('script', {}, inline),
    inlineScripts: [inline],
    scripts: [src],
    connections: [...hosts, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  };
}
