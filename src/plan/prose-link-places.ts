import type { Place } from '../shared/place.ts';
import { docsOf } from '../model/docs-versions.ts';
import { postsOf } from '../model/prose.ts';
import type { Plan } from './types.ts';
import { append } from '../shared/group-by.ts';

/** A link on a page. */
export interface PageLinkUse {
  /** Site path of the page, without base. */
  permalink: string;
  /** The link as written in the page. */
  href: string;
}

/** The places in Markdown files where links of pages were written; undefined for links from elsewhere. */
export function proseLinkPlaces(
  uses: readonly PageLinkUse[],
  plan: Pick<Plan, 'site' | 'links' | 'pages'>,
): (Place | undefined)[] {
  const places = placesByHref(plan);
  const pages = new Map(plan.pages.map((page) => [page.permalink, page]));
  const own = uses.map(({ permalink, href }) => {
    const file = pages.get(permalink)?.description.place?.file;
    return places.get(href)?.find((place) => place.file === file);
  });
  const isList = uses.map(({ permalink }) => {
    const page = pages.get(permalink);
    return page?.data.layout === 'blog' && !page.description.place;
  });
  // A link that comes neither from the page's own text nor from a post in a list comes from the shell.
  const shell = new Set(uses.flatMap(({ href }, n) => (own[n] || isList[n] ? [] : [href])));
  return uses.map(
    ({ href }, n) => own[n] ?? (isList[n] && !shell.has(href) ? places.get(href)?.[0] : undefined),
  );
}

function placesByHref({ site, links }: Pick<Plan, 'site' | 'links'>): Map<string, Place[]> {
  const bodies = [
    ...docsOf(site).map(({ body }) => body),
    ...postsOf(site).map(({ body }) => body),
    ...site.standalone.flatMap(({ content }) => (content.type === 'prose' ? [content.body] : [])),
  ];
  const places = new Map<string, Place[]>();
  for (const { url, kind, place } of bodies.flatMap((body) => body.links)) {
    const href = kind === 'symbol' ? links.symbol?.(url, false)?.href : links.url(url, place.file);
    if (href === undefined) continue;
    append(places, href, place);
  }
  return places;
}
