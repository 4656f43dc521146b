import type { Compound } from '../model/compound.ts';
import { titleText } from '../model/title-text.ts';
import type { Plan, PlanPage } from '../plan/types.ts';
import { slugOf } from '../plan/slug.ts';
import * as md from '../text-pages/markdown.ts';
import { contentTexts, type ContentTexts } from '../shared/texts/catalogues.ts';
import { fill } from '../shared/texts/fill.ts';
import { hasAddress } from '../shared/url.ts';
import type { FinishedPage } from './finish-page.ts';
import type { OutputFile } from './output-file.ts';
import { symbolsOf, textSections, type TextSection } from './text-sections.ts';
import { groupBy } from '../shared/group-by.ts';

/** Name of the file that lists the Markdown of a site, by the convention of llmstxt.org. */
const listName = 'llms.txt';

/** Name of the file with the Markdown of all pages. */
const fullName = 'llms-full.txt';

/** Number of pages of an API reference above which the list names only those that lead to the others. */
const mostListed = 1000;

/** Pages of an API reference that lead to its other pages. */
const leading: ReadonlySet<string> = new Set([
  ...['api-overview', 'group', 'page', 'namespace', 'module', 'example'],
]);

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
      ? fullTexts(sections, plan, textOf, markdownPages.fullTextLimit)
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

function listText(
  sections: readonly TextSection[],
  full: readonly (OutputFile & { title: string })[],
  plan: Plan,
): string {
  const texts = textsOf(plan);
  // Several libraries have versions of their own.
  const version = plan.config.libraries ? undefined : plan.apis[0]?.reference.version;
  const line = (page: PlanPage): string => {
    const { title, description } = page.description;
    const link = md.link(
      md.escapeText(title || plan.siteData.title),
      urlOf(page.textFile ?? page.file, plan),
    );
    return description === '' ? link : `${link}: ${md.escapeText(description)}`;
  };
  const listed = ({ isApi, pages }: TextSection): readonly PlanPage[] =>
    isApi && pages.length > mostListed ? pages.filter(({ kind }) => leading.has(kind)) : pages;
  const required = sections.filter(({ isOptional }) => !isOptional);
  const optional = sections.filter(({ isOptional }) => isOptional).flatMap(({ pages }) => pages);
  return `${md.blocks([
    head(plan),
    md.escapeText(
      [version === undefined ? '' : fill(texts.textVersion, { version }), texts.textIntroduction]
        .filter(Boolean)
        .join(' '),
    ),
    ...required.flatMap((section) => [
      md.heading(2, md.escapeText(titleOf(section, texts))),
      md.list(listed(section).map(line)),
    ]),
    ...(full.length > 0
      ? [
          md.heading(2, md.escapeText(texts.textFull)),
          md.list(full.map(({ path, title }) => md.link(md.escapeText(title), urlOf(path, plan)))),
        ]
      : []),
    // Programs know this heading.
    ...(optional.length > 0 ? [md.heading(2, 'Optional'), md.list(optional.map(line))] : []),
  ])}\n`;
}

/** The title of a section: of several libraries, with the name of its library. */
function titleOf({ title, library }: TextSection, texts: ContentTexts): string {
  return library ? `${texts[title]}: ${library.title}` : texts[title];
}

/** A file with the Markdown of several pages. */
type FullText = OutputFile & { title: string };

function fullTexts(
  sections: readonly TextSection[],
  plan: Plan,
  textOf: (page: PlanPage) => string,
  limit: number,
): FullText[] {
  const texts = (pages: readonly PlanPage[]): string[] => pages.map(textOf).filter(Boolean);
  const others = sections.filter(({ isApi }) => !isApi).flatMap(({ pages }) => texts(pages));
  const api = sections.filter(({ isApi }) => isApi).flatMap(({ pages }) => pages);
  const apiTexts = new Map(api.map((page) => [page, textOf(page)]));
  const names = textsOf(plan);
  const title = names.textAllPages;
  const start = head(plan);
  const whole = [start, ...others, ...apiTexts.values()];
  if (sizeOf(whole) <= limit) return [{ path: fullName, title, bytes: joined(whole) }];
  const topics = groupBy(apiTexts, ([page]) => topicOf(page, plan));
  const taken = new Set<string>();
  const parts = [...topics].flatMap(([topic, own]) => {
    const name = unusedName(slugOf(topic, 'path'), taken);
    const written = own.map(([, text]) => text);
    return chunks(written, limit).map((chunk, i): FullText => {
      const number = i === 0 ? '' : `-${i + 1}`;
      return {
        path: `llms-full/${name}${number}.txt`,
        title: `${names.textApi}: ${topic}${i === 0 ? '' : ` (${i + 1})`}`,
        bytes: joined(chunk),
      };
    });
  });
  const contents = md.list(
    parts.map((part) => md.link(md.escapeText(part.title), urlOf(part.path, plan))),
  );
  const first = chunks([start, contents, ...others], limit).map((chunk, i): FullText => ({
    path: i === 0 ? fullName : `llms-full/pages-${i + 1}.txt`,
    title: `${names.textOtherPages}${i === 0 ? '' : ` (${i + 1})`}`,
    bytes: joined(chunk),
  }));
  return [...first, ...parts];
}

/** Between the pages of a file. */
const separator = '\n\n---\n\n';

function joined(texts: readonly string[]): string {
  return `${texts.map((text) => text.trim()).join(separator)}\n`;
}

function sizeOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text) + separator.length, 0);
}

/** Divides texts so that each part has at most a number of bytes, or is a single text. */
function chunks(texts: readonly string[], limit: number): string[][] {
  const parts: string[][] = [];
  let room = 0;
  for (const text of texts) {
    const size = Buffer.byteLength(text) + separator.length;
    const last = parts.at(-1);
    if (last && size <= room) last.push(text);
    else parts.push([text]);
    room = (last && size <= room ? room : limit) - size;
  }
  return parts;
}

/** The outermost topic of a page's compound, else its outermost namespace, else the kind of page. */
function topicOf(page: PlanPage, plan: Plan): string {
  const { library } = page.description;
  const topic = topicIn(page, symbolsOf(page.description, plan));
  return library === undefined ? topic : `${library} ${topic}`;
}

function topicIn(
  { description: { refid = '' }, kind }: PlanPage,
  symbols: Plan['symbols'],
): string {
  const compound = symbols.compounds.get(refid);
  if (!compound) return kind;
  const chain = [...around(compound, symbols)];
  const group = [...chain].reverse().find((each) => each.kind === 'group');
  const [topic] = group ? [group] : chain.flatMap((each) => symbols.groupsOf(each.refid));
  if (topic) {
    const outermost = [...around(topic, symbols)].at(-1) ?? topic;
    return titleText(outermost.title ?? []) || outermost.name;
  }
  const namespace = [...chain].reverse().find((each) => each.kind === 'namespace');
  return namespace?.name ?? kind;
}

/** A compound and those around it, the outermost last. */
function* around(compound: Compound, symbols: Plan['symbols']): Generator<Compound> {
  const seen = new Set<Compound>();
  for (
    let each: Compound | undefined = compound;
    each && !seen.has(each);
    each = symbols.parent(each.refid)
  ) {
    seen.add(each);
    yield each;
  }
}

function unusedName(name: string, taken: Set<string>): string {
  let unused = name || 'other';
  for (let i = 2; taken.has(unused); i += 1) unused = `${name}-${i}`;
  taken.add(unused);
  return unused;
}
