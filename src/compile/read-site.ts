import { readBlog } from '../blog/read-blog.ts';
import type { BuildContext } from '../cache/build-context.ts';
import { siteFolder } from '../config/site-folder.ts';
import { docsSetsOf, textSetsOf } from '../shared/content-sets.ts';
import type { Config, TextSection } from '../config/types.ts';
import { versionedDoxygen } from '../config/versioned-doxygen.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { loadExtensions } from '../extensions/load-extensions.ts';
import { recordCode } from '../inputs/code.ts';
import { addEditUrls } from '../markdown/edit-urls.ts';
import { addGitDates } from '../markdown/last-update.ts';
import { readLocalAssets } from '../markdown/local-assets.ts';
import { findVersions } from '../markdown/docs-versions.ts';
import { readDocs } from '../markdown/read-docs.ts';
import { loadFunction } from '../markdown/run-module.ts';
import type { PluginsOfSection } from '../docusaurus/room.ts';
import type { ReadingOptions } from '../markdown/read-markdown.ts';
import { readStandalonePages } from '../markdown/standalone-pages.ts';
import { readProseImages } from '../markdown/prose-images.ts';
import { readRepositoryFiles } from '../markdown/repository-files.ts';
import { readStaticFiles } from '../markdown/static-files.ts';
import { textsOf } from '../model/prose.ts';
import type { PagesFolder, Site } from '../model/site.ts';
import { readExampleMarks } from './read-example-marks.ts';
import { readApis, type ReadApis } from './read-apis.ts';
import { addCoverage } from './read-coverage.ts';
import { addHistory } from './read-history.ts';
import { textPlugins, textSettings } from './text-settings.ts';
import type { PublishedData } from '../shared/global-data.ts';
import { hrefOf, withTrailingSlash } from '../shared/url.ts';

/** Options for reading the sources. */
export interface SiteReadingOptions extends Pick<ReadingOptions, 'drafts'> {
  /** Receives the texts as soon as they are read, possibly before the API references. */
  onTexts?: (texts: Pick<Site, 'docs' | 'blog' | 'standalone' | 'photos'>) => void;
  /** Replaces the function that reads API references. */
  readApis?: ReadApis;
  /** The plugins of texts; loaded by default. */
  plugins?: PluginsOfSection;
  /** False leaves out the history of the API. */
  hasHistory?: boolean;
}

/** Reads all configured sources; calls `count` after each XML file. */
export async function readSite(
  config: Config,
  context: BuildContext,
  count: (done: number, total: number) => void = () => undefined,
  options: SiteReadingOptions = {},
): Promise<Site> {
  const { drafts = false, hasHistory = true, onTexts } = options;
  const ofTexts = context.with({ inputs: context.inputs.part('texts') });
  const examples = readExampleMarks(config, context);
  const settings = { ...textSettings(config), examples };
  const { plugins = await textPlugins(config, context) } = options;
  const readingOf = (section: TextSection): ReadingOptions => ({
    drafts,
    locale: config.i18n.locale,
    settings: { ...settings, plugins: plugins(section) },
  });
  // The API references depend on the versions of the docs, but not on their guides.
  const sets = docsSetsOf(config).map((set) => ({
    set,
    found: findVersions(set, context, settings.siteFolder),
  }));
  const readSets = async (): Promise<Site['docs']> => {
    const docs: Site['docs'] = [];
    // Sequentially, to keep messages in the same order in every build.
    for (const { set, found } of sets)
      docs.push(...(await readDocs(set, ofTexts, readingOf('docs'), found)));
    return docs;
  };
  const reading = readTexts(config, readSets(), ofTexts, readingOf);
  const versions = (await Promise.all(sets.map(({ found }) => found)))
    .flat()
    .map(({ about }) => about);
  const [apis, texts] = await Promise.all([
    (options.readApis ?? readApis)(versionedDoxygen(config, versions), context, {
      siteFolder: settings.siteFolder,
      extensions: await loadExtensions(config.extensions, context),
      severity: config.checks.xmlFiles,
      missing: config.checks.missingXml,
      count,
      isFree: reading,
    }),
    addFiles(reading, config, ofTexts).then((texts) => {
      onTexts?.(texts);
      return texts;
    }),
  ]);
  const { createRedirects } = config.redirects;
  const { baseUrl, trailingSlash } = config;
  const hrefOfPage = (permalink: string): string =>
    withTrailingSlash(hrefOf(baseUrl, permalink), baseUrl, trailingSlash);
  const site: Site = {
    apis,
    ...texts,
    pluginData: await publishedData(texts, config, hrefOfPage, context),
    pagesFolder: pagesFolderOf(config),
    ...(examples && { examples }),
    ...(createRedirects !== undefined && {
      createRedirects: await loadFunction(createRedirects, 'redirects', context),
    }),
  };
  await Promise.all([
    addEditUrls(site, config, hrefOfPage, context),
    hasHistory && addHistory(site, config, context),
  ]);
  addCoverage(site, config);
  return site;
}

/** The texts of a site, and its static files. */
type Texts = Pick<Site, 'docs' | 'blog' | 'standalone' | 'staticFiles'>;

/** Reads the texts in addition to the docs, and lists the static files. */
async function readTexts(
  config: Config,
  docsRead: Promise<Site['docs']>,
  context: BuildContext,
  options: (section: TextSection) => ReadingOptions,
): Promise<Texts> {
  const [docs, blog, standalone, staticFiles] = await Promise.all([
    docsRead,
    config.blog && readBlog(config.blog, context, options('blog')),
    config.pages ? readStandalonePages(config.pages, context, options('pages')) : [],
    readStaticFiles(context.inputs, config.staticDirectories),
  ]);
  return { docs, blog, standalone, staticFiles };
}

/** Reads the images and other files that texts refer to, and adds their dates from git. */
async function addFiles(
  reading: Promise<Texts>,
  config: Config,
  context: BuildContext,
): Promise<Omit<Site, 'apis'>> {
  const { staticFiles, ...texts } = await reading;
  for (const { modules } of textsOf(texts))
    for (const { source, file } of modules ?? []) recordCode(context.inputs, source, file);
  const folder = displayPath(siteFolder(config));
  const [localAssets] = await Promise.all([
    readLocalAssets(context, { ...texts, pagesFolder: pagesFolderOf(config) }, staticFiles, folder),
    addGitDates(texts, config, context),
  ]);
  const imageSources = {
    localAssets,
    staticFiles,
    siteFolder: folder,
    base: config.baseUrl,
    severity: config.checks.brokenMarkdownImages,
  };
  const photos = await readProseImages(texts, imageSources, context);
  const repositoryFiles = readRepositoryFiles(
    context.inputs,
    { ...texts, localAssets },
    textSetsOf(config).flatMap(({ path }) => path),
    folder,
  );
  return { ...texts, localAssets, repositoryFiles, staticFiles, photos };
}

/** Returns what the plugins of a site publish. */
async function publishedData(
  texts: Pick<Site, 'docs' | 'blog'>,
  config: Config,
  hrefOfPage: (permalink: string) => string,
  context: BuildContext,
): Promise<PublishedData> {
  if (config.pluginData.length === 0) return {};
  const { readPluginData } = await import('../docusaurus/room.ts');
  return readPluginData(texts, config, hrefOfPage, context);
}

/** Returns the folder of the stand-alone pages, as messages name it. */
function pagesFolderOf({ pages }: Config): PagesFolder | undefined {
  if (!pages) return undefined;
  const { path, defaultPath } = pages;
  return {
    folder: displayPath(path),
    ...(defaultPath === undefined ? {} : { originalFolder: displayPath(defaultPath) }),
  };
}
