import type { Author, Doc, Post, Prose, StandalonePage, Tag } from '../model/site.ts';
import { releasesText } from './generated-text.ts';
import * as md from './markdown.ts';
import { proseText, type ProseSetting } from './prose-text.ts';

/** Returns a guide. */
export function guideText(
  { title, body, hideTitle, releasesTable }: Doc,
  setting: ProseSetting,
): string {
  const hasTitle = hideTitle || body.headings[0]?.level === 1;
  return md.blocks([
    hasTitle ? '' : md.heading(1, md.escapeText(title)),
    proseText(body.tree, setting),
    releasesTable ? releasesText('releases', setting) : '',
  ]);
}

/** Returns a post with its day, its authors and its tags. */
export function postText(
  { title, date, body, release: about }: Post,
  { authors, tags }: { authors: readonly Author[]; tags: readonly Tag[] },
  setting: ProseSetting,
): string {
  const release = about?.name;
  const { history, texts, textHref } = setting;
  const href = release === undefined ? undefined : history?.hrefOf(release);
  const isKnown = history?.changes.some((each) => each.release.name === release) === true;
  return md.blocks([
    md.heading(1, md.escapeText(title)),
    md.paragraph(postFacts(date, authors, setting)),
    proseText(body.tree, setting),
    isKnown && href !== undefined
      ? md.link(md.escapeText(texts.api.allChanges), textHref(href))
      : '',
    tagsText(tags, setting),
  ]);
}

/** Returns the day of a post and its authors. */
function postFacts(
  date: string,
  authors: readonly Author[],
  { links, textHref }: ProseSetting,
): string {
  const names = authors.map(({ name, permalink, url }) => {
    const href = permalink === undefined ? url : textHref(links.permalink(permalink));
    return md.link(md.escapeText(name), href);
  });
  return [date.slice(0, 10), names.join(', ')].filter((part) => part !== '').join(' · ');
}

/** Returns links to tags; empty for none. */
function tagsText(tags: readonly Tag[], { links, texts, textHref }: ProseSetting): string {
  if (tags.length === 0) return '';
  const linked = tags.map(({ label, permalink }) =>
    md.link(md.escapeText(label), textHref(links.permalink(permalink))),
  );
  return `${md.escapeText(texts.tagsLabel)} ${linked.join(', ')}`;
}

/** Returns a page outside of the guides; `elements` is what a page made of a component shows. */
export function standaloneText(
  { title, content }: StandalonePage,
  setting: ProseSetting,
  rendered: Prose['tree'] | undefined,
): string {
  if (content.type === 'module') {
    const text = rendered ? proseText(rendered, setting) : '';
    const hasTitle = /^# /m.test(text) || title === undefined;
    return md.blocks([hasTitle ? '' : md.heading(1, md.escapeText(title)), text]);
  }
  const { body } = content;
  const hasTitle = body.headings.some(({ level }) => level === 1) || title === undefined;
  return md.blocks([
    hasTitle ? '' : md.heading(1, md.escapeText(title)),
    proseText(body.tree, setting),
  ]);
}

/** Returns posts with their excerpts, each below a heading that links to it. */
export function postListText(
  posts: readonly { post: Post; authors: readonly Author[]; tags: readonly Tag[] }[],
  around: {
    title: string;
    above?: string;
    previous?: string | undefined;
    next?: string | undefined;
  },
  setting: ProseSetting,
): string {
  const { links, texts, textHref } = setting;
  return md.blocks([
    md.heading(1, md.escapeText(around.title)),
    around.above ?? '',
    ...posts.map(({ post, authors, tags }) => {
      const { title, permalink, date, excerpt, body, place } = post;
      const home = textHref(links.permalink(permalink));
      return md.blocks([
        md.heading(2, md.link(md.escapeText(title), home)),
        md.paragraph(postFacts(date, authors, setting)),
        proseText((excerpt ?? body).tree, { ...setting, home, sourceFile: place.file, deeper: 1 }),
        excerpt ? md.link(md.escapeText(texts.readMore), home) : '',
        tagsText(tags, setting),
      ]);
    }),
    [[around.previous, texts.previous] as const, [around.next, texts.next] as const]
      .flatMap(([permalink, label]) =>
        permalink === undefined
          ? []
          : [md.link(md.escapeText(label), textHref(links.permalink(permalink)))],
      )
      .join(' · '),
  ]);
}
