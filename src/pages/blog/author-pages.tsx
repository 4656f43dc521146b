import type { ReactNode } from 'react';
import { AuthorCard } from '../../components/blog/author-card.tsx';
import { SocialSprite } from '../../components/blog/social-icons.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import type { Author, Post } from '../../model/site.ts';
import { plural } from '../../shared/texts/plural.ts';
import { linkListText } from '../../text-pages/link-lists.ts';
import { escapeText, paragraph } from '../../text-pages/markdown.ts';
import { definePageKind } from '../define-page-kind.tsx';
import type { PageContext, PageInput } from '../page-kind.ts';
import { blogClass } from './blog-class.ts';
import { listTitles, paginate, postsBy, titleInBlog, type PostList } from './blog-posts.ts';
import { postsText, PostListView } from './post-list.tsx';

/** The authors from the authors file; no page if there is no such file. */
export const authorListPage = definePageKind<{ author: Author; count: number }[]>({
  name: 'blog-authors',
  part: 'blog',
  reachedBy: 'content',
  layout: 'blog',
  entries: ({ blog }) => {
    const declared = blog?.authors.filter(({ inline }) => !inline) ?? [];
    if (!blog || declared.length === 0) return [];
    return [declared.map((author) => ({ author, count: postsBy(author, blog).length }))];
  },
  describe: (_, input) => ({
    address: { permalink: input.settings.blog.authors },
    ...titleInBlog(input.settings.texts.authors, input),
    description: '',
    searchTag: 'blog_authors_list',
    htmlClass: blogClass('blog-authors-list-page'),
  }),
  text: (listed, { links, title }, setting) =>
    linkListText(
      title,
      [],
      listed.map(({ author }) => ({
        label: author.name,
        href: author.permalink === undefined ? author.url : links.permalink(author.permalink),
        note: [author.title, author.description].filter(Boolean).join('. '),
      })),
      setting,
    ),
  Content: AuthorList,
});

function AuthorList(props: {
  entry: { author: Author; count: number }[];
  context: PageContext;
}): ReactNode {
  return (
    <article>
      <PageTitle>{props.context.title}</PageTitle>
      <SocialSprite authors={props.entry.map(({ author }) => author)} />
      <ul className="author-list">
        {props.entry.map(({ author, count }) => (
          <li key={author.key}>
            <AuthorCard author={author} count={count} withDescription />
          </li>
        ))}
      </ul>
    </article>
  );
}

/** A page of an author's posts. */
interface AuthorPage {
  author: Author;
  posts: Post[];
  list: PostList;
}

/** The posts of each author with a page, split into pages. */
export const authorPages = definePageKind<AuthorPage>({
  name: 'blog-author',
  part: 'blog',
  reachedBy: 'content',
  layout: 'blog',
  entries: ({ blog, settings }) =>
    (blog?.authors ?? []).flatMap((author): AuthorPage[] => {
      const { permalink } = author;
      if (!blog || author.inline || permalink === undefined) return [];
      const posts = postsBy(author, blog);
      const lists = paginate(posts, permalink, settings.blog, settings.blog.authorPageSegment);
      return lists.map((list) => ({ author, posts, list }));
    }),
  describe: ({ author, posts, list }, input) => ({
    address: { permalink: list.permalink },
    ...listTitles(list, titleOf(author, posts, input), input),
    description: author.description ?? '',
    searchTag: 'blog_authors_posts',
    htmlClass: blogClass('blog-authors-posts-page'),
  }),
  text: ({ author, list }, context, setting) =>
    postsText(list, context, setting, paragraph(escapeText(author.description ?? ''))),
  Content: AuthorContent,
});

function titleOf({ name }: Author, { length }: Post[], { settings: { texts } }: PageInput): string {
  return plural(texts.locale, texts.authorPosts, length, { name });
}

function AuthorContent(props: { entry: AuthorPage; context: PageContext }): ReactNode {
  const { author, posts, list } = props.entry;
  const { links, settings } = props.context;
  return (
    <>
      <header className="page-header">
        <AuthorCard author={author} asTitle withDescription />
        <a href={links.permalink(settings.blog.authors)}>{settings.texts.allAuthors}</a>
      </header>
      {posts.length === 0 && <p>{settings.texts.noPosts}</p>}
      <PostListView list={list} context={props.context} authors={[author]} />
    </>
  );
}
