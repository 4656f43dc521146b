import { apiOutline } from './api-outline.ts';
import { ownFiles } from './own-files.ts';
import { ownIds, remarksOf } from './symbol-parts.ts';
import type { ScopeLinks } from './link-sources.ts';
import type { PlacedPage } from './page-list.ts';
import type { ApiScope } from './page-scopes.ts';
import { sidebarOf, type PlanPageInput } from './plan-page.ts';
import type { ApiPages } from './types.ts';

/**
 * Finds the pages that show nothing but an API reference, and what they show besides its sources and the configuration:
 * addresses of texts and of other versions, sidebars, and what releases published, and mentions. All of that is data, so
 * that two builds can be compared.
 */
export function apiPages(
  scope: ApiScope,
  { sources, links }: ScopeLinks,
  placed: readonly PlacedPage[],
  around: PlanPageInput,
): ApiPages {
  const { symbols, apiInScope } = scope.input;
  const pages = placed.filter(
    ({ scope: own, source: { showsOnlyApi } }) => own === scope && showsOnlyApi,
  );
  const [first] = pages;
  const sidebars = new Set(pages.flatMap((page) => sidebarOf(page, around.sidebars) ?? []));
  return {
    files: pages.map(({ file }) => file),
    surroundings: [
      commonSources(sources),
      apiInScope.repository,
      pages.map((page) => [
        page.permalink,
        page.source.description.refid,
        page.similar,
        around.versionOf(page),
        around.isRepeated(page),
        around.textHrefs.get(links.permalink(page.permalink)),
        around.ledger.aliases.get(page.permalink),
        around.ledger.former.get(page.permalink),
      ]),
      [...sidebars].map(({ name, nodes }) => [name, nodes]),
    ],
    mentionsOf: first ? around.mentionsOf(first) : () => undefined,
    ownIds: ({ description: { refid } }) => {
      const compound = symbols.compounds.get(refid ?? '');
      return compound ? ownIds(compound) : [];
    },
    remarks: () => remarksOf(apiInScope.compounds),
    isOwnFile: () => ownFiles(apiInScope),
    outline: () => apiOutline(apiInScope, symbols),
  };
}

/** Returns the input of links that does not come from the API reference itself. */
function commonSources({
  targets: _targets,
  externals: _externals,
  standard: _standard,
  listings: _listings,
  comments: _comments,
  hiddenFiles: _hidden,
  repository: _repository,
  images: _images,
  symbols: _symbols,
  ...common
}: ScopeLinks['sources']): unknown {
  return common;
}
