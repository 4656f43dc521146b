/** `One post`, `18 posts`. */
function posts(count: number): string {
  return count === 1 ? 'One post' : `${count} posts`;
}

/** The texts in the content of docs, blog and other pages, in English. */
export const contentTexts = {
  notFound: 'Page Not Found',
  notFoundReason: 'We could not find what you were looking for.',
  notFoundAdvice:
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  unlisted: 'Unlisted page',
  unlistedMeaning:
    'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
  editPage: 'Edit this page',
  tags: 'Tags',
  tagsLabel: 'Tags:',
  allTags: 'View all tags',
  allPostTags: 'View All Tags',
  docsTagged: (count: number, tag: string): string =>
    `${count === 1 ? 'One doc' : `${count} docs`} tagged with "${tag}"`,
  postsTagged: (count: number, tag: string): string => `${posts(count)} tagged with "${tag}"`,
  itemCount: (count: number): string => (count === 1 ? '1 item' : `${count} items`),
  release: 'Release',
  releaseDate: 'Date',
  minutes: (count: number): string => (count === 1 ? 'One min read' : `${count} min read`),
  readMore: 'Read more',
  readMoreAbout: (title: string): string => `Read more about ${title}`,
  postPages: 'Blog post page navigation',
  newerPost: 'Newer post',
  olderPost: 'Older post',
  listPages: 'Blog list page navigation',
  newerEntries: 'Newer entries',
  olderEntries: 'Older entries',
  archive: 'Archive',
  authors: 'Authors',
  allAuthors: 'View all authors',
  posts,
  authorPosts: (name: string, count: number): string => `${name} - ${posts(count)}`,
  noPosts: 'This author has not written any posts yet.',
  noVersion: 'No version specified',
};
