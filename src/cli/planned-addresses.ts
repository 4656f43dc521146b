import { BuildContext } from '../cache/build-context.ts';
import { readApisOnce } from '../compile/read-apis.ts';
import { readSite } from '../compile/read-site.ts';
import { inLanguage, languagesOf } from '../config/in-language.ts';
import { loadConfig } from '../config/load-config.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { NewAddresses } from '../init/compare-addresses.ts';
import { readCompoundFiles } from '../doxygen/read-compounds.ts';
import { planSite } from '../plan/plan-site.ts';

/**
 * Plans the site of a configuration that is not written yet and returns its addresses in all languages, below its base
 * path; `undefined` if the configuration has faults. `check` reports the faults of its texts.
 */
export async function plannedAddresses(
  text: string,
  file: string,
  cwd: string,
): Promise<NewAddresses | undefined> {
  const diagnostics = new Diagnostics();
  const config = loadConfig({ file, text, cwd }, diagnostics);
  if (!config) return undefined;
  const context = new BuildContext({ diagnostics });
  const readApis = readApisOnce(readCompoundFiles);
  const languages: string[] = [];
  const pages: string[] = [];
  const others: string[] = [];
  for (const locale of languagesOf(config)) {
    const own = inLanguage(config, locale, context);
    const folder = own.baseUrl.slice(config.baseUrl.length);
    if (folder !== '') languages.push(folder.replace(/\/$/, ''));
    const site = await readSite(own, context, undefined, { readApis, hasHistory: false });
    const plan = planSite(site, own, diagnostics, { isChecked: false });
    for (const { permalink } of plan.pages) pages.push(folder + permalink);
    const legacy = plan.legacyUrls.flatMap((urls) => urls.pages(diagnostics));
    for (const { from } of plan.redirects) others.push(folder + from);
    for (const { path } of [...legacy, ...site.staticFiles]) others.push(folder + path);
  }
  return { pages, others, languages };
}
