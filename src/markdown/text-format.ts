import type { Html, Root, Text } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import type { TextFormat } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { elementNames } from './element-names.ts';
import { isShallow, reportDepth } from './depth.ts';
import { implicitNames } from './implicit-names.ts';
import { reportMdx } from './mdx-faults.ts';
import { parseMarkdown, parseMdx, type FurtherSyntax } from './parse.ts';

/** A parsed text. */
export interface ParsedText {
  /** The tree. */
  root: Root;
  /** True if it may contain components, expressions, imports and exports. */
  isMdx: boolean;
}

/** Whether a text is MDX: certainly not, possibly, or certainly. */
type Meaning = 'md' | 'maybe' | 'mdx';

/**
 * Parses a text in the given format. `auto` means MDX if the text contains what only MDX can mean; if that fails and it
 * may mean something else, the text is plain Markdown. Other texts with invalid MDX are reported, and only their front
 * matter is left, as of those that are too deep.
 */
export function parseText(
  text: string,
  format: TextFormat,
  { front, file, syntax }: { front: Root; file: string; syntax: FurtherSyntax },
  diagnostics: Diagnostics,
): ParsedText {
  const shallow = (root: Root): Root => (isShallow(root, file, diagnostics) ? root : front);
  /** Parsers, too, call themselves for each level. */
  const tooDeep = (): Root => {
    reportDepth(file, undefined, diagnostics);
    return front;
  };
  const markdown = (): Root => {
    try {
      return shallow(parseMarkdown(text, syntax));
    } catch (error) {
      if (error instanceof RangeError) return tooDeep();
      throw error;
    }
  };
  let known: ParsedText | undefined;
  const plain = (): ParsedText => (known ??= { root: markdown(), isMdx: false });
  const isNamedMdx = /\.mdx$/i.test(file);
  if (format === 'md' || (format === 'detect' && !isNamedMdx)) return plain();
  const isAuto = format === 'auto' && !isNamedMdx;
  let meaning: Meaning = 'mdx';
  if (isAuto && startOfLine.test(text.replace(fences, ''))) meaning = 'maybe';
  else if (isAuto) meaning = anySign.test(text) ? meaningOf(plain().root, text) : 'md';
  if (meaning === 'md') return plain();
  try {
    const root = parseMdx(text, syntax);
    const isMdx = meaning === 'mdx' || (hasMdx(root) && !hasOtherTag(plain().root));
    return isMdx ? { root: shallow(root), isMdx } : plain();
  } catch (error) {
    if (error instanceof RangeError) return { root: tooDeep(), isMdx: true };
    if (isAuto && meaningOf(plain().root, text) !== 'mdx') return plain();
    reportMdx(error, text, file, diagnostics, (rest) => parseMdx(rest, syntax));
    return { root: front, isMdx: true };
  }
}

/** What can only be MDX starts with one of these. */
const anySign = /[{<]|^(?:import|export)\s/m;

/** The tag of a component; HTML may have capital letters, too. */
const component = String.raw`<\/?(?!(?:A|B|BLOCKQUOTE|BR|CENTER|CODE|D[DLT]|DIV|EM|FONT|H\d|HR|I|IMG|LI|OL|P|PRE|SPAN|STRONG|SU[BP]|T[DHRT]|TABLE|TBODY|THEAD|U|UL)\b)[A-Z][\w.]*[\s/>]`;

/** An import or export. */
const statement = String.raw`import\s+(?:['"]|.*\sfrom\s+['"])|export\s+(?:const|let|var|function|class|default|async|\{|\*)`;

/** A statement or component at the start of a text, or of any of its lines. */
const start = new RegExp(`^(?:${statement}|${component})`);
const startOfLine = new RegExp(start, 'm');

/** Fences, in lists and quotes, too. */
const fences = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})[^]*?(?:^[ \t>]*\1|(?![^]))/gm;

/** Tags of components and fragments, and attributes of JSX. */
const jsx = new RegExp(String.raw`${component}|\s[\w-]+=\{|\sclassName=|<>`);

/** Tags of elements whose content is no Markdown, and comments. */
const code = /<(script|style|pre|textarea)\b[^]*?<\/\1\s*>|<!--[^]*?-->/gi;

/**
 * Braces with more than words and punctuation: `{1 + 1}`, but neither `{name}` nor `{0}`, which are usual in texts about
 * templates and formats, nor `x{42}` and `x_{i+1}`; and the tag `<head>`, whose content is for the head of the page.
 */
const expression =
  /<head\b|\{\/\*|(?<![\p{L}\p{N}_^\\$)\]}])\{(?!#)(?:[^{}]*[^\p{L}\p{N}\s_,|.:;/{}-]|\s*(?:props|frontMatter|toc|contentTitle)\b)/iu;

/** Tells what a tree in plain Markdown shows of the meaning of its text. */
function meaningOf(root: Root, text: string): Meaning {
  let meaning: Meaning = 'md';
  visit(root, (node, index, parent) => {
    if (node.type !== 'html' && node.type !== 'text') return undefined;
    if (isPlaceholder(node, text)) return undefined;
    const value = node.type === 'html' ? node.value.replace(code, '') : node.value;
    const isStart = parent?.type === 'paragraph' && index === 0;
    // A tag with braces in its attributes may be parsed as text instead of HTML.
    const isMdx = node.type === 'html' ? jsx.test(value) : /<[a-z][\w.-]*\s[^<>]*=\{/i.test(value);
    if (isMdx || (isStart && start.test(value))) meaning = 'mdx';
    else if (expression.test(value) || (isStart && /^(?:import|export)\s/.test(value)))
      meaning = 'maybe';
    return meaning === 'mdx' ? EXIT : undefined;
  });
  return meaning;
}

/**
 * True for an unclosed tag that is no component: the template argument of `vector<Widget>`, or a placeholder such as
 * `<T>`. A component that needs no import is a template argument only after a word; elsewhere, it lacks its closing tag.
 */
function isPlaceholder({ value, position }: Html | Text, text: string): boolean {
  const name = /^<([A-Z]\w*)>$/.exec(value)?.[1];
  if (name === undefined || text.includes(`</${name}>`)) return false;
  const before = text[(position?.start.offset ?? 0) - 1] ?? '';
  return !implicitNames.has(name) || /\w/.test(before);
}

/** True if a tree in plain Markdown has a tag of no element, such as that of `vector<int>`: its braces are C++, too. */
function hasOtherTag(root: Root): boolean {
  let found = false;
  visit(root, 'html', ({ value }) => {
    const name = /^<([a-z]\w*)>$/.exec(value)?.[1];
    found ||= name !== undefined && !elementNames.includes(name);
    return found ? EXIT : undefined;
  });
  return found;
}

/** True if a tree in MDX has more than elements of HTML. */
function hasMdx(root: Root): boolean {
  let found = false;
  visit(root, (node) => {
    const isHtml = 'name' in node && /^(?!head$)[a-z]/.test(node.name ?? '');
    found ||= node.type.startsWith('mdx') && !isHtml;
    return found ? EXIT : undefined;
  });
  return found;
}
