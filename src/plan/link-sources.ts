import type { Config } from '../config/types.ts';
import type { Site } from '../model/site.ts';
import type { Symbols } from '../model/symbols.ts';
import { cppreferenceUrl } from './standard-library/cppreference.ts';
import { doxygenLists } from './doxygen-lists.ts';
import { externalPlaces } from './external-places.ts';
import type { LinkSources, SymbolPlaces } from './links.ts';
import type { PlacedPage } from './page-list.ts';
import { sitePaths } from './site-paths.ts';
import { symbolNames } from './symbol-names.ts';
import { mapTargets, type CompoundPage, type Target } from './targets.ts';

/** Collects what links are made from: places of refids, pages of source files, listings, copies of images. */
export function linkSources(
  placed: readonly PlacedPage[],
  site: Site,
  symbols: Symbols,
  config: Config,
): LinkSources {
  const compoundPages = placed.flatMap(({ permalink, anchors, source }) => {
    const compound = symbols.compounds.get(source.description.refid ?? '');
    return compound ? [{ permalink, compound, anchors }] : [];
  });
  const listings = new Map<string, { permalink: string; name: string; lines: Set<number> }>();
  for (const { permalink, compound } of compoundPages) {
    if (compound.kind !== 'file') continue;
    const lines = (compound.listing?.lines ?? []).flatMap((line) => line.number ?? []);
    const listing = { permalink, name: compound.name, lines: new Set(lines) };
    listings.set(compound.name, listing);
    if (compound.location) listings.set(compound.location.file, listing);
  }
  const sources = new Map<string, string>();
  for (const { permalink, source } of placed) {
    const file = source.description.place?.file;
    if (file !== undefined && /\.mdx?$/i.test(file) && !sources.has(file))
      sources.set(file, permalink);
  }
  const targets = mapTargets(compoundPages, symbols);
  const permalinks = new Set(placed.map(({ permalink }) => permalink));
  for (const [name, target] of doxygenLists(permalinks, config.doxygen?.routeBasePath ?? ''))
    if (!targets.has(name)) targets.set(name, target);
  return {
    ...(site.api && config.doxygen
      ? {
          symbols: {
            names: symbolNames(symbols, (refid) => targets.has(refid)),
            linksCode: config.doxygen.autolink !== 'none',
            target: symbolTargets(compoundPages, targets),
          },
        }
      : {}),
    base: config.baseUrl,
    trailingSlash: config.trailingSlash,
    targets,
    externals: externalPlaces(site.api?.tagFiles ?? []),
    standard:
      config.doxygen?.standardLibrary === 'cppreference' ? cppreferenceUrl : () => undefined,
    sources,
    docsFolders: [...site.docs]
      .sort((a, b) => Number(b.isLast) - Number(a.isLast))
      .map(({ folder }) => folder),
    listings,
    assets: site.localAssets,
    paths: sitePaths(placed, site, config),
    files: new Set(site.staticFiles.map(({ path }) => path)),
    images: new Map(
      (site.api?.images ?? []).map((image) => [
        image.path.slice(image.path.lastIndexOf('/') + 1),
        image,
      ]),
    ),
  };
}

/** Where symbols stand: overloads at the heading that they have in common, everything else at its own place. */
function symbolTargets(
  pages: readonly CompoundPage[],
  targets: ReadonlyMap<string, Target>,
): SymbolPlaces['target'] {
  let anchors: Map<string, CompoundPage['anchors']> | undefined;
  return ({ refids }) => {
    anchors ??= new Map(pages.map((page) => [page.permalink, page.anchors]));
    for (const refid of refids) {
      const target = targets.get(refid);
      if (!target) continue;
      const { permalink } = target;
      const set = anchors.get(permalink)?.get(refid)?.set;
      if (set !== undefined) return { permalink, anchor: set };
    }
    const [first = ''] = refids;
    return targets.get(first);
  };
}
