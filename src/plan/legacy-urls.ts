import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { classKinds, isClassLike } from '../model/class-kinds.ts';
import type { LegacyUrlsConfig } from '../config/types.ts';
import { isGeneratedPage } from '../model/compound-lists.ts';
import { LegacyAddresses, type LegacyPage } from './legacy-addresses.ts';
import { LegacyStyle } from './legacy-style.ts';
import { addListAddresses } from './list-addresses.ts';
import { addListedAddresses } from './listed-addresses.ts';
import type { LegacyUrls, PlannedApi } from './types.ts';
import { addXmlAddresses } from './xml-addresses.ts';

/** Returns the redirects of the API references that ask for them; `hrefs` are the addresses of all pages. */
export function legacyUrls(
  apis: readonly PlannedApi[],
  hrefs: () => ReadonlySet<string>,
): LegacyUrls[] {
  return apis.flatMap((api) => {
    const settings = api.settings.legacyUrls;
    if (!settings) return [];
    return [{ settings, pages: (diagnostics) => pagesOf(api, settings, hrefs(), diagnostics) }];
  });
}

function pagesOf(
  api: PlannedApi,
  settings: LegacyUrlsConfig,
  hrefs: ReadonlySet<string>,
  diagnostics: Diagnostics,
): LegacyPage[] {
  const { reference, links } = api;
  const style = new LegacyStyle(reference, settings);
  const { routeBasePath } = api.settings;
  const overview = links.permalink(routeBasePath === '' ? '' : `${routeBasePath}/`);
  const addresses = new LegacyAddresses();
  if (reference.formerSymbols)
    addListedAddresses(
      api,
      reference.formerSymbols,
      { style, overview, settings, diagnostics },
      addresses,
    );
  addXmlAddresses(withoutListed(api), style, overview, addresses);
  addListAddresses(api, style, overview, hrefs, addresses);
  return addresses.pages();
}

/** The reference without the kinds of compounds that the list of the earlier site contains: that list is complete. */
function withoutListed(api: PlannedApi): PlannedApi {
  const { formerSymbols } = api.reference;
  if (!formerSymbols) return api;
  const listed = new Set(formerSymbols.flatMap(({ kind, anchor }) => (anchor === '' ? kind : [])));
  const listsClasses = classKinds.some((kind) => listed.has(kind));
  const compounds = api.reference.compounds.filter(
    (compound) =>
      // The list lacks generated pages, and files of which there is only the source.
      isGeneratedPage(compound) ||
      compound.kind === 'file' ||
      !(isClassLike(compound.kind) ? listsClasses : listed.has(compound.kind)),
  );
  return { ...api, reference: { ...api.reference, compounds } };
}
