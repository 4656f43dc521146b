import { docsSetOf } from '../shared/content-sets.ts';
import { mapValues } from '../shared/map-values.ts';
import { hasAddress } from '../shared/url.ts';
import { nameInSet } from '../model/docs-versions.ts';
import { dirname, join, relative, resolve, sep } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { displayPath } from '../diagnostics/display-path.ts';
import { siteFolder } from '../config/site-folder.ts';
import { portableConfig } from '../config/portable-config.ts';
import { latestDoxygen } from '../config/versioned-doxygen.ts';
import type { BlogConfig, Config, DoxygenConfig, EditUrl } from '../config/types.ts';
import type { ApiReference, Site } from '../model/site.ts';
import { issueForm, type IssueForm } from '../model/issue-form.ts';
import { titleText } from '../model/title-text.ts';
import type { BlogSettings } from '../pages/blog/blog-settings.ts';
import type { DebugFacts, PageSettings } from '../pages/page-kind.ts';
import { direction, type TextLanguage } from '../shared/languages.ts';
import { contentTexts } from '../shared/texts/catalogues.ts';
import { includesOf } from './api-includes.ts';
import { blogSettings } from './blog-settings.ts';

/** The settings that depend on the API reference. */
export type ApiSettings = Pick<
  PageSettings,
  'apiPath' | 'apiTitle' | 'tabs' | 'includes' | 'attributeMacros' | 'guarantees' | 'diagrams'
>;

/** The page settings of an API reference. */
export function apiSettings(
  api: ApiReference | undefined,
  doxygen: DoxygenConfig | undefined,
): ApiSettings {
  return {
    apiPath: doxygen?.routeBasePath ?? '',
    apiTitle: doxygen?.title ?? (mainPageTitle(api) || libraryTitle(api)),
    tabs: doxygen?.navigation === 'usual' ? undefined : api?.tabs,
    includes: api && doxygen && includesOf(api, doxygen),
    attributeMacros: doxygen?.attributeMacros,
    guarantees: doxygen?.guarantees,
    diagrams: doxygen && diagramsOf(doxygen.diagrams, api),
  };
}

/** The graphs to draw; options that are not configured default to the Doxyfile. */
function diagramsOf(
  { calls, callers, folders, ...others }: DoxygenConfig['diagrams'],
  api: ApiReference | undefined,
): PageSettings['diagrams'] {
  const { graphs } = api ?? {};
  return {
    ...others,
    calls: calls ?? graphs?.calls ?? false,
    callers: callers ?? graphs?.callers ?? false,
    folders: folders ?? graphs?.folders ?? true,
  };
}

/** The name of a library, with its version if the Doxyfile has one. */
export function libraryTitle(api: ApiReference | undefined): string {
  return [api?.title, api?.version].filter(Boolean).join(' ') || 'API Reference';
}

/** The title of the main page; empty if the author gave none, in which case Doxygen writes the project's name. */
function mainPageTitle(api: ApiReference | undefined): string {
  const page = api?.compounds.find(({ refid }) => refid === 'indexpage');
  const title = titleText(page?.title ?? []);
  return title === api?.title ? '' : title;
}

/** The configuration that all pages share. */
export function pageSettings(site: Site, config: Config): Omit<PageSettings, keyof ApiSettings> {
  const { minHeadingLevel, maxHeadingLevel } = config.tableOfContents;
  return {
    texts: contentTexts(config.i18n.locale, config.i18n.texts),
    languageOf: languageOfTexts(config),
    docsPath: config.docs?.routeBasePath ?? 'docs',
    docsSetPaths: mapValues(config.docsSets, ({ routeBasePath }) => routeBasePath),
    blog: settingsOfBlog(config.blog, config),
    tocLevels: [minHeadingLevel, maxHeadingLevel],
    docsEditUrls: docsEditUrls(site, config),
    issueForm: reportForm(config),
    pagesEditUrl: config.pages && editBase(config.pages.editUrl, config.pages.path, config),
    ...(config.reportUrl && { report: { template: config.reportUrl, origin: config.url } }),
    examples: site.examples,
    copyHiddenLines: config.code.copyHiddenLines,
    customFields: config.customFields,
    search: config.search !== undefined,
    changesFeed: hasAddress(config),
    debug: config.debug,
    debugFacts: config.debug ? debugFacts(site, config) : undefined,
  };
}

/** The form for faults of the site: at the host that the URLs of its texts or sources name. */
function reportForm(config: Config): IssueForm | undefined {
  const { docs, docsSets, blog, pages } = config;
  const texts = [docs, ...Object.values(docsSets), blog, pages].map((each) => each?.editUrl);
  const sources = latestDoxygen(config).map(({ sourceUrl }) => sourceUrl?.template);
  for (const url of [...texts, ...sources]) {
    const form = typeof url === 'string' ? issueForm(url) : undefined;
    if (form) return form;
  }
  return undefined;
}

/** The settings of a blog for its pages. */
function settingsOfBlog(blog: BlogConfig | undefined, config: Config): BlogSettings {
  const edit = blog && editBase(blog.editUrl, blog.defaultPath ?? blog.path, config);
  return blogSettings(blog, config.title, edit);
}

/**
 * The edit URL of a folder of texts; the configured URL refers to the folder of the configuration. If a function
 * provides whole URLs, the texts already have them.
 */
function editBase(
  editUrl: EditUrl | undefined,
  folder: string,
  config: Config,
): string | undefined {
  if (typeof editUrl !== 'string') return undefined;
  const path = relative(siteFolder(config), resolve(folder))
    .split(sep)
    .map(encodeURIComponent)
    .join('/');
  return new URL(path, `${editUrl.replace(/\/+$/, '')}/`).href;
}

/** The same for the guides of each version; those of the docs folder link to the text in the default language. */
function docsEditUrls({ docs: versions }: Site, config: Config): ReadonlyMap<string, string> {
  return new Map(
    versions.flatMap((version) => {
      const { name, folder, set } = version;
      const docs = docsSetOf(config, set);
      if (!docs) return [];
      const { editUrl, path, defaultPath = path, editCurrentVersion } = docs;
      const isCurrent = nameInSet(version) === 'current';
      const own = isCurrent || editCurrentVersion ? defaultPath : folder;
      const base = editBase(editUrl, own, config);
      return base === undefined ? [] : [[name, base] as const];
    }),
  );
}

/** The facts on the debug pages; parts of the program are listed as plugins. */
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

/**
 * Returns a function that finds the language of a text by its file; texts without a file are comments. It returns
 * `undefined` for texts in the language of the site: others have no translation, and are in the default language.
 * Returns `undefined` if the site is in the default language.
 */
function languageOfTexts({
  i18n: { defaultLocale, locale },
  file = '',
}: Pick<Config, 'i18n' | 'file'>): ((source?: string) => TextLanguage | undefined) | undefined {
  if (locale === defaultLocale) return undefined;
  const translations = `${displayPath(join(dirname(file), 'i18n', locale))}/`;
  const original = { lang: defaultLocale, dir: direction(defaultLocale) };
  return (source) => (source?.startsWith(translations) ? undefined : original);
}
