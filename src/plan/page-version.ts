import { latestVersion } from '../model/docs-versions.ts';
import type { Links } from '../model/links.ts';
import type { DocsVersion, Site } from '../model/site.ts';
import type { PageContext, PageDescription } from '../pages/page-kind.ts';
import type { PageData } from '../shared/page-data.ts';
import type { DocsTargets } from './docs-targets.ts';
import type { PlacedPage } from './page-list.ts';

/** What a page has from the docs version that it belongs to. */
export interface PageVersion {
  /** The page's description. */
  description: PageDescription;
  /** What the shell knows of it. */
  data: Pick<PageData, 'version' | 'versions'>;
  /** What the page itself says of it. */
  notice?: PageContext['version'];
}

/** Finds out what pages have from their docs versions, and where other versions have the same docs (S-137, S-218). */
export function versionsOfPages(
  placed: readonly PlacedPage[],
  site: Site,
  docs: DocsTargets,
  links: Links,
  siteTitle: string,
): (page: PlacedPage) => PageVersion {
  const places = new Map<string, Record<string, string>>();
  for (const { permalink, source } of placed) {
    const { docId, version } = source.description;
    if (docId === undefined || version === undefined) continue;
    const known = places.get(docId) ?? {};
    places.set(docId, { ...known, [version]: links.permalink(permalink) });
  }
  const latest = latestVersion(site);
  const mainDoc = docs.latest && links.permalink(docs.latest.mainDoc);

  return ({ source }) => {
    const { description, layout } = source;
    const name = description.version ?? (layout === 'doc' ? latest?.name : undefined);
    const version = site.docs.find((each) => each.name === name);
    if (!version || !latest || mainDoc === undefined) return { description, data: {} };
    const own = description.docId === undefined ? undefined : places.get(description.docId);
    const { label, badge, banner } = version;
    const href = own?.[latest.name] ?? mainDoc;
    return {
      description:
        description.version === undefined ? inVersion(description, version) : description,
      data: site.docs.length > 1 ? { version: name, ...(own ? { versions: own } : {}) } : {},
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

/** A page of the API reference, which is written for a site of one version, as one of the latest version. */
function inVersion(description: PageDescription, version: DocsVersion): PageDescription {
  const { name, className = '', noIndex } = version;
  return {
    ...description,
    noIndex: description.noIndex ?? (noIndex || undefined),
    searchTag: description.searchTag.replace(/^docs-default-.*/, `docs-default-${name}`),
    htmlClass: description.htmlClass.replace(
      'docs-version-current',
      `docs-version-${name} ${className}`.trimEnd(),
    ),
  };
}
