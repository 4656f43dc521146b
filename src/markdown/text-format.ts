import type { Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import type { TextFormat } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { reportMdx } from './mdx-faults.ts';
import { isOnlyComments, parseMdx, type FurtherSyntax } from './parse.ts';

/** A parsed text. */
export interface ParsedText {
  /** The tree. */
  root: Root;
  /** The text that the offsets in the tree refer to. */
  text: string;
  /** True if it may contain components, expressions, imports and exports. */
  isMdx: boolean;
}

/**
 * Parses a text in the given format; its tree as plain Markdown is known. `auto` tries MDX if the text contains what
 * Markdown and MDX parse differently (tags, braces, imports); if that fails and nothing shows that MDX was meant, the
 * text is plain Markdown. Other texts with invalid MDX are reported and become empty.
 */
export function parseAs(
  format: TextFormat,
  plain: ParsedText,
  { file, syntax }: { file: string; syntax: FurtherSyntax },
  diagnostics: Diagnostics,
): ParsedText {
  const isNamedMdx = /\.mdx$/i.test(file);
  const isAuto = format === 'auto' && !isNamedMdx;
  if (format === 'md' || (format === 'detect' && !isNamedMdx)) return plain;
  if (isAuto && !isAmbiguous(plain)) return plain;
  const { text } = plain;
  try {
    return { root: parseMdx(text, syntax), text, isMdx: true };
  } catch (error) {
    if (isAuto && !usesMdxSyntax(plain.root)) return plain;
    reportMdx(error, text, file, diagnostics, (rest) => parseMdx(rest, syntax));
    const front = plain.root.children.filter(({ type }) => type === 'yaml');
    return { root: { type: 'root', children: front }, text, isMdx: true };
  }
}

const statement = /^(?:import|export)\s/;

/** True if the text contains something that Markdown and MDX parse differently. */
function isAmbiguous({ root, text }: ParsedText): boolean {
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

/** True if the text contains syntax that only MDX has: components, attributes in braces, imports and exports. */
function usesMdxSyntax(root: Root): boolean {
  let found = false;
  visit(root, (node) => {
    if (node.type === 'html')
      found ||= /<\/?[A-Z][\w.]*[\s/>]|\s[\w-]+=\{|\sclassName=|<>/.test(node.value);
    // A tag with braces in its attributes may be parsed as text instead of HTML.
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
