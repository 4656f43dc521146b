import type { Element, Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeRaw from 'rehype-raw';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { EXIT, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { closest } from '../diagnostics/closest.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { codeTags, type ProseFunction } from '../model/prose-code.ts';
import { codeHandler } from './code-handler.ts';
import { implicitNames } from './mdx-module.ts';
import { MdxPieces, type PartialUse } from './mdx-pieces.ts';
import { isOnlyComments } from './parse.ts';
import { readImported } from './partials.ts';
import type { MarkdownSource } from './read-markdown.ts';

/** A text as a tree of HTML, ids and facts still missing. */
export interface HastText {
  /** The tree, with the texts that it imports. */
  tree: HastRoot;
  /** The code of this text and of those that it imports. */
  codes: TextCode[];
}

/** The code of a text before its module is written. */
export interface TextCode {
  /** Name of the module. */
  id: string;
  /** The text. */
  source: MarkdownSource;
  /** Its functions. */
  functions: ProseFunction[];
  /** Where its headings stand. */
  tree: HastRoot | Element;
  /** The texts that it imports: maps the path, as written, to where its headings stand. */
  imported: Map<string, { source: MarkdownSource; tree: HastRoot | Element }>;
}

/** What surrounds a text that becomes HTML. */
export interface HastOptions {
  /** Makes the ids of footnotes differ from those of other texts on the same page. */
  footnoteSuffix: string;
  /** Files that are being imported, the innermost last. */
  parents: readonly string[];
  /** How many texts the page has imported so far. */
  parts: { count: number };
  /** Name of the module of its code. */
  id: string;
}

/** Makes a tree of HTML of a parsed text, or of a part of it. */
export async function toHast(
  source: MarkdownSource,
  root: Root,
  diagnostics: Diagnostics,
  options: HastOptions,
): Promise<HastText> {
  const { file, text, statements, settings } = source;
  const pieces = statements && new MdxPieces(namesOf(source, root, diagnostics));
  if (hasHtml(root)) dropComments(root);
  const toHtml = unified().use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: `user-content-${options.footnoteSuffix}`,
    footnoteLabelProperties: { className: ['visually-hidden'] },
    handlers: {
      ...(await codeHandler(root, file, settings.code, diagnostics)),
      ...pieces?.handlers,
    },
  });
  // The parser of raw HTML takes the whole tree apart, so only texts with HTML take that way.
  const complete = hasHtml(root) ? toHtml.use(rehypeRaw) : toHtml;
  const tree = await complete.run(root, new VFile({ path: file, value: text }));
  if (options.footnoteSuffix !== '') renameFootnoteLabel(tree, options.footnoteSuffix);
  if (!pieces) return { tree, codes: [] };

  const code: TextCode = {
    id: options.id,
    source,
    functions: pieces.finish(tree, options.id),
    tree,
    imported: new Map(),
  };
  const codes = [code];
  for (const use of pieces.partials)
    codes.push(...(await insertText(use, code, diagnostics, options)));
  return { tree, codes };
}

/** Puts the content of an imported text where it is used; returns its code. */
async function insertText(
  { element, text }: PartialUse,
  { source, imported }: TextCode,
  diagnostics: Diagnostics,
  { footnoteSuffix, parents, parts }: HastOptions,
): Promise<TextCode[]> {
  const part = await readImported(text, source, diagnostics);
  if (!part) return [];
  const chain = [...parents, source.file];
  if (chain.includes(part.file)) {
    const { line, column } = element.position?.start ?? {};
    diagnostics.error(
      'import-cycle',
      `The text imports itself: ${[...chain, part.file].join(' → ')}.`,
      { file: source.file, line, column },
      'Remove one of these imports, or move the shared part to a third file.',
    );
    return [];
  }
  parts.count += 1;
  const { tree, codes } = await toHast(part, part.root, diagnostics, {
    footnoteSuffix: `${footnoteSuffix}part-${parts.count}-`,
    parents: chain,
    parts,
    id: part.file,
  });
  const content: Element = {
    type: 'element',
    tagName: codeTags.slot,
    properties: {},
    children: tree.children.flatMap((node) =>
      node.type === 'doctype' || node.type === 'mdxjsEsm' ? [] : [node],
    ),
  };
  element.children.push(content);
  element.properties.dataFile = part.file;
  if (!imported.has(text.path)) imported.set(text.path, { source: part, tree: content });
  return codes.map((each) => (each.source === part ? { ...each, tree: content } : each));
}

/** What the names in the code of a text mean; components that nobody declares are reported. */
function namesOf(
  { file, root: whole, statements, settings }: MarkdownSource,
  root: Root,
  diagnostics: Diagnostics,
): ConstructorParameters<typeof MdxPieces>[0] {
  const known = new Map([...implicitNames, ...(statements?.names ?? [])]);
  const texts = (statements?.texts ?? []).flatMap((text) =>
    text.name === undefined ? [] : [[text.name, text] as const],
  );
  return {
    known,
    texts: new Map(texts),
    isKnown: (name) => known.has(name) || settings.markdown.components !== undefined,
    unknown: (name, { position }) => {
      // An excerpt is a part of its text, whose faults are told already.
      if (root !== whole) return;
      const meant = closest(name, [...known.keys()]);
      diagnostics.error(
        'mdx-component',
        `Expected component \`${name}\` to be defined: you likely forgot to import, pass, or provide it.`,
        { file, line: position?.start.line, column: position?.start.column },
        `${meant === undefined ? '' : `Did you mean \`${meant}\`? `}Import it at the top of the file, or write \`\\<${name}>\` for plain text. These components need no import: ${[...implicitNames.keys()].join(', ')}.`,
      );
    },
  };
}

function hasHtml(root: Root): boolean {
  let found = false;
  visit(root, 'html', () => {
    found = true;
    return EXIT;
  });
  return found;
}

/** Takes comments out, which would make a text one with HTML. */
function dropComments(root: Root): void {
  visit(root, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (!isOnlyComments(node.value)) return;
    parent.children.splice(index, 1);
    return index;
  });
}

/** The heading above the footnotes has the same id in every text; where texts share a page it must differ. */
function renameFootnoteLabel(tree: HastRoot, suffix: string): void {
  const old = 'footnote-label';
  const id = `${suffix}${old}`;
  visit(tree, 'element', ({ properties }: Element) => {
    if (properties.id === old) properties.id = id;
    const { ariaDescribedBy } = properties;
    if (Array.isArray(ariaDescribedBy) && ariaDescribedBy.includes(old))
      properties.ariaDescribedBy = [id];
  });
}
