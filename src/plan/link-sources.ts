import { siteFolder } from '../config/site-folder.ts';
import type { Config } from '../config/types.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Links } from '../model/links.ts';
import { lineNumbersOf } from '../model/packed-listing.ts';
import { RecentCache } from '../model/recent-cache.ts';
import { translatedFolders } from '../model/translated-folders.ts';
import type { ApiReference, DocsVersion, Repository, Site } from '../model/site.ts';
import { cppreferenceUrl } from './standard-library/cppreference.ts';
import { commentPages } from './comment-pages.ts';
import { doxygenLists } from './doxygen-lists.ts';
import { externalPlaces } from './external-places.ts';
import { createLinks, type LinkSources, type ListingPlace, type SymbolPlaces } from './links.ts';
import { otherLibraries } from './other-libraries.ts';
import type { PlacedPage } from './page-list.ts';
import type { PageScope } from './page-scopes.ts';
import { fileOnHost } from './repository-files.ts';
import { sitePaths } from './site-paths.ts';
import { symbolNames } from './symbol-names.ts';
import { symbolsOfLibraries } from './symbols-of-libraries.ts';
import { mapTargets, type CompoundPage, type Target } from './targets.ts';

/** Maximum number of files whose line numbers are cached: pages mostly link to the file of their symbol. */
const mostListings = 300;

/** The links of one scope, and their input. */
export interface ScopeLinks {
  /** The input of the links. */
  sources: LinkSources;
  /** The links. */
  links: Links;
}

/** Finds the links of each scope: the same refid may be on different pages in different versions. */
export function scopeLinks(
  placed: readonly PlacedPage[],
  site: Site,
  config: Config,
): (scope: PageScope) => ScopeLinks {
  const common = siteSources(placed, site, config);
  const known = new Map<PageScope, ScopeLinks>();
  const linksTo = (scope: PageScope): ScopeLinks => {
    const found = known.get(scope);
    if (found) return found;
    const sources = {
      ...common,
      ...apiSources(placed, scope, config),
      ...ofLibraries(scope, linksTo),
    };
    const created = { sources, links: createLinks(sources) };
    known.set(scope, created);
    return created;
  };
  return linksTo;
}

/** The input for links to the symbols of several libraries: to others from a library, to all of them from texts. */
function ofLibraries(
  scope: PageScope,
  linksTo: (scope: PageScope) => ScopeLinks,
): Partial<Pick<LinkSources, 'elsewhere' | 'symbols' | 'standard'>> | undefined {
  const { libraries } = scope;
  if (!libraries) return undefined;
  const own = libraries.find((each) => each === scope);
  if (own)
    return { elsewhere: otherLibraries(own, libraries, (each) => linksTo(each).sources.targets) };
  return {
    symbols: symbolsOfLibraries(libraries.flatMap((each) => linksTo(each).sources.symbols ?? [])),
    standard: libraries.some(linksToStandard) ? cppreferenceUrl : noStandard,
  };
}

const noStandard: LinkSources['standard'] = () => undefined;

function linksToStandard({ doxygen }: PageScope): boolean {
  return doxygen?.standardLibrary === 'cppreference';
}

/** The input for the links of an API reference and its version's texts, in addition to what all scopes share. */
type ApiSources = Pick<
  LinkSources,
  | 'targets'
  | 'externals'
  | 'standard'
  | 'listings'
  | 'comments'
  | 'hiddenFiles'
  | 'repository'
  | 'images'
  | 'symbols'
  | 'docsFolders'
  | 'onHost'
>;

function apiSources(placed: readonly PlacedPage[], scope: PageScope, config: Config): ApiSources {
  const { input, doxygen } = scope;
  const { apiInScope: api, symbols, settings } = input;
  const pages = placed.filter((page) => page.scope === scope);
  const compoundPages = pages.flatMap((page): CompoundPage[] => {
    const { permalink, source } = page;
    const compound = symbols.compounds.get(source.description.refid ?? '');
    if (!compound) return [];
    return [
      {
        permalink,
        compound,
        get anchors() {
          return page.anchors;
        },
      },
    ];
  });
  const recent = new RecentCache(mostListings);
  const listings = new Map<string, ListingPlace>();
  for (const { permalink, compound } of compoundPages) {
    if (compound.kind !== 'file') continue;
    const lines = recent.memoize(() =>
      compound.listing ? lineNumbersOf(compound.listing) : new Set<number>(),
    );
    const hasLine = (line: number): boolean => lines().has(line);
    const listing = { permalink, name: compound.name, hasLine };
    listings.set(compound.name, listing);
    if (compound.location) listings.set(compound.location.file, listing);
  }
  const targets = mapTargets(compoundPages, symbols);
  const permalinks = new Set(pages.map(({ permalink }) => permalink));
  for (const [name, target] of doxygenLists(permalinks, settings.apiPath))
    if (!targets.has(name)) targets.set(name, target);
  return {
    ...(api && doxygen
      ? {
          symbols: {
            reference: nameOf(api, input.site),
            ...(api.library !== undefined && { library: api.library }),
            names: symbolNames(symbols, (refid) => targets.has(refid)),
            linksCode: doxygen.autolink !== 'none',
            target: symbolTargets(compoundPages, targets),
          },
        }
      : {}),
    targets,
    externals: externalPlaces(api?.tagFiles ?? []),
    standard: linksToStandard(scope) ? cppreferenceUrl : noStandard,
    listings,
    ...(api && { comments: commentPages(symbols, targets) }),
    ...hostOfTexts(input.site, config, api?.repository),
    hiddenFiles: api?.hiddenFiles,
    repository: api?.repository,
    docsFolders: docsFolders(input.site, api?.docsVersion),
    images: new Map(
      (api?.images ?? []).map((image) => [
        image.file ?? image.path.slice(image.path.lastIndexOf('/') + 1),
        image,
      ]),
    ),
  };
}

/** Finds what texts link to in the repository; nothing if they link only to what the site has. */
function hostOfTexts(
  { repositoryFiles }: Site,
  config: Config,
  repository: Repository | undefined,
): Pick<LinkSources, 'onHost'> {
  if (!repositoryFiles?.size) return {};
  const onHost = new Map(
    [...repositoryFiles].flatMap(([path, file]) => {
      const address = fileOnHost(file, config, repository);
      return address === undefined ? [] : [[path, address] as const];
    }),
  );
  return { onHost };
}

/** The folders of the guides: that of the given version, then that of the latest version, then the others. */
function docsFolders({ docs }: Site, version: string | undefined): string[] {
  const rank = ({ name, isLast }: DocsVersion): number => (name === version ? 0 : isLast ? 1 : 2);
  return [...docs].sort((a, b) => rank(a) - rank(b)).map(({ folder }) => folder);
}

/** The name of an API reference in messages, with its version only if there are several. */
function nameOf({ docsVersion, library }: ApiReference, { apis }: Site): string {
  if (library !== undefined) return `the API reference of "${library}"`;
  const isOne = apis.length < 2 || docsVersion === undefined;
  return isOne ? 'the API reference' : `the API reference of version "${docsVersion}"`;
}

/** The input that the links of all scopes share. */
function siteSources(
  placed: readonly PlacedPage[],
  site: Site,
  config: Config,
): Omit<LinkSources, keyof ApiSources> {
  const sources = new Map<string, string>();
  for (const { permalink, source } of placed) {
    const file = source.description.place?.file;
    if (file !== undefined && /\.mdx?$/i.test(file) && !sources.has(file))
      sources.set(file, permalink);
  }
  addTranslations(sources, site);
  // Some systems write the names of files with separate accents, and editors the links to them with composed ones.
  for (const [file, permalink] of [...sources])
    if (!sources.has(file.normalize())) sources.set(file.normalize(), permalink);
  return {
    base: config.baseUrl,
    trailingSlash: config.trailingSlash,
    sources,
    assets: site.localAssets,
    paths: sitePaths(placed, site, config),
    siteFolder: displayPath(siteFolder(config)),
    showsOutsideImages: config.security.imagesFromComments,
    textFolders: [site.blog, site.pagesFolder]
      .flatMap((source) => [source?.folder, source?.originalFolder])
      .filter((folder) => folder !== undefined),
    files: new Set([...site.staticFiles, ...site.localAssets.values()].map(({ path }) => path)),
  };
}

/** Allows texts to refer to each other by the path of either the translation or the original. */
function addTranslations(sources: Map<string, string>, site: Site): void {
  for (const { folder, original } of translatedFolders(site))
    for (const [file, permalink] of [...sources])
      for (const [from, to] of [
        [folder, original],
        [original, folder],
      ] as const) {
        const other = to + file.slice(from.length);
        if (file.startsWith(`${from}/`) && !sources.has(other)) sources.set(other, permalink);
      }
}

/** The targets of symbols: for overloads their common heading, otherwise the symbol itself. */
function symbolTargets(
  pages: readonly CompoundPage[],
  targets: ReadonlyMap<string, Target>,
): SymbolPlaces['target'] {
  let byPermalink: Map<string, CompoundPage> | undefined;
  return ({ refids }) => {
    byPermalink ??= new Map(pages.map((page) => [page.permalink, page]));
    for (const refid of refids) {
      const target = targets.get(refid);
      if (!target) continue;
      const { permalink } = target;
      const set = byPermalink.get(permalink)?.anchors.get(refid)?.set;
      if (set !== undefined) return { permalink, anchor: set };
    }
    const [first = ''] = refids;
    return targets.get(first);
  };
}
