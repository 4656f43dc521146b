import { isInternal } from '../shared/url.ts';
import { scanHtml, urlsOf } from './scan-html.ts';

/** What a page refers to, and what others can refer to on it: numbers of texts, each once. */
export interface PageScan {
  /** The addresses of its links that lead to the site. */
  links: Uint32Array;
  /** Its ids. */
  anchors: Uint32Array;
}

/**
 * Looks through pages. What they name is named by many of them, so each different text is kept once, independent of the
 * documents that it was cut from, which would stay in memory with it.
 */
export class PageScanner {
  /** The texts, by their numbers. */
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

/** True for the addresses that most links have: a path on the site, or a place on the page. */
function isPath(url: string): boolean {
  return url.startsWith('#') || (url.startsWith('/') && !url.startsWith('//'));
}
