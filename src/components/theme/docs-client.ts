import { samePath } from '../../shared/url.ts';
import { usePageData } from '../shell/site-context.tsx';
import type {
  GlobalDoc,
  GlobalDocs,
  GlobalVersion,
  PublishedData,
} from '../../shared/global-data.ts';
import { DEFAULT_PLUGIN_ID } from './small-exports.ts';
import { useThemeData } from './theme-data.tsx';
import { ownValue } from '../../shared/own-value.ts';

const docsPlugin = 'docusaurus-plugin-content-docs';

/** Returns the data of plugins about the site: of the docs plugin, and of the option `pluginData`. */
export function useGlobalData(): PublishedData {
  const { docs, published } = useThemeData('globalData') ?? {};
  return { ...published, ...(docs && { [docsPlugin]: docs }) };
}

/** Returns the data of a plugin, by instance id; throws for plugins that publish none. */
export function useAllPluginInstancesData(plugin: string): PublishedData[string] | undefined {
  const data = useGlobalData();
  if (plugin === docsPlugin || Object.hasOwn(data, plugin)) return data[plugin];
  const available = [...new Set([docsPlugin, ...Object.keys(data)])].map((name) => `"${name}"`);
  throw new Error(
    `There is no data of a plugin "${plugin}": only that of ${available.join(', ')} is available. Name the module of the plugin in the option pluginData, or use customFields, which useDocusaurusContext().siteConfig returns.`,
  );
}

/** Returns the data of a plugin instance. */
export function usePluginData(
  plugin: string,
  id: string = DEFAULT_PLUGIN_ID,
  options: { failfast?: boolean } = {},
): unknown {
  const found = useAllPluginInstancesData(plugin)?.[id];
  if (found !== undefined || options.failfast !== true) return found;
  throw new Error(`There is no data of the plugin "${plugin}" with the id "${id}".`);
}

/** Returns the data of the guides, by the id of the set. */
export function useAllDocsData(): Readonly<Record<string, GlobalDocs>> {
  return useThemeData('globalData')?.docs ?? {};
}

/** Returns the data of the guides. */
export function useDocsData(id?: string): GlobalDocs {
  const all = useAllDocsData();
  const found = Object.hasOwn(all, id ?? DEFAULT_PLUGIN_ID) && all[id ?? DEFAULT_PLUGIN_ID];
  if (found) return found;
  throw new Error(
    id === undefined || id === DEFAULT_PLUGIN_ID
      ? 'This hook needs guides, but the site has none: add the option "docs".'
      : `The site has no set of guides with the id "${id}": add it to the option "docsSets", or omit the id for the main set.`,
  );
}

/** Returns the versions of the guides, newest first. */
export function useVersions(id?: string): GlobalVersion[] {
  return useDocsData(id).versions;
}

/** Returns the latest version of the guides. */
export function useLatestVersion(id?: string): GlobalVersion {
  const versions = useVersions(id);
  const latest = versions.find(({ isLast }) => isLast) ?? versions[0];
  if (latest) return latest;
  throw new Error('The site has no docs version.');
}

/** Returns the docs plugin of the page; `undefined` if it belongs to none. */
export function useActivePlugin(
  options: { failfast?: boolean } = {},
): { pluginId: string; pluginData: GlobalDocs } | undefined {
  const { href } = usePageData();
  // A set may be below the root of another one.
  const [found] = Object.entries(useAllDocsData())
    .filter(([, { path }]) => isBelow(href, path))
    .sort(([, a], [, b]) => b.path.length - a.path.length);
  if (found) return { pluginId: found[0], pluginData: found[1] };
  if (options.failfast === true) throw new Error(`No docs of the site have the page ${href}.`);
  return undefined;
}

function isBelow(pathname: string, path: string): boolean {
  const folder = path.replace(/\/*$/, '/').toLowerCase();
  return `${pathname}/`.toLowerCase().startsWith(folder);
}

/** Returns the version of the page; `undefined` if it belongs to none. */
export function useActiveVersion(id?: string): GlobalVersion | undefined {
  const { version, kind, href } = usePageData();
  const { versions } = useDocsData(id);
  const active = useActivePlugin()?.pluginId;
  const set = id ?? DEFAULT_PLUGIN_ID;
  const prefix = set === DEFAULT_PLUGIN_ID ? '' : `${set}:`;
  if (version !== undefined) return versions.find(({ name }) => prefix + name === version);
  if (active !== undefined && active !== set) return undefined;
  if (kind !== 'doc' && !kind.startsWith('doc-')) return undefined;
  // The root of the latest version contains those of the others.
  return [...versions]
    .sort((a, b) => b.path.length - a.path.length)
    .find(({ path }) => isBelow(href, path));
}

/** Returns the docs plugin and the version of the page. */
export function useActivePluginAndVersion(options?: {
  failfast?: boolean;
}):
  | { activePlugin: { pluginId: string; pluginData: GlobalDocs }; activeVersion?: GlobalVersion }
  | undefined {
  const activePlugin = useActivePlugin(options);
  const activeVersion = useActiveVersion(activePlugin?.pluginId);
  return activePlugin && { activePlugin, activeVersion };
}

/** The page's position among the guides. */
export interface ActiveDocContext {
  /** Version of the page. */
  activeVersion?: GlobalVersion;
  /** The guide. */
  activeDoc?: GlobalDoc;
  /** The same guide in other versions, by version. */
  alternateDocVersions: Record<string, GlobalDoc>;
}

/** Returns the page's guide and its counterparts in other versions. */
export function useActiveDocContext(id?: string): ActiveDocContext {
  const { href } = usePageData();
  const { versions } = useDocsData(id);
  const activeVersion = useActiveVersion(id);
  const activeDoc = activeVersion?.docs.find(({ path }) => samePath(path, href));
  const alternateDocVersions = Object.fromEntries(
    (activeDoc ? versions : []).flatMap(({ name, docs }) => {
      const same = docs.find((doc) => doc.id === activeDoc?.id);
      return same ? [[name, same] as const] : [];
    }),
  );
  return { activeVersion, activeDoc, alternateDocVersions };
}

/** Returns the version to suggest to readers of older or newer ones: the latest. */
export function useDocVersionSuggestions(id?: string): {
  latestDocSuggestion?: GlobalDoc;
  latestVersionSuggestion: GlobalVersion;
} {
  const latest = useLatestVersion(id);
  const { activeVersion, alternateDocVersions } = useActiveDocContext(id);
  const isOther = activeVersion !== undefined && activeVersion.name !== latest.name;
  return {
    latestDocSuggestion: isOther ? ownValue(alternateDocVersions, latest.name) : undefined,
    latestVersionSuggestion: latest,
  };
}

/** The version of the page, with the property names that docs components expect. */
export interface DocsVersionMetadata {
  /** Id of the plugin instance. */
  pluginId: string;
  /** Name of the version. */
  version: string;
  /** Displayed label. */
  label: string;
  /** True for the latest version. */
  isLast: boolean;
  /** The guides, by id. */
  docs: Record<string, { id: string; sidebar?: string }>;
}

/** Returns the version of the page; throws on pages without one. */
export function useDocsVersion(): DocsVersionMetadata {
  const pluginId = useActivePlugin()?.pluginId ?? DEFAULT_PLUGIN_ID;
  const version = useActiveVersion(pluginId);
  if (!version) throw new Error('Hook useDocsVersion is called outside the <DocsVersionProvider>.');
  const { name, label, isLast, docs } = version;
  return {
    pluginId,
    version: name,
    label,
    isLast,
    docs: Object.fromEntries(docs.map(({ id, sidebar }) => [id, { id, sidebar }])),
  };
}
