import { docsOf, sidebarInSet } from '../model/docs-versions.ts';
import { postsOf } from '../model/prose.ts';
import type { SidebarCategory, SidebarEntry } from '../model/sidebar.ts';
import type { DocsVersion, Prose } from '../model/site.ts';
import type { PageFacts, SidebarPropItem } from '../shared/page-facts.ts';
import type { PageContext } from './page-kind.ts';

/** Returns the facts about a page for the user's code; each is computed on demand. */
export function pageFacts(context: PageContext, version: string | undefined): PageFacts {
  let siblings: PageFacts['siblings'];
  return {
    tocLevels: context.settings.tocLevels,
    get headings() {
      return proseOf(context)?.headings ?? [];
    },
    get frontMatter() {
      const doc = docsOf(context.site).find(({ permalink }) => permalink === context.permalink);
      return doc && (doc.frontMatter ?? {});
    },
    get post() {
      const post = postsOf(context.site).find(({ permalink }) => permalink === context.permalink);
      if (!post) return undefined;
      const { title, description, date } = post;
      return { title, description, date, permalink: context.links.permalink(post.permalink) };
    },
    get siblings() {
      return (siblings ??= siblingsOf(context, version));
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

/** Returns the items beside a page in its sidebar. */
function siblingsOf(context: PageContext, name: string | undefined): PageFacts['siblings'] {
  const { site, pages, permalink } = context;
  const version = site.docs.find((each) => each.name === name);
  const shown = pages.find((page) => page.permalink === permalink)?.sidebar;
  if (!version || shown === undefined) return undefined;
  const entries = version.sidebars[sidebarInSet(version, shown)];
  if (!entries) return undefined;
  let siblings = propsOf(entries, version, context);
  for (const index of pathTo(entries, version, permalink) ?? []) {
    const next = siblings[index];
    if (next?.type !== 'category') break;
    siblings = next.items;
  }
  return siblings;
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
