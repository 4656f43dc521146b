import type { Place } from '../shared/place.ts';
import type { Plan } from './types.ts';

/** Answers where in the Markdown files a link of a page was written; undefined for links that come from elsewhere. */
export function proseLinkPlaces(
  plan: Pick<Plan, 'site' | 'links' | 'pages'>,
): (permalink: string, href: string) => Place | undefined {
  const { docs, blog, standalone } = plan.site;
  const bodies = [
    ...docs.map(({ body }) => body),
    ...(blog?.posts ?? []).map(({ body }) => body),
    ...standalone.flatMap(({ content }) => (content.type === 'prose' ? [content.body] : [])),
  ];
  const places = new Map<string, Place[]>();
  for (const { links } of bodies) {
    for (const { url, place } of links) {
      const href = plan.links.url(url, place.file);
      const known = places.get(href);
      if (known) known.push(place);
      else places.set(href, [place]);
    }
  }
  const sources = new Map(
    plan.pages.map(({ permalink, description }) => [permalink, description.place?.file]),
  );
  return (permalink, href) => {
    const candidates = places.get(href);
    const file = sources.get(permalink);
    // A page without source, such as a list of posts, shows texts of several files.
    return file === undefined ? candidates?.[0] : candidates?.find((place) => place.file === file);
  };
}
