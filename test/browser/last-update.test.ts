import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { eventually, passes } from '../run/eventually.ts';
import { serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const show = { showLastUpdateTime: true, showLastUpdateAuthor: true };
const update = 'last_update: { date: 2024-01-01T23:30:00-05:00, author: Ann & Co }';
const files = {
  'docs/index.md': `---\n${update}\n---\n\n# Start\n`,
  'docs/only-day.md': `---\nlast_update: { date: 2024-03-04 }\ncustom_edit_url: null\n---\n`,
  'docs/elsewhere.md': '---\ncustom_edit_url: https://example.org/elsewhere\n---\n',
  'blog/2024-01-10-started.md': `---\n${update}\n---\n\nText.\n\n<!-- truncate -->\n`,
  'blog/2024-01-11-other.md':
    '---\ncustom_edit_url: https://example.org/post\n---\n\nText.\n\n<!-- truncate -->\n',
  'blog/2024-01-12-none.md': '---\ncustom_edit_url: null\n---\n\nText.\n\n<!-- truncate -->\n',
  'pages/about.md': `---\n${update}\n---\n\n# About\n`,
};
const base = {
  docs: { path: 'docs', editUrl: 'https://example.org/edit/' },
  blog: { path: 'blog', editUrl: 'https://example.org/edit' },
  pages: { path: 'pages' },
};

describe('a site that shows last updates', () => {
  const stage = setStage({
    site: () =>
      serveSmallSite({
        files,
        config: {
          docs: { ...base.docs, ...show },
          blog: { ...base.blog, ...show },
          pages: { ...base.pages, ...show },
          sitemap: { lastmod: 'date' },
        },
      }),
  });

  test('S-228 date in UTC and author below guides, posts and pages, if known', async () => {
    const { page } = stage;
    for (const path of ['docs/', 'blog/2024/01/10/started/', 'about/']) {
      await stage.open(path);
      const shown = page.locator('.theme-last-updated');
      await eventually(() => shown.textContent()).toBe('Last updated on Jan 2, 2024 by Ann & Co');
      const time = shown.locator('time[itemprop="dateModified"]');
      await eventually(() => time.getAttribute('datetime')).toBe('2024-01-02T04:30:00.000Z');
    }
    await stage.open('docs/only-day/');
    await eventually(() => page.locator('.theme-last-updated').textContent()).toBe(
      'Last updated on Mar 4, 2024',
    );
  });

  test('S-229 texts that git does not track have no date', async () => {
    await stage.open('docs/alone/');
    await eventually(() => stage.page.locator('.theme-last-updated').count()).toBe(0);
  });

  test('S-297 the structured data of posts contains the date of the last change', async () => {
    const { page } = stage;
    await stage.open('blog/2024/01/10/started/');
    await passes(async () => {
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.join()).toContain('"dateModified":"2024-01-02T04:30:00.000Z"');
    });
    await stage.open('blog/2024/01/11/other/');
    await passes(async () => {
      const other = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(other.join()).toContain('"datePublished"');
      expect(other.join()).not.toContain('dateModified');
    });
  });

  test('S-311 the sitemap contains the dates', async () => {
    const sitemap = await readFile(join(stage.site.folder, 'sitemap.xml'), 'utf8');
    const days = sitemap.match(/[^/]+\/<\/loc><lastmod>[^<]+/g);
    expect(days).toContain('started/</loc><lastmod>2024-01-02');
    expect(days).toContain('only-day/</loc><lastmod>2024-03-04');
    expect(sitemap).not.toMatch(/alone\/<\/loc><lastmod>/);
  });

  test('S-227 the edit link leads to the source or to its own address, or is omitted', async () => {
    const { page } = stage;
    const link = page.locator('.theme-edit-this-page');
    const addresses = {
      'docs/': 'https://example.org/edit/docs/index.md',
      'docs/elsewhere/': 'https://example.org/elsewhere',
      'blog/2024/01/10/started/': 'https://example.org/edit/blog/2024-01-10-started.md',
      'blog/2024/01/11/other/': 'https://example.org/post',
    };
    for (const [path, address] of Object.entries(addresses)) {
      await stage.open(path);
      await eventually(() => link.getAttribute('href')).toBe(address);
      await eventually(() => link.textContent()).toBe('Edit this page');
      await eventually(() => link.locator('svg').count()).toBe(1);
    }
    for (const path of ['docs/only-day/', 'blog/2024/01/12/none/']) {
      await stage.open(path);
      await eventually(() => link.count()).toBe(0);
    }
  });
});

describe('a site that does not', () => {
  const stage = setStage({ site: () => serveSmallSite({ files, config: base }) });

  test('S-228 S-311 without the options the front matter is ignored', async () => {
    for (const path of ['docs/', 'blog/2024/01/10/started/', 'about/']) {
      await stage.open(path);
      await eventually(() => stage.page.locator('.theme-last-updated').count()).toBe(0);
    }
    expect(await readFile(join(stage.site.folder, 'sitemap.xml'), 'utf8')).not.toContain('lastmod');
  });
});
