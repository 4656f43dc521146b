import { describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually, passes } from '../run/eventually.ts';
import { base, serveFixtureSite, serveSmallSite } from './fixture-site.ts';
import { setStage, type Stage } from './stage.ts';

const origin = 'https://example.org';

/** Returns the tags of the head: `meta` by name or property (several contents joined), links by relation. */
function headOf(stage: Stage): Promise<{ meta: Record<string, string>; links: string[] }> {
  return stage.page.evaluate(() => {
    const meta: Record<string, string> = {};
    for (const tag of document.head.querySelectorAll('meta[name], meta[property]')) {
      const key = tag.getAttribute('name') ?? tag.getAttribute('property') ?? '';
      const content = tag.getAttribute('content') ?? '';
      meta[key] = key in meta ? `${meta[key]} + ${content}` : content;
    }
    const links = Array.from(document.head.querySelectorAll('link'), (link) =>
      ['rel', 'hreflang', 'href'].flatMap((name) => link.getAttribute(name) ?? []).join(' '),
    );
    return { meta, links };
  });
}

const config = {
  title: 'Small Site',
  titleDelimiter: '·',
  favicon: 'img/logo.svg',
  image: 'img/social.png',
  metadata: [
    { name: 'description', content: 'Of the site' },
    { name: 'keywords', content: 'of, the, site' },
    { name: 'twitter:card', content: 'summary' },
    { property: 'og:site_name', content: 'Small' },
  ],
  scripts: [
    'https://scripts.example.com/a.js',
    { src: `${base}own.js`, async: true, defer: false, 'data-x': '<1>' },
  ],
  headTags: [
    { tagName: 'link', attributes: { rel: 'preconnect', href: 'https://fonts.example.com' } },
    { tagName: 'style', innerHTML: 'body { --own-style: 1 }' },
    { tagName: 'script', innerHTML: 'window.ownInline = 1 < 2;' },
  ],
};

const files = {
  'docs/meta.md':
    '---\ntitle: Meta\ndescription: Of the page\nkeywords: [a, b c]\nimage: /img/page.png\n---\n\nText.\n',
  'docs/same.md': '---\ntitle: Small Site\n---\n\nText.\n',
  'static/own.js': 'window.ownScript = true;\n',
  'static/img/social.png': '',
  'static/img/page.png': '',
};

describe('metadata', () => {
  const stage = setStage({ site: () => serveSmallSite({ config, files }) });

  async function open(path: string): Promise<void> {
    await stage.context.route('https://scripts.example.com/a.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.ownRemote = true;' }),
    );
    await stage.open(path);
  }

  test('S-299 titles', async () => {
    await open('docs/long/');
    await eventually(() => stage.page.title()).toBe('A long page · Small Site');
    await eventually(async () => (await headOf(stage)).meta['og:title']).toBe(
      'A long page · Small Site',
    );
    for (const path of ['', 'docs/same/']) {
      await open(path);
      await eventually(() => stage.page.title()).toBe('Small Site');
      await eventually(async () => (await headOf(stage)).meta['og:title']).toBe('Small Site');
    }
  });

  test('S-300 S-301 S-302 S-303 S-304 S-307 the tags of a page, which override those of the site', async () => {
    await open('docs/meta/?a=1#b');
    await passes(async () => {
      const { meta, links } = await headOf(stage);
      const address = `${origin}${base}docs/meta/`;
      expect(meta).toEqual({
        viewport: 'width=device-width, initial-scale=1.0',
        'color-scheme': 'light',
        generator: expect.stringMatching(/^mtp-site \d/),
        'twitter:card': 'summary',
        'og:site_name': 'Small',
        'og:title': 'Meta · Small Site',
        'og:url': address,
        'og:locale': 'en',
        description: 'Of the page',
        'og:description': 'Of the page',
        keywords: 'a,b c',
        'og:image': `${origin}${base}img/page.png`,
        'twitter:image': `${origin}${base}img/page.png`,
        docusaurus_locale: 'en',
        'docsearch:language': 'en',
        docusaurus_version: 'current',
        'docsearch:version': 'current',
        docusaurus_tag: 'docs-default-current',
        'docsearch:docusaurus_tag': 'docs-default-current',
      });
      expect(links).toEqual(
        expect.arrayContaining([
          `canonical ${address}`,
          `alternate en ${address}`,
          `alternate x-default ${address}`,
          `icon ${base}img/logo.svg`,
          'preconnect https://fonts.example.com',
        ]),
      );
    });
    await eventually(() => stage.page.evaluate(() => document.characterSet)).toBe('UTF-8');
  });

  test('S-300 S-301 S-307 a page without its own has the tags of the site', async () => {
    await open('docs/long/');
    await passes(async () => {
      const { meta } = await headOf(stage);
      expect(meta).toMatchObject({
        keywords: 'of, the, site',
        'og:image': `${origin}${base}img/social.png`,
      });
    });
    await open('counter/');
    await eventually(async () => (await headOf(stage)).meta).toMatchObject({
      description: 'Of the site',
    });
  });

  test('S-307 configured scripts and styles are on every page, and run', async () => {
    for (const path of ['docs/long/', 'blog/']) {
      await open(path);
      const { page } = stage;
      const own = page.locator('script[data-x]');
      await passes(async () => {
        const attributes = await own.evaluate((script) =>
          Array.from(script.attributes, ({ name, value }) => [name, value]),
        );
        expect(attributes).toEqual([
          ['src', `${base}own.js`],
          ['async', ''],
          ['data-x', '<1>'],
        ]);
      });
      await page.waitForFunction(() =>
        ['ownInline', 'ownScript', 'ownRemote'].every((name) => Reflect.get(window, name) === true),
      );
      await passes(async () => {
        const style = await page.evaluate(() =>
          getComputedStyle(document.body).getPropertyValue('--own-style'),
        );
        expect(style.trim()).toBe('1');
      });
    }
  });

  test('S-308 navigation adds the tags of the next page, and keeps those that both have', async () => {
    await open('docs/meta/');
    await stage.markWindow();
    const { page } = stage;
    await page.evaluate(() => {
      Reflect.set(window, 'viewportTag', document.querySelector('meta[name="viewport"]'));
    });
    await page.locator('.theme-layout-navbar a', { hasText: 'Blog' }).click();
    await page.waitForFunction(() => document.title === 'Blog · Small Site');
    const tagsOf = async (): Promise<unknown[]> => {
      const { meta, links } = await headOf(stage);
      return [meta, links.filter((link) => /^(canonical|alternate|icon)/.test(link)).sort()];
    };
    const arrived = await tagsOf();
    await passes(async () => {
      const isKept = await page.evaluate(
        () =>
          document.querySelector('meta[name="viewport"]') === Reflect.get(window, 'viewportTag'),
      );
      expect(isKept).toBe(true);
    });
    await eventually(() => stage.isSameWindow()).toBe(true);
    await open('blog/');
    await eventually(() => tagsOf()).toEqual(arrived);
  });
});

describe('the search tags of every kind of page', () => {
  const stage = setStage({ site: () => serveFixtureSite() });

  test('each page has a title of its own, also the later pages of lists', async () => {
    const titles = new Map<string, string>();
    const same: string[] = [];
    for (const { href, kind } of stage.site.pages) {
      // S-325 gives all of these the same title.
      if (kind === 'debug') continue;
      const path = href.slice(base.length);
      const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
      const html = await readFile(join(stage.site.folder, file), 'utf8');
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      const other = titles.get(title);
      if (other !== undefined) same.push(`${title}: ${other} and ${path}`);
      titles.set(title, path);
    }
    expect(titles.size).toBeGreaterThan(120);
    expect(same).toEqual([]);
    expect(titles.get('Blog – page 2 | µTest++')).toBe('blog/page/2/');
    expect(titles.get('µTest++ topic | µTest++')).toBe('docs/api/groups/micro-test-plus/');
    // The heading is that of the list.
    await stage.open('blog/tags/releases/page/2/');
    await eventually(() => stage.page.locator('h1').innerText()).toBe(
      '17 posts tagged with "Releases"',
    );
  });

  test('S-304 S-305 tag and version', async () => {
    const tags = {
      '': 'default',
      '404.html': 'default',
      'blog/': 'blog_posts_list',
      'blog/archive/': 'default',
      'blog/page/2/': 'blog_posts_list',
      'blog/tags/': 'blog_tags_list',
      'blog/tags/releases/': 'blog_tags_posts',
      'blog/authors/': 'blog_authors_list',
      '__docusaurus/debug/': 'default',
      'docs/user/': 'docs-default-current',
      'docs/api/': 'docs-default-current',
      'docs/api/indices/classes/all/': 'docs-default-current',
      'docs/api/classes/micro-os-plus/micro-test-plus/test-suite/': 'docs-default-current',
    };
    for (const [path, tag] of Object.entries(tags)) {
      const file = path.endsWith('.html') ? path : `${path}index.html`;
      const html = await readFile(join(stage.site.folder, file), 'utf8');
      const content = (name: string): string | undefined =>
        new RegExp(`<meta name="${name}" content="([^"]*)">`).exec(html)?.[1];
      const version = tag === 'docs-default-current' ? 'current' : undefined;
      expect({
        path,
        tag: [content('docusaurus_tag'), content('docsearch:docusaurus_tag')],
        version: [content('docusaurus_version'), content('docsearch:version')],
        locale: [content('docusaurus_locale'), content('docsearch:language')],
      }).toEqual({ path, tag: [tag, tag], version: [version, version], locale: ['en', 'en'] });
    }
  });
});

describe('kinds of page that only the small site has', () => {
  const stage = setStage({
    site: () => serveSmallSite({ config: { noIndex: true } }),
  });

  test('S-305 S-306 tags of the docs, authors; a site that opts out of indexing says so everywhere', async () => {
    const tags = {
      'docs/tags/': 'doc_tags_list',
      'docs/tags/start/': 'doc_tag_doc_list',
      'blog/authors/ada/': 'blog_authors_posts',
      'blog/2025/02/20/released/': 'default',
      'about/': 'default',
    };
    for (const [path, tag] of Object.entries(tags)) {
      await stage.open(path);
      await passes(async () => {
        const { meta } = await headOf(stage);
        expect([path, meta.docusaurus_tag]).toEqual([path, tag]);
        expect([path, meta.robots]).toEqual([path, 'noindex, nofollow']);
      });
    }
  });
});
