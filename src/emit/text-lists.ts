import type { Plan, PlanPage } from '../plan/types.ts';
import * as md from '../text-pages/markdown.ts';
import { contentTexts, type ContentTexts } from '../shared/texts/catalogues.ts';
import { fill } from '../shared/texts/fill.ts';
import { hasAddress } from '../shared/url.ts';
import type { FinishedPage } from './finish-page.ts';
import { fullFolder, fullName, fullTexts, type FullText } from './full-texts.ts';
import type { OutputFile } from './output-file.ts';
import { textSections, type TextSection } from './text-sections.ts';

/** Name of the file that lists the Markdown of a site, by the convention of llmstxt.org. */
const listName = 'llms.txt';

/** True for a file that lists the Markdown of a site, or contains that of several pages. */
export function isTextList(path: string): boolean {
  return path === listName || path === fullName || path.startsWith(fullFolder);
}

/** Number of pages of an API reference above which the list names only those that lead to the others. */
const mostListed = 1000;

/** Pages of an API reference that lead to its other pages. */
const leading: ReadonlySet<string> = new Set([
  ...['api-overview', 'group', 'page', 'namespace', 'module', 'example'],
]);

/** True for a page that leads to others, or for the only page of functions, as in C. */
function isLeading({ kind, anchors }: PlanPage): boolean {
  return leading.has(kind) || (kind === 'file' && anchors.size > 0);
}

/** Returns the content of a stored page; `undefined` if nothing is stored. */
export type ReadStored = (file: OutputFile) => string | undefined;

/**
 * Returns the files for programs that want a whole site: a list of its Markdown, and all of it in one file, or in one for
 * each topic or namespace if it is too long. A site's own static file of that name takes its place.
 */
export function textListFiles(
  plan: Plan,
  finished: readonly FinishedPage[],
  read: ReadStored,
): OutputFile[] {
  const { markdownPages } = plan.config;
  if (!markdownPages) return [];
  const own = new Set(plan.site.staticFiles.map(({ path }) => path));
  const byPage = new Map(finished.map((each) => [each.page, each]));
  const sections = textSections(plan, (page) => byPage.get(page)?.isHidden ?? true);
  if (sections.length === 0) return [];
  const textOf = (page: PlanPage): string => {
    const file = byPage.get(page)?.text;
    return (file && read(file)) ?? '';
  };
  const full =
    markdownPages.fullTextLimit > 0 && !own.has(fullName)
      ? fullTexts(sections, plan, {
          textOf,
          limit: markdownPages.fullTextLimit,
          start: head(plan),
          contentsOf: (files) => linksTo(files, plan),
          texts: textsOf(plan),
        })
      : [];
  const list = own.has(listName) ? [] : [{ path: listName, bytes: listText(sections, full, plan) }];
  return [...list, ...full];
}

/** The texts in the language of the site. */
function textsOf({ config: { i18n } }: Plan): ContentTexts {
  return contentTexts(i18n.locale, i18n.texts);
}

/** Returns the URL of a file of the site; its path on the server if the URL of the site is unknown. */
function urlOf(path: string, { config }: Pick<Plan, 'config'>): string {
  const href = config.baseUrl + path;
  return hasAddress(config) ? new URL(href, config.url).href : href;
}

/** The first lines of both files: the name of the site and what it is about. */
function head({ config, siteData, apis }: Plan): string {
  const { reference } = (config.libraries ? undefined : apis[0]) ?? {};
  const about = config.tagline || reference?.brief || '';
  return md.blocks([
    md.heading(1, md.escapeText(siteData.title)),
    about === '' ? '' : md.quote(md.escapeText(about)),
  ]);
}

function linksTo(files: readonly FullText[], plan: Plan): string {
  return md.list(files.map(({ path, title }) => md.link(md.escapeText(title), urlOf(path, plan))));
}

function listText(sections: readonly TextSection[], full: readonly FullText[], plan: Plan): string {
  const texts = textsOf(plan);
  // Several libraries have versions of their own.
  const version = plan.config.libraries ? undefined : plan.apis[0]?.reference.version;
  const ending = plan.config.trailingSlash === false ? '.md' : 'index.md';
  const line = (page: PlanPage): string => {
    const { title, description } = page.description;
    const link = md.link(
      md.escapeText(title || plan.siteData.title),
      urlOf(page.textFile ?? page.file, plan),
    );
    return description === '' ? link : `${link}: ${md.escapeText(description)}`;
  };
  const listed = ({ isApi, pages }: TextSection): readonly PlanPage[] =>
    isApi && pages.length > mostListed ? pages.filter(isLeading) : pages;
  const required = sections.filter(({ isOptional }) => !isOptional);
  const optional = sections.filter(({ isOptional }) => isOptional).flatMap(({ pages }) => pages);
  return `${md.blocks([
    head(plan),
    md.escapeText(
      [
        version === undefined ? '' : fill(texts.textVersion, { version }),
        fill(texts.textIntroduction, { ending }),
      ]
        .filter(Boolean)
        .join(' '),
    ),
    ...required.flatMap((section) => [
      md.heading(2, md.escapeText(titleOf(section, texts))),
      md.list(listed(section).map(line)),
    ]),
    ...(full.length > 0 ? [md.heading(2, md.escapeText(texts.textFull)), linksTo(full, plan)] : []),
    // Programs know this heading.
    ...(optional.length > 0 ? [md.heading(2, 'Optional'), md.list(optional.map(line))] : []),
  ])}\n`;
}

/** The title of a section: of several libraries, with the name of its library. */
function titleOf({ title, library }: TextSection, texts: ContentTexts): string {
  return library ? `${texts[title]}: ${library.title}` : texts[title];
}
