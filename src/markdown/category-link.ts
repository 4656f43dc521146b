import GithubSlugger from 'github-slugger';
import { storableName } from '../plan/file-name.ts';
import type { GeneratedIndex } from '../model/sidebar.ts';
import { checkKeys } from './check-keys.ts';
import { permalinkBelow } from '../shared/permalink-below.ts';
import type { YamlMapping } from './yaml-map.ts';

/** The page of a category as written: a doc, or a generated page. */
export type WrittenCategoryLink =
  | { type: 'doc'; id: string }
  | (Omit<GeneratedIndex, 'permalink' | 'title'> & { slug?: string; title?: string });

/** Reads the page of a category; returns `undefined` if it has none. */
export function readCategoryLink(category: YamlMapping): WrittenCategoryLink | undefined {
  const link = category.map('link');
  if (!link) return undefined;
  const type = link.text('type');
  if (type === 'doc') {
    checkKeys(link, ['type', 'id']);
    const id = link.text('id');
    if (id === undefined) link.fault('id', 'A link of the type "doc" needs "id".');
    return id === undefined ? undefined : { type, id };
  }
  if (type !== 'generated-index') {
    link.fault('type', 'The type of a category\'s link must be "doc" or "generated-index".');
    return undefined;
  }
  checkKeys(link, ['type', 'slug', 'title', 'description', 'image', 'keywords']);
  const image = link.text('image');
  return {
    type,
    slug: link.text('slug'),
    title: link.text('title'),
    description: link.text('description') ?? '',
    keywords: link.words('keywords'),
    ...(image === undefined ? {} : { image }),
  };
}

/** Assigns URLs to the generated pages of categories, in the order of the requests (S-192). */
export class CategoryAddresses {
  readonly #basePath: string;
  readonly #slugger = new GithubSlugger();

  /** @param basePath Site path of the docs of the version. */
  constructor(basePath: string) {
    this.#basePath = basePath;
  }

  /**
   * Returns the page of a category with its path; numbers the paths of categories with equal labels. A translation has
   * the path of the original.
   */
  place(
    link: WrittenCategoryLink | undefined,
    label: string,
    original?: { label?: string; link?: WrittenCategoryLink | null },
  ): { type: 'doc'; id: string } | GeneratedIndex | undefined {
    if (link?.type !== 'generated-index') return link;
    const { slug: own, title = label, ...rest } = link;
    const first = original?.link?.type === 'generated-index' ? original.link.slug : undefined;
    const slug =
      own ?? first ?? `category/${storableName(this.#slugger.slug(original?.label ?? label))}`;
    return { ...rest, title, permalink: permalinkBelow(this.#basePath, slug) };
  }
}
