import type { ElementContent } from 'hast';
import type { InlineCode, PhrasingContent } from 'mdast';
import type { CompileContext, Extension as TreeExtension, Token } from 'mdast-util-from-markdown';
import type { Code, Construct, Extension, State } from 'micromark-util-types';
import { isStandardAttribute, parseSymbolName } from '../model/symbol-name.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    symbolReference: 'symbolReference';
    symbolReferenceText: 'symbolReferenceText';
  }
}

/** The content of `[[symbol]]` or `[[text|symbol]]`. */
export interface WrittenSymbol {
  /** The name of the symbol, as written. */
  symbol: string;
  /** Text of the link; defaults to the name. */
  text?: string;
}

/** Parses the content of double brackets; returns `undefined` if it names no symbol, as in `[[nodiscard]]`. */
function parseWrittenSymbol(written: string): WrittenSymbol | undefined {
  const content = written.replaceAll('\\|', '|').replace(/\s+/g, ' ').trim();
  const bar = separatorOf(content);
  const text = bar < 0 ? undefined : content.slice(0, bar).trim();
  const symbol = content.slice(bar + 1).trim();
  if (text === '' || isStandardAttribute(symbol) || !parseSymbolName(symbol)) return undefined;
  return text === undefined ? { symbol } : { symbol, text };
}

/** Returns the position of the bar between text and symbol, ignoring those of `operator|` and `operator||`. */
function separatorOf(content: string): number {
  for (let bar = content.indexOf('|'); bar >= 0; bar = content.indexOf('|', bar + 1))
    if (!/^(?:[\w:<>, ]*::)?operator ?\|?$/.test(content.slice(0, bar))) return bar;
  return -1;
}

const [leftBracket, rightBracket, leftParenthesis] = [91, 93, 40];

const construct: Construct = {
  name: 'symbolReference',
  tokenize(effects, ok, nok) {
    const { parser } = this;
    let content = '';
    const isLabel = (text: string): boolean =>
      parser.defined.includes(text.replace(/\s+/g, ' ').trim().toLowerCase().toUpperCase());
    const isOperator = (): boolean => /(?:^|\W)operator ?\[?$/.test(content);

    const first: State = (code) => {
      effects.enter('symbolReference');
      effects.enter('symbolReferenceText');
      effects.consume(code);
      return second;
    };
    const second: State = (code) => {
      if (code !== leftBracket) return nok(code);
      effects.consume(code);
      return inside;
    };
    const inside: State = (code) => {
      if (code === null || (code === leftBracket && !isOperator())) return nok(code);
      if (isLineEnding(code)) {
        content += ' ';
        effects.exit('symbolReferenceText');
        effects.enter('lineEnding');
        effects.consume(code);
        effects.exit('lineEnding');
        effects.enter('symbolReferenceText');
        return inside;
      }
      const closes = code === rightBracket && !content.endsWith('[');
      if (!closes) content += code < 0 ? ' ' : String.fromCharCode(code);
      effects.consume(code);
      return closes ? closing : inside;
    };
    const closing: State = (code) => {
      if (code !== rightBracket) return nok(code);
      effects.consume(code);
      effects.exit('symbolReferenceText');
      effects.exit('symbolReference');
      return after;
    };
    // `[[a]](b)` and `[[a]][b]` are ordinary Markdown links, and so is `[[a]]` if `a` is a label.
    const after: State = (code) =>
      code === leftParenthesis ||
      code === leftBracket ||
      isLabel(content) ||
      !parseWrittenSymbol(content)
        ? nok(code)
        : ok(code);
    return first;
  },
};

function isLineEnding(code: NonNullable<Code>): boolean {
  return code <= -3 && code >= -5;
}

/** Syntax of references to symbols: `[[symbol]]` and `[[text|symbol]]`. */
export const symbolSyntax: Extension = { text: { [leftBracket]: construct } };

/** Creates nodes for references to symbols: links with the name of the symbol, which have no URL yet. */
export const symbolNodes: TreeExtension = {
  enter: {
    symbolReference(token: Token) {
      const written = parseWrittenSymbol(this.sliceSerialize(token).slice(2, -2));
      const node = written ? symbolNode(written, isInLink(this)) : text('');
      this.enter(node, token);
    },
  },
  exit: {
    symbolReference(token: Token) {
      this.exit(token);
    },
  },
};

/** True inside a link: links cannot be nested, so only the visible text remains. */
function isInLink({ stack }: CompileContext): boolean {
  return stack.some(({ type }) => type === 'link' || type === 'linkReference');
}

function symbolNode({ symbol, text: shown }: WrittenSymbol, isPlain: boolean): PhrasingContent {
  if (isPlain && shown !== undefined) return text(shown);
  const node: InlineCode = { type: 'inlineCode', value: shown ?? symbol };
  if (isPlain) return node;
  const label: ElementContent =
    shown === undefined
      ? { type: 'element', tagName: 'code', properties: {}, children: [text(symbol)] }
      : text(shown);
  node.data = { hName: 'a', hProperties: { dataSymbol: symbol }, hChildren: [label] };
  return node;
}

function text(value: string): { type: 'text'; value: string } {
  return { type: 'text', value };
}
