import { docsOf } from '../../model/docs-versions.ts';
import type { Doc, DocsVersion, Post, Prose, Site } from '../../model/site.ts';
import type { PageContext, PageSummary } from '../page-kind.ts';

/** What was read, without the texts: kind of content to its entries. */
export function contentFacts({ docs, blog, standalone, api }: Site): object {
  const versions = docs.map((version) => ({ ...version, docs: version.docs.map(withoutBody) }));
  return {
    docs: versions.length === 1 ? versions[0] : versions,
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

/** What is known of the guides: their versions, with docs and sidebars (S-174). */
export function globalFacts({ site, settings, pages, links }: PageContext): object {
  const byPermalink = new Map(pages.map((page) => [page.permalink, page]));
  const versions = site.docs.map((version) => {
    const { name, label, isLast, path, draftIds } = version;
    const root = path === '' ? '' : `${path}/`;
    const docs = version.docs.map((doc) =>
      docFacts(doc, byPermalink.get(doc.permalink), links.base),
    );
    const indices = pages
      .filter(({ kind, permalink }) => kind === 'doc-category' && isOf(permalink, version, site))
      .map(({ permalink, sidebar }) => ({
        id: `/${permalink.slice(root.length).replace(/\/$/, '')}`,
        path: links.permalink(permalink),
        sidebar,
      }));
    const sidebars = Object.keys(version.sidebars).map((sidebar) => {
      const first = pages.find(
        (page) => page.sidebar === sidebar && isOf(page.permalink, version, site),
      );
      const link = first && { path: links.permalink(first.permalink), label: first.title };
      return [sidebar, link ? { link } : {}] as const;
    });
    return {
      name,
      label,
      isLast,
      path: links.permalink(root),
      mainDocId: mainDoc(version, root),
      docs: [...docs, ...indices],
      draftIds,
      sidebars: Object.fromEntries(sidebars),
    };
  });
  const path = links.permalink(settings.docsPath === '' ? '' : `${settings.docsPath}/`);
  return { docs: { default: { path, versions } } };
}

/** True where a page stands below a version, and below no other that stands below this one. */
function isOf(permalink: string, version: DocsVersion, { docs }: Site): boolean {
  const above = docs.filter(({ path }) => path === '' || permalink.startsWith(`${path}/`));
  return above.every(({ path }) => path.length <= version.path.length) && above.includes(version);
}

/** The doc at the root, else the first of the first sidebar, else the first (S-176). */
function mainDoc({ docs, sidebars }: DocsVersion, root: string): string | undefined {
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
export function sourceFacts(site: Site): { path: string; file: string }[] {
  const { blog, standalone } = site;
  return [...docsOf(site), ...(blog?.posts ?? []), ...standalone]
    .map(({ permalink, place }) => ({ path: permalink, file: place.file }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
