import type { Doc, DocsVersion } from '../model/site.ts';
import type { SidebarEntry } from '../model/sidebar.ts';
import type { SidebarNode } from './api-sidebar.ts';

/** The sidebars of a version of the guides, by name. */
export function docsSidebars(version: DocsVersion): Map<string, SidebarNode[]> {
  const docs = new Map(version.docs.map((doc) => [doc.id, doc]));
  return new Map(
    Object.entries(version.sidebars).map(([name, entries]) => [name, nodesOf(entries, docs)]),
  );
}

function nodesOf(entries: readonly SidebarEntry[], docs: ReadonlyMap<string, Doc>): SidebarNode[] {
  return entries.flatMap((entry) => nodeOf(entry, docs) ?? []);
}

function nodeOf(entry: SidebarEntry, docs: ReadonlyMap<string, Doc>): SidebarNode | undefined {
  let { className } = entry;
  switch (entry.type) {
    case 'doc':
    case 'ref': {
      const doc = docs.get(entry.id);
      if (!doc) return undefined;
      // The doc's own settings take precedence over the sidebar's (S-217).
      const label = doc.sidebarLabel ?? entry.label ?? doc.title;
      className = doc.sidebarClassName ?? className;
      const { permalink, unlisted, paginationLabel, sidebarLabel } = doc;
      const reference = entry.type === 'ref' || undefined;
      const pageLabel = paginationLabel ?? sidebarLabel;
      return { label, pageLabel, permalink, className, reference, unlisted };
    }
    case 'link': {
      const { label, href: url, asWritten } = entry;
      return { label, url, asWritten, className };
    }
    case 'html': {
      const classes = [className, entry.defaultStyle && 'menu__html'].filter(Boolean).join(' ');
      return { label: '', html: entry.value, className: classes || undefined };
    }
    case 'category': {
      const items = nodesOf(entry.items, docs);
      const page = categoryPage(entry.link, docs);
      // A category without remaining items becomes a link to its page, or disappears (S-195).
      if (items.length === 0) return page && { label: entry.label, ...page, className };
      return {
        label: entry.label,
        ...page,
        items,
        open: !entry.collapsed || !entry.collapsible || undefined,
        fixed: !entry.collapsible || undefined,
        className,
      };
    }
  }
}

type CategoryLink = Extract<SidebarEntry, { type: 'category' }>['link'];

function categoryPage(
  link: CategoryLink,
  docs: ReadonlyMap<string, Doc>,
): Pick<SidebarNode, 'permalink' | 'unlisted'> | undefined {
  if (!link) return undefined;
  if (link.type === 'generated-index') return { permalink: link.permalink };
  const doc = docs.get(link.id);
  return doc && { permalink: doc.permalink, unlisted: doc.unlisted };
}
