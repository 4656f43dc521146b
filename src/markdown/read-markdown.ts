import type { Root } from 'mdast';
import type { MarkdownConfig, TextFormat } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { ExampleMarks } from '../model/example-marks.ts';
import { defaultCode, type CodeSettings } from '../shared/code-settings.ts';
import type { CodeInProse } from '../model/site.ts';
import { takeAttributeLists } from './attribute-lists.ts';
import { takeCodeInProse } from './code-in-prose.ts';
import { isShallow } from './depth.ts';
import { convertDirectives, restoreDirectives } from './directives.ts';
import { drawFormulas } from './draw-formulas.ts';
import { replaceEmoji } from './emoji.ts';
import { convertForeign } from './foreign-markup.ts';
import { reportForeign } from './foreign-remains.ts';
import { fenceFormulas } from './formulas.ts';
import { frontMatterOf } from './front-matter.ts';
import type { TranslatedFolder } from '../model/translated-folders.ts';
import { keepIdTexts, takeExplicitIds } from './heading-ids.ts';
import { readStatements, type CodeStatements } from './mdx-imports.ts';
import { parseFront, processorFor } from './parse.ts';
import { parseText } from './text-format.ts';
import type { TextPlugins } from '../docusaurus/room.ts';
import { convertComments, unwrapJsx } from './unwrap-jsx.ts';
import { unwrapMdx } from './unwrap-mdx.ts';
import type { YamlMapping } from './yaml-map.ts';
import { legible } from '../yaml/legible.ts';

/** Options for texts, apart from plugins. */
export type TextOptions = Omit<MarkdownConfig, 'remarkPlugins' | 'rehypePlugins'>;

/** How the texts of a site are parsed. */
export interface TextSettings {
  /** Options for texts, apart from plugins. */
  markdown: TextOptions;
  /** The loaded plugins; missing if there are none. */
  plugins?: TextPlugins | undefined;
  /** Options for blocks of code. */
  code: CodeSettings;
  /** What blocks show that are proven examples; missing if there are no results. */
  examples?: ExampleMarks | undefined;
  /** Folder of the configuration, which `@site/` refers to: absolute path. */
  siteFolder: string;
  /** If the texts are translations: their folder, and that of the default language; absolute paths. */
  translated?: TranslatedFolder | undefined;
}

/** Returns the settings for the texts in a folder; `original` is the folder of the default language, if it has one. */
export function settingsIn(
  folder: string,
  original: string | undefined,
  settings: TextSettings = defaultTextSettings,
): TextSettings {
  return original === undefined ? settings : { ...settings, translated: { folder, original } };
}

/** Default settings of texts. */
export const defaultTextSettings: TextSettings = {
  markdown: {
    format: 'auto',
    emoji: true,
    math: false,
    mermaid: false,
    admonitions: [],
    anchors: { maintainCase: false },
  },
  code: defaultCode,
  siteFolder: process.cwd(),
};

/** How the texts of one build are parsed. */
export interface ReadingOptions {
  /** Includes drafts. */
  drafts?: boolean;
  /** Language of the texts, for word boundaries; defaults to English. */
  locale?: string;
  /** Settings of texts; defaults to the usual ones. */
  settings?: TextSettings;
}

/** A parsed Markdown file, before its conversion to prose. */
export interface MarkdownSource {
  /** Path of the file for messages. */
  file: string;
  /** The text that the offsets in the tree refer to. */
  text: string;
  /** The tree, directives resolved. */
  root: Root;
  /** The front matter. */
  frontMatter: YamlMapping;
  /** Its imports and exports; missing in plain Markdown. */
  statements?: CodeStatements;
  /** Pieces of code that are not marked as such. */
  unmarkedCode: readonly CodeInProse[];
  /** How it is parsed. */
  settings: TextSettings;
}

/** Parses a Markdown file; reports its faults. */
export async function readMarkdown(
  written: string,
  file: string,
  diagnostics: Diagnostics,
  settings: TextSettings = defaultTextSettings,
): Promise<MarkdownSource> {
  const { admonitions: keywords, math } = settings.markdown;
  const remark = settings.plugins?.lists.remarkPlugins ?? [];
  const syntax = { math, plugins: remark.filter(({ hasSyntax }) => hasSyntax) };
  const shown = legible(written);
  const text = unwrapMdx(math ? shown : fenceFormulas(shown));
  const front = parseFront(text);
  const frontMatter = frontMatterOf(front, file, diagnostics);
  const format = formatOf(frontMatter) ?? settings.markdown.format;
  const parsed = parseText(text, format, { front, file, syntax }, diagnostics);
  const { isMdx } = parsed;
  let { root } = parsed;
  // With components, braces are code.
  if (!isMdx) takeAttributeLists(root, text);
  convertForeign(root, text);
  reportForeign(root, text, file, diagnostics);
  if (isMdx) {
    convertComments(root);
    unwrapJsx(root);
  }
  const unmarkedCode = takeCodeInProse(root, text, { file, isMdx });
  // Before plugins change headings: their addresses remain.
  keepIdTexts(root, text);
  const directives = { text, file, keywords };
  convertDirectives(root, directives, diagnostics);
  if (remark.length > 0) {
    const { runTextPlugins } = await import('../docusaurus/room.ts');
    const about = { file, text, frontMatter: frontMatter.json };
    const processor = () => processorFor(text, isMdx, syntax);
    root = await runTextPlugins(remark, root, about, processor, diagnostics);
    // Plugins put imports in front of it, or remove it.
    root.children = [...front.children, ...root.children.filter(({ type }) => type !== 'yaml')];
    removeTooDeep(root, file, diagnostics);
  }
  await drawFormulas(root, file, math, diagnostics);
  restoreDirectives(root, directives, diagnostics);
  takeExplicitIds(root);
  if (settings.markdown.emoji) replaceEmoji(root, text);
  const hasCode =
    isMdx ||
    (remark.length > 0 &&
      (await import('../docusaurus/room.ts')).addsCode(root, file, diagnostics));
  const statements = hasCode ? readStatements(root) : undefined;
  const source = { file, text, root, frontMatter, unmarkedCode, settings };
  return { ...source, ...(statements ? { statements } : {}) };
}

/** Reports a tree that is too deep for later steps, and removes all of it except for the front matter. */
function removeTooDeep(root: Root, file: string, diagnostics: Diagnostics): void {
  if (!isShallow(root, file, diagnostics))
    root.children = root.children.filter(({ type }) => type === 'yaml');
}

/** Returns the format that a text sets for itself: `mdx: { format: md }`. */
function formatOf(frontMatter: YamlMapping): TextFormat | undefined {
  const value = frontMatter.map('mdx')?.value('format');
  const written = value?.text();
  const format = (['mdx', 'md', 'detect'] as const).find((each) => each === written);
  if (written !== undefined && !format) value?.wrong('"mdx", "md" or "detect"');
  return format;
}
