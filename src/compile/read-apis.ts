import { dirname } from 'node:path';
import type { BuildContext } from '../cache/build-context.ts';
import { versionedDoxygen, type VersionedDoxygen } from '../config/versioned-doxygen.ts';
import type { Config } from '../config/types.ts';
import type { LoadedExtension } from '../extensions/load-extensions.ts';
import { ownPages } from '../extensions/own-pages.ts';
import { readingExtensions } from '../extensions/symbol-editor.ts';
import { readFormerSymbols } from '../doxygen/former-symbols.ts';
import { readDoxygen, type DoxygenOptions } from '../doxygen/read-project.ts';
import type { ReadCompoundFiles } from '../doxygen/read-compounds.ts';
import { imageSizeOf } from '../markdown/prose-images.ts';
import { withoutDropped, withoutHidden } from '../plan/hidden-symbols.ts';
import { withExamples } from '../plan/examples/with-examples.ts';
import { exampleFiles } from './example-files.ts';
import { readExamples } from './read-examples.ts';
import { readPageImages } from './read-page-images.ts';
import { readRepository } from './read-repository.ts';
import { reportMisreadMacros } from './misread-macros.ts';
import { reportSkippedDeclarations } from './skipped-declarations.ts';
import { readSources } from './read-sources.ts';
import { sourcePlaces } from './source-places.ts';
import type { ApiReference, Site } from '../model/site.ts';

/** True if every configured API reference could be read. */
export function isComplete({ apis, docs }: Site, config: Config): boolean {
  return apis.length === versionedDoxygen(config, docs).length;
}

/** Reads the API references of a configuration. */
export type ReadApis = typeof readApis;

/**
 * Returns a function that reads the API references once for all languages of a site, which only share them if they have
 * the same versions of the docs. `readFiles` reads their compound files.
 */
export function readApisOnce(readFiles: ReadCompoundFiles): ReadApis {
  const read = new Map<string, Promise<ApiReference[]>>();
  return async (versions, context, options) => {
    const key = JSON.stringify(versions);
    const apis = read.get(key) ?? readApis(versions, context, { ...options, readFiles });
    read.set(key, apis);
    // Each language adds the history of the API to its own objects.
    return (await apis).map((api) => ({ ...api }));
  };
}

/** Returns the name of the inputs of an API reference among those of a site. */
export function partOfApi({
  docsVersion = '',
  library = '',
}: Pick<ApiReference, 'docsVersion' | 'library'>): string {
  return `API reference ${docsVersion} ${library}`;
}

/** Options for reading API references. */
export interface ApiReadingOptions extends Omit<
  DoxygenOptions,
  'tagFiles' | 'extensions' | 'variants' | 'standards'
> {
  /** The extensions of the site; none by default. */
  extensions?: readonly LoadedExtension[];
  /** Folder of the configuration, whose repository contains the sources if their folder is unknown. */
  siteFolder: string;
}

/** Reads the API references one after another; if two have the same path, reports the second and leaves it out. */
export async function readApis(
  versions: readonly VersionedDoxygen[],
  shared: BuildContext,
  { siteFolder, extensions = [], ...options }: ApiReadingOptions,
): Promise<ApiReference[]> {
  const apis: ApiReference[] = [];
  const reading = readingExtensions(extensions);
  const known = new Map<string, string>();
  for (const [index, version] of versions.entries()) {
    const { docsVersion, library, settings } = version;
    const context = shared.with({ inputs: shared.inputs.part(partOfApi(version)) });
    const { xml, tagFiles, routeBasePath, variants, standards } = settings;
    const other = known.get(routeBasePath.toLowerCase());
    if (library === undefined && docsVersion !== undefined && other !== undefined) {
      context.diagnostics.error(
        'doxygen-path',
        `The API references of the docs versions "${other}" and "${docsVersion}" would have the same path: /${routeBasePath}/.`,
        undefined,
        `Set another path for one of them: docs.versions.${docsVersion}.doxygen.routeBasePath.`,
      );
      continue;
    }
    known.set(routeBasePath.toLowerCase(), docsVersion ?? '');
    const given = { ...options, tagFiles, variants, standards, extensions: reading };
    const read = await readDoxygen(xml, context, given);
    if (!read) continue;
    const api = reading ? withoutDropped(read) : read;
    const pages = reading
      ? ownPages(extensions, withoutHidden(api, settings.show), reading, context.diagnostics)
      : [];
    // Images of the first reference keep their paths; those of others may have the same names.
    const folder = index === 0 ? undefined : (library ?? docsVersion);
    const folders = [...(settings.sources ?? []), siteFolder, dirname(xml), dirname(dirname(xml))];
    const images = await Promise.all(
      [...api.images, ...readPageImages(api, folders, context.inputs)].map(async (image) => ({
        ...image,
        path: folder === undefined ? image.path : inFolder(image.path, folder),
        size: await imageSizeOf(context.inputs, image.source),
      })),
    );
    const tag = settings.legacyUrls?.tag;
    const formerSymbols = tag === undefined ? undefined : await readFormerSymbols(tag, context);
    reportMisreadMacros(api.compounds, context.diagnostics);
    reportSkippedDeclarations(api.compounds, context.diagnostics);
    const places = sourcePlaces(api, settings, siteFolder, context.inputs);
    const bareFiles = readSources(api, version, places, context);
    const files = await exampleFiles(api, { settings, places, siteFolder }, context);
    const examples = await readExamples(
      { ...api, bareFiles },
      { files, show: settings.show, siteFolder },
      context.inputs,
    );
    const repository = await readRepository(
      withExamples({ ...api, examples }),
      version,
      siteFolder,
      context,
    );
    apis.push({
      ...api,
      images,
      bareFiles,
      ...(pages.length > 0 && { ownPages: pages }),
      ...(examples.length > 0 && { examples }),
      ...(repository && { repository }),
      ...(formerSymbols && { formerSymbols }),
      ...(docsVersion === undefined ? {} : { docsVersion }),
      ...(library === undefined ? {} : { library }),
    });
  }
  return apis;
}

function inFolder(path: string, folder: string): string {
  const cut = path.lastIndexOf('/') + 1;
  return `${path.slice(0, cut)}${folder}/${path.slice(cut)}`;
}
