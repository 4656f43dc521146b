import type { Root, RootContent } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import type { TextFormat } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { isShallow } from './depth.ts';
import { reportMdx } from './mdx-faults.ts';
import { parseMarkdown, parseMdx, type FurtherSyntax } from './parse.ts';

/** A parsed text. */
export interface ParsedText {
  /** The tree. */
  root: Root;
  /** True if it may contain components, expressions, imports and exports. */
  isMdx: boolean;
}

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
  let known: ParsedText | undefined;
  const plain = (): ParsedText =>
    (known ??= { root: shallow(parseMarkdown(text, syntax)), isMdx: false });
  const isNamedMdx = /\.mdx$/i.test(file);
  if (format === 'md' || (format === 'detect' && !isNamedMdx)) return plain();
  const isAuto = format === 'auto' && !isNamedMdx;
  if (isAuto && !startsLikeMdx(text) && !(anySign.test(text) && meaningOf(plain().root) !== 'md'))
    return plain();
  try {
    const root = parseMdx(text, syntax);
    return isAuto && !hasMdx(root) ? plain() : { root: shallow(root), isMdx: true };
  } catch (error) {
    if (isAuto && meaningOf(plain().root) !== 'mdx') return plain();
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

/** A statement or component at the start of a line. */
const startOfLine = new RegExp(`^(?:${statement}|${component})`);

/** True if a line of a text outside of its fences starts with what only MDX can mean; not all such lines are found. */
function startsLikeMdx(text: string): boolean {
  if (!anySign.test(text)) return false;
  let fence: string | undefined;
  for (const line of text.split('\n')) {
    const [, marks = ''] = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === undefined) fence = marks || undefined;
    else if (marks.startsWith(fence)) fence = undefined;
    if (fence === undefined && startOfLine.test(line)) return true;
  }
  return false;
}

/** Tags of components and fragments, and attributes of JSX. */
const jsx = new RegExp(String.raw`${component}|\s[\w-]+=\{|\sclassName=|<>`);

/** Tags of elements whose content is no Markdown, and comments. */
const code = /<(script|style|pre|textarea)\b[^]*?<\/\1\s*>|<!--[^]*?-->/gi;

/**
 * Braces with more than words and punctuation: `{1 + 1}`, but neither `{name}` nor `{0}`, which are usual in texts about
 * templates and formats, nor `x{42}` and `x_{i+1}`.
 */
const expression =
  /\{\/\*|(?<![\p{L}\p{N}_^\\$)\]}])\{(?!#)(?:[^{}]*[^\p{L}\p{N}\s_,|.:;/{}-]|\s*(?:props|frontMatter|toc|contentTitle)\b)/u;

/** Tells what a tree in plain Markdown shows of the meaning of its text. */
function meaningOf(root: Root): 'md' | 'maybe' | 'mdx' {
  let meaning: ReturnType<typeof meaningOf> = 'md';
  visit(root, (node) => {
    if (isMdxAsText(node)) meaning = 'mdx';
    else if (mayBeMdx(node)) meaning = 'maybe';
    return meaning === 'mdx' ? EXIT : undefined;
  });
  return meaning;
}

/** True for components, attributes in braces, imports and exports. */
function isMdxAsText(node: Root | RootContent): boolean {
  if (node.type === 'html') return jsx.test(node.value.replace(code, ''));
  // A tag with braces in its attributes may be parsed as text instead of HTML.
  if (node.type === 'text') return /<[a-z][\w.-]*\s[^<>]*=\{/i.test(node.value);
  const [first] = node.type === 'paragraph' ? node.children : [];
  return first?.type === 'text' && startOfLine.test(first.value);
}

/** True for what MDX can mean and Markdown, too: expressions, and words of statements. */
function mayBeMdx(node: Root | RootContent): boolean {
  if (node.type === 'html') {
    const rest = node.value.replace(code, '');
    return /<head\b/i.test(rest) || expression.test(rest);
  }
  if (node.type === 'text') return expression.test(node.value);
  const [first] = node.type === 'paragraph' ? node.children : [];
  return first?.type === 'text' && /^(?:import|export)\s/.test(first.value);
}

/** True if a tree in MDX has more than the tags that HTML has. */
function hasMdx(root: Root): boolean {
  let found = false;
  visit(root, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      found ||=
        !/^(?!head$)[a-z][\w-]*$/.test(node.name ?? '') ||
        node.attributes.some(
          (each) =>
            each.type !== 'mdxJsxAttribute' ||
            each.name === 'className' ||
            typeof each.value === 'object',
        );
    else found ||= node.type.startsWith('mdx');
    return found ? EXIT : undefined;
  });
  return found;
}
