import { dirname, isAbsolute, relative, sep } from 'node:path';
import { mapValues } from '../shared/map-values.ts';
import type {
  BlogConfig,
  Config,
  DocsConfig,
  EditUrl,
  LegacyUrlsConfig,
  PagesConfig,
  PluginConfig,
  VersionDoxygenConfig,
} from './types.ts';

/** Returns the configuration with paths relative to its file, so that output that shows it is portable. */
export function portableConfig(config: Config, cwd: string = process.cwd()): Config {
  const folder = config.file === undefined ? cwd : dirname(config.file);
  const portable = (path: string): string => relative(folder, path).split(sep).join('/') || '.';
  const { file, referredFiles, doxygen, docs, docsSets, blog, pages, redirects } = config;
  const portableXml = <Settings extends VersionDoxygenConfig>(settings: Settings): Settings => ({
    ...settings,
    xml: portable(settings.xml),
    ...(settings.formulaMacros !== undefined && {
      formulaMacros: portable(settings.formulaMacros),
    }),
    ...(settings.legacyUrls && { legacyUrls: portableLegacy(settings.legacyUrls, portable) }),
    ...(settings.tagFiles && {
      tagFiles: Object.fromEntries(
        Object.entries(settings.tagFiles).map(([path, url]) => [portable(path), url]),
      ),
    }),
  });
  const portableDefault = (from: { defaultPath?: string }): { defaultPath?: string } =>
    from.defaultPath === undefined ? {} : { defaultPath: portable(from.defaultPath) };
  const portableEdit = (edit: EditUrl | undefined): { editUrl?: EditUrl } =>
    typeof edit === 'object' ? { editUrl: { module: portable(edit.module) } } : {};
  const portableDocs = (docs: DocsConfig): DocsConfig => ({
    ...docs,
    path: portable(docs.path),
    versions: Object.fromEntries(
      Object.entries(docs.versions).map(([name, version]) => [
        name,
        version.doxygen ? { ...version, doxygen: portableXml(version.doxygen) } : version,
      ]),
    ),
    ...portableDefault(docs),
    ...(docs.sidebar === undefined || docs.sidebar === false
      ? {}
      : { sidebar: portable(docs.sidebar) }),
    ...portableEdit(docs.editUrl),
  });
  const portableTexts = <Settings extends BlogConfig | PagesConfig>(
    settings: Settings,
  ): Settings => ({
    ...settings,
    path: portable(settings.path),
    ...portableDefault(settings),
    ...portableEdit(settings.editUrl),
  });
  const portablePlugins = <Plugin extends PluginConfig>(plugins: readonly Plugin[]): Plugin[] =>
    plugins.map((each) => ({
      ...each,
      module: isAbsolute(each.module) ? portable(each.module) : each.module,
      place: undefined,
    }));
  return {
    ...config,
    ...(file === undefined ? {} : { file: portable(file) }),
    ...(referredFiles && { referredFiles: referredFiles.map(portable) }),
    ...(doxygen && {
      doxygen: { ...portableXml(doxygen), sources: doxygen.sources?.map(portable) },
    }),
    ...(docs && { docs: portableDocs(docs) }),
    docsSets: mapValues(docsSets, portableDocs),
    ...(blog && { blog: portableTexts(blog) }),
    ...(pages && { pages: portableTexts(pages) }),
    redirects: {
      ...redirects,
      list: redirects.list.map(({ from, to }) => ({ from, to })),
      ...(redirects.createRedirects === undefined
        ? {}
        : { createRedirects: portable(redirects.createRedirects) }),
    },
    navbar: {
      ...config.navbar,
      customItems: mapValues(config.navbar.customItems, portable),
    },
    ...(config.footer?.component !== undefined && {
      footer: { ...config.footer, component: portable(config.footer.component) },
    }),
    staticDirectories: config.staticDirectories.map(portable),
    releases: { ...config.releases, folder: portable(config.releases.folder) },
    stylesheets: config.stylesheets.map(portable),
    postcss: portablePlugins(config.postcss),
    clientModules: config.clientModules.map(portable),
    markdown: {
      ...config.markdown,
      remarkPlugins: portablePlugins(config.markdown.remarkPlugins),
      rehypePlugins: portablePlugins(config.markdown.rehypePlugins),
    },
    pluginData: config.pluginData.map((each) => ({ ...each, module: portable(each.module) })),
  };
}

function portableLegacy(
  settings: LegacyUrlsConfig,
  portable: (path: string) => string,
): LegacyUrlsConfig {
  return { ...settings, ...(settings.tag !== undefined && { tag: portable(settings.tag) }) };
}
