import type { Element, ElementContent, Root } from 'hast';
import { codeTags } from '../model/prose-code.ts';
import type { Prose } from '../model/site.ts';
import { propsOf } from './element-props.ts';

/** Prefix of the modules of a text's code, in front of their number. */
export const codePrefix = 'mtp-site:imported-code/';

/**
 * Returns the source of a module that exports a text as a component. The text is written as calls, so that the module
 * needs no parser of trees in the browser.
 */
export function textComponent({ tree, modules = [] }: Prose): string {
  const writer = new TreeWriter(modules.map(({ id }) => id));
  const content = writer.fragment(tree.children);
  const codes = modules.map((_, i) => {
    const path = JSON.stringify(`${codePrefix}${i}`);
    return `import * as code${i} from ${path};`;
  });
  // The first is the code of the text itself; the others are those of the texts that it imports.
  const [own] = modules;
  const exports = own ? [`export * from ${JSON.stringify(`${codePrefix}0`)};`] : [];
  return [
    "import { createElement as h, Fragment } from 'react';",
    "import Link from '@docusaurus/Link';",
    "import Heading from '@theme/Heading';",
    "import Admonition from '@theme/Admonition';",
    "import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';",
    ...writer.imports,
    ...codes,
    ...exports,
    'const propsOf = (element) => element?.props ?? {};',
    'export default function Text(props) {',
    'const { withBaseUrl } = useBaseUrlUtils();',
    `return ${content};`,
    '}',
  ].join('\n');
}

/** Writes the elements of a text as calls. */
class TreeWriter {
  /** The imports of images. */
  readonly imports: string[] = [];
  readonly #codes: readonly string[];

  constructor(codes: readonly string[]) {
    this.#codes = codes;
  }

  /** Writes nodes as one expression. */
  fragment(children: Root['children']): string {
    return call('Fragment', 'null', this.#all(children));
  }

  #all(children: Root['children']): string[] {
    return children.flatMap((child) => {
      if (child.type === 'text') return [JSON.stringify(child.value)];
      return child.type === 'element' ? [this.#element(child)] : [];
    });
  }

  #element(element: Element): string {
    const { tagName, children, properties } = element;
    switch (tagName) {
      case codeTags.code:
        return this.#run(element, children) ?? this.fragment(children);
      case codeTags.slot:
        return this.fragment(children);
      case codeTags.partial:
        return this.#partial(element);
      case 'a':
        return this.#link(element);
      case 'img':
        return this.#image(element);
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return properties.dataLinked === true
          ? call(JSON.stringify(tagName), merged(plainProps(element)), this.#all(children))
          : call('Heading', merged({ as: tagName }, propsOf(element)), this.#all(children));
      default:
        return typeof properties.dataAdmonition === 'string'
          ? this.#admonition(element, properties.dataAdmonition)
          : call(JSON.stringify(tagName), merged(plainProps(element)), this.#all(children));
    }
  }

  /** Writes the call of a function of the code; `undefined` if the element has none. */
  #run({ properties }: Element, slots: readonly ElementContent[]): string | undefined {
    const { dataModule, dataFunction } = properties;
    const index = this.#codes.indexOf(String(dataModule));
    if (index === -1 || typeof dataFunction !== 'number') return undefined;
    const written = slots.map((slot) => this.fragment([slot]));
    return `code${index}.$${dataFunction}(props, (i) => [${written.join(', ')}][i])`;
  }

  /** Writes an included text; its properties replace those of this one. */
  #partial(element: Element): string {
    const slots = element.children.slice(0, -1);
    const content = element.children.slice(-1);
    return `((props) => ${this.fragment(content)})(propsOf(${this.#run(element, slots) ?? 'null'}))`;
  }

  #link(element: Element): string {
    const props = plainProps(element);
    const isPlain = element.properties.href === undefined;
    return call(isPlain ? '"a"' : 'Link', merged(props), this.#all(element.children));
  }

  #image(element: Element): string {
    const { src } = element.properties;
    const props = merged({ loading: 'lazy', decoding: 'async' }, propsOf(element));
    if (typeof src !== 'string' || /^[a-z][a-z\d+.-]*:|^\/\//i.test(src))
      return call('"img"', props, []);
    return call('"img"', `{ ...${props}, src: ${this.#addressOf(src)} }`, []);
  }

  #addressOf(src: string): string {
    if (src.startsWith('/')) return `withBaseUrl(${JSON.stringify(src)})`;
    const name = `image${this.imports.length}`;
    const path = src.startsWith('@site/') || src.startsWith('.') ? src : `./${src}`;
    this.imports.push(`import ${name} from ${JSON.stringify(path)};`);
    return name;
  }

  #admonition({ properties, children }: Element, type: string): string {
    const [title, ...content] = children;
    const { className, id } = properties;
    const props = merged({
      type,
      ...(Array.isArray(className) && className.length > 0 && { className: className.join(' ') }),
      ...(typeof id === 'string' && { id }),
    });
    const written = title?.type === 'element' ? this.fragment(title.children) : 'undefined';
    return call('Admonition', `{ ...${props}, title: ${written} }`, this.#all(content));
  }
}

/** Returns the properties of an element without those that only readers of the tree use. */
function plainProps(element: Element): object {
  const { dataSymbol: _, dataLinked: _linked, ...properties } = element.properties;
  return propsOf({ ...element, properties });
}

function merged(...all: object[]): string {
  return JSON.stringify(Object.assign({}, ...all));
}

function call(type: string, props: string, children: readonly string[]): string {
  return `h(${[type, props, ...children].join(', ')})`;
}
