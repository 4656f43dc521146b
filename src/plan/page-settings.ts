import { dirname, relative, sep } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { portableConfig } from '../config/portable-config.ts';
import type { Config, DoxygenConfig, EditUrl } from '../config/types.ts';
import type { ApiReference, Site } from '../model/site.ts';
import type { DebugFacts, PageSettings } from '../pages/page-kind.ts';
import { contentTexts } from '../shared/texts/catalogues.ts';
import { blogSettings } from './blog-settings.ts';

/** The settings that are those of an API reference. */
export type ApiSettings = Pick<PageSettings, 'apiPath' | 'apiTitle' | 'includes' | 'diagrams'>;

/** What pages read of the settings of an API reference. */
export function apiSettings(
  api: ApiReference | undefined,
  doxygen: DoxygenConfig | undefined,
): ApiSettings {
  const name = [api?.title, api?.version].filter(Boolean).join(' ');
  return {
    apiPath: doxygen?.routeBasePath ?? '',
    apiTitle: doxygen?.title ?? (name || 'API Reference'),
    includes: doxygen && { roots: doxygen.includeRoot, style: doxygen.includeStyle },
    diagrams: doxygen?.diagrams,
  };
}

/** The part of the configuration that all pages read. */
export function pageSettings(site: Site, config: Config): Omit<PageSettings, keyof ApiSettings> {
  const { minHeadingLevel, maxHeadingLevel } = config.tableOfContents;
  return {
    texts: contentTexts(config.i18n.locale, config.i18n.texts),
    docsPath: config.docs?.routeBasePath ?? 'docs',
    blog: blogSettings(config.blog, config.title),
    tocLevels: [minHeadingLevel, maxHeadingLevel],
    docsEditUrl: editBase(config.docs, config),
    editCurrentVersion: config.docs?.editCurrentVersion ?? false,
    blogEditUrl: editBase(config.blog, config),
    pagesEditUrl: editBase(config.pages, config),
    customFields: config.customFields,
    debug: config.debug,
    debugFacts: config.debug ? debugFacts(site, config) : undefined,
  };
}

/**
 * The URL of a folder of texts: the configured one is that of the folder of the configuration. Where a module gives whole
 * addresses, the texts have them already.
 */
function editBase(
  from: { editUrl?: EditUrl; path: string; defaultPath?: string } | undefined,
  { file }: Config,
): string | undefined {
  if (typeof from?.editUrl !== 'string') return undefined;
  const site = file === undefined ? process.cwd() : dirname(file);
  const path = relative(site, from.defaultPath ?? from.path)
    .split(sep)
    .map(encodeURIComponent)
    .join('/');
  return new URL(path, `${from.editUrl.replace(/\/+$/, '')}/`).href;
}

/** What the debug pages tell of the build; the parts of the program stand where another generator has plugins. */
function debugFacts(site: Site, config: Config): DebugFacts {
  const { name, version } = packageJson;
  const { packageVersion } = config.customFields;
  const doxygenVersions = new Set(site.apis.map(({ doxygenVersion }) => doxygenVersion));
  const parts = [
    ...[...doxygenVersions].map((version) => ({ name: 'doxygen', version })),
    config.docs && { name: 'docs' },
    site.blog && { name: 'blog' },
    config.pages && { name: 'pages' },
    config.sitemap && { name: 'sitemap' },
  ];
  return {
    config: portableConfig(config),
    generator: version,
    siteVersion: typeof packageVersion === 'string' ? packageVersion : undefined,
    packages: [
      { name, type: 'package', version },
      ...parts.flatMap((part) => (part ? [{ ...part, type: 'synthetic' as const }] : [])),
    ],
  };
}
