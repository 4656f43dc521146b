import type { Config } from '../../config/types.ts';
import { isGeneratedPage } from '../../model/compound-lists.ts';
import { docsOf } from '../../model/docs-versions.ts';
import type { PublishedPage, PublishedSite } from '../../model/ledger.ts';
import { postsOf } from '../../model/prose.ts';
import type { Site } from '../../model/site.ts';
import { pageKinds } from '../../pages/registry.ts';
import type { Plan } from '../types.ts';
import { listKind } from './moved-path.ts';
import { siteRoutes } from './site-ledger.ts';

/** A page or heading that a site publishes. */
export type SitePage = Omit<PublishedPage, 'release' | 'line'>;

/** What a site publishes besides its symbols. */
export interface SitePages {
  /** Where the site is. */
  site: PublishedSite;
  /** The pages and the headings of texts, as in `PublishedPages`. */
  entries: SitePage[];
}

/** The kinds of pages with a text that an author wrote. */
const textKinds: ReadonlySet<string> = new Set([
  'doc',
  'doc-category',
  'blog-post',
  'home',
  'standalone',
]);

/** Page kinds whose addresses are not recorded. */
const unlinkedKinds: ReadonlySet<string> = new Set(['removed', 'debug', 'not-found', 'search']);

/**
 * Returns the pages of a site that are not those of symbols, and the headings of its texts. `isSymbol` is true for the
 * refids of symbols in the snapshot, which has their addresses.
 */
export function publishedPages(
  { pages, site, symbols, config }: Pick<Plan, 'pages' | 'site' | 'symbols'> & { config: Config },
  isSymbol: (refid: string) => boolean,
): SitePages {
  const headings = headingsByPermalink(site);
  const compoundKinds = new Set(
    pageKinds.filter(({ compounds }) => compounds).map(({ name }) => name),
  );
  const entries = pages.flatMap(({ permalink, file, kind, description }): SitePage[] => {
    const { refid = '', title } = description;
    if (unlinkedKinds.has(kind) || file === '404.html' || isSymbol(refid)) return [];
    const ids = headings.get(permalink) ?? [];
    const compound = symbols.compounds.get(refid);
    const isList = !compoundKinds.has(kind) || (compound && isGeneratedPage(compound));
    const own: SitePage = textKinds.has(kind)
      ? { address: permalink }
      : isList
        ? { address: permalink, kind: listKind }
        : { address: permalink, kind, title: compound?.name ?? title };
    return [own, ...ids.map((id) => ({ address: `${permalink}#${encodeURIComponent(id)}` }))];
  });
  const routes = siteRoutes(
    { apiPath: config.doxygen?.routeBasePath ?? '', docsPath: config.docs?.routeBasePath ?? '' },
    config,
  );
  const { baseUrl, trailingSlash } = config;
  return { site: { baseUrl, trailingSlash: trailingSlash !== false, routes }, entries };
}

function headingsByPermalink(
  site: Pick<Site, 'docs' | 'blog' | 'standalone'>,
): Map<string, string[]> {
  const prose = [
    ...docsOf(site),
    ...postsOf(site),
    ...site.standalone.flatMap(({ permalink, content }) =>
      content.type === 'prose' ? [{ permalink, body: content.body }] : [],
    ),
  ];
  return new Map(
    // The title of a page has no link of its own.
    prose.map(({ permalink, body }) => [
      permalink,
      body.headings.filter(({ level }) => level > 1).map(({ id }) => id),
    ]),
  );
}
