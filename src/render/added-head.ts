import { headTagKey } from '../components/theme/head-tags.ts';
import type { HeadTag } from '../components/theme/head-tags.ts';
import { rawElement, textElement } from './html.ts';

/** Marks tags that belong to a page rather than to the site: navigation to another page removes them. */
const mark = 'data-page-head';

/** Lists the attributes of `html` or `body` that belong to the page. */
const attributesMark = 'data-page-attributes';

/** What the content of a page adds to its document, by `Head` and components based on it. */
export class AddedHead {
  readonly #tags = new Map<string, HeadTag>();
  readonly #root: HeadTag['attributes'] = {};
  readonly #body: HeadTag['attributes'] = {};

  /** Adds tags; a tag with the key of an earlier one replaces it. */
  readonly collect = (tags: readonly HeadTag[]): void => {
    for (const tag of tags) {
      if (tag.name === 'html') addAttributes(this.#root, tag.attributes);
      else if (tag.name === 'body') addAttributes(this.#body, tag.attributes);
      else this.#tags.set(headTagKey(tag), tag);
    }
  };

  /** The title of the document, or `undefined` if the content sets none. */
  get title(): string | undefined {
    return this.#tags.get('title')?.content;
  }

  /** The `meta` tags with a name or a property, which may replace the page's own. */
  get metadata(): HeadTag['attributes'][] {
    return [...this.#tags.values()].flatMap(({ name, attributes }) =>
      name === 'meta' && isNamed(attributes) ? [attributes] : [],
    );
  }

  /** True if it sets the canonical URL of the page. */
  get hasCanonical(): boolean {
    return this.#tags.has('link canonical');
  }

  /** The other tags: HTML. */
  get html(): string {
    return [...this.#tags.values()]
      .filter(
        ({ name, attributes }) => name !== 'title' && !(name === 'meta' && isNamed(attributes)),
      )
      .map(({ name, attributes, content }) => {
        const isOwn = name === 'link' && attributes.rel === 'canonical';
        const written = isOwn ? attributes : { ...attributes, [mark]: '' };
        return name === 'style' || name === 'script' || name === 'noscript'
          ? rawElement(name, written, content)
          : textElement(name, written, content);
      })
      .join('');
  }

  /** Class names of the root element, in addition to those of the page. */
  get rootClass(): string {
    return this.#root.class ?? '';
  }

  /** Attributes of the root element, except for its class. */
  get root(): HeadTag['attributes'] {
    const { class: _, ...attributes } = this.#root;
    return marked(attributes);
  }

  /** Attributes of the body. */
  get body(): HeadTag['attributes'] {
    return marked(this.#body);
  }
}

function isNamed({ name, property }: HeadTag['attributes']): boolean {
  return name !== undefined || property !== undefined;
}

/** Later attributes replace earlier ones; class names are merged. */
function addAttributes(own: HeadTag['attributes'], added: HeadTag['attributes']): void {
  const names = new Set([own.class, added.class].flatMap((list) => list?.split(/\s+/) ?? []));
  Object.assign(own, added);
  names.delete('');
  if (names.size > 0) own.class = [...names].join(' ');
}

/** Adds an attribute that lists the names of the others; leaves an empty set as it is. */
function marked(attributes: HeadTag['attributes']): HeadTag['attributes'] {
  const names = Object.keys(attributes).filter((name) => name !== 'lang' && name !== 'dir');
  return names.length === 0 ? attributes : { ...attributes, [attributesMark]: names.join(' ') };
}
