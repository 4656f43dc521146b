import { samePath } from '../../shared/url.ts';
import { usePageData } from '../shell/site-context.tsx';
import type { GlobalData, GlobalDoc, GlobalDocs, GlobalVersion } from '../../shared/global-data.ts';
import { DEFAULT_PLUGIN_ID } from './small-exports.ts';
import { useThemeData } from './theme-data.tsx';

const docsPlugin = 'docusaurus-plugin-content-docs';

/** What plugins know of the site: here, what is known of the guides. */
export function useGlobalData(): GlobalData {
  return useThemeData('globalData') ?? {};
}

/** What a plugin knows, by the id of its instance; another plugin than that of the docs is an error. */
export function useAllPluginInstancesData(plugin: string): GlobalData[string] | undefined {
  const data = useGlobalData();
  if (plugin === docsPlugin) return data[docsPlugin];
  throw new Error(
    `There is no data of a plugin "${plugin}": only the data of "${docsPlugin}" is available. For your own data, use the option customFields, which useDocusaurusContext().siteConfig returns.`,
  );
}

/** What an instance of a plugin knows. */
export function usePluginData(
  plugin: string,
  id: string = DEFAULT_PLUGIN_ID,
  options: { failfast?: boolean } = {},
): GlobalDocs | undefined {
  const found = useAllPluginInstancesData(plugin)?.[id];
  if (found || options.failfast !== true) return found;
  throw new Error(`There is no data of the plugin "${plugin}" with the id "${id}".`);
}

/** What is known of the guides, by the id of the plugin's instance. */
export function useAllDocsData(): GlobalData[string] {
  return useAllPluginInstancesData(docsPlugin) ?? {};
}

/** What is known of the guides. */
export function useDocsData(id?: string): GlobalDocs {
  const found = usePluginData(docsPlugin, id);
  if (found) return found;
  throw new Error(
    id === undefined || id === DEFAULT_PLUGIN_ID
      ? 'This hook needs guides, but the site has none: add the option "docs".'
      : `There is one set of guides, so none has the id "${id}": leave the id out.`,
  );
}

/** The versions of the guides, newest first. */
export function useVersions(id?: string): GlobalVersion[] {
  return useDocsData(id).versions;
}

/** The latest version of the guides. */
export function useLatestVersion(id?: string): GlobalVersion {
  const versions = useVersions(id);
  const latest = versions.find(({ isLast }) => isLast) ?? versions[0];
  if (latest) return latest;
  throw new Error('The site has no docs version.');
}

/** The docs plugin that the page belongs to; undefined where it belongs to none. */
export function useActivePlugin(
  options: { failfast?: boolean } = {},
): { pluginId: string; pluginData: GlobalDocs } | undefined {
  const { href } = usePageData();
  const data = useAllDocsData()[DEFAULT_PLUGIN_ID];
  if (data && isBelow(href, data.path)) return { pluginId: DEFAULT_PLUGIN_ID, pluginData: data };
  if (options.failfast === true) throw new Error(`No docs of the site have the page ${href}.`);
  return undefined;
}

function isBelow(pathname: string, path: string): boolean {
  const folder = path.replace(/\/*$/, '/').toLowerCase();
  return `${pathname}/`.toLowerCase().startsWith(folder);
}

/** The version that the page belongs to; undefined where it belongs to none. */
export function useActiveVersion(id?: string): GlobalVersion | undefined {
  const { version, kind, href } = usePageData();
  const { versions } = useDocsData(id);
  if (version !== undefined) return versions.find(({ name }) => name === version);
  if (kind !== 'doc' && !kind.startsWith('doc-')) return undefined;
  // The root of the latest version is above that of the others.
  return [...versions]
    .sort((a, b) => b.path.length - a.path.length)
    .find(({ path }) => isBelow(href, path));
}

/** The docs plugin and the version that the page belongs to. */
export function useActivePluginAndVersion(options?: {
  failfast?: boolean;
}):
  | { activePlugin: { pluginId: string; pluginData: GlobalDocs }; activeVersion?: GlobalVersion }
  | undefined {
  const activePlugin = useActivePlugin(options);
  const activeVersion = useActiveVersion();
  return activePlugin && { activePlugin, activeVersion };
}

/** Where the page is among the guides. */
export interface ActiveDocContext {
  /** Its version. */
  activeVersion?: GlobalVersion;
  /** The guide. */
  activeDoc?: GlobalDoc;
  /** The same guide in each version that has it, by version. */
  alternateDocVersions: Record<string, GlobalDoc>;
}

/** Which guide the page is, and where other versions have it. */
export function useActiveDocContext(id?: string): ActiveDocContext {
  const { href } = usePageData();
  const { versions } = useDocsData(id);
  const activeVersion = useActiveVersion(id);
  const activeDoc = activeVersion?.docs.find(({ path }) => samePath(path, href));
  const alternateDocVersions: Record<string, GlobalDoc> = {};
  for (const { name, docs } of activeDoc ? versions : []) {
    const same = docs.find((doc) => doc.id === activeDoc?.id);
    if (same) alternateDocVersions[name] = same;
  }
  return { activeVersion, activeDoc, alternateDocVersions };
}

/** What readers of another version than the latest are offered. */
export function useDocVersionSuggestions(id?: string): {
  latestDocSuggestion?: GlobalDoc;
  latestVersionSuggestion: GlobalVersion;
} {
  const latest = useLatestVersion(id);
  const { activeVersion, alternateDocVersions } = useActiveDocContext(id);
  const isOther = activeVersion !== undefined && activeVersion.name !== latest.name;
  return {
    latestDocSuggestion: isOther ? alternateDocVersions[latest.name] : undefined,
    latestVersionSuggestion: latest,
  };
}

/** The version of the page, under the names that the components of docs have for it. */
export interface DocsVersionMetadata {
  /** Id of the plugin's instance. */
  pluginId: string;
  /** Its name. */
  version: string;
  /** What readers see of the name. */
  label: string;
  /** True for the latest version. */
  isLast: boolean;
  /** The guides, by id. */
  docs: Record<string, { id: string; sidebar?: string }>;
}

/** The version of the page; an error on pages without one. */
export function useDocsVersion(): DocsVersionMetadata {
  const version = useActiveVersion();
  if (!version) throw new Error('Hook useDocsVersion is called outside the <DocsVersionProvider>.');
  const { name, label, isLast, docs } = version;
  return {
    pluginId: DEFAULT_PLUGIN_ID,
    version: name,
    label,
    isLast,
    docs: Object.fromEntries(docs.map(({ id, sidebar }) => [id, { id, sidebar }])),
  };
}
