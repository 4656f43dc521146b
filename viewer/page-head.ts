import type { LoadedPage } from './page-document.ts';

/**
 * Scripts and style sheets that every document of a build loads, and its content security policy, which a document keeps
 * when the viewer replaces its content. Asynchronous and marked scripts are for some pages, and only documents parsed by
 * scripts have those of `noscript`.
 */
export function assetsOf(document: Document): string {
  const elements = document.querySelectorAll(
    'script[type="module"]:not([async], [data-page]), link[rel="stylesheet"]:not([href*="/css/search-"], [media]), meta[http-equiv]',
  );
  // Files of the build, not those of a page, and the policy.
  return Array.from(elements, (element) => element.outerHTML)
    .filter((tag) => /\/assets\/|'self'/.test(tag))
    .join('');
}

/** Tags of a head that belong to the page, not to the site. */
const ownTags =
  'meta[name], meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"], [data-page-head]';

/** Makes the head and root element of the window those of a page. */
export function showHead(page: LoadedPage): void {
  const { head, documentElement, body } = document;
  const source = page.document;
  document.title = page.data.title;
  documentElement.className = page.data.htmlClass;
  documentElement.lang = source.documentElement.lang;
  documentElement.dir = source.documentElement.dir;
  showAttributes(documentElement, source.documentElement);
  showAttributes(body, source.body);
  // Scripts of parts of the page read it from there.
  const data = document.getElementById('__page-data');
  if (data) data.textContent = JSON.stringify(page.data);
  const added = [...source.head.querySelectorAll(ownTags)];
  for (const old of head.querySelectorAll(ownTags)) {
    // Keep what both pages share: removing a viewport tag for a moment has an effect.
    const same = added.findIndex((tag) => tag.isEqualNode(old));
    if (same < 0) old.remove();
    else added.splice(same, 1);
  }
  for (const tag of added)
    head.append(tag.localName === 'script' ? fresh(tag) : document.importNode(tag, true));
}

/** Returns a copy of a script that runs; a script of a parsed document does not. */
function fresh(script: Element): Element {
  const element = document.createElement('script');
  for (const { name, value } of script.attributes) element.setAttribute(name, value);
  element.textContent = script.textContent;
  return element;
}

/** Sets the attributes that the page has for an element, and removes those of the previous page. */
function showAttributes(element: HTMLElement, source: HTMLElement): void {
  const names = ({ dataset }: HTMLElement): string[] => dataset.pageAttributes?.split(' ') ?? [];
  const next = names(source);
  for (const name of [...names(element), 'data-page-attributes'])
    if (!source.hasAttribute(name)) element.removeAttribute(name);
  if (next.length > 0)
    for (const name of [...next, 'data-page-attributes'])
      element.setAttribute(name, source.getAttribute(name) ?? '');
}
