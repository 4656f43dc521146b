import type { Blog, Site } from './site.ts';

/** Returns a blog; the main one without an id. */
export function blogOf({ blogs }: Pick<Site, 'blogs'>, set: string | undefined): Blog | undefined {
  return blogs.find((blog) => blog.set === set);
}

/** Returns the folders of a set of stand-alone pages, as messages name them: translations, then originals. */
export function pagesFoldersOf(
  { pagesFolders = [] }: Pick<Site, 'pagesFolders'>,
  set: string | undefined,
): string[] {
  return pagesFolders
    .filter((each) => each.set === set)
    .flatMap(({ folder, originalFolder }) =>
      originalFolder === undefined ? [folder] : [folder, originalFolder],
    );
}
