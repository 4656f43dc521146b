import { latestVersion } from '../model/docs-versions.ts';
import type { SidebarEntry } from '../model/sidebar.ts';
import type { DocsVersion, Site } from '../model/site.ts';
import type { ContentTexts } from '../shared/texts/catalogues.ts';
import type { Plan, PlannedApi, PlanPage } from '../plan/types.ts';
import { groupBy } from '../shared/group-by.ts';

/** Pages with Markdown that a list for programs names together. */
export interface TextSection {
  /** The text of its heading. */
  title: keyof Pick<
    ContentTexts,
    'textPages' | 'textGuides' | 'textApi' | 'textChanges' | 'textBlog'
  >;
  /** True if readers with little room can leave it out. */
  isOptional: boolean;
  /** True for the API reference, whose pages full texts can divide by topic. */
  isApi: boolean;
  /** The API reference; missing unless it is that of one of several libraries. */
  library?: NonNullable<PlannedApi['library']>;
  /** The pages, the most important first. */
  pages: PlanPage[];
}

/** The order of the pages of an API reference: what explains comes before what lists; indices repeat all of it. */
const apiOrder = [
  ...['api-overview', 'group', 'page', 'namespace', 'module', 'concept', 'class', 'example'],
  ...['requirement', 'file', 'folder'],
];

/** Pages that only list others. */
const lists: ReadonlySet<string> = new Set([
  ...['index', 'list', 'doc-category', 'doc-tags', 'doc-tag', 'blog-index', 'blog-archive'],
  ...['blog-authors', 'blog-author', 'blog-tags', 'blog-tag'],
]);

/**
 * Returns the pages of a site with Markdown by section: stand-alone pages, guides in the order of their sidebars, the API
 * reference, its changes, and the blog. Only the latest version is listed, and no page that only lists others.
 */
export function textSections(
  plan: Pick<Plan, 'pages' | 'site' | 'symbols' | 'apis'>,
  isHidden: (page: PlanPage) => boolean,
): TextSection[] {
  const { pages, site } = plan;
  const shown = pages.filter(
    (page) =>
      page.textFile !== undefined &&
      !isHidden(page) &&
      !lists.has(page.kind) &&
      isLatest(page, site),
  );
  const inPart = (part: PlanPage['source']['part']): PlanPage[] =>
    shown.filter(({ source }) => source.part === part);
  const rank = guideRanks(site);
  const guides = inPart('docs').sort(
    (a, b) => (rank.get(a.permalink) ?? rank.size) - (rank.get(b.permalink) ?? rank.size),
  );
  const api = inPart('api');
  const isChange = ({ kind }: PlanPage): boolean => !apiOrder.includes(kind);
  const described = api
    .filter((page) => !isChange(page))
    .map((page) => ({ page, at: apiOrder.indexOf(page.kind) }))
    .sort((a, b) => a.at - b.at)
    .map(({ page }) => page)
    .filter((page) => page.kind !== 'file' || saysMore(page, plan));
  const libraries = groupBy(described, ({ description }) => description.library);
  const posts = inPart('blog').sort((a, b) => (a.permalink < b.permalink ? 1 : -1));
  const sections: TextSection[] = [
    { title: 'textPages', isOptional: false, isApi: false, pages: inPart('site') },
    { title: 'textGuides', isOptional: false, isApi: false, pages: guides },
    ...[...libraries]
      .map(([name, own]) => ({
        at: plan.apis.findIndex((api) => api.reference.library === name),
        own,
      }))
      .sort((a, b) => a.at - b.at)
      .map(({ at, own }): TextSection => {
        const library = plan.apis[at]?.library;
        const named = library && { library };
        return { title: 'textApi', isOptional: false, isApi: true, ...named, pages: own };
      }),
    { title: 'textChanges', isOptional: true, isApi: false, pages: api.filter(isChange) },
    { title: 'textBlog', isOptional: true, isApi: false, pages: posts },
  ];
  return sections.filter((section) => section.pages.length > 0);
}

/** Finds the symbols of the API reference of a page. */
export function symbolsOf(
  { library }: Pick<PlanPage['description'], 'library'>,
  { apis, symbols }: Pick<Plan, 'apis' | 'symbols'>,
): Plan['symbols'] {
  if (library === undefined) return symbols;
  return apis.find(({ reference }) => reference.library === library)?.symbols ?? symbols;
}

/** True for the page of a file that does not only repeat what the pages of its symbols say, as in C. */
function saysMore(
  { anchors, description }: PlanPage,
  plan: Pick<Plan, 'apis' | 'symbols'>,
): boolean {
  const file = symbolsOf(description, plan).compounds.get(description.refid ?? '');
  return anchors.size > 0 || file?.facts.isUndescribed !== true;
}

/** True for a page of the latest version of its guides, or of none. */
function isLatest({ description: { version } }: PlanPage, site: Site): boolean {
  if (version === undefined) return true;
  const own = site.docs.find(({ name }) => name === version);
  return own === undefined || own === latestVersion(site, own.set);
}

/** Maps the permalinks of guides to their positions in the sidebars. */
function guideRanks({ docs }: Site): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const version of docs)
    for (const items of Object.values(version.sidebars)) addRanks(items, version, ranks);
  return ranks;
}

function addRanks(
  items: readonly SidebarEntry[],
  version: DocsVersion,
  ranks: Map<string, number>,
): void {
  const add = (id: string): void => {
    const doc = version.docs.find((each) => each.id === id);
    if (doc && !ranks.has(doc.permalink)) ranks.set(doc.permalink, ranks.size);
  };
  for (const item of items) {
    if (item.type === 'doc') add(item.id);
    if (item.type !== 'category') continue;
    if (item.link?.type === 'doc') add(item.link.id);
    addRanks(item.items, version, ranks);
  }
}
