import { docsSetOf } from '../shared/content-sets.ts';
import { textFileOf } from './text-files.ts';
import type { Config } from '../config/types.ts';
import type { Links } from '../model/links.ts';
import type { FindMentions } from '../model/mentions.ts';
import { perObject } from '../model/per-object.ts';
import type { RecentCache } from '../model/recent-cache.ts';
import { noteRead } from '../model/symbol-reads.ts';
import type {
  Crumb,
  PageContext,
  PageInput,
  PageSettings,
  PageSummary,
} from '../pages/page-kind.ts';
import { permalinkBelow } from '../shared/permalink-below.ts';
import type { PageData } from '../shared/page-data.ts';
import { textsInLanguage } from '../shared/texts/language-words.ts';
import { anchorFilesOf } from './anchor-places.ts';
import { blogSidebarName } from './blog-sidebar.ts';
import { withAliases, type LedgerPlan } from './ledger/plan-ledger.ts';
import type { PlacedPage } from './page-list.ts';
import type { PageVersion } from './page-version.ts';
import { breadcrumbsOf, neighbours, sidebarFor, type Sidebar } from './sidebars.ts';
import type { PlanPage } from './types.ts';
import { unplacedBreadcrumbs } from './unplaced-breadcrumbs.ts';

/** The sidebar of a page: the one it names, otherwise the first that lists it. */
export function sidebarOf(
  { permalink, source }: PlacedPage,
  sidebars: ReadonlyMap<string, Sidebar>,
): Sidebar | undefined {
  const { sidebar: name } = source.description;
  const { layout } = source;
  if (name === null || (name === undefined && layout !== 'blog' && layout !== 'doc'))
    return undefined;
  const key = name ?? (layout === 'blog' ? blogSidebarName : undefined);
  const found =
    key === undefined
      ? [...sidebars.values()].find(
          ({ places, unlisted }) => places.has(permalink) || unlisted.has(permalink),
        )
      : sidebars.get(key);
  return found?.unlisted.get(permalink) ?? found;
}

/** The facts about a page that other pages can use. */
export function summary(page: PlacedPage, sidebars: ReadonlyMap<string, Sidebar>): PageSummary {
  const { permalink, source } = page;
  return {
    permalink,
    title: source.description.title,
    kind: source.kind,
    sidebar: sidebarOf(page, sidebars)?.name,
    isDirectory: source.description.isDirectory ?? false,
    unlisted: source.description.unlisted ?? false,
  };
}

/** The input of `planPage`. */
export interface PlanPageInput {
  /** The links for a page. */
  linksOf: (page: PlacedPage) => Links;
  /** Finds mentions of the symbols of a page. */
  mentionsOf: (page: PlacedPage) => FindMentions;
  /** Sidebars by key. */
  sidebars: ReadonlyMap<string, Sidebar>;
  /** The docs version data of a page. */
  versionOf: (page: PlacedPage) => PageVersion;
  /** All pages. */
  summaries: readonly PageSummary[];
  /** The configuration. */
  config: Config;
  /** Title of the site. */
  title: string;
  /** True if another page of the site, or of the same API reference, has the same title. */
  isRepeated: (page: PlacedPage) => boolean;
  /** Maps the hrefs of pages to those of their Markdown. */
  textHrefs: ReadonlyMap<string, string>;
  /** Caches the details of recently used pages. */
  recent: RecentCache;
  /** What was published on the pages. */
  ledger: Pick<LedgerPlan, 'aliases' | 'former'>;
  /** Returns the href of a published address; `undefined` if it leads nowhere. */
  published: PageContext['published'];
}

/**
 * Combines everything that is known about a page. Details that only its rendering needs are computed on access and
 * cached for a short time: each thread renders only some of possibly thousands of pages.
 */
export function planPage(page: PlacedPage, around: PlanPageInput): PlanPage {
  const { permalink, file, source } = page;
  const { kind, description } = source;
  const textFile = textFileOf(page, around.config);
  const details = around.recent.memoize(() => pageDetails(page, around));
  return {
    kind,
    permalink,
    file,
    ...(textFile !== undefined && { textFile }),
    description,
    source,
    get anchors() {
      return withAliases(page.anchors, around.ledger.aliases.get(permalink));
    },
    get data() {
      return details().data;
    },
    get context() {
      return details().context;
    },
  };
}

/** The details that only the rendering of a page needs. */
type PageDetails = Pick<PlanPage, 'data' | 'context'>;

/** Breadcrumbs, neighbours, table of contents, and the data of the shell. */
function pageDetails(page: PlacedPage, around: PlanPageInput): PageDetails {
  const { permalink, source, similar } = page;
  const { config } = around;
  const { description } = source;
  const { input } = page;
  const links = around.linksOf(page);
  const mentionsOf = around.mentionsOf(page);
  const { data: versions, notice } = around.versionOf(page);
  const sidebar = sidebarOf(page, around.sidebars);
  const order =
    sidebar && source.layout === 'doc' && !description.unlisted
      ? neighbours(sidebar, permalink)
      : {};
  const { previous = order.previous, next = order.next } = description;
  const set = input.site.docs.find(({ name }) => name === description.version)?.set;
  const hasBreadcrumbs = docsSetOf(config, set)?.breadcrumbs !== false;
  const context: PageContext = {
    ...input,
    settings: settingsFor(input, description.refid),
    part: source.part,
    permalink,
    title: description.title,
    anchors: withAliases(page.anchors, around.ledger.aliases.get(permalink)),
    former: around.ledger.former.get(permalink),
    published: around.published,
    links,
    mentions: (refid) => {
      noteRead({ refid });
      return mentionsOf(refid);
    },
    similar,
    breadcrumbs:
      sidebar && source.layout === 'doc' && hasBreadcrumbs
        ? [...crumbsOfLibrary(page), ...crumbsOf(page, sidebar, links)]
        : [],
    previous: previous ?? undefined,
    next: next ?? undefined,
    toc: [],
    version: notice,
    pages: around.summaries,
    ownText: around.textHrefs.get(links.permalink(permalink)),
  };
  context.toc = source.toc(context);
  const { title, headTitle, distinctTitle } = description;
  const ownTitle =
    headTitle ??
    (title === around.title
      ? (distinctTitle ?? '')
      : ((around.isRepeated(page) ? distinctTitle : undefined) ?? title));
  // The lists of several libraries have the same titles.
  const { title: library = '' } = input.settings.library ?? {};
  const documentTitle = [ownTitle, ownTitle.startsWith(library) ? '' : library, around.title]
    .filter((each) => each !== '')
    .join(` ${config.titleDelimiter} `);
  const anchorFiles = anchorFilesOf(source.kind, input, config.baseUrl);
  const data: PageData = {
    href: links.permalink(permalink),
    kind: source.kind,
    layout: source.layout,
    title: documentTitle,
    htmlClass: description.htmlClass,
    ...versions,
    ...(anchorFiles && { anchors: anchorFiles }),
    ...(sidebar && source.layout !== 'page' && source.layout !== 'bare'
      ? {
          sidebar: sidebarFor(
            sidebar,
            permalink,
            // Without a heading, the shell labels sidebars in the language of the site.
            source.layout === 'blog' ? (input.settings.blog.recentPostsTitle ?? '') : '',
            config.baseUrl + sidebar.treePath,
            input.settings.texts,
          ),
        }
      : {}),
  };
  return { data, context };
}

/** The breadcrumbs in the sidebar, or those of a symbol, topic or file that the sidebar does not list. */
function crumbsOf(
  { permalink, source, input }: PlacedPage,
  sidebar: Sidebar,
  links: Links,
): Crumb[] {
  const { title, refid } = source.description;
  const found = breadcrumbsOf(sidebar, permalink, title);
  if (found.length > 0 || refid === undefined || source.part !== 'api') return found;
  const { apiPath, apiTitle, library } = input.settings;
  const overview = permalinkBelow(apiPath, '');
  if (permalink === overview) return [];
  const label = sidebar.places.get(overview)?.node.label ?? apiTitle;
  const page = { refid, title, overview: { label, permalink: overview } };
  const crumbs = unplacedBreadcrumbs(page, input.symbols, links);
  return library ? crumbs.slice(1) : crumbs;
}

/** The breadcrumbs before those in the sidebar of a library: the list of libraries, and the library. */
function crumbsOfLibrary({ permalink, input: { settings } }: PlacedPage): Crumb[] {
  const { library, apiPath, texts } = settings;
  if (!library) return [];
  const overview = permalinkBelow(apiPath, '');
  return [
    { label: texts.api.libraries, permalink: library.list },
    ...(permalink === overview ? [] : [{ label: library.title, permalink: overview }]),
  ];
}

/** The settings with the terms of Fortran: one object for all pages. */
const inFortran = perObject((settings: PageSettings): PageSettings => {
  const { texts } = settings;
  return { ...settings, texts: { ...texts, api: textsInLanguage(texts.api, 'fortran') } };
});

/** The settings of a page; in a library of several languages, those of Fortran's modules and types use its terms. */
function settingsFor(
  { apiInScope, symbols, settings }: PageInput,
  refid: string | undefined,
): PageSettings {
  const compound = refid === undefined ? undefined : symbols.compounds.get(refid);
  const isForeign = compound?.language === 'Fortran' && apiInScope?.language !== 'fortran';
  return isForeign ? inFortran(settings) : settings;
}
