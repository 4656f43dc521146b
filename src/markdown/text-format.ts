import type { Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import type { TextFormat } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { restoreCode } from './line-changes.ts';
import { reportMdx } from './mdx-faults.ts';
import { escapeHeadingIds, isOnlyComments, parseMdx } from './parse.ts';

/** A parsed text. */
export interface ParsedText {
  /** The tree. */
  root: Root;
  /** The text that the offsets in the tree refer to. */
  text: string;
  /** True where it may have components, expressions, imports and exports. */
  isMdx: boolean;
}

/**
 * Parses a text whose tree as plain Markdown is known, as the format says. `auto` takes it for MDX where it uses what
 * Markdown and MDX read differently (tags, braces, imports); where that is no MDX and nothing says that it was meant to
 * be, it is plain Markdown. What is no MDX is reported, and leaves a text without content.
 */
export function parseAs(
  format: TextFormat,
  plain: ParsedText,
  file: string,
  diagnostics: Diagnostics,
): ParsedText {
  const isNamedMdx = /\.mdx$/i.test(file);
  const isAuto = format === 'auto' && !isNamedMdx;
  if (format === 'md' || (format === 'detect' && !isNamedMdx)) return plain;
  if (isAuto && !mayDiffer(plain)) return plain;
  const escaped = escapeHeadingIds(plain.text);
  const { text } = escaped;
  try {
    const root = parseMdx(text);
    restoreCode(root, escaped);
    return { root, text, isMdx: true };
  } catch (error) {
    if (isAuto && !isMeantAsMdx(plain.root)) return plain;
    reportMdx(error, text, file, diagnostics);
    const front = plain.root.children.filter(({ type }) => type === 'yaml');
    return { root: { type: 'root', children: front }, text, isMdx: true };
  }
}

const statement = /^(?:import|export)\s/;

/** True where the text has something that Markdown and MDX read differently. */
function mayDiffer({ root, text }: ParsedText): boolean {
  if (!/[<{]|^(?:import|export)\s/m.test(text)) return false;
  let found = false;
  visit(root, (node, _, parent) => {
    if (node.type === 'html') found ||= !isOnlyComments(node.value);
    if (node.type !== 'text') return found ? EXIT : undefined;
    const value =
      parent?.type === 'heading' ? node.value.replace(/\{#[^\s{}]+\}\s*$/, '') : node.value;
    found ||= value.includes('{') || statement.test(value);
    return found ? EXIT : undefined;
  });
  return found;
}

/** True where the text has what only MDX can mean: components, attributes in braces, imports and exports. */
function isMeantAsMdx(root: Root): boolean {
  let found = false;
  visit(root, (node) => {
    if (node.type === 'html')
      found ||= /<\/?[A-Z][\w.]*[\s/>]|\s[\w-]+=\{|\sclassName=|<>/.test(node.value);
    // With braces it is no HTML.
    if (node.type === 'text') found ||= /<[a-z][\w.-]*\s[^<>]*=\{/i.test(node.value);
    if (node.type === 'paragraph') {
      const [first] = node.children;
      found ||=
        first?.type === 'text' &&
        /^(?:import\b.*\bfrom\s+['"]|import\s+['"]|export\s+(?:const|let|var|function|class|default|async|\{|\*))/.test(
          first.value,
        );
    }
    return found ? EXIT : undefined;
  });
  return found;
}
