import type { Element, ElementContent, Root as HastRoot } from 'hast';
import type { Parents } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Options } from 'remark-rehype';
import { visit } from 'unist-util-visit';
import { codeTags } from '../model/prose-code.ts';
import type { ProseFunction } from '../model/prose-code.ts';
import { attributesSource, braced, propertiesOf } from './mdx-attributes.ts';
import type { TextImport } from './mdx-imports.ts';
import { expressionOf, literalOf } from './mdx-literals.ts';
import { isBlockName, isOrHasBlock } from './valid-nesting.ts';
import { hastElement } from '../model/hast-element.ts';

type Jsx = MdxJsxTextElement | MdxJsxFlowElement;
type MdxExpression = MdxTextExpression | MdxFlowExpression;
type Handlers = NonNullable<Options['handlers']>;

/** JSX source, and the parts of the tree in it. */
type Parts = (string | ElementContent[])[];

/** A use of another text as a component. */
export interface PartialUse {
  /** The element that receives its content. */
  element: Element;
  /** The import of its name. */
  text: TextImport;
}

/** Meaning of the names in the code of a text. */
export interface CodeNames {
  /** Maps each imported name to its module, and each name declared in the text to `undefined`. */
  known: ReadonlyMap<string, string | undefined>;
  /** Maps the names of imported texts to their imports. */
  texts: ReadonlyMap<string, TextImport>;
  /** True if a component with this name may exist. */
  isKnown: (name: string) => boolean;
  /** Called for an unknown component, with the node that uses it; returns its source. */
  unknown: (name: string, node: Jsx) => string;
}

const phrasingParents = new Set(
  'paragraph heading tableCell emphasis strong delete link linkReference mdxJsxTextElement'.split(
    ' ',
  ),
);

/** True for a part of a line of text. */
function isInLine(parent: Parents | undefined): boolean {
  return parent !== undefined && phrasingParents.has(parent.type);
}

/**
 * Converts JSX and expressions to elements. HTML becomes ordinary elements, so that links, images and headings in it
 * are treated like all others. The rest becomes code: each largest piece is one function, with slots for the Markdown
 * inside it.
 */
export class MdxPieces {
  /** The texts that are used as components, in order. */
  readonly partials: PartialUse[] = [];
  readonly #parts = new WeakMap<ElementContent, Parts>();
  readonly #names: CodeNames;

  constructor(names: CodeNames) {
    this.#names = names;
  }

  /** Handlers of the nodes that only MDX has. */
  readonly handlers = {
    mdxjsEsm: () => undefined,
    mdxJsxFlowElement: (state, node: Jsx, parent) => this.#jsx(node, state.all(node), parent),
    mdxJsxTextElement: (state, node: Jsx, parent) => this.#jsx(node, state.all(node), parent),
    mdxFlowExpression: (_, node: MdxExpression, parent) => this.#expression(node, parent),
    mdxTextExpression: (_, node: MdxExpression, parent) => this.#expression(node, parent),
  } satisfies Handlers;

  /** Inserts slots and function numbers into a finished tree; returns the functions. */
  finish(tree: HastRoot, module: string): ProseFunction[] {
    const functions: ProseFunction[] = [];
    visit(tree, 'element', (element) => {
      const parts = this.#parts.get(element);
      if (!parts) return;
      const slots: Element[] = [];
      const source = parts
        .map((part) => {
          if (typeof part === 'string') return part;
          slots.push(hastElement(codeTags.slot, {}, part));
          return `{slot(${slots.length - 1})}`;
        })
        .join('');
      element.children.unshift(...slots);
      element.properties.dataModule = module;
      element.properties.dataFunction = functions.length;
      const { line, column } = element.position?.start ?? {};
      const isPartial = element.tagName === codeTags.partial;
      functions.push({
        source: isPartial ? source : `<>${source}</>`,
        uses: this.#usesOf(source),
        line,
        column,
      });
    });
    return functions;
  }

  #usesOf(source: string): ProseFunction['uses'] {
    const { known } = this.#names;
    const names = new Set(source.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu));
    return Object.fromEntries(
      [...names].filter((name) => known.has(name)).map((name) => [name, known.get(name) ?? null]),
    );
  }

  #jsx(node: Jsx, children: ElementContent[], parent: Parents | undefined): ElementContent[] {
    const { attributes, position } = node;
    if (node.name === null) return children;
    const name = node.name === 'head' ? headName : node.name;
    const isComponent = /^[A-Z_$]|\./.test(name);
    // Tags of the page's head must reach the `Head` component.
    const properties = isComponent || isHead(parent) ? undefined : propertiesOf(attributes);
    if (properties) return [{ ...hastElement(name, properties, children), position }];

    const text = this.#names.texts.get(name);
    if (text) {
      const element = { ...hastElement(codeTags.partial, {}, []), position };
      // Only the properties of this element matter: they are those of the text.
      if (attributes.length > 0 || children.length > 0)
        this.#parts.set(element, this.#partsOf('i', attributesSource(attributes), children));
      this.partials.push({ element, text });
      return [element];
    }
    const [root = name] = name.split('.');
    if (isComponent && !this.#names.isKnown(root)) {
      const written = this.#names.unknown(root, node);
      if (children.length > 0) return children;
      // Without content, the sentence around it would have a hole.
      const code = hastElement('code', {}, [{ type: 'text', value: written }]);
      return [isInLine(parent) ? code : hastElement('p', {}, [code])];
    }
    const piece = this.#piece(
      node,
      parent,
      this.#partsOf(name, attributesSource(attributes), children),
    );
    if (!isComponent && (isBlockName(name) || children.some((child) => isOrHasBlock(child))))
      piece.properties = { dataBlock: true };
    return [piece];
  }

  #expression(node: MdxExpression, parent: Parents | undefined): ElementContent[] {
    const { estree } = node.data ?? {};
    // The expression is only a comment.
    if (estree?.body.length === 0) return [];
    const expression = expressionOf(estree);
    const literal = expression && literalOf(expression);
    if (literal && typeof literal.value !== 'object') {
      const { value } = literal;
      return typeof value === 'boolean' ? [] : [{ type: 'text', value: String(value) }];
    }
    return [this.#piece(node, parent, [braced(node.value)])];
  }

  #piece(node: Jsx | MdxExpression, parent: Parents | undefined, parts: Parts): Element {
    const isInline = isInLine(parent);
    const properties = isInline ? { dataInline: true } : {};
    const element = { ...hastElement(codeTags.code, properties, []), position: node.position };
    this.#parts.set(element, parts);
    return element;
  }

  /** Returns a component with its children: code as code, text as text, and slots for everything else. */
  #partsOf(name: string, attributes: string, children: readonly ElementContent[]): Parts {
    const content = children.filter(
      (child) => child.type !== 'text' || child.value.trim() !== '' || !child.value.includes('\n'),
    );
    if (content.length === 0) return [`<${name}${attributes} />`];
    const parts: Parts = [`<${name}${attributes}>`];
    let run: ElementContent[] = [];
    const closeRun = (): void => {
      if (run.every(({ type }) => type === 'text'))
        parts.push(
          ...run.flatMap((node) => ('value' in node ? `{${JSON.stringify(node.value)}}` : [])),
        );
      else parts.push(run);
      run = [];
    };
    for (const child of content) {
      const code = child.type === 'element' && child.tagName === codeTags.code;
      const own = code ? this.#parts.get(child) : undefined;
      if (!own) {
        run.push(child);
        continue;
      }
      closeRun();
      parts.push(...own);
    }
    closeRun();
    parts.push(`</${name}>`);
    return parts;
  }
}

/** The component for a `head` in a text (S-234). */
const headName = 'Head';

function isHead(parent: Parents | undefined): boolean {
  return parent !== undefined && 'name' in parent && /^head$/i.test(parent.name ?? '');
}
