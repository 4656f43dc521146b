import { splitUrl } from '../shared/url.ts';

/** A place of the site for a former address. */
export interface LegacyPlace {
  /** Base path, page and anchor. */
  href: string;
  /** Another id of the same place. */
  alias?: string;
}

/** An anchor of a former page whose place has another id, or is on another page. */
export interface LegacyAnchor {
  /** The former id. */
  id: string;
  /** Base path, page and anchor. */
  href: string;
  /** What was there, for readers. */
  label: string;
}

/** A former page. */
export interface LegacyPage {
  /** Path relative to the output folder. */
  path: string;
  /** The page that it leads to: base path, page and perhaps an anchor. Other anchors are kept. */
  href: string;
  /** The anchors that lead elsewhere, sorted by label. */
  anchors: LegacyAnchor[];
}

/** Collects the pages of an earlier site and the places of their anchors. */
export class LegacyAddresses {
  readonly #pages = new Map<string, { href?: string; anchors: Map<string, Anchored> }>();

  /** Adds a page; the first place that is added for it counts. */
  addPage(path: string, href: string): void {
    const page = this.#pageAt(path);
    page.href ??= href;
  }

  /** Adds an anchor of a page; the first place counts. A page without a place of its own leads to that of an anchor. */
  addAnchor(path: string, id: string, place: LegacyPlace, label: string): void {
    const { anchors } = this.#pageAt(path);
    if (!anchors.has(id)) anchors.set(id, { ...place, label });
  }

  /** Returns all pages, sorted by path. */
  pages(): LegacyPage[] {
    const all = [...this.#pages].flatMap(([path, { href: own, anchors }]): LegacyPage[] => {
      const [first] = anchors.values();
      const href = own ?? first?.href;
      if (href === undefined) return [];
      const [page] = splitUrl(href);
      const elsewhere = [...anchors].filter(
        ([id, { href: to, alias }]) =>
          to !== page && (splitUrl(to)[0] !== page || (alias !== id && to !== `${page}#${id}`)),
      );
      const moved = elsewhere.map(([id, { href: to, label }]) => ({ id, href: to, label }));
      return [{ path, href, anchors: moved.sort((a, b) => (a.label < b.label ? -1 : 1)) }];
    });
    return all.sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  #pageAt(path: string): { href?: string; anchors: Map<string, Anchored> } {
    const known = this.#pages.get(path);
    if (known) return known;
    const page = { anchors: new Map<string, Anchored>() };
    this.#pages.set(path, page);
    return page;
  }
}

interface Anchored extends LegacyPlace {
  label: string;
}
