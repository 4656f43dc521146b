import { readBlog } from '../blog/read-blog.ts';
import { diskCache, type DiskCache } from '../cache/disk-entry.ts';
import { siteFolder } from '../config/site-folder.ts';
import type { Config } from '../config/types.ts';
import { versionedDoxygen } from '../config/versioned-doxygen.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { ReadCompoundFiles } from '../doxygen/read-compounds.ts';
import { noteCode } from '../inputs/code.ts';
import { addEditUrls } from '../markdown/edit-urls.ts';
import { addGitDates } from '../markdown/last-update.ts';
import { readLocalAssets } from '../markdown/local-assets.ts';
import { findVersions } from '../markdown/docs-versions.ts';
import { readDocs } from '../markdown/read-docs.ts';
import { loadFunction } from '../markdown/run-module.ts';
import type { ReadingOptions } from '../markdown/read-markdown.ts';
import { readStandalonePages } from '../markdown/standalone-pages.ts';
import { readProseImages } from '../markdown/prose-images.ts';
import { readStaticFiles } from '../markdown/static-files.ts';
import { textsOf } from '../model/prose.ts';
import type { Site } from '../model/site.ts';
import { readApis } from './read-apis.ts';
import { hrefOf, withTrailingSlash } from '../shared/url.ts';

/** How the sources are read. */
export interface SiteReadingOptions extends Pick<ReadingOptions, 'drafts'>, Partial<DiskCache> {
  /** Told of the texts as soon as they are read, which may be before the API references are. */
  onTexts?: (texts: Pick<Site, 'docs' | 'blog' | 'standalone' | 'photos'>) => void;
  /** Told when texts are read, but not yet what they name. */
  onRead?: () => void;
  /** Reads files of compounds; one after another when missing. */
  readFiles?: ReadCompoundFiles;
}

/** Reads every source that the configuration names; `count` is told of each file of XML. */
export async function readSite(
  config: Config,
  diagnostics: Diagnostics,
  count: (done: number, total: number) => void = () => undefined,
  { drafts = false, store, version, readFiles, onRead, onTexts }: SiteReadingOptions = {},
): Promise<Site> {
  const settings = {
    markdown: config.markdown,
    code: config.code,
    siteFolder: siteFolder(config),
  };
  const cache = diskCache({ store, version });
  const options = { drafts, locale: config.i18n.locale, settings, cache };
  // The API references are those of the versions, whatever their guides say.
  const found = config.docs ? findVersions(config.docs, diagnostics, settings.siteFolder) : [];
  const docsRead = config.docs && readDocs(config.docs, diagnostics, options, found);
  const versions = (await found).map(({ about }) => about);
  const [apis, texts] = await Promise.all([
    readApis(versionedDoxygen(config, versions), diagnostics, {
      siteFolder: settings.siteFolder,
      severity: config.checks.xmlFiles,
      count,
      readFiles,
    }),
    readTexts(config, docsRead, diagnostics, { ...options, onRead }).then((texts) => {
      onTexts?.(texts);
      return texts;
    }),
  ]);
  const { createRedirects } = config.redirects;
  const site: Site = {
    apis,
    ...texts,
    ...(config.pages && { pagesFolders: foldersOf(config.pages).map((path) => displayPath(path)) }),
    ...(createRedirects !== undefined && {
      createRedirects: await loadFunction(createRedirects, 'redirects', diagnostics),
    }),
  };
  const { baseUrl, trailingSlash } = config;
  const hrefOfPage = (permalink: string): string =>
    withTrailingSlash(hrefOf(baseUrl, permalink), baseUrl, trailingSlash);
  await addEditUrls(site, config, hrefOfPage, diagnostics);
  return site;
}

/** Reads the texts beside the docs, and what all of them name: images and other files, and when git saw them change. */
async function readTexts(
  config: Config,
  docsRead: Promise<Site['docs']> | undefined,
  diagnostics: Diagnostics,
  { onRead, ...options }: ReadingOptions & Pick<SiteReadingOptions, 'onRead'>,
): Promise<Omit<Site, 'apis'>> {
  const [docs, blog, standalone, staticFiles] = await Promise.all([
    docsRead ?? [],
    config.blog && readBlog(config.blog, diagnostics, options),
    config.pages ? readStandalonePages(config.pages, diagnostics, options) : [],
    readStaticFiles(config.staticDirectories),
  ]);
  onRead?.();
  const texts = { docs, blog, standalone };
  for (const { modules } of textsOf(texts))
    for (const { source, file } of modules ?? []) noteCode(source, file);
  const folder = displayPath(siteFolder(config));
  const [localAssets] = await Promise.all([
    readLocalAssets(texts, staticFiles, folder),
    addGitDates(texts, config, diagnostics),
  ]);
  const imageSources = {
    localAssets,
    staticFiles,
    siteFolder: folder,
    base: config.baseUrl,
    severity: config.checks.brokenMarkdownImages,
  };
  const photos = await readProseImages(texts, imageSources, diagnostics);
  return { ...texts, localAssets, staticFiles, photos };
}

/** The folder of texts, and that of the default language where the first is a translation. */
function foldersOf({ path, defaultPath }: { path: string; defaultPath?: string }): string[] {
  return defaultPath === undefined ? [path] : [path, defaultPath];
}
