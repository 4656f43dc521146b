import { docsOf } from '../../model/docs-versions.ts';
import { postsOf } from '../../model/prose.ts';
import type { ApiReference, Blog, Post, Prose, Site } from '../../model/site.ts';

/** Returns the content that was read, without texts: entries by kind of content. */
export function contentFacts({ docs, blog, standalone, apis }: Site): object {
  const versions = docs.map((version) => ({ ...version, docs: version.docs.map(withoutBody) }));
  return {
    docs: versions.length === 1 ? versions[0] : versions,
    ...(blog && { blog: blogFacts(blog) }),
    pages: standalone.map(({ content, ...page }) => ({ ...page, content: content.type })),
    ...(apis.length > 0
      ? { api: apis.length === 1 ? apis.map(apiFacts)[0] : apis.map(versionedApiFacts) }
      : {}),
  };
}

function blogFacts({ posts, authors, tags }: Blog): object {
  return { posts: posts.map(withoutTexts), authors, tags };
}

function apiFacts({ title, version, doxygenVersion, compounds }: ApiReference): object {
  return { title, version, doxygenVersion, compounds: namesByKind(compounds) };
}

function versionedApiFacts(api: ApiReference): object {
  const { docsVersion, library } = api;
  return { docsVersion, ...(library !== undefined && { library }), ...apiFacts(api) };
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

/** Returns the origin of each page's content: address and source file. */
export function sourceFacts(site: Site): { path: string; file: string }[] {
  return [...docsOf(site), ...postsOf(site), ...site.standalone]
    .map(({ permalink, place }) => ({ path: permalink, file: place.file }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
