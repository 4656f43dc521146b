import type { BuildContext } from '../cache/build-context.ts';
import { contentKey } from '../cache/content-key.ts';
import { partOfApi } from '../compile/read-apis.ts';
import { siteFolder } from '../config/site-folder.ts';
import { nothing } from '../inputs/look.ts';
import type { Observation, ObservationKind } from '../inputs/observation.ts';
import { factsOf } from '../parallel/asset-facts.ts';
import type { Plan, PlanPage } from '../plan/types.ts';
import { siteHead } from '../render/site-head.ts';
import type { SiteAssets } from '../render/site-assets.ts';
import { environmentOfBuild } from './environment.ts';
import { pageDigests, type PageDigests } from './page-digests.ts';
import { dataText, movablePath } from './movable-data.ts';

/** A hash of each part of what the pages of an API reference show, by its name in messages. */
export type PageKeys = ReadonlyMap<string, string>;

/** An API reference whose pages can be taken from another build. */
export interface KeyedReference {
  /** Its name among those of the site. */
  name: string;
  /** Hashes of everything that its pages show; the same in each folder and on each machine. */
  keys: PageKeys;
  /** Its pages that show nothing else. */
  pages: readonly PlanPage[];
  /** Creates the hashes of what single pages show, which stay the same if the keys change but not what a page shows. */
  digests: () => PageDigests;
}

/** The API references whose pages can be taken from another build, or why there are none: a clause. */
export type KeyedReferences =
  | { references: readonly KeyedReference[]; reason?: undefined }
  | { references: readonly []; reason: string };

/** From what a site is built. */
export interface KeyedSite {
  /** Has recorded the inputs of the site. */
  context: BuildContext;
  /** True if the site contains drafts. */
  drafts?: boolean | undefined;
}

/**
 * Observations that pages do not depend on as such: what the repository of the sources contains is compared itself, and
 * a new time with the same content changes nothing.
 */
const withoutEffect = new Set<ObservationKind>(['git', 'revision', 'times']);

/**
 * Finds the API references whose pages another build may have rendered, with a key over everything that these pages show:
 * the texts of the site and other API references count only as far as that (`ApiPages.surroundings`).
 */
export function keyedReferences(
  plan: Plan,
  assets: SiteAssets,
  { context: { inputs }, drafts = false }: KeyedSite,
): KeyedReferences {
  const { config, siteData } = plan;
  const reason = whyNone(plan, assets) ?? inputs.doubts[0]?.reason;
  if (reason !== undefined) return { references: [], reason };
  const movable = movablePath(siteFolder(config));
  const keyOf = (data: unknown): string => contentKey('pages', dataText(data, movable));
  const { theme: _theme, ...head } = siteHead(plan, assets);
  // Whether a highlighter is loaded depends on what the cache had, and only components of the site use it.
  const { cards, isHighlighted: _loaded, ...facts } = factsOf(assets);
  const ofSite: [string, string][] = [
    ['the configuration', keyOf([config, drafts])],
    // Texts are known by their paths in messages.
    ['the working folder', keyOf(process.cwd())],
    ['an environment variable', keyOf(environmentOfBuild())],
    ['a script, style sheet or image of all pages', keyOf([head, facts])],
    ['the navbar or another part of all pages', keyOf(siteData)],
  ];
  const byFile = new Map(plan.pages.map((page) => [page.file, page]));
  const references = plan.apis.map(({ reference, symbols, apiPages }): KeyedReference => {
    const name = partOfApi(reference);
    const ofApi = apiPages();
    const { files, surroundings, mentionsOf } = ofApi;
    const refids = [...symbols.compounds.keys(), ...symbols.members.keys()];
    const mentions = refids.map(mentionsOf);
    const observed = inputs
      .observationsOf(name)
      // What is not there had no effect, and where it was looked for depends on the folders above the site.
      .filter(({ kind, found }) => !withoutEffect.has(kind) && found !== nothing);
    const readOf = (observations: readonly Observation[]): string[] =>
      observations
        .map(({ kind, path, found }) => `${kind} ${movable(path)} ${movable(found)}`)
        // The order depends on which file was read first.
        .sort();
    const drawn = plan.drawings?.get(reference);
    const shown = [files.map((file) => cards?.get(file)), surroundings, mentions];
    const keys = new Map([
      ...ofSite,
      ['a file that was read for it', keyOf(readOf(observed))],
      ['a drawing in a comment', keyOf(drawn)],
      ['what texts, releases or other versions say about it', keyOf(shown)],
    ]);
    const digests = (): PageDigests => {
      // What is in these is compared as symbols; the sources only tell more about them.
      const isOwn = ofApi.isOwnFile();
      const others = observed.filter(({ path }) => !isOwn(path));
      const around = [...ofSite, readOf(others), keyOf(drawn), surroundings];
      return pageDigests(ofApi, {
        around: keyOf(around),
        coverage: reference.coverage,
        cardOf: ({ file }) => cards?.get(file),
      });
    };
    return { name, keys, pages: files.flatMap((file) => byFile.get(file) ?? []), digests };
  });
  return { references };
}

/** Returns why the pages of API references depend on more than their keys; `undefined` if they do not. */
function whyNone({ config, apis }: Plan, { components }: SiteAssets): string | undefined {
  if (config.docset) return 'the pages of a docset name the symbols of the whole site';
  // Links between libraries depend on the symbols of all.
  if (config.libraries) return 'the site has several libraries, whose pages link to each other';
  if (components) return 'components of the site are on all pages';
  return apis.length === 0 ? 'the site has no API reference' : undefined;
}
