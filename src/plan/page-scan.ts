import { isInternal } from '../shared/url.ts';
import { scanHtml, urlsOf } from './scan-html.ts';

/** The links and anchors of a page: numbers of texts, without duplicates. */
export interface PageScan {
  /** The URLs of its internal links. */
  links: Uint32Array;
  /** Its ids. */
  anchors: Uint32Array;
}

/**
 * Scans pages. Many pages share the same texts, so each is stored once. Texts are copied, since slices would keep the
 * whole documents in memory.
 */
export class PageScanner {
  /** The texts, indexed by number. */
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  /** Finds the links and anchors of a document. */
  scan(html: string): PageScan {
    const links = new Set<number>();
    const anchors = new Set<number>();
    scanHtml(html, {
      url: (attribute) => {
        if (!attribute.checked) return;
        for (const url of urlsOf(attribute))
          if (url !== '' && url !== '#' && (isPath(url) || isInternal(url)))
            links.add(this.#numberOf(url));
      },
      anchor: (id) => anchors.add(this.#numberOf(id)),
    });
    return { links: Uint32Array.from(links), anchors: Uint32Array.from(anchors) };
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

/** True for the most frequent kinds of URLs: a path on the site, or an anchor on the page. */
function isPath(url: string): boolean {
  return url.startsWith('#') || (url.startsWith('/') && !url.startsWith('//'));
}
