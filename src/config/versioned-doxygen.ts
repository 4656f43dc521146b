import { doxygenDefaults } from './options-doxygen.ts';
import { sourceOf } from './source.ts';
import type { Config, DoxygenConfig } from './types.ts';

/** A version of the docs, as far as its API reference depends on it. */
export interface DoxygenVersion {
  /** Its name. */
  name: string;
  /** Site path below which its guides stand, no slashes at the ends: `docs`, `docs/next`. */
  path: string;
  /** True for the latest version. */
  isLast: boolean;
}

/** The settings of the API reference of a version. */
export interface VersionedDoxygen {
  /** Name of the version; missing where the site has no docs. */
  docsVersion?: string;
  /** True for the latest version, and for a site without docs. */
  isLatest: boolean;
  /** The settings, complete. */
  settings: DoxygenConfig;
}

/**
 * The API references of the site, that of the latest version first. The option `doxygen` is that of the latest version;
 * what other versions leave out is as there, but for the path, which follows from that of the version's guides.
 */
export function versionedDoxygen(
  config: Config,
  versions: readonly DoxygenVersion[],
): VersionedDoxygen[] {
  const { doxygen } = config;
  if (versions.length === 0) return doxygen ? [{ isLatest: true, settings: doxygen }] : [];
  return [...versions]
    .sort((a, b) => Number(b.isLast) - Number(a.isLast))
    .flatMap((version) => {
      const settings = settingsOf(version, config);
      return settings ? [{ docsVersion: version.name, isLatest: version.isLast, settings }] : [];
    });
}

/** The folders with XML that the configuration names, for whichever versions of the docs there are. */
export function xmlFolders({ doxygen, docs }: Config): string[] {
  const versions = Object.values(docs?.versions ?? {}).map((version) => version.doxygen);
  return [doxygen, ...versions].flatMap((settings) => settings?.xml ?? []);
}

function settingsOf(version: DoxygenVersion, config: Config): DoxygenConfig | undefined {
  const own = config.docs?.versions[version.name]?.doxygen;
  if (!own) return version.isLast ? config.doxygen : undefined;
  const base = config.doxygen ?? defaults();
  return {
    ...base,
    routeBasePath: pathIn(version, base.routeBasePath, config.docs?.routeBasePath ?? ''),
    ...own,
    // Another version has other sources.
    revision: own.revision,
    show: { ...base.show, ...own.show },
    diagrams: { ...base.diagrams, ...own.diagrams },
    diagramCommands: { ...base.diagramCommands, ...own.diagramCommands },
  };
}

/** `docs/api` of version 2.1 is `docs/2.1/api`; a path beside the docs has the version at its end. */
function pathIn(version: DoxygenVersion, path: string, docsPath: string): string {
  if (version.isLast) return path;
  const below = pathBelow(path, docsPath);
  const segments =
    below === undefined ? [path, pathBelow(version.path, docsPath) ?? ''] : [version.path, below];
  return segments.filter((segment) => segment !== '').join('/');
}

/** The rest of a path below a folder; undefined where it is not below it. */
function pathBelow(path: string, folder: string): string | undefined {
  if (folder === '') return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

function defaults(): Omit<DoxygenConfig, 'xml'> {
  const place = { file: 'doxygen' };
  const fault = (message: string): never => {
    throw new Error(message);
  };
  const outcome = doxygenDefaults.read(sourceOf({}, place), { path: '', place, folder: '', fault });
  return outcome ? outcome.value : fault('The defaults of doxygen have a fault.');
}
