import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { classKinds, isClassLike } from '../model/class-kinds.ts';
import type { LegacyUrlsConfig } from '../config/types.ts';
import { isGeneratedPage } from '../model/compound-lists.ts';
import type { ApiReference } from '../model/site.ts';
import { addFormerAddresses, formerCompounds, type FormerPlaces } from './former-addresses.ts';
import { LegacyAddresses, type LegacyPage } from './legacy-addresses.ts';
import { hasMemberIds, LegacyStyle } from './legacy-style.ts';
import { addListAddresses } from './list-addresses.ts';
import { addListedAddresses } from './listed-addresses.ts';
import type { LegacyUrls, PlannedApi } from './types.ts';
import { addXmlAddresses } from './xml-addresses.ts';

/** What the redirects depend on besides the API references. */
export interface LegacyContext {
  /** Returns the addresses of all pages. */
  hrefs: () => ReadonlySet<string>;
  /** Returns what releases of an API published; `undefined` if there are no snapshots of it. */
  publishedBy: (reference: ApiReference) => FormerPlaces | undefined;
}

/** Returns the redirects of the API references that ask for them. */
export function legacyUrls(apis: readonly PlannedApi[], context: LegacyContext): LegacyUrls[] {
  return apis.flatMap((api) => {
    const settings = api.settings.legacyUrls;
    if (!settings) return [];
    return [{ settings, pages: (diagnostics) => pagesOf(api, settings, context, diagnostics) }];
  });
}

function pagesOf(
  api: PlannedApi,
  settings: LegacyUrlsConfig,
  { hrefs, publishedBy }: LegacyContext,
  diagnostics: Diagnostics,
): LegacyPage[] {
  const { reference, links } = api;
  const { html, compounds } = reference;
  const hasMemberPages = hasMemberIds(compounds);
  const style = new LegacyStyle({ html, compounds, hasMemberPages }, settings);
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
  const published = publishedBy(reference);
  if (published) {
    const earlier = { html, compounds: formerCompounds(published), hasMemberPages };
    addFormerAddresses(api, published, new LegacyStyle(earlier, settings), overview, addresses);
  }
  addListAddresses(api, style, overview, hrefs(), addresses);
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
