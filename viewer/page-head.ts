import type { LoadedPage } from './page-document.ts';

/** The scripts and style sheets that all documents of one build load; the asynchronous ones are those of some pages. */
export function assetsOf(document: Document): string {
  const elements = document.querySelectorAll('script[type="module"]:not([async]), link[rel="stylesheet"]');
  return Array.from(
    elements,
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  )
    .filter((address) => address.includes('/assets/'))
    .join(' ');
}

/** What of a head belongs to the page and not to the site. */
const ownTags =
  'meta[name], meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

/** Makes head and root element of the window those of a page. */
export function showHead(page: LoadedPage): void {
  const { head, documentElement } = document;
  const source = page.document;
  document.title = page.data.title;
  documentElement.className = page.data.htmlClass;
  documentElement.lang = source.documentElement.lang;
  documentElement.dir = source.documentElement.dir;
  const added = [...source.head.querySelectorAll(ownTags)];
  for (const old of head.querySelectorAll(ownTags)) {
    // What both pages have stays: a viewport that goes away for a moment is not without effect.
    const same = added.findIndex((tag) => tag.isEqualNode(old));
    if (same < 0) old.remove();
    else added.splice(same, 1);
  }
  for (const tag of added) head.append(document.importNode(tag, true));
}
