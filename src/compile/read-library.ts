import type { BuildContext } from '../cache/build-context.ts';
import type { Config, DoxygenConfig } from '../config/types.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { readDoxygen } from '../doxygen/read-project.ts';
import type { IncludeRule } from '../model/include-line.ts';
import type { ApiReference } from '../model/site.ts';
import { includesOf } from '../plan/api-includes.ts';
import { planSite } from '../plan/plan-site.ts';

/** A library without its site. */
export interface Library {
  /** Its API reference. */
  api: ApiReference;
  /** Decides which headers users include. */
  includes: IncludeRule;
}

/** Reads the latest API reference of a site and nothing else; returns `undefined` if it cannot be read. */
export async function readLibrary(
  config: Config,
  doxygen: DoxygenConfig,
  context: BuildContext,
  count?: (done: number, total: number) => void,
): Promise<Library | undefined> {
  const { tagFiles, xml } = doxygen;
  const severity = config.checks.xmlFiles;
  const api = await readDoxygen(xml, context, { tagFiles, severity, ...(count && { count }) });
  return api && { api, includes: includesOf(api, doxygen) };
}

/** Returns the function that maps the refid of a symbol to its address on the site, below the base path. */
export function symbolAddresses(
  api: ApiReference,
  config: Config,
): (refid: string) => string | undefined {
  const site = { apis: [api], docs: [], standalone: [], localAssets: new Map(), staticFiles: [] };
  // A build reports what is wrong with the pages.
  const { apis, siteData } = planSite(site, config, new Diagnostics(), { isChecked: false });
  const { base } = siteData;
  return (refid) => apis[0]?.links.refid(refid)?.slice(base.length);
}
