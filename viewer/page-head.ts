import type { LoadedPage } from './page-document.ts';

/**
 * Scripts and style sheets that every document of a build loads; asynchronous and marked ones are for some pages, and
 * only documents parsed by scripts have those of `noscript`.
 */
export function assetsOf(document: Document): string {
  const elements = document.querySelectorAll(
    'script[type="module"]:not([async], [data-page]), link[rel="stylesheet"]:not([href*="/css/search-"], [media])',
  );
  return Array.from(
    elements,
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  )
    .filter((address) => address.includes('/assets/'))
    .join(' ');
}

/** Directives for what neither runs nor sends anything: a wider policy of the previous page makes no difference. */
const passive = /^(?:style-src-attr|(?:style|img|media|font|frame)-src)$/;

/**
 * Returns true if the policy of a document also suits another, given as HTML: it allows everything that the other loads,
 * and code can do no more. Otherwise, the window must be reloaded.
 */
export function suits(shown: Document, next: string): boolean {
  const meta = shown.querySelector<HTMLMetaElement>('meta[http-equiv]');
  const own = policyOf(meta?.content);
  const other = policyOf(
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(next)?.[1],
  );
  return [...new Set([...own.keys(), ...other.keys()])].every((name) => {
    const [allowed, needed] = [own.get(name) ?? wider(own, name), other.get(name) ?? []];
    const isCovered = needed.every((source) => allowed.includes(source));
    return isCovered && (passive.test(name) || allowed.every((source) => needed.includes(source)));
  });
}

/** Returns the sources of the directive that browsers use in place of a missing one. */
function wider(policy: ReadonlyMap<string, string[]>, name: string): string[] {
  return (name === 'style-src-attr' ? policy.get('style-src') : undefined) ?? [];
}

/** Returns the sources of each directive of a policy. */
function policyOf(content = ''): Map<string, string[]> {
  return new Map(
    content.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
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
  for (const tag of added) head.append(tag.localName === 'script' ? fresh(tag) : imported(tag));
}

function imported(tag: Element): Element {
  return document.importNode(tag, true);
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
