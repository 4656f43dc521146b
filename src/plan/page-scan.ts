import { isInternal } from '../shared/url.ts';
import { scanHtml, urlsOf, type HtmlVisitor, type UrlAttribute } from './scan-html.ts';

/** The links and anchors of a page: numbers of texts, without duplicates. */
export interface PageScan {
  /** The URLs of its internal links. */
  links: Uint32Array;
  /** Those among them that only plain `a` elements of the user's code lead to. */
  plainLinks: Uint32Array;
  /** Those among them that images and other media load. */
  media: Uint32Array;
  /** Its ids. */
  anchors: Uint32Array;
}

/** The content of a React page. */
export interface RenderedComponent {
  /** Its HTML. */
  html: string;
  /** The addresses of the link components in it. */
  links: ReadonlySet<string>;
}

/**
 * Scans pages. Many pages share the same texts, so each is stored once. Texts are copied, since slices would keep the
 * whole documents in memory.
 */
export class PageScanner {
  /** The texts, indexed by number. */
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  /**
   * Finds the links and anchors in the body of a document: those of the head are not of this page, and are checked once.
   * `component` is the part of the body that the user's component renders.
   */
  scan(html: string, component?: RenderedComponent): PageScan {
    const links = new Set<number>();
    const media = new Set<number>();
    const anchors = new Set<number>();
    const visitor: HtmlVisitor = {
      url: (attribute) => {
        const found = attribute.isLoaded ? media : links;
        for (const url of checkedUrls(attribute)) found.add(this.#numberOf(url));
      },
      anchor: (id) => anchors.add(this.#numberOf(id)),
    };
    scanHtml(html, visitor, Math.max(0, html.indexOf('<body')));
    const plain = component ? plainLinks(component) : [];
    return {
      links: Uint32Array.from(new Set([...links, ...media])),
      media: Uint32Array.from(media),
      plainLinks: Uint32Array.from(plain, (url) => this.#numberOf(url)),
      anchors: Uint32Array.from(anchors),
    };
  }

  /** Returns the numbers of some texts. */
  numbersOf(texts: Iterable<string>): Uint32Array {
    return Uint32Array.from(texts, (text) => this.#numberOf(text));
  }

  #numberOf(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      const kept = Buffer.from(text).toString();
      number = this.texts.push(kept) - 1;
      this.#numbers.set(kept, number);
    }
    return number;
  }
}

/** Returns the links that are in the HTML of a component, but not among those of its link components. */
function plainLinks({ html, links }: RenderedComponent): Set<string> {
  const found = new Set<string>();
  scanHtml(html, {
    url: (attribute) => {
      if (attribute.isLoaded) return;
      for (const url of checkedUrls(attribute)) if (!links.has(url)) found.add(url);
    },
  });
  return found;
}

/** Returns the URLs of an attribute that lead to pages or files of the site. */
function checkedUrls(attribute: UrlAttribute): string[] {
  if (!attribute.checked) return [];
  return urlsOf(attribute).filter(
    (url) => url !== '' && url !== '#' && (isPath(url) || isInternal(url)),
  );
}

/** True for the most frequent kinds of URLs: a path on the site, or an anchor on the page. */
function isPath(url: string): boolean {
  return url.startsWith('#') || (url.startsWith('/') && !url.startsWith('//'));
}
