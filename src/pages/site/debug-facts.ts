import type { Doc, Post, Prose, Site } from '../../model/site.ts';
import type { PageContext, PageSummary } from '../page-kind.ts';

/** What was read, without the texts: kind of content to its entries. */
export function contentFacts({ docs, docTags, sidebars, blog, standalone, api }: Site): object {
  return {
    docs: { docs: docs.map(withoutBody), tags: docTags ?? [], sidebars },
    ...(blog
      ? {
          blog: {
            posts: blog.posts.map(withoutTexts),
            authors: blog.authors,
            tags: blog.tags,
          },
        }
      : {}),
    pages: standalone.map(({ content, ...page }) => ({ ...page, content: content.type })),
    ...(api
      ? {
          api: {
            title: api.title,
            version: api.version,
            doxygenVersion: api.doxygenVersion,
            compounds: namesByKind(api.compounds),
          },
        }
      : {}),
  };
}

function withoutBody({ body: _, ...rest }: { body: Prose }): object {
  return rest;
}

function withoutTexts({ excerpt: _, ...post }: Post): object {
  return withoutBody(post);
}

function namesByKind(compounds: readonly { kind: string; name: string }[]): object {
  const names: Record<string, string[]> = {};
  for (const { kind, name } of compounds) (names[kind] ??= []).push(name);
  return names;
}

/** What every page may know of the guides: their one version, its docs and sidebars (S-174). */
export function globalFacts({ site, settings, pages, links }: PageContext): object {
  const docPages = new Map(pages.map((page) => [page.permalink, page]));
  const root = `${settings.docsPath}/`;
  const sidebars = Object.keys(site.sidebars).map((name) => {
    const first = pages.find(({ sidebar }) => sidebar === name);
    const firstPage = first && { path: links.permalink(first.permalink), label: first.title };
    return [name, firstPage ? { link: firstPage } : {}] as const;
  });
  const version = {
    name: 'current',
    label: 'Next',
    isLast: true,
    path: links.permalink(root),
    mainDocId: mainDoc(site, root),
    docs: site.docs.map((doc) => docFacts(doc, docPages.get(doc.permalink), links.base)),
    draftIds: [],
    sidebars: Object.fromEntries(sidebars),
  };
  return { docs: { default: { path: links.permalink(root), versions: [version] } } };
}

/** The doc at the root, else the first of the first sidebar, else the first (S-176). */
function mainDoc({ docs, sidebars }: Site, root: string): string | undefined {
  const [items = []] = Object.values(sidebars);
  const first = items.find((item) => item.type === 'doc');
  return docs.find(({ permalink }) => permalink === root)?.id ?? first?.id ?? docs[0]?.id;
}

function docFacts(doc: Doc, page: PageSummary | undefined, base: string): object {
  return {
    id: doc.id,
    path: base + doc.permalink,
    ...(page?.sidebar === undefined ? {} : { sidebar: page.sidebar }),
    ...(doc.unlisted ? { unlisted: true } : {}),
  };
}

/** Where the content of each page comes from: address and source file. */
export function sourceFacts({ docs, blog, standalone }: Site): { path: string; file: string }[] {
  return [...docs, ...(blog?.posts ?? []), ...standalone]
    .map(({ permalink, place }) => ({ path: permalink, file: place.file }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
