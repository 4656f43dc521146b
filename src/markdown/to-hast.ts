import type { Element, Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeRaw from 'rehype-raw';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { EXIT, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { closest } from '../diagnostics/closest.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { codeTags, type PartModule, type ProseFunction } from '../model/prose-code.ts';
import { codeHandler } from './code-handler.ts';
import { passIdTexts } from './heading-ids.ts';
import { implicitNames } from './implicit-names.ts';
import { MdxPieces, type PartialUse } from './mdx-pieces.ts';
import { isOnlyComments } from './parse.ts';
import { importedSources, partModules, readImported } from './partials.ts';
import type { MarkdownSource } from './read-markdown.ts';
import { invalidTagsToText, readEscapedTags, textTagsOf } from './text-tags.ts';

/** A text as an HTML tree, without ids and facts. */
export interface HastText {
  /** The tree, including imported texts. */
  tree: HastRoot;
  /** The code of this text and of its imports. */
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
  /** The tree that contains its headings. */
  tree: HastRoot | Element;
  /** Imported texts: maps the path, as written, to the tree that contains the headings. */
  imported: Map<string, { source: MarkdownSource; tree: HastRoot | Element }>;
  /** The texts whose exports it imports, by their path as written; missing if there are none. */
  parts?: Record<string, PartModule>;
}

/** Context of a text during conversion to HTML. */
export interface HastOptions {
  /** Makes footnote ids unique among texts on the same page. */
  footnoteSuffix: string;
  /** Files whose import is in progress, the innermost last. */
  parents: readonly string[];
  /** Number of texts that the page has imported so far. */
  parts: { count: number };
  /** Name of the module of its code. */
  id: string;
}

/** Converts a parsed text, or a part of it, to an HTML tree. */
export async function toHast(
  source: MarkdownSource,
  root: Root,
  sources: Sources,
  options: HastOptions,
): Promise<HastText> {
  const { diagnostics } = sources;
  const { file, text, statements, settings } = source;
  const pieces = statements && new MdxPieces(namesOf(source, root, sources));
  passIdTexts(root);
  const isRaw = hasHtml(root);
  if (isRaw) {
    dropComments(root);
    readEscapedTags(root);
  }
  const toHtml = unified().use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: `user-content-${options.footnoteSuffix}`,
    footnoteLabelProperties: { className: ['visually-hidden'] },
    handlers: {
      ...(await codeHandler(root, file, settings, diagnostics)),
      ...pieces?.handlers,
    },
  });
  // The parser of raw HTML rebuilds the whole tree, so it runs only for texts with HTML.
  const complete = hasHtml(root) ? toHtml.use(rehypeRaw) : toHtml;
  const tree = await complete.run(root, new VFile({ path: file, value: text }));
  if (isRaw) invalidTagsToText(tree, textTagsOf(root));
  if (options.footnoteSuffix !== '') renameFootnoteLabel(tree, options.footnoteSuffix);
  if (!pieces) return { tree, codes: [] };

  const code: TextCode = {
    id: options.id,
    source,
    functions: pieces.finish(tree, options.id),
    tree,
    imported: new Map(),
    parts: await partModules(source, sources),
  };
  const codes = [code];
  for (const use of pieces.partials) codes.push(...(await insertText(use, code, sources, options)));
  return { tree, codes };
}

/** Inserts the content of an imported text where it is used; returns its code. */
async function insertText(
  { element, text }: PartialUse,
  { source, imported }: TextCode,
  sources: Sources,
  { footnoteSuffix, parents, parts }: HastOptions,
): Promise<TextCode[]> {
  const part = await readImported(text, source, sources);
  if (!part) return [];
  const chain = [...parents, source.file];
  if (chain.includes(part.file)) {
    const { line, column } = element.position?.start ?? {};
    sources.diagnostics.error(
      'import-cycle',
      `The text imports itself: ${[...chain, part.file].join(' → ')}.`,
      { file: source.file, line, column },
      'Remove one of these imports, or move the shared part to a third file.',
    );
    return [];
  }
  parts.count += 1;
  const own = importedSources(sources, part.file, text, source.file);
  const { tree, codes } = await toHast(part, part.root, own, {
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

/** Returns the meaning of the names in the code of a text; reports undeclared components. */
function namesOf(
  { file, text, root: whole, statements, settings }: MarkdownSource,
  root: Root,
  { diagnostics }: Sources,
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
      const written = text.slice(position?.start.offset, position?.end.offset);
      const shown = written.replace(/\s+/g, ' ');
      // An excerpt is part of its text, whose faults are already reported.
      if (root !== whole) return shown;
      const meant = closest(name, [...known.keys()]);
      diagnostics.error(
        'mdx-component',
        `Expected component \`${name}\` to be defined: you likely forgot to import, pass, or provide it.`,
        { file, line: position?.start.line, column: position?.start.column },
        `${meant === undefined ? '' : `Did you mean \`${meant}\`? `}Import it at the top of the file, export it from the module that markdown.components names, or write \`\\<${name}>\` for plain text. These components need no import: ${[...implicitNames.keys()].join(', ')}.`,
      );
      return shown;
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

/** Removes comments, so that they do not count as HTML. */
function dropComments(root: Root): void {
  visit(root, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (!isOnlyComments(node.value)) return;
    parent.children.splice(index, 1);
    return index;
  });
}

/** The heading of the footnotes has the same id in every text; texts on one page need different ones. */
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
