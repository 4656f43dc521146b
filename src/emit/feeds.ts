import { Feed, type Author, type Item } from 'feed';
import type { BlogConfig } from '../config/types.ts';
import type { Blog, Post } from '../model/site.ts';
import type { Plan } from '../plan/types.ts';
import { contentTexts } from '../shared/texts/catalogues.ts';
import { hasAddress } from '../shared/url.ts';
import { withAbsoluteUrls } from './absolute-urls.ts';
import { accentsOf } from '../render/theme-styles.ts';
import { escapeMarkup } from '../shared/escape-markup.ts';
import { feedCss } from './feed-css.ts';
import type { OutputFile } from './output-file.ts';

/** The formats of feeds. */
export type Format = 'rss' | 'atom' | 'json';

const fileNames: Record<Format, string> = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' };

/**
 * Returns the feeds of the blog with its newest posts (S-294, S-295); a blog without posts and a site without a URL have
 * none. Their date is that of the newest post, not of the build.
 */
export function feedFiles(
  plan: Pick<Plan, 'config' | 'site' | 'siteData' | 'links'>,
  renderBody: (post: Post) => string,
): OutputFile[] {
  const { config, site } = plan;
  if (!config.blog || !site.blog || !hasAddress(config)) return [];
  return feedsOf(site.blog, config.blog, plan, renderBody);
}

function feedsOf(
  blog: Blog,
  settings: BlogConfig,
  plan: Pick<Plan, 'config' | 'siteData' | 'links'>,
  renderBody: (post: Post) => string,
): OutputFile[] {
  const listed = blog.posts.filter((post) => !post.unlisted && !post.draft);
  const posts = settings.feedLimit > 0 ? listed.slice(0, settings.feedLimit) : listed;
  if (posts.length === 0) return [];

  const absolute = (permalink: string): string =>
    new URL(plan.links.permalink(permalink), plan.config.url).href;
  const bodies = new Map(
    posts.map((post) => [post, withAbsoluteUrls(renderBody(post), absolute(post.permalink))]),
  );
  const folder = settings.routeBasePath === '' ? '' : `${settings.routeBasePath}/`;
  const texts = contentTexts(plan.config.i18n.locale, plan.config.i18n.texts);
  const { title, locale } = plan.siteData;
  return settings.feeds.flatMap((format): OutputFile[] => {
    const path = folder + fileNames[format];
    const link = absolute(folder);
    const feedLink = new URL(plan.links.base + path, plan.config.url).href;
    const name = settings.feedTitle ?? `${title} Blog`;
    const css = format === 'json' || !settings.feedStyles ? undefined : `${format}.css`;
    const feed = new Feed({
      id: link,
      title: name,
      description: settings.feedDescription ?? name,
      link,
      feedLinks: { [format]: feedLink },
      language: settings.feedLanguage ?? locale,
      updated: newest(posts),
      generator: 'mtp-site',
      favicon: plan.config.favicon && new URL(plan.links.base + plan.config.favicon, link).href,
      copyright: settings.feedCopyright,
    });
    for (const post of posts)
      feed.addItem(itemOf(post, blog, absolute, bodies.get(post) ?? '', format));
    const text = written(feed, format);
    if (css === undefined) return [{ path, bytes: text }];
    const reference = `<?xml-stylesheet type="text/css" href="${css}"?>`;
    return [
      {
        path,
        bytes: text.replace(/^<\?xml[^>]*\?>/, (declaration) => `${declaration}\n${reference}`),
      },
      { path: folder + css, bytes: feedCss(texts.feedMeaning, accentsOf(plan.config)) },
    ];
  });
}

function newest(posts: readonly Post[]): Date {
  return new Date(Math.max(...posts.map(({ date }) => Date.parse(date))));
}

function itemOf(
  post: Post,
  blog: Blog,
  absolute: (permalink: string) => string,
  body: string,
  format: Format,
): Item {
  const url = absolute(post.permalink);
  const text = writers[format];
  const authors = post.authors.flatMap((key) => {
    const author = blog.authors.find((known) => known.key === key);
    return author ? [authorOf(author)] : [];
  });
  return {
    title: text(post.title),
    id: url,
    link: url,
    date: new Date(post.date),
    description: post.description === '' ? undefined : text(post.description),
    content: format === 'json' ? body : cdata(body),
    category: post.tags.map((key) => {
      const tag = blog.tags.find((known) => known.key === key);
      const label = text(tag?.label ?? key);
      return { name: label, term: label };
    }),
    author: authors.length > 0 ? authors : undefined,
  };
}

function authorOf({ name, url, email }: Blog['authors'][number]): Author {
  return { name, link: url, email };
}

/** Writes a feed in one of the formats. */
export function written(feed: Feed, format: Format): string {
  if (format === 'json') return `${feed.json1()}\n`;
  const xml = format === 'rss' ? feed.rss2() : feed.atom1();
  return `${xml.replace(forbidden, '')}\n`;
}

/** Characters that XML cannot contain in any form. */
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** The feed library reopens a CDATA section only after the first `]]>` in it. */
function cdata(html: string): string {
  return html.replaceAll(']]>', ']]&gt;');
}

/** How to write plain text in titles, summaries and categories: in Atom they are HTML. */
const writers: Record<Format, (text: string) => string> = {
  rss: cdata,
  atom: escapeMarkup,
  json: (text) => text,
};
