import { dirname } from 'node:path/posix';
import type { PagesConfig } from '../config/types.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { StandalonePage } from '../model/site.ts';
import { readCommon } from './front-matter.ts';
import { readHomeFrontMatter } from './home-front-matter.ts';
import { homeNodes } from './home-nodes.ts';
import { readLastUpdate } from './last-update.ts';
import { createProse } from './prose.ts';
import { readMarkdown, settingsIn, type ReadingOptions } from './read-markdown.ts';
import { titleInText } from './read-doc.ts';
import { isValidPath, possiblePath, resolveSlug } from './site-path.ts';
import { permalinkBelow } from '../shared/permalink-below.ts';
import {
  contentFiles,
  isMarkdown,
  listTranslated,
  readText,
  type SourceFile,
} from './source-file.ts';

/** Reads the stand-alone pages of a folder: Markdown files and React modules, without drafts. */
export async function readStandalonePages(
  config: PagesConfig,
  sources: Sources,
  options: ReadingOptions = {},
): Promise<StandalonePage[]> {
  const files = await listTranslated(sources, config.path, config.defaultPath, config);
  if (!files) {
    sources.diagnostics.error(
      'pages-folder',
      `The pages folder does not exist. Expected it at ${displayPath(config.path)}.`,
      undefined,
      'Create it, or set pages.path in the configuration.',
    );
    return [];
  }
  const content = contentFiles(files, config);
  const settings = settingsIn(config.path, config.defaultPath, options.settings);
  const written: StandalonePage[] = [];
  for (const file of content.filter(isMarkdown))
    written.push(...(await readMarkdownPage(file, config, sources, { ...options, settings })));
  const modules = content
    .filter((file) => isModule(file) && sources.inputs.isFile(file.absolute))
    .map((file) => modulePage(file, config));
  return inOrder([...written, ...modules]);
}

/** Sorts pages by their permalinks. */
function inOrder(pages: readonly StandalonePage[]): StandalonePage[] {
  return [...pages].sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
}

/** True for modules that are pages; declaration files are not. */
function isModule({ path }: SourceFile): boolean {
  return /\.[jt]sx?$/.test(path) && !path.endsWith('.d.ts');
}

function modulePage({ path, absolute, display }: SourceFile, config: PagesConfig): StandalonePage {
  return {
    permalink: permalinkOf(path, config),
    place: { file: display, line: 1, column: 1 },
    description: '',
    content: { type: 'module', file: absolute },
  };
}

async function readMarkdownPage(
  file: SourceFile,
  config: PagesConfig,
  sources: Sources,
  { drafts = false, settings }: ReadingOptions,
): Promise<StandalonePage[]> {
  const { inputs, diagnostics } = sources;
  const text = await readText(inputs, file.absolute);
  if (text === undefined) return [];
  const source = await readMarkdown(text, file.display, diagnostics, settings);
  const { frontMatter: map } = source;
  const common = readCommon(map);
  if (common.draft && !drafts) return [];
  const home = readHomeFrontMatter(map);
  if (home) source.root.children.unshift(...(await homeNodes(home, source, diagnostics)));
  const body = await createProse(source, source.root, sources);
  const { slug, tocLevels } = common;
  const permalink =
    slug === undefined
      ? permalinkOf(file.path, config)
      : permalinkBelow(config.routeBasePath, resolveSlug(dirname(file.path), slug));
  if (!isValidPath(permalink))
    map.fault(
      'slug',
      `"${permalink}" is not a valid page path.`,
      'Set "slug" in the front matter, or rename the file.',
    );
  const lastUpdate = readLastUpdate(map, config);
  const page: StandalonePage = {
    permalink: possiblePath(permalink),
    place: { file: file.display, line: 1, column: 1 },
    slugPlace: map.value('slug')?.place,
    title: common.title ?? titleInText(body),
    description: common.description ?? home?.hero?.tagline?.value ?? body.summary,
    keywords: common.keywords,
    image: common.image,
    unlisted: common.unlisted,
    ...(common.unsearched && { unsearched: true }),
    ...(common.draft ? { draft: true } : {}),
    ...(lastUpdate ? { lastUpdate } : {}),
    editUrl: map.textOrNull('custom_edit_url'),
    wrapperClassName: map.text('wrapperClassName'),
    // A home page has no column for it.
    hideTableOfContents: common.hideTableOfContents || home !== undefined,
    ...(home ? { isHome: true } : {}),
    ...(tocLevels.min === undefined && tocLevels.max === undefined ? {} : { tocLevels }),
    content: { type: 'prose', body },
  };
  map.reportMisspelt(['mdx', 'title']);
  return [page];
}

/** Returns the permalink of a file: its path, with `index` for the folder. */
function permalinkOf(path: string, { routeBasePath }: PagesConfig): string {
  return permalinkBelow(routeBasePath, path.replace(/\.[^./]+$/, '').replace(/(^|\/)index$/i, ''));
}
