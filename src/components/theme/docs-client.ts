import { usePageData } from '../shell/site-context.tsx';
import type { GlobalDocs, GlobalVersion, PublishedData } from '../../shared/global-data.ts';
import { useThemeData } from './theme-data.tsx';

const docsPlugin = 'docusaurus-plugin-content-docs';

/** Id of the only instance of a plugin. */
const onlyInstance = 'default';

/** Returns the data that an instance of a plugin publishes: the docs plugin, or one of the option `pluginData`. */
export function usePluginData(
  plugin: string,
  id: string = onlyInstance,
  options: { failfast?: boolean } = {},
): unknown {
  const { docs, published } = useThemeData('globalData') ?? {};
  const data: PublishedData = { ...published, ...(docs && { [docsPlugin]: docs }) };
  if (plugin !== docsPlugin && !Object.hasOwn(data, plugin)) {
    const available = [...new Set([docsPlugin, ...Object.keys(data)])].map((name) => `"${name}"`);
    throw new Error(
      `There is no data of a plugin "${plugin}": only that of ${available.join(', ')} is available. Name the module of the plugin in the option pluginData, or use customFields, which useDocusaurusContext().siteConfig returns.`,
    );
  }
  const found = data[plugin]?.[id];
  if (found !== undefined || options.failfast !== true) return found;
  throw new Error(`There is no data of the plugin "${plugin}" with the id "${id}".`);
}

/** Returns the sets of guides by their ids. */
function useAllDocs(): Readonly<Record<string, GlobalDocs>> {
  return useThemeData('globalData')?.docs ?? {};
}

/** Returns the versions of the guides, newest first. */
export function useVersions(id: string = onlyInstance): GlobalVersion[] {
  const all = useAllDocs();
  const found = Object.hasOwn(all, id) && all[id];
  if (found) return found.versions;
  throw new Error(
    id === onlyInstance
      ? 'This hook needs guides, but the site has none: add the option "docs".'
      : `The site has no set of guides with the id "${id}": add it to the option "docsSets", or omit the id for the main set.`,
  );
}

function isBelow(pathname: string, path: string): boolean {
  const folder = path.replace(/\/*$/, '/').toLowerCase();
  return `${pathname}/`.toLowerCase().startsWith(folder);
}

/** Returns the version of the page; `undefined` if it belongs to none. */
export function useActiveVersion(id: string = onlyInstance): GlobalVersion | undefined {
  const { version, kind, href } = usePageData();
  const versions = useVersions(id);
  // A set may be below the root of another one.
  const [active] = Object.entries(useAllDocs())
    .filter(([, { path }]) => isBelow(href, path))
    .sort(([, a], [, b]) => b.path.length - a.path.length);
  const prefix = id === onlyInstance ? '' : `${id}:`;
  if (version !== undefined) return versions.find(({ name }) => prefix + name === version);
  if (active !== undefined && active[0] !== id) return undefined;
  if (kind !== 'doc' && !kind.startsWith('doc-')) return undefined;
  // The root of the latest version contains those of the others.
  return [...versions]
    .sort((a, b) => b.path.length - a.path.length)
    .find(({ path }) => isBelow(href, path));
}
