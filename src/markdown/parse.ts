import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type { Extension as TreeExtension } from 'mdast-util-from-markdown';
import type { Extension } from 'micromark-util-types';
import type { MathConfig } from '../config/types.ts';
import { unified, type Processor } from 'unified';
import { foreignNodes, foreignSyntax } from './foreign-syntax.ts';
import { growingCodeParser } from './growing-code.ts';
import type { TextPlugin } from '../docusaurus/room.ts';
import { withTitles } from './directive-titles.ts';
import { symbolNodes, symbolSyntax } from './symbol-syntax.ts';
import { commentNodes, headingIdSyntax, withTolerated } from './tolerated-syntax.ts';
import { tomlAsYaml } from './toml-front-matter.ts';

/** The syntax that a text needs. */
interface Syntax {
  /** Components, expressions, imports and exports. */
  isMdx: boolean;
  /** Bare mail addresses; the parser is faster without them. */
  hasMail: boolean;
  /** Formulas; `dollar` if they can also be between single dollar signs. */
  math: 'none' | 'dollar' | 'dollars';
}

/** Syntax in addition to Markdown. */
export interface FurtherSyntax {
  /** Formulas. */
  math: MathConfig | false;
  /** Plugins that add syntax. */
  plugins?: readonly TextPlugin[];
}

/** Creates a parser for Markdown or MDX. */
function createParser({ isMdx, hasMail, math }: Syntax, plugins: readonly TextPlugin[]) {
  const parser = unified()
    .use(remarkParse)
    .use(remarkFrontmatter, ['yaml', 'toml'])
    .use(remarkGfm)
    .use(remarkDirective)
    .use(changing(withTitles))
    .use(adding(symbolSyntax, symbolNodes));
  if (!isMdx) parser.use(adding(headingIdSyntax));
  else
    parser
      .use(remarkMdx, { acorn: growingCodeParser() })
      .use(changing(withTolerated, commentNodes));
  parser.use(adding(foreignSyntax, foreignNodes));
  if (math !== 'none') parser.use(remarkMath, { singleDollarTextMath: math === 'dollar' });
  for (const { attach } of plugins)
    parser.use(function () {
      attach(this);
    });
  if (!hasMail) parser.use(withoutMail);
  return parser.freeze();
}

type Parser = ReturnType<typeof createParser>;

const parsers = new Map<string, Parser>();

/** Returns the parser for a text; created when the first text needs it. */
function parserFor(text: string, isMdx: boolean, { math, plugins = [] }: FurtherSyntax): Parser {
  const needs: Syntax = { isMdx, hasMail: mail.test(text), math: 'none' };
  if (math && text.includes('$')) needs.math = math.singleDollarTextMath ? 'dollar' : 'dollars';
  const key = JSON.stringify([needs, plugins.map(({ hash }) => hash)]);
  const parser = parsers.get(key) ?? createParser(needs, plugins);
  parsers.set(key, parser);
  return parser;
}

/** Matches the part that every mail address has. */
const mail = /[-+.\w]@/;

/**
 * Removes the syntax of bare mail addresses from a parser: it is tried at each letter and digit of a text, which takes
 * a quarter of the parsing time.
 */
function withoutMail(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = data.micromarkExtensions?.map(({ text = {}, ...extension }) => {
    const entries = Object.entries(text).map(([character, constructs]) => {
      const kept = [constructs ?? []].flat().filter(({ name }) => name !== 'emailAutolink');
      return [character, kept] as const;
    });
    // A character without constructs does not interrupt a run of text.
    return {
      ...extension,
      text: Object.fromEntries(entries.filter(([, kept]) => kept.length > 0)),
    };
  });
}

/** Returns a plugin that changes the syntax which the parser got last. */
function changing(change: (syntax: Extension) => Extension, nodes: TreeExtension = {}) {
  return function (this: Processor): void {
    const data = this.data();
    const last = data.micromarkExtensions?.pop();
    if (last) data.micromarkExtensions?.push(change(last));
    data.fromMarkdownExtensions?.push(nodes);
  };
}

/** Returns a plugin that adds syntax to a parser. */
function adding(syntax: Extension, nodes: TreeExtension = {}) {
  return function (this: Processor): void {
    const data = this.data();
    (data.micromarkExtensions ??= []).push(syntax);
    (data.fromMarkdownExtensions ??= []).push(nodes);
  };
}

/** Returns a new processor with the syntax of a text, for plugins that parse further texts. */
export function processorFor(text: string, isMdx: boolean, syntax: FurtherSyntax): unknown {
  return parserFor(text, isMdx, syntax)();
}

const plainSyntax: FurtherSyntax = { math: false };

/** Parses CommonMark with GitHub's extensions, front matter, directives, references to symbols, and formulas if wanted. */
export function parseMarkdown(text: string, syntax = plainSyntax): Root {
  return parsed(text, parserFor(text, false, syntax));
}

function parsed(text: string, parser: Parser): Root {
  const root = parser.parse(text);
  tomlAsYaml(root);
  return root;
}

/** Parses the front matter of a text. */
export function parseFront(text: string): Root {
  const [front = ''] =
    /^\uFEFF?(---|\+{3})[ \t]*[\r\n](?:[^]*?[\r\n])?\1[ \t]*(?![^\r\n])/.exec(text) ?? [];
  return parseMarkdown(front);
}

/** Parses the same with MDX's components, expressions, imports and exports; throws a VFileMessage if MDX is invalid. */
export function parseMdx(text: string, syntax = plainSyntax): Root {
  return parsed(text, parserFor(text, true, syntax));
}

/** True for HTML that is nothing but comments. */
export function isOnlyComments(html: string): boolean {
  return /^\s*(?:<!--(?:(?!-->)[^])*-->\s*)+$/.test(html);
}
