import { dirname, join } from 'node:path';
import { docsOption, versionFile } from '../shared/content-sets.ts';
import type { DocsConfig } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Sources } from '../diagnostics/sources.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { DocsVersion } from '../model/site.ts';
import { permalinkBelow } from '../shared/permalink-below.ts';
import { readText } from './source-file.ts';
import { readYaml, type YamlOptions } from './yaml-map.ts';
import { ownValue } from '../shared/own-value.ts';

/** Name of the unreleased version: the docs folder itself. */
const current = 'current';

/** The location of the files of a version. */
interface VersionPlace {
  /** Its folder. */
  folder: string;
  /** If that is a translation: the folder of the default language, for texts that are not translated. */
  originalFolder?: string;
  /** File that declares its sidebars; generated from the folders if there is none, false for no sidebars. */
  sidebarFile?: string | false;
}

/** A version before its files are read. */
export interface VersionSource extends VersionPlace {
  /** Facts known before reading. */
  about: Omit<DocsVersion, 'docs' | 'sidebars' | 'tags' | 'draftIds'>;
}

/**
 * Finds the versions to build, newest first: the docs folder, and the versions in `versions.json` next to it (S-177 to
 * S-179) or next to the configuration. Without that file, there is only the docs folder.
 */
export async function findVersions(
  config: DocsConfig,
  sources: Sources,
  siteFolder?: string,
): Promise<VersionSource[]> {
  const { path, defaultPath = path } = config;
  // Next to the docs folder, starting with the translated one; otherwise next to the configuration.
  const bases = [...new Set([dirname(path), dirname(defaultPath), siteFolder ?? dirname(path)])];
  const released = await readVersionNames(
    bases.slice(path === defaultPath ? 0 : 1),
    config,
    sources,
  );
  if (!released) return [];
  const addsCurrent = config.includeCurrentVersion && !released.includes(current);
  const all = [...(addsCurrent ? [current] : []), ...released];
  const names = chosenNames(all, config, sources.diagnostics);
  const [first] = names;
  if (first === undefined) return [];
  const pathOf = (path: string): string =>
    permalinkBelow(config.routeBasePath, path).replace(/\/$/, '');
  const last = config.lastVersion ?? names.find((name) => name !== current) ?? first;
  const lastAt = names.indexOf(last);
  const { set } = config;
  return names.map((name, index) => {
    const { label, path, banner, badge, className, noIndex } =
      ownValue(config.versions, name) ?? {};
    const age = index < lastAt ? 'unreleased' : 'unmaintained';
    const segment = path ?? (name === last ? '' : name === current ? 'next' : name);
    const shown = banner ?? (name === last ? 'none' : age);
    const place = placeOf(sources.inputs, name, bases, config);
    return {
      ...place,
      about: {
        name: set === undefined ? name : `${set}:${name}`,
        ...(set === undefined ? {} : { set }),
        label: label ?? (name === current ? 'Next' : name),
        path: pathOf(segment),
        tagsPath: pathOf(`${segment}/${config.tagsBasePath}`),
        isLast: name === last,
        ...(shown === 'none' ? {} : { banner: shown }),
        badge: badge ?? names.length > 1,
        ...(className === undefined ? {} : { className }),
        noIndex: noIndex ?? false,
        folder: displayPath(place.folder),
        ...(place.originalFolder === undefined
          ? {}
          : { originalFolder: displayPath(place.originalFolder) }),
        ...(place.sidebarFile === undefined ? { followsFolders: true } : {}),
      },
    };
  });
}

/** Returns the location of the files of a version. */
function placeOf(
  inputs: Inputs,
  name: string,
  bases: readonly string[],
  { path, defaultPath = path, sidebar, set }: DocsConfig,
): VersionPlace {
  const isTranslation = path !== defaultPath;
  if (name === current)
    return {
      folder: path,
      ...(isTranslation ? { originalFolder: defaultPath } : {}),
      ...(sidebar === undefined ? {} : { sidebarFile: sidebar }),
    };
  const found = bases
    .flatMap((base) =>
      ['json', 'yaml', 'yml'].map((ending) =>
        join(base, versionFile(set, 'versioned_sidebars'), `version-${name}-sidebars.${ending}`),
      ),
    )
    .find((file) => inputs.existsSync(file));
  const sidebarFile = sidebar === false ? false : found;
  const folderIn = (base: string): string =>
    join(base, versionFile(set, 'versioned_docs'), `version-${name}`);
  const existing = (folders: readonly string[]): string | undefined =>
    folders.find((folder) => inputs.existsSync(folder));
  // Docusaurus keeps translations of all versions in one folder.
  const translation = isTranslation
    ? existing([join(dirname(path), `version-${name}`), folderIn(dirname(path))])
    : undefined;
  const original =
    existing(bases.slice(isTranslation ? 1 : 0).map(folderIn)) ?? folderIn(dirname(defaultPath));
  return {
    folder: translation ?? original,
    ...(translation === undefined ? {} : { originalFolder: original }),
    ...(sidebarFile === undefined ? {} : { sidebarFile }),
  };
}

/** Reads the names in `versions.json`, newest first; returns `undefined` after a fault. */
async function readVersionNames(
  bases: readonly string[],
  config: DocsConfig,
  { inputs, diagnostics }: Sources,
): Promise<string[] | undefined> {
  const paths = bases.map((base) => join(base, versionFile(config.set, 'versions.json')));
  const path = paths.find((each) => inputs.existsSync(each)) ?? '';
  const isVersioned = path !== '';
  if (config.disableVersioning && !isVersioned)
    diagnostics.error(
      'docs-versions',
      'Docs: using "disableVersioning: true" option on a non-versioned site does not make sense.',
      undefined,
      `Remove ${docsOption(config.set, 'disableVersioning')}.`,
    );
  if (!isVersioned || config.disableVersioning) return [];
  const file = displayPath(path);
  const before = diagnostics.count('error');
  const options: YamlOptions = { file, code: 'docs-versions' };
  const text = await readText(inputs, path);
  const items = text === undefined ? [] : (readYaml(text, options, diagnostics)?.list() ?? []);
  const names = items.flatMap((item) => {
    const name = item.kind === 'number' ? item.written : item.text();
    if (name === undefined) return [];
    if (!/^(?!\.{1,2}$)[^\s/\\<>:"|?*#%]{1,32}$/.test(name)) {
      item.fault(
        `Invalid version name "${name}": it is used as a folder name and in URLs.`,
        'Use up to 32 letters, digits, dots and hyphens.',
      );
      return [];
    }
    return [name];
  });
  return diagnostics.count('error') > before ? undefined : [...new Set(names)];
}

/** Returns the versions that the configuration selects; reports names that do not exist. */
function chosenNames(
  all: readonly string[],
  config: DocsConfig,
  diagnostics: Diagnostics,
): string[] {
  const { onlyIncludeVersions, lastVersion, versions } = config;
  const known = `Available version names are: ${all.join(', ')}`;
  const fault = (message: string): void => diagnostics.error('docs-versions', message);
  const unknown = (names: readonly string[]): string[] =>
    names.filter((name) => !all.includes(name));
  const named = { onlyIncludeVersions, versions: Object.keys(versions) };
  for (const [option, names = []] of Object.entries(named)) {
    const wrong = unknown(names);
    if (wrong.length > 0)
      fault(
        `Invalid docs option "${option}": unknown versions (${wrong.join(',')}) found. ${known}`,
      );
  }
  const names = all.filter((name) => onlyIncludeVersions?.includes(name) ?? true);
  if (names.length === 0)
    fault(
      'It is not possible to use docs without any version. No version is included, because the current one is excluded and there is no other.',
    );
  if (lastVersion !== undefined && unknown([lastVersion]).length > 0)
    fault(`Docs option lastVersion: ${lastVersion} is invalid. ${known}`);
  else if (lastVersion !== undefined && !names.includes(lastVersion))
    fault(
      `Invalid docs option "lastVersion": you cannot use "${lastVersion}", because onlyIncludeVersions excludes it.`,
    );
  return names;
}
