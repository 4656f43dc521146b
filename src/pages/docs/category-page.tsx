import type { ReactNode } from 'react';
import { DocArticle } from '../../components/page/doc-article.tsx';
import { DocCards, type DocCard } from '../../components/page/doc-cards.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { sidebarKey } from '../../model/docs-versions.ts';
import type { GeneratedIndex, SidebarCategory, SidebarEntry } from '../../model/sidebar.ts';
import type { DocsVersion } from '../../model/site.ts';
import { plural } from '../../shared/texts/plural.ts';
import { linkListText } from '../../text-pages/link-lists.ts';
import { definePageKind } from '../define-page-kind.tsx';
import type { PageContext } from '../page-kind.ts';
import { versionStyle } from './version-style.ts';

interface CategoryIndex {
  category: SidebarCategory;
  index: GeneratedIndex;
  /** Name of the sidebar that has the category. */
  sidebar: string;
  /** The version that has the sidebar. */
  version: DocsVersion;
}

/** Generated pages of sidebar categories. */
export const categoryPages = definePageKind<CategoryIndex>({
  name: 'doc-category',
  part: 'docs',
  reachedBy: 'sidebar',
  layout: 'doc',
  entries: ({ site }) =>
    site.docs.flatMap((version) =>
      Object.entries(version.sidebars).flatMap(([sidebar, items]) =>
        indicesOf(items, sidebar, version),
      ),
    ),
  describe: ({ index, sidebar, version }, { site }) => ({
    ...versionStyle(version),
    address: { permalink: index.permalink },
    title: index.title,
    description: index.description,
    keywords: index.keywords,
    image: index.image,
    sidebar: sidebarKey(site, version, sidebar),
    // Cannot clash with ids of docs, which do not start with a slash (S-175).
    docId: `/${index.permalink.slice(version.path.length).replace(/^\/|\/$/g, '')}`,
  }),
  text: ({ index, category, version }, context, setting) =>
    linkListText(
      index.title,
      [index.description],
      category.items.flatMap((item) => {
        const card = cardOf(item, version, context);
        return card ? [{ label: card.label, href: card.href, note: card.description }] : [];
      }),
      setting,
    ),
  Content: CategoryContent,
});

function indicesOf(
  items: readonly SidebarEntry[],
  sidebar: string,
  version: DocsVersion,
): CategoryIndex[] {
  return items.flatMap((category) => {
    if (category.type !== 'category') return [];
    const { link } = category;
    const own =
      link?.type === 'generated-index' ? [{ category, index: link, sidebar, version }] : [];
    return [...own, ...indicesOf(category.items, sidebar, version)];
  });
}

function CategoryContent(props: { entry: CategoryIndex; context: PageContext }): ReactNode {
  const { entry, context } = props;
  const { index, category, version } = entry;
  const cards = category.items.flatMap((item) => cardOf(item, version, context) ?? []);
  return (
    <DocArticle
      breadcrumbs={context.breadcrumbs}
      previous={context.previous}
      next={context.next}
      className="generated-index"
    >
      <PageTitle>{index.title}</PageTitle>
      {index.description !== '' && <p>{index.description}</p>}
      <DocCards cards={cards} />
    </DocArticle>
  );
}

/** Returns the card of a sidebar item; `undefined` if the item has no target. */
function cardOf(
  item: SidebarEntry,
  version: DocsVersion,
  context: PageContext,
): DocCard | undefined {
  const { links } = context;
  switch (item.type) {
    case 'doc':
    case 'ref': {
      const doc = version.docs.find(({ id }) => id === item.id);
      if (!doc || doc.unlisted) return undefined;
      const label = doc.sidebarLabel ?? item.label ?? doc.title;
      const { description } = doc;
      return { href: links.permalink(doc.permalink), label, description, kind: 'doc' };
    }
    case 'link': {
      const { label, description = '', asWritten } = item;
      const href = asWritten ? item.href : links.url(item.href);
      return { href, label, description, kind: 'link' };
    }
    case 'html':
      return undefined;
    case 'category': {
      const href = categoryHref(item, version, context);
      if (href === undefined) return undefined;
      const { texts } = context.settings;
      const { label, items } = item;
      const { description = plural(texts.locale, texts.itemCount, items.length) } = item;
      return { href, label, description, kind: 'category' };
    }
  }
}

/** Returns the address of a category's page, or of the first page in it. */
function categoryHref(
  category: SidebarCategory,
  version: DocsVersion,
  context: PageContext,
): string | undefined {
  const { link, items } = category;
  if (link?.type === 'generated-index') return context.links.permalink(link.permalink);
  const doc = link && version.docs.find(({ id, unlisted }) => id === link.id && !unlisted);
  if (doc) return context.links.permalink(doc.permalink);
  for (const item of items) {
    const card = cardOf(item, version, context);
    if (card && card.kind !== 'link') return card.href;
  }
  return undefined;
}
