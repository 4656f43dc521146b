import { furtherSets, latestVersion, versionsOf } from '../model/docs-versions.ts';
import { splitAddress } from '../model/ledger.ts';
import { releasePath } from '../model/release-paths.ts';
import { splitName } from '../model/qualified-name.ts';
import { postsOf } from '../model/prose.ts';
import { textOfBlocks } from '../model/walk.ts';
import type { DocsVersion } from '../model/site.ts';
import type { Plan } from '../plan/types.ts';
import { manifestPath, type SearchManifest, type VersionIndex } from '../shared/search/format.ts';
import type { NavbarEntry } from '../shared/site-data.ts';
import type { IndexFile } from './index-file.ts';
import { proseIndex, type ProsePage } from './prose-index.ts';
import { proseSections, type ProseSection } from './prose-sections.ts';
import { symbolsPath } from './symbols-path.ts';
import { symbolEntries } from './symbol-entries.ts';
import { fewSymbols, symbolIndex } from './symbol-index.ts';
import { permalinkBelow } from '../shared/permalink-below.ts';

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
  // The settings of the site determine the form of a permalink.
  const path = (permalink: string): string =>
    plan.links.permalink(permalink).slice(plan.links.base.length);
  const indexOf = (version?: DocsVersion): VersionIndex => {
    const api = apis.find(
      ({ reference }) =>
        reference.docsVersion === undefined || reference.docsVersion === version?.name,
    );
    const symbols = api && keep(symbolIndex(symbolEntries(api), symbolsPath(api)));
    const guides = version && keep(proseIndex(guidePages(version, path)));
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
  const texts = keep(
    proseIndex([
      ...further.flatMap((version) => guidePages(version, path)),
      ...postPages(plan, path),
      ...standalonePages(plan, path),
      ...extensionPages(plan, path),
      ...removedPages(plan, path),
    ]),
  );
  const { left, right } = plan.siteData.navbar;
  const manifest: SearchManifest = {
    versions,
    ...(texts ? { site: texts } : {}),
    ...(isLarge(versions, files) ? { isLarge: true } : {}),
    entries: mainEntries([...left, ...right], plan.siteData.base),
  };
  return [{ path: manifestPath, bytes: JSON.stringify(manifest) }, ...unique(files)];
}

/** Removes duplicate files: two versions with the same content share them. */
function unique(files: readonly IndexFile[]): IndexFile[] {
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

function guidePages({ docs }: DocsVersion, path: (permalink: string) => string): ProsePage[] {
  return docs
    .filter(({ unlisted }) => !unlisted)
    .map(({ title, permalink, body, sidebarLabel = '', keywords }) => ({
      group: 'guide',
      title,
      otherNames: [sidebarLabel, ...keywords].filter(Boolean),
      permalink: path(permalink),
      sections: proseSections(body),
    }));
}

function postPages({ site }: Plan, path: (permalink: string) => string): ProsePage[] {
  return postsOf(site)
    .filter(({ unlisted }) => !unlisted)
    .map(({ title, permalink, body, sidebarLabel = '', keywords }) => ({
      group: 'post',
      title,
      otherNames: [sidebarLabel, ...keywords].filter(Boolean),
      permalink: path(permalink),
      sections: proseSections(body),
    }));
}

/**
 * Returns stand-alone pages: the content of text pages, title and description of code pages, and the title of home pages,
 * which say briefly what the guides say.
 */
function standalonePages({ site, config }: Plan, path: (permalink: string) => string): ProsePage[] {
  return site.standalone
    .filter(({ unlisted }) => unlisted !== true)
    .map(({ title, permalink, content, description, isHome, keywords = [] }) => ({
      group: 'page',
      title: title ?? config.title,
      otherNames: keywords,
      permalink: path(permalink),
      sections:
        isHome === true
          ? []
          : content.type === 'prose'
            ? proseSections(content.body)
            : [{ heading: '', anchor: '', text: description }],
    }));
}

/** Returns the pages that extensions add to API references. */
function extensionPages({ apis }: Plan, path: (permalink: string) => string): ProsePage[] {
  return apis.flatMap(({ reference, settings }) =>
    (reference.ownPages ?? []).map((page) => ({
      group: 'page',
      title: page.title,
      otherNames: [],
      permalink: path(permalinkBelow(settings.routeBasePath, `${page.path}/`)),
      sections: [{ heading: '', anchor: '', text: textOfBlocks(page.content) }],
    })),
  );
}

/**
 * Returns the symbols that are gone, with their members, at the addresses where they were published; those that never
 * were, on the page about the changes of the release that removed them.
 */
function removedPages(
  { apis, config, pages: all }: Plan,
  path: (permalink: string) => string,
): ProsePage[] {
  const removed = apis.flatMap(({ reference }) => reference.ledger?.removed ?? []);
  const pages = new Map<string, ProsePage & { sections: [ProseSection] }>();
  const known = new Set(all.map(({ permalink }) => permalink));
  const pageOf = (release: string): string | undefined => {
    const path = `${config.doxygen?.routeBasePath ?? ''}/${releasePath(release)}`.replace(
      /^\//,
      '',
    );
    return known.has(path) ? path : undefined;
  };
  // Sorted by name, so that owners precede their members.
  for (const { name, release, addresses } of removed) {
    const [scope, last] = splitName(name);
    const around = pages.get(scope);
    const [address = pageOf(release)] = addresses.keys();
    const isSpecial = /^(?:~|operator\b)/.test(last) || last === splitName(scope)[1];
    // Nobody looks for these members by name.
    if (around && isSpecial) continue;
    if (around) around.sections[0].text += ` ${last}`;
    else if (address !== undefined) {
      const [permalink, anchor] = splitAddress(address);
      pages.set(name, {
        group: 'removed',
        title: name,
        otherNames: [],
        permalink: path(permalink),
        sections: [{ heading: '', anchor, text: release }],
      });
    }
  }
  return [...pages.values()];
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
