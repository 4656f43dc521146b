import { furtherSets, latestVersion, versionsOf } from '../model/docs-versions.ts';
import type { DocsVersion } from '../model/site.ts';
import type { Plan } from '../plan/types.ts';
import {
  indexFormat,
  manifestPath,
  type SearchManifest,
  type VersionIndex,
} from '../shared/search/format.ts';
import type { NavbarEntry } from '../shared/site-data.ts';
import type { IndexFile } from './index-file.ts';
import { commentTexts } from './comment-texts.ts';
import { proseIndex } from './prose-index.ts';
import { searchedTexts } from './searched-texts.ts';
import { symbolsPath } from './symbols-path.ts';
import { symbolEntries } from './symbol-entries.ts';
import { fewSymbols, symbolIndex } from './symbol-index.ts';

/** Length of a file whose words take long to split, in characters. */
const manyWords = 1_000_000;

/** True if browsers should search in a worker. */
export function isLarge(
  versions: readonly Pick<VersionIndex, 'symbols'>[],
  files: readonly IndexFile[],
): boolean {
  return (
    versions.some(({ symbols }) => symbols && symbols.total > fewSymbols) ||
    files.some(({ bytes }) => bytes.length > manyWords)
  );
}

/** Builds the search index of the site: its files and the list of indexes; none if the search is disabled. */
export function searchFiles(plan: Plan): IndexFile[] {
  const { site, apis } = plan;
  if (!plan.config.search) return [];
  const files: IndexFile[] = [];
  const keep = <Entry>(
    built: { entry: Entry; files: IndexFile[] } | undefined,
  ): Entry | undefined => {
    files.push(...(built?.files ?? []));
    return built?.entry;
  };
  const texts = searchedTexts(plan);
  const indexOf = (version?: DocsVersion): VersionIndex => {
    // Of several libraries, all belong to one version.
    const own = apis.filter(
      ({ reference }) =>
        reference.docsVersion === undefined || reference.docsVersion === version?.name,
    );
    const [api] = own;
    const symbols =
      api && keep(symbolIndex(own.flatMap(symbolEntries), symbolsPath(api, plan.config)));
    const guides = keep(
      proseIndex([...(version ? texts.guides(version) : []), ...own.flatMap(commentTexts)]),
    );
    return {
      name: version?.name ?? '',
      label: version?.label ?? '',
      ...(symbols ? { symbols } : {}),
      ...(guides ? { guides } : {}),
    };
  };
  const latest = latestVersion(site);
  const versions = [latest, ...versionsOf(site).filter((version) => version !== latest)].map(
    indexOf,
  );
  const further = furtherSets(site).flatMap((set) => latestVersion(site, set) ?? []);
  const ofSite = keep(
    proseIndex([...further.flatMap(texts.guides), ...texts.posts(), ...texts.others()]),
  );
  const { left, right } = plan.siteData.navbar;
  const manifest: SearchManifest = {
    format: indexFormat,
    versions,
    ...(ofSite ? { site: ofSite } : {}),
    ...(isLarge(versions, files) ? { isLarge: true } : {}),
    entries: mainEntries([...left, ...right], plan.siteData.base),
  };
  return [{ path: manifestPath, bytes: JSON.stringify(manifest) }, ...unique(files)];
}

/** Removes duplicate files: two versions with the same content share them. */
function unique(files: readonly IndexFile[]): IndexFile[] {
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** Returns the targets of the navbar on this site, each once. */
function mainEntries(items: readonly NavbarEntry[], base: string): [label: string, href: string][] {
  const found = new Map<string, string>();
  const add = (entries: readonly NavbarEntry[]): void => {
    for (const entry of entries) {
      if (entry.type === 'dropdown' && entry.role === 'menu') add(entry.items);
      if (entry.type !== 'link' || entry.shown !== undefined || entry.lang !== undefined) continue;
      if (entry.href.startsWith(base) && entry.label !== '' && !found.has(entry.href))
        found.set(entry.href, entry.label);
    }
  };
  add(items);
  return [...found].map(([href, label]) => [label, href]);
}
