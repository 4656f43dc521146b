import { describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { base, serveFixtureSite, serveSmallSite, type SmallSite } from './fixture-site.ts';
import { setStage, type Stage } from './stage.ts';

const origin = 'https://example.org';

interface PostParts {
  front?: string;
  text?: string;
}

function post({ front = '', text = 'Excerpt.\n\n<!-- truncate -->\n\nRest.' }: PostParts): string {
  return `---\n${front}\n---\n\n${text}\n`;
}

const authors = `
ann:
  name: Ann Example
  title: Maintainer
  url: https://example.org/ann
  email: ann@example.org
  image_url: ./ann.svg
  page: true
  description: Writes all of it.
  socials: { github: ann, x: ann, mastodon: ann, website: https://example.org }
ben: { name: Ben, url: https://example.org/ben, title: Guest }
cleo: { name: Cleo, email: cleo@example.org }
dan: { name: Dan, page: { permalink: /daniel } }
`;

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h10v10H0z"/></svg>';

const note = 'Excerpt with a note[^1].\n\n<!-- truncate -->\n\n## Part\n\nRest.\n\n[^1]: The note.';

/** Returns a site with twelve posts, the files around them, and guides with tables of releases. */
function blogSite(blog: object = {}, more: Omit<SmallSite, 'files'> = {}): SmallSite {
  const files: Record<string, string> = {
    'blog/2024-01-10-started.md': post({
      front: 'authors: ann\ntags: [news]\nlast_update: { date: 2024-01-11, author: Ann }',
    }),
    'blog/2025-02-20-released.md': post({
      front: 'title: Released\nauthors: [ann, ben, cleo]\ntags: [releases, News]\nimage: ./ann.svg',
      text: note,
    }),
    'blog/2025-02-21-footnotes.md': post({ front: 'authors: ann', text: note }),
    'blog/2025-02-22-hidden.md': post({ front: 'unlisted: true\ntags: [secret]\nauthors: ann' }),
    'blog/2022-12-31-whole.md': post({ front: 'tags: [releases]', text: 'All of it.' }),
    'blog/authors.yml': authors,
    'blog/ann.svg': square,
    'docs/versions.md': '# Versions\n\n::releases\n\n::releases{tag=news}\n',
    'docs/shown.mdx':
      "import config from '@generated/docusaurus.config';\n\n# Shown\n\nThis is {config.customFields.packageVersion}.\n",
    'sidebars.yaml': 'docsSidebar: [index, versions, shown]\n',
  };
  for (let day = 10; day < 19; day++)
    files[`blog/2023-11-${day}-n${day}.md`] = post({ front: `title: Number ${day}\nauthors: ann` });
  return {
    ...more,
    config: {
      customFields: { packageVersion: '3.2.2' },
      checks: { brokenLinks: 'ignore' },
      ...more.config,
      blog: {
        path: 'blog',
        title: 'News',
        description: 'All news',
        onUntruncatedPosts: 'ignore',
        ...blog,
      },
    },
    files,
  };
}

const texts = (all: Locator): Promise<string[]> => all.allInnerTexts();

const hrefs = (all: Locator): Promise<(string | null)[]> =>
  all.evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const meta = (stage: Stage, key: string): Promise<string | null> =>
  stage.page.locator(`meta[name="${key}"], meta[property="${key}"]`).getAttribute('content');

async function structuredData(stage: Stage): Promise<unknown> {
  const text = await stage.page.locator('script[type="application/ld+json"]').first().textContent();
  return JSON.parse(text ?? '');
}

describe('a blog', () => {
  const stage = setStage({
    site: () =>
      serveSmallSite(
        blogSite({
          editUrl: 'https://example.org/edit/',
          feeds: ['rss', 'atom', 'json'],
          recentPosts: 3,
        }),
      ),
  });

  test('S-275 S-277 S-278 S-288 S-298 a post with its facts, authors, tags and neighbours', async () => {
    await stage.open('blog/2025/02/20/released/');
    const { page } = stage;
    const article = page.locator('article');
    await eventually(() => texts(article.locator('h1'))).toEqual(['Released']);
    await eventually(() => article.locator('.post-meta').innerText()).toBe(
      'February 20, 2025 · One min read',
    );
    await eventually(() => article.locator('.post-meta time').getAttribute('datetime')).toBe(
      '2025-02-20',
    );
    await eventually(() =>
      texts(page.locator('.theme-layout-toc a, [data-part="toc"] a')),
    ).toContain('Part');

    const cards = article.locator('.author-card');
    await eventually(() => texts(cards.locator('.author-name'))).toEqual([
      'Ann Example',
      'Ben',
      'Cleo',
    ]);
    await eventually(() => hrefs(cards.locator('.author-name a'))).toEqual([
      `${base}blog/authors/ann/`,
      'https://example.org/ben',
      'mailto:cleo@example.org',
    ]);
    await eventually(() => hrefs(cards.first().locator('a:has(img)'))).toEqual([
      `${base}blog/authors/ann/`,
    ]);
    await eventually(() => texts(cards.locator('.author-title'))).toEqual(['Maintainer', 'Guest']);
    const socials = cards.first().locator('.author-socials a');
    await eventually(() =>
      socials.evaluateAll((links) => links.map((link) => link.getAttribute('title'))),
    ).toEqual(['GitHub', 'X', 'Mastodon', 'Website']);
    await eventually(() => hrefs(socials)).toEqual([
      'https://github.com/ann',
      'https://x.com/ann',
      'https://mastodon.social/@ann',
      'https://example.org',
    ]);
    const shapes = socials
      .locator('use')
      .evaluateAll((uses) =>
        uses.map((use) => document.querySelector(use.getAttribute('href') ?? '')?.localName),
      );
    await eventually(() => shapes).toEqual(['symbol', 'symbol', 'symbol', 'symbol']);

    await eventually(() => texts(article.locator('.post-footer .tag-link'))).toEqual([
      'releases',
      'news',
    ]);
    await eventually(() => hrefs(article.locator('.post-footer a:not(.tag-link)'))).toEqual([
      'https://example.org/edit/blog/2025-02-20-released.md',
    ]);
    const neighbours = page.getByRole('navigation', { name: 'Blog post page navigation' });
    await eventually(() => texts(neighbours.locator('a'))).toEqual([
      'Newer post\nfootnotes',
      'Older post\nstarted',
    ]);

    await eventually(() => meta(stage, 'og:type')).toBe('article');
    await eventually(() => meta(stage, 'article:published_time')).toBe('2025-02-20T00:00:00.000Z');
    await eventually(() => meta(stage, 'article:author')).toBe(
      'https://example.org/ann,https://example.org/ben',
    );
    await eventually(() => meta(stage, 'article:tag')).toBe('releases,news');
  });

  test('S-297 structured data of posts and of the index, with images next to the posts', async () => {
    await stage.open('blog/2025/02/20/released/');
    const image = await passes(async () => {
      const address = await meta(stage, 'og:image');
      expect(address).toMatch(/^https:\/\/example\.org\/.*\/ann-\w+\.svg$/);
      return address;
    });
    const url = `${origin}${base}blog/2025/02/20/released/`;
    const data = {
      '@type': 'BlogPosting',
      '@id': url,
      mainEntityOfPage: url,
      url,
      headline: 'Released',
      name: 'Released',
      description: 'Excerpt with a note.',
      datePublished: '2025-02-20T00:00:00.000Z',
      author: [
        {
          '@type': 'Person',
          name: 'Ann Example',
          url: 'https://example.org/ann',
          description: 'Maintainer',
          email: 'ann@example.org',
          image,
        },
        { name: 'Ben' },
        { name: 'Cleo' },
      ],
      image: {
        '@type': 'ImageObject',
        '@id': image,
        url: image,
        contentUrl: image,
        caption: 'title image for the blog post: Released',
      },
      keywords: ['releases', 'news'],
    };
    await eventually(() => structuredData(stage)).toMatchObject({
      ...data,
      '@context': 'https://schema.org',
      isPartOf: { '@type': 'Blog', '@id': `${origin}${base}blog/`, name: 'News' },
    });
    await stage.open('blog/');
    await eventually(() => structuredData(stage)).toMatchObject({
      '@type': 'Blog',
      '@id': `${origin}${base}blog/`,
      headline: 'News',
      description: 'All news',
      blogPost: { length: 10, 1: data },
    });
  });

  test('S-235 footnotes of several posts on a list have unique ids', async () => {
    await stage.open('blog/');
    await passes(async () => {
      const ids = await stage.page
        .locator('[id*="user-content-"]')
        .evaluateAll((elements) => elements.map(({ id }) => id));
      expect(ids).toHaveLength(4);
      expect(new Set(ids).size).toBe(4);
      for (const id of ids) expect(id).toMatch(/^user-content-.*(released|footnotes)/);
    });
  });

  test('S-279 S-280 S-281 the index and its second page', async () => {
    await stage.open('blog/');
    const { page } = stage;
    await eventually(() => page.title()).toBe('News | Small Site');
    await eventually(() => meta(stage, 'description')).toBe('All news');
    const posts = page.locator('article');
    await eventually(() => posts.count()).toBe(10);
    const second = posts.nth(1);
    await eventually(() => hrefs(second.locator('h2 a'))).toEqual([
      `${base}blog/2025/02/20/released/`,
    ]);
    await eventually(() => second.innerText()).toContain('Excerpt with a note');
    await eventually(() => second.innerText()).not.toContain('Rest.');
    await eventually(() => second.locator('.post-meta').innerText()).toBe(
      'February 20, 2025 · One min read',
    );
    await eventually(() => second.locator('.author-name').first().innerText()).toBe('Ann Example');
    await eventually(() => texts(second.locator('.tag-link'))).toEqual(['releases', 'news']);
    const more = second.getByRole('link', { name: 'Read more about Released' });
    await eventually(async () => [await more.innerText(), await more.getAttribute('href')]).toEqual(
      ['Read more', `${base}blog/2025/02/20/released/`],
    );

    const pages = page.getByRole('navigation', { name: 'Blog list page navigation' });
    await eventually(() => texts(pages.locator('a'))).toEqual(['Older entries']);
    await pages.getByText('Older entries').click();
    await page.waitForURL('**/blog/page/2/');
    await page.getByText('Newer entries').waitFor();
    await eventually(() => page.title()).toBe('News – page 2 | Small Site');
    await eventually(() => hrefs(pages.locator('a'))).toEqual([`${base}blog/`]);
    await eventually(() => texts(page.locator('article .post-header h2'))).toEqual([
      'Number 11',
      'Number 10',
      'whole',
    ]);
    const whole = page.locator('article', { hasText: 'All of it.' });
    await eventually(() => whole.getByText('Read more').count()).toBe(0);
  });

  test('S-282 S-283 recent posts by year, unlisted ones only on their own pages', async () => {
    await stage.open('blog/2025/02/20/released/');
    const { page } = stage;
    const recent = page.getByRole('navigation', { name: 'Blog recent posts navigation' });
    await eventually(async () => (await recent.innerText()).split('\n').filter(Boolean)).toEqual([
      ...['Recent posts', '2025', 'footnotes', 'Released', '2024', 'started'],
    ]);
    const current = recent.locator('[aria-current="page"]');
    await eventually(() => texts(current)).toEqual(['Released']);
    await stage.open('blog/2025/02/22/hidden/');
    await eventually(() => texts(recent.locator('a'))).toEqual([
      'hidden',
      'footnotes',
      'Released',
      'started',
    ]);
    await stage.open('blog/2025/02/20/released/');

    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const panel = page.locator('.navbar-sidebar');
    await panel.getByText('Released').waitFor();
  });

  test('S-284 the archive lists each year in order', async () => {
    await stage.open('blog/archive/');
    const { page } = stage;
    await eventually(() => page.title()).toBe('Archive | Small Site');
    await eventually(() => texts(page.locator('h1'))).toEqual(['Archive']);
    const years = page.locator('.archive-years section');
    await eventually(() => texts(years.locator('h2'))).toEqual(['2025', '2024', '2023', '2022']);
    await eventually(() => page.locator('#2025'.replace('#', '[id="') + '"]').count()).toBe(1);
    await eventually(() => texts(years.first().locator('li'))).toEqual([
      'February 20 - Released',
      'February 21 - footnotes',
    ]);
    await passes(async () => {
      const columns = await years.evaluateAll(
        (all) => new Set(all.map((each) => each.getBoundingClientRect().left)).size,
      );
      expect(columns).toBe(3);
    });
  });

  test('S-285 the list of tags and the pages of each', async () => {
    await stage.open('blog/tags/');
    const { page } = stage;
    await eventually(() => page.title()).toBe('Tags – News | Small Site');
    await eventually(() => texts(page.locator('.tag-link'))).toEqual(['news\n2', 'releases\n2']);
    await page.locator('.tag-link', { hasText: 'releases' }).click();
    await page.waitForURL('**/blog/tags/releases/');
    await page.getByRole('heading', { name: '2 posts tagged with "releases"' }).waitFor();
    await eventually(() => page.title()).toBe('2 posts tagged with "releases" | Small Site');
    await eventually(() => texts(page.locator('article .post-header h2'))).toEqual([
      'Released',
      'whole',
    ]);
    await eventually(() => hrefs(page.getByText('View All Tags'))).toEqual([`${base}blog/tags/`]);
    await stage.open('blog/tags/secret/');
    await eventually(() => texts(page.locator('h1'))).toEqual(['One post tagged with "secret"']);
    await eventually(() => meta(stage, 'robots')).toBe('noindex, nofollow');
  });

  test('S-290 S-291 S-292 the list of authors and the pages of some', async () => {
    await stage.open('blog/authors/');
    const { page } = stage;
    await eventually(() => page.title()).toBe('Authors | Small Site');
    await eventually(() => texts(page.locator('h1'))).toEqual(['Authors']);
    await eventually(() => texts(page.locator('.author-line'))).toEqual([
      ...['Ann Example\n12', 'Ben\n1', 'Cleo\n1', 'Dan\n0'],
    ]);

    await stage.open('blog/authors/ann/');
    await eventually(() => page.title()).toBe('Ann Example - 12 posts | Small Site');
    await eventually(() => texts(page.locator('h1'))).toEqual(['Ann Example']);
    await eventually(() => page.locator('.page-header').innerText()).toContain('Writes all of it.');
    await eventually(() => hrefs(page.getByText('View all authors'))).toEqual([
      `${base}blog/authors/`,
    ]);
    await eventually(() => page.locator('article').count()).toBe(10);
    await page.getByText('Older entries').click();
    await page.waitForURL('**/blog/authors/ann/authors/2/');
    await page.getByText('Newer entries').waitFor();
    await eventually(() => page.locator('article').count()).toBe(2);

    await page.goto(`${stage.site.url}blog/authors/ann/page/2/`);
    await page.waitForURL('**/blog/authors/ann/authors/2/');
    await stage.open('blog/authors/daniel/');
    await eventually(() => page.title()).toBe('Dan - 0 posts | Small Site');
    await eventually(() => page.locator('main').innerText()).toContain(
      'This author has not written any posts yet.',
    );
    const missing = await page.request.get(`${stage.site.url}blog/authors/ben/`);
    expect(missing.status()).toBe(404);
  });

  test('S-294 S-295 S-296 feeds with whole posts; every page links to them', async () => {
    await stage.open('');
    const alternates = stage.page.locator('link[rel="alternate"]:not([hreflang])');
    await eventually(() =>
      alternates.evaluateAll((links) =>
        links.map((link) => ['type', 'href', 'title'].map((name) => link.getAttribute(name))),
      ),
    ).toEqual([
      ['text/markdown', `${base}index.md`, null],
      ['application/rss+xml', `${base}blog/rss.xml`, 'Small Site RSS Feed'],
      ['application/atom+xml', `${base}blog/atom.xml`, 'Small Site Atom Feed'],
      ['application/json', `${base}blog/feed.json`, 'Small Site JSON Feed'],
    ]);
    const read = (name: string): Promise<string> =>
      readFile(join(stage.site.folder, 'blog', name), 'utf8');
    const rss = await read('rss.xml');
    expect(rss).toContain('<title>Small Site Blog</title>');
    expect(rss).toContain(`<guid>${origin}${base}blog/2025/02/20/released/</guid>`);
    expect(rss).toContain('<p>Rest.</p>');
    expect(rss).not.toContain('/hidden/');
    expect(rss.match(/<item>/g)).toHaveLength(13);
    expect(await read('atom.xml')).toContain('<name>Ann Example</name>');
    expect(await read('feed.json')).toContain('"home_page_url": "https://example.org/');
  });

  test('S-340 S-356 guides show tables of releases and custom fields', async () => {
    await stage.open('docs/versions/');
    const tables = stage.page.locator('.releases-table');
    await eventually(() => texts(tables.first().locator('td'))).toEqual([
      ...['Released', 'February 20, 2025', 'whole', 'December 31, 2022'],
    ]);
    await eventually(() => texts(tables.last().locator('a'))).toEqual(['Released', 'started']);
    await stage.open('docs/shown/');
    await eventually(() => stage.page.locator('article').innerText()).toContain('This is 3.2.2.');
  });
});

describe('a blog that is the whole site', () => {
  const stage = setStage({
    site: () =>
      serveSmallSite(
        blogSite(
          {
            routeBasePath: '/',
            postsPerPage: 'all',
            sortPosts: 'ascending',
            recentPosts: 'all',
            recentPostsTitle: 'All posts',
            recentPostsByYear: false,
            archiveBasePath: false,
            tagsBasePath: 'words',
            authorsBasePath: 'people',
            readingTime: false,
            feedStyles: true,
            showLastUpdateTime: true,
          },
          { config: { pages: undefined, navbar: {} } },
        ),
      ),
  });

  test('S-273 S-276 S-281 S-283 has the title of the site, and the order and paths it configures', async () => {
    await stage.open('');
    const { page } = stage;
    await eventually(() => page.title()).toBe('Small Site');
    await eventually(() => meta(stage, 'description')).toBe('All news');
    await passes(async () => {
      const titles = await texts(page.locator('article .post-header h2'));
      expect([titles.length, titles.at(0), titles.at(-1)]).toEqual([13, 'whole', 'footnotes']);
    });
    await eventually(() => page.locator('.post-meta').first().innerText()).toBe(
      'December 31, 2022',
    );
    const recent = page.getByRole('navigation', { name: 'Blog recent posts navigation' });
    await passes(async () => {
      const lines = (await recent.innerText()).split('\n').filter(Boolean);
      expect([lines.length, ...lines.slice(0, 2)]).toEqual([14, 'All posts', 'footnotes']);
    });
    for (const path of [
      'words/',
      'words/releases/',
      'people/',
      'people/ann/',
      '2024/01/10/started/',
    ])
      expect([path, (await page.request.get(stage.site.url + path)).status()]).toEqual([path, 200]);
    expect((await page.request.get(`${stage.site.url}archive/`)).status()).toBe(404);
  });

  test('S-278 S-297 a post shows its last update', async () => {
    await stage.open('2024/01/10/started/');
    const footer = stage.page.locator('article .post-footer');
    await eventually(() => footer.innerText()).toContain('Last updated on Jan 11, 2024');
    await eventually(() => structuredData(stage)).toMatchObject({
      dateModified: '2024-01-11T00:00:00.000Z',
    });
  });

  test('S-295 a feed is a page for readers who open it', async () => {
    const { page, site } = stage;
    await page.goto(`${site.url}rss.xml`);
    await passes(async () => {
      const look = await page.evaluate(() => {
        const shown = (name: string): string | undefined => {
          const [element] = document.getElementsByTagName(name);
          return element && getComputedStyle(element).display;
        };
        return [shown('item'), shown('content:encoded'), shown('guid')];
      });
      expect(look).toEqual(['block', 'none', 'none']);
    });
  });
});

describe('the blog of the demonstration site', () => {
  const stage = setStage({ site: () => serveFixtureSite() });

  test('S-279 S-282 S-285 S-292 S-356 S-357 has the pages and the numbers of the seed', async () => {
    const { page, site } = stage;
    for (const path of [
      'page/2/',
      'tags/releases/page/2/',
      'tags/web/',
      'authors/ilg-ul/authors/2/',
    ])
      expect([path, (await page.request.get(`${site.url}blog/${path}`)).status()]).toEqual([
        path,
        200,
      ]);
    await stage.open('blog/');
    await eventually(() => page.locator('article').count()).toBe(10);
    const recent = page.getByRole('navigation', { name: 'Blog recent posts navigation' });
    await eventually(() => recent.locator('a').count()).toBe(8);
    await stage.open('docs/releases/');
    const rows = page.locator('.releases-table tbody tr');
    await eventually(() => rows.count()).toBe(17);
    await eventually(() => rows.first().innerText()).toContain('3.2.2');
    await eventually(() => rows.last().innerText()).toContain('1.1.0');
    await rows.first().locator('a').click();
    await page.waitForURL('**/blog/2025/03/14/**');
  });
});
