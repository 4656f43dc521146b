import { resolve } from 'node:path';
import type { BuildContext } from '../cache/build-context.ts';
import type { Config, DoxygenConfig } from '../config/types.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { readDoxygen } from '../doxygen/read-project.ts';
import { loadExtensions } from '../extensions/load-extensions.ts';
import { readingExtensions } from '../extensions/symbol-editor.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { isBelow } from '../inputs/is-below.ts';
import type { IncludeRule } from '../model/include-line.ts';
import type { ApiReference, MachinePaths } from '../model/site.ts';
import { includesOf } from '../plan/api-includes.ts';
import { withoutDropped } from '../plan/hidden-symbols.ts';
import { publishedPages, type SitePages } from '../plan/ledger/published-pages.ts';
import { planSite } from '../plan/plan-site.ts';
import { readSite } from './read-site.ts';

/** A library without its site: what a snapshot is taken from. */
export interface Library {
  /** Its API reference. */
  api: ApiReference;
  /** Decides which headers users include. */
  includes: IncludeRule;
  /** Returns the text of a source by its path in the model; `undefined` if it is not there. */
  sourceOf: (file: string) => string | undefined;
  /** The folders that its sources were searched in. */
  folders: readonly string[];
}

/**
 * Reads the latest API reference of a site and nothing else; returns `undefined` if it cannot be read. `folders` contain
 * the sources that the XML was made from, absolute; without any, nothing is read besides the XML.
 */
export async function readLibrary(
  config: Config,
  doxygen: DoxygenConfig,
  context: BuildContext,
  count?: (done: number, total: number) => void,
  folders: readonly string[] = [],
): Promise<Library | undefined> {
  const { tagFiles, xml, variants, standards } = doxygen;
  const { xmlFiles: severity, missingXml: missing } = config.checks;
  const extensions = readingExtensions(await loadExtensions(config.extensions, context));
  const given = { tagFiles, variants, standards };
  const options = { ...given, severity, missing, extensions, ...(count && { count }) };
  const api = await readDoxygen(xml, context, options);
  if (!api) return undefined;
  return libraryOf(extensions ? withoutDropped(api) : api, doxygen, context, folders);
}

function libraryOf(
  api: ApiReference,
  doxygen: DoxygenConfig,
  { inputs }: BuildContext,
  folders: readonly string[],
): Library {
  const sourceOf = sourceReader(inputs, folders, api.machinePaths);
  return { api, includes: includesOf(api, doxygen), sourceOf, folders };
}

/** A library with the site that publishes it. */
export interface PublishedLibrary extends Library {
  /** Returns the address of a symbol by its refid, below the base path. */
  addressOf: (refid: string) => string | undefined;
  /** Returns the other pages of the site. */
  pages: (isSymbol: (refid: string) => boolean) => SitePages;
}

/**
 * Reads the latest API reference of a site, and plans the site to know its addresses; returns `undefined` if the
 * reference cannot be read.
 */
export async function readPublishedLibrary(
  config: Config,
  doxygen: DoxygenConfig,
  context: BuildContext,
  count?: (done: number, total: number) => void,
  folders: readonly string[] = [],
): Promise<PublishedLibrary | undefined> {
  const site = await readSite(config, context, count, { hasHistory: false });
  const [api] = site.apis;
  if (!api) return undefined;
  // A build reports what is wrong with the pages.
  const plan = planSite(site, config, new Diagnostics(), { isChecked: false });
  const { base } = plan.siteData;
  return {
    ...libraryOf(api, doxygen, context, folders),
    addressOf: (refid) => plan.apis[0]?.links.refid(refid)?.slice(base.length),
    pages: (isSymbol) => publishedPages(plan, isSymbol),
  };
}

/** Returns a function that reads a source: at its full path if the XML has it, else below one of some folders. */
function sourceReader(
  inputs: Inputs,
  folders: readonly string[],
  machinePaths: MachinePaths | undefined,
): Library['sourceOf'] {
  return (file) => {
    const whole = machinePaths?.files.get(file);
    const paths = whole === undefined ? folders.map((each) => resolve(each, file)) : [whole];
    for (const path of paths)
      try {
        // The paths in the XML are input, and must not lead elsewhere.
        const isKnown = folders.some((folder) => isBelow(folder, path));
        if (isKnown && inputs.statSync(path)?.isFile()) return inputs.readFileSync(path, 'utf8');
      } catch {
        // A source that cannot be read counts as missing: it may be missing on the next machine, too.
      }
    return undefined;
  };
}
