import { docsOf, sidebarInSet } from '../model/docs-versions.ts';
import { postsOf } from '../model/prose.ts';
import type { SidebarCategory, SidebarEntry } from '../model/sidebar.ts';
import type { DocsVersion, Prose } from '../model/site.ts';
import type {
  DocMetadata,
  DocNeighbour,
  PageFacts,
  SidebarPropCategory,
  SidebarPropItem,
} from '../shared/page-facts.ts';
import { docEditUrl } from './edit-url.ts';
import type { PageContext, PageLink } from './page-kind.ts';

/** Returns the facts about a page for the user's code; each is computed on demand. */
export function pageFacts(context: PageContext, version: string | undefined): PageFacts {
  let place: SidebarPlace | undefined;
  const placeOf = (): SidebarPlace => (place ??= placeInSidebar(context, version));
  return {
    tocLevels: context.settings.tocLevels,
    get headings() {
      return proseOf(context)?.headings ?? [];
    },
    get doc() {
      return docOf(context);
    },
    get category() {
      return placeOf().category;
    },
    get siblings() {
      return placeOf().siblings;
    },
    get sidebar() {
      return placeOf().sidebar;
    },
  };
}

/** Returns the text of a page; `undefined` if it has none of its own. */
function proseOf({ site, permalink }: PageContext): Prose | undefined {
  const isOwn = (each: { permalink: string }): boolean => each.permalink === permalink;
  const page = site.standalone.find(isOwn);
  if (page?.content.type === 'prose') return page.content.body;
  return docsOf(site).find(isOwn)?.body ?? postsOf(site).find(isOwn)?.body;
}

/** Returns the guide that a page shows. */
function docOf(context: PageContext): DocMetadata | undefined {
  const { site, permalink, links, settings } = context;
  for (const version of site.docs) {
    const doc = version.docs.find((each) => each.permalink === permalink);
    if (!doc) continue;
    const { id, title, description, draft, unlisted, sidebarPosition, frontMatter = {} } = doc;
    const { date, author } = doc.lastUpdate ?? {};
    const neighbour = (link: PageLink | undefined): DocNeighbour | undefined =>
      link ? { title: link.label, permalink: links.permalink(link.permalink) } : undefined;
    return {
      id,
      title,
      description,
      draft,
      unlisted,
      sidebarPosition,
      frontMatter,
      source: `@site/${doc.place.file}`,
      permalink: links.permalink(permalink),
      editUrl: docEditUrl(doc, version, settings),
      tags: version.tags
        .filter(({ key }) => doc.tags.includes(key))
        .map((tag) => ({
          label: tag.label,
          permalink: links.permalink(tag.permalink),
          description: tag.description,
        })),
      version: version.name,
      lastUpdatedBy: author,
      lastUpdatedAt: date === undefined ? undefined : Date.parse(date),
      previous: neighbour(context.previous),
      next: neighbour(context.next),
    };
  }
  return undefined;
}

type SidebarPlace = Pick<PageFacts, 'category' | 'siblings' | 'sidebar'>;

/** Returns the position of a page in its sidebar. */
function placeInSidebar(context: PageContext, name: string | undefined): SidebarPlace {
  const { site, pages, permalink } = context;
  const version = site.docs.find((each) => each.name === name);
  const shown = pages.find((page) => page.permalink === permalink)?.sidebar;
  if (!version || shown === undefined) return {};
  const own = sidebarInSet(version, shown);
  const entries = version.sidebars[own];
  if (!entries) return {};
  const items = propsOf(entries, version, context);
  const path = pathTo(entries, version, permalink) ?? [];
  let siblings = items;
  let category: SidebarPropCategory | undefined;
  for (const index of path) {
    const next = siblings[index];
    if (next?.type !== 'category') break;
    category = next;
    siblings = next.items;
  }
  return { category, siblings, sidebar: { name: own, items } };
}

/** Returns the indices of the categories that lead to a page; the page may be the index of the last one. */
function pathTo(
  entries: readonly SidebarEntry[],
  version: DocsVersion,
  permalink: string,
): number[] | undefined {
  for (const [i, entry] of entries.entries()) {
    if (entry.type === 'doc' && permalinkOf(entry.id, version) === permalink) return [];
    if (entry.type !== 'category') continue;
    if (categoryPermalink(entry, version) === permalink) return [i];
    const inner = pathTo(entry.items, version, permalink);
    if (inner) return [i, ...inner];
  }
  return undefined;
}

function permalinkOf(id: string, { docs }: DocsVersion): string | undefined {
  return docs.find((doc) => doc.id === id)?.permalink;
}

function categoryPermalink({ link }: SidebarCategory, version: DocsVersion): string | undefined {
  return link?.type === 'doc' ? permalinkOf(link.id, version) : link?.permalink;
}

/** Converts the items of a sidebar for the user's code. */
function propsOf(
  entries: readonly SidebarEntry[],
  version: DocsVersion,
  { links }: PageContext,
): SidebarPropItem[] {
  const docs = new Map(version.docs.map((doc) => [doc.id, doc]));
  const propOf = (entry: SidebarEntry): SidebarPropItem | undefined => {
    switch (entry.type) {
      case 'doc':
      case 'ref': {
        const doc = docs.get(entry.id);
        if (!doc) return undefined;
        const { permalink, description, unlisted, id } = doc;
        const className = doc.sidebarClassName ?? entry.className;
        return {
          type: 'link',
          label: doc.sidebarLabel ?? entry.label ?? doc.title,
          href: links.permalink(permalink),
          docId: id,
          description,
          ...(unlisted ? { unlisted } : {}),
          ...classOf({ className }),
        };
      }
      case 'link': {
        const { type, label, asWritten, description } = entry;
        const href = asWritten ? entry.href : links.url(entry.href);
        return { type, label, href, description, ...classOf(entry) };
      }
      case 'html':
        return { type: 'html', value: entry.value };
      case 'category': {
        const { type, label, description, link, collapsed, collapsible } = entry;
        const permalink = categoryPermalink(entry, version);
        const isUnlisted = link?.type === 'doc' && docs.get(link.id)?.unlisted === true;
        return {
          type,
          label,
          description,
          ...(permalink === undefined ? {} : { href: links.permalink(permalink) }),
          ...(isUnlisted ? { linkUnlisted: true } : {}),
          items: entry.items.flatMap((item) => propOf(item) ?? []),
          collapsed,
          collapsible,
          ...classOf(entry),
        };
      }
    }
  };
  return entries.flatMap((entry) => propOf(entry) ?? []);
}

function classOf({ className }: Pick<SidebarEntry, 'className'>): { className?: string } {
  return className === undefined ? {} : { className };
}
