import { doxygenDefaults } from './options-doxygen.ts';
import { sourceOf } from '../yaml/source.ts';
import type { Config, DoxygenConfig } from './types.ts';
import { ownValue } from '../shared/own-value.ts';

/** A version of the docs, as far as its API reference depends on it. */
export interface DoxygenVersion {
  /** Its name. */
  name: string;
  /** Site path of its guides, without leading or trailing slashes: `docs`, `docs/next`. */
  path: string;
  /** True for the latest version. */
  isLast: boolean;
  /** Id of a further set of guides, which has no API reference. */
  set?: string;
}

/** The settings of the API reference of a version. */
export interface VersionedDoxygen {
  /** Name of the version; missing if the site has no docs. */
  docsVersion?: string;
  /** True for the latest version, and for a site without docs. */
  isLatest: boolean;
  /** Name of the library in the configuration; missing if the site has only one. */
  library?: string;
  /** The settings, complete. */
  settings: DoxygenConfig;
}

/**
 * Returns the API references of the site, that of the latest version first. The option `doxygen` configures the latest
 * version; other versions inherit what they leave out, except for the path, which follows from that of the version's
 * guides. Several libraries all belong to the latest version.
 */
export function versionedDoxygen(
  config: Config,
  versions: readonly DoxygenVersion[],
): VersionedDoxygen[] {
  const { doxygen, libraries } = config;
  const main = versions.filter(({ set }) => set === undefined);
  if (libraries) {
    const latest = main.find(({ isLast }) => isLast);
    return Object.entries(libraries).map(([library, settings]) => ({
      ...(latest && { docsVersion: latest.name }),
      isLatest: true,
      library,
      settings,
    }));
  }
  if (main.length === 0) return doxygen ? [{ isLatest: true, settings: doxygen }] : [];
  return main
    .sort((a, b) => Number(b.isLast) - Number(a.isLast))
    .flatMap((version) => {
      const settings = settingsOf(version, config);
      return settings ? [{ docsVersion: version.name, isLatest: version.isLast, settings }] : [];
    });
}

/** Returns the settings of the API references of the latest version: one, or those of several libraries. */
export function latestDoxygen({
  doxygen,
  libraries,
}: Pick<Config, 'doxygen' | 'libraries'>): DoxygenConfig[] {
  return libraries ? Object.values(libraries) : doxygen ? [doxygen] : [];
}

/** Returns the folders with XML that the configuration names, for all versions of the docs and all libraries. */
export function xmlFolders(config: Config): string[] {
  const versions = Object.values(config.docs?.versions ?? {}).map((version) => version.doxygen);
  return [...latestDoxygen(config), ...versions].flatMap((settings) =>
    settings ? xmlFoldersOf(settings) : [],
  );
}

/** Returns the folders with the XML of an API reference: one, or those of its variants. */
export function xmlFoldersOf({ xml, variants }: Pick<DoxygenConfig, 'xml' | 'variants'>): string[] {
  return variants ? Object.values(variants) : [xml];
}

/** Returns the settings for another folder of XML, which has no variants. */
export function withFolder(
  { variants: _, ...settings }: Omit<DoxygenConfig, 'xml'>,
  xml: string,
): DoxygenConfig {
  return { ...settings, xml };
}

function settingsOf(version: DoxygenVersion, config: Config): DoxygenConfig | undefined {
  const own = ownValue(config.docs?.versions, version.name)?.doxygen;
  if (!own) return version.isLast ? config.doxygen : undefined;
  const base = config.doxygen ?? defaultDoxygen();
  return {
    ...base,
    routeBasePath: pathIn(version, base.routeBasePath, config.docs?.routeBasePath ?? ''),
    ...own,
    // Another version has other variants and sources.
    variants: own.variants,
    revision: own.revision,
    examples: own.examples ?? (version.isLast ? base.examples : []),
    // Two references cannot answer at the same addresses.
    legacyUrls: own.legacyUrls ?? (version.isLast ? base.legacyUrls : undefined),
    show: { ...base.show, ...own.show },
    diagrams: { ...base.diagrams, ...own.diagrams },
    diagramCommands: { ...base.diagramCommands, ...own.diagramCommands },
  };
}

/** Inserts the version into a path: `docs/api` becomes `docs/2.1/api`; appends it to a path outside the docs. */
function pathIn(version: DoxygenVersion, path: string, docsPath: string): string {
  if (version.isLast) return path;
  const below = pathBelow(path, docsPath);
  const segments =
    below === undefined ? [path, pathBelow(version.path, docsPath) ?? ''] : [version.path, below];
  return segments.filter((segment) => segment !== '').join('/');
}

/** Returns the rest of a path below a folder, or `undefined` if it is not below it. */
function pathBelow(path: string, folder: string): string | undefined {
  if (folder === '') return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

export function defaultDoxygen(): Omit<DoxygenConfig, 'xml'> {
  const place = { file: 'doxygen' };
  const fault = (message: string): never => {
    throw new Error(message);
  };
  const outcome = doxygenDefaults.read(sourceOf({}, place), { path: '', place, folder: '', fault });
  return outcome ? outcome.value : fault('The defaults of doxygen have a fault.');
}
