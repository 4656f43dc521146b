import { latestVersion, versionsOf } from '../model/docs-versions.ts';
import type { Links } from '../model/links.ts';
import { splitName } from '../model/qualified-name.ts';
import type { Site } from '../model/site.ts';
import { overviewId } from '../pages/api/api-page-style.ts';
import type { PageContext } from '../pages/page-kind.ts';
import type { PageData } from '../shared/page-data.ts';
import type { ApiTexts } from '../shared/texts/catalogues.ts';
import { fill } from '../shared/texts/fill.ts';
import type { DocsTargets } from './docs-targets.ts';
import type { PlacedPage } from './page-list.ts';
import { ownValue } from '../shared/own-value.ts';
import { shadowed } from './shadowed.ts';

/** The version data of a page. */
export interface PageVersion {
  /** The part for the shell. */
  data: Pick<PageData, 'version' | 'versions' | 'versionNotes'>;
  /** The part for the page itself. */
  notice?: PageContext['version'];
}

/** Finds the version data of pages, with links to the same docs in other versions (S-137, S-218). */
export function versionsOfPages(
  placed: readonly PlacedPage[],
  site: Site,
  docs: DocsTargets,
  links: Links,
  { title: siteTitle, texts }: { title: string; texts: Pick<ApiTexts, 'addedIn'> },
): (page: PlacedPage) => PageVersion {
  // By set and id: guides of two sets may have the same id.
  const places = new Map<string, Record<string, string>>();
  const setOf = new Map(site.docs.map(({ name, set }) => [name, set]));
  const keyOf = (version: string, docId: string): string => `${setOf.get(version) ?? ''}\0${docId}`;
  for (const { permalink, source } of placed) {
    const { docId, version } = source.description;
    if (docId === undefined || version === undefined) continue;
    const key = keyOf(version, docId);
    const known = places.get(key) ?? {};
    places.set(key, {
      ...known,
      [version]: ownValue(known, version) ?? links.permalink(permalink),
    });
  }
  const sinceOf = releasesOfSymbols(site);
  return ({ source }) => {
    const { docId, version: name, refid, library } = source.description;
    const version = site.docs.find((each) => each.name === name);
    if (!version) return { data: {} };
    const { set } = version;
    const targets = set === undefined ? docs : docs.further.get(set);
    const latest = latestVersion(site, set);
    if (!latest || !targets?.latest) return { data: {} };
    // If another version lacks a page of the API reference, link to the nearest scope that it has.
    const ids = docId === undefined ? [] : [...scopesOf(docId), docId];
    const own =
      docId === undefined
        ? undefined
        : ids.reduce<Record<string, string>>(
            (all, id) => ({ ...all, ...places.get(keyOf(version.name, id)) }),
            {},
          );
    const { label, badge, banner } = version;
    const href = ownValue(own, latest.name) ?? links.permalink(targets.latest.mainDoc);
    // The menu says so where the link leads to a scope, because the version has no such symbol.
    const since = refid === undefined || version !== latest ? undefined : sinceOf(refid, library);
    const same = places.get(keyOf(version.name, docId ?? '')) ?? {};
    const others = Object.keys(own ?? {}).filter(
      (each) => since !== undefined && !Object.hasOwn(same, each),
    );
    const note = fill(texts.addedIn, { release: since ?? '' });
    const names = versionsOf(site, set).map((each) => each.name);
    const versionNotes = shadowed(
      others.map((each) => [each, note]),
      names,
    );
    return {
      data:
        names.length > 1
          ? {
              version: version.name,
              ...(own && { versions: shadowed(Object.entries(own), names) }),
              ...(others.length > 0 && { versionNotes }),
            }
          : {},
      notice: {
        label,
        badge,
        ...(banner ? { banner } : {}),
        siteTitle,
        latest: { name: latest.name, label: latest.label, href },
      },
    };
  };
}

/** Returns a function that finds the release that added a symbol of the latest API reference, or of one of several libraries. */
function releasesOfSymbols({
  apis,
}: Site): (refid: string, library: string | undefined) => string | undefined {
  return (refid, library) => {
    // Ids of two libraries can be equal.
    const { history } = apis.find((each) => each.library === library) ?? {};
    return history?.symbols.get(refid)?.since;
  };
}

/** Returns the ids of the pages around a page of the API reference, the overview first; none for other pages. */
function scopesOf(docId: string): string[] {
  if (!docId.startsWith(overviewId)) return [];
  const [, kind, name = ''] = /^\/\/(class|concept|namespace)\/(.*)$/s.exec(docId) ?? [];
  const scopes: string[] = [];
  if (kind !== undefined)
    for (let [scope] = splitName(name); scope !== ''; [scope] = splitName(scope))
      scopes.unshift(`${overviewId}namespace/${scope}`, `${overviewId}class/${scope}`);
  return [overviewId, ...scopes];
}
