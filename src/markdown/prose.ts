import type { Root } from 'mdast';
import { unified } from 'unified';
import type { Sources } from '../diagnostics/sources.ts';
import type { ProseModule } from '../model/prose-code.ts';
import type { Prose } from '../model/site.ts';
import { isShallow, reportDepth } from './depth.ts';
import { dropRepeatedIds, headingsOf, numberHeadings } from './heading-ids.ts';
import { moduleOf, tocOf } from './mdx-module.ts';
import {
  completeDetails,
  dropComments,
  dropPositions,
  labelTasks,
  scrollTables,
} from './polish.ts';
import { linksOf, textOf } from './prose-facts.ts';
import type { MarkdownSource } from './read-markdown.ts';
import { summaryOf } from './summary.ts';
import { markSymbolCode } from './symbol-code.ts';
import { toHast, type HastText, type TextCode } from './to-hast.ts';
import { correctNesting, markLinkedHeadings } from './valid-nesting.ts';

/** Options for converting a source to prose. */
export interface ProseOptions {
  /** Makes footnote ids unique among texts on the same page. */
  footnoteSuffix?: string;
}

/** Converts a parsed file, or a part of its tree, to prose. */
export async function createProse(
  source: MarkdownSource,
  root: Root,
  sources: Sources,
  { footnoteSuffix = '' }: ProseOptions = {},
): Promise<Prose> {
  const { file, settings } = source;
  const id = root === source.root ? file : `${file}#excerpt`;
  const { tree, codes } = await shallowHast(source, root, sources, {
    footnoteSuffix,
    parents: [],
    parts: { count: 0 },
    id,
  });
  correctNesting(tree);
  markLinkedHeadings(tree);
  numberHeadings(tree, file, settings.markdown.anchors, sources.diagnostics);
  dropRepeatedIds(tree);
  const links = linksOf(tree, file);
  markSymbolCode(tree);
  completeDetails(tree);
  scrollTables(tree);
  labelTasks(tree);
  dropComments(tree);
  dropPositions(tree);
  const modules = modulesOf(codes);
  const texts = new Set([source, ...codes.map((code) => code.source)]);
  const unmarkedCode = [...texts].flatMap((text) => text.unmarkedCode);
  return {
    tree,
    headings: headingsOf(tree),
    links,
    summary: summaryOf(tree),
    text: textOf(tree),
    ...(modules.length > 0 ? { modules } : {}),
    ...(unmarkedCode.length > 0 ? { unmarkedCode } : {}),
  };
}

/** Converts a text to an HTML tree; reports a text with too deeply nested tags, and leaves it out. */
async function shallowHast(...given: Parameters<typeof toHast>): Promise<HastText> {
  const [source, , sources] = given;
  const { file } = source;
  const { diagnostics } = sources;
  try {
    const text = await changedByPlugins(await toHast(...given), source, sources);
    if (isShallow(text.tree, file, diagnostics)) return text;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    reportDepth(file, undefined, diagnostics);
  }
  return { tree: { type: 'root', children: [] }, codes: [] };
}

/** Runs the plugins of rehype, if there are any, on a text with everything that it imports. */
async function changedByPlugins(
  { tree, codes }: HastText,
  { file, text, frontMatter, settings: { plugins } }: MarkdownSource,
  { inputs, diagnostics }: Sources,
): Promise<HastText> {
  if (!plugins) return { tree, codes };
  plugins.recordDoubts(inputs);
  const about = { file, text, frontMatter: frontMatter.json };
  const { rehypePlugins } = plugins.lists;
  const { runTextPlugins } = await import('../docusaurus/room.ts');
  const changed = await runTextPlugins(rehypePlugins, tree, about, () => unified(), diagnostics);
  return {
    tree: changed,
    codes: codes.map((code) => (code.tree === tree ? { ...code, tree: changed } : code)),
  };
}

/** Returns the code of a text and of its imports, each once; texts without functions need none. */
function modulesOf(codes: readonly TextCode[]): ProseModule[] {
  const modules = new Map<string, ProseModule>();
  for (const { id, source, functions, tree, imported, parts } of codes) {
    const { file, text, statements, settings, frontMatter } = source;
    if (functions.length === 0 || !statements || modules.has(id)) continue;
    const values = statements.texts.flatMap(({ path, exports }) =>
      [...exports].flatMap(([name, exported]): [string, unknown][] => {
        const part = imported.get(path);
        if (exported === 'toc') return [[name, tocOf(part ? headingsOf(part.tree) : [])]];
        return exported === 'frontMatter' ? [[name, part?.source.frontMatter.json]] : [];
      }),
    );
    const facts = {
      frontMatter: frontMatter.json,
      headings: headingsOf(tree),
      imported: new Map(values),
    };
    const { components } = settings.markdown;
    modules.set(id, moduleOf({ id, file, text, statements, functions, facts, components, parts }));
  }
  return [...modules.values()];
}
