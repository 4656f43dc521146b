import { describe, expect, test } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually, passes } from '../run/eventually.ts';
import { base, serveSmallSite } from './fixture-site.ts';
import { hydrated } from './page-state.ts';
import { setStage } from './stage.ts';

const navbar = {
  title: 'Small Site',
  items: [{ type: 'localeDropdown', position: 'right' }],
};

/** More posts for a plural, and a tag with one post. */
const files = {
  'blog/2024-03-05-third.md':
    '---\ntitle: Third\nauthors: [ada]\ntags: [news, rare]\n---\n\nThird.\n\n<!-- truncate -->\n\nMore.\n',
  'i18n/de/docs/index.md': '---\nslug: /\ntitle: Willkommen\n---\n\n## Hier\n\nEine Seite.\n',
};

describe('a site in two languages', () => {
  const stage = setStage({
    site: () =>
      serveSmallSite({
        config: {
          i18n: { defaultLocale: 'en', locales: ['en', 'de'], texts: { de: 'texts-de.yaml' } },
          docs: { path: 'docs' },
          navbar,
        },
        files,
      }),
    reader: { locale: 'fr' },
  });

  test('S-342 texts are in the language of the site, in shell and content', async () => {
    const { page, site } = stage;
    const texts = {
      '': { skip: 'Skip to main content', tags: 'Tags', missing: 'Page Not Found' },
      'de/': {
        skip: 'Zum Hauptinhalt springen',
        tags: 'Schlagwörter',
        missing: 'Seite nicht gefunden',
      },
    };
    for (const [folder, { skip, tags, missing }] of Object.entries(texts)) {
      await stage.open(`${folder}blog/tags/`);
      await eventually(() => page.locator('.skip-link').textContent()).toBe(skip);
      await eventually(() => page.locator('main h1').innerText()).toBe(tags);
      const html = await readFile(join(site.folder, folder, '404.html'), 'utf8');
      expect(html).toContain(`<h1>${missing}</h1>`);
    }
  });

  test('S-342 a browser loads the texts of the shell in the language of the site only', async () => {
    const scripts = async (folder: string): Promise<string> => {
      const path = join(stage.site.folder, folder, 'assets/js');
      const names = await readdir(path);
      return (await Promise.all(names.map((name) => readFile(join(path, name), 'utf8')))).join('');
    };
    const english = await scripts('');
    expect(english).toContain('Skip to main content');
    expect(english).not.toContain('Zum Hauptinhalt');
    expect(english).not.toContain('Page Not Found');
    const german = await scripts('de');
    expect(german).toContain('Zum Hauptinhalt');
    expect(german).not.toContain('Skip to main content');
  });

  test('S-303 S-343 the other language is under its name, and declared in the pages', async () => {
    const { page } = stage;
    const pages = { 'docs/': ['en', 'Welcome'], 'de/docs/': ['de', 'Willkommen'] };
    for (const [path, [lang, title]] of Object.entries(pages)) {
      await stage.open(path);
      await eventually(() => page.locator('html').getAttribute('lang')).toBe(lang);
      await eventually(() => page.locator('html').getAttribute('dir')).toBe('ltr');
      await eventually(() => page.locator('main h1').innerText()).toBe(title);
      await passes(async () => {
        const head = await page.evaluate(() => {
          const attributes = (selector: string, ...names: string[]): string[] =>
            Array.from(document.head.querySelectorAll(selector), (tag) =>
              names.map((name) => tag.getAttribute(name)).join(' '),
            );
          return {
            alternates: attributes('link[hreflang]', 'hreflang', 'href'),
            locale: attributes('meta[property^="og:locale"]', 'property', 'content'),
            search: attributes('meta[name="docsearch:language"]', 'content'),
            canonical: attributes('link[rel="canonical"]', 'href'),
          };
        });
        const origin = `https://example.org${base}`;
        expect(head).toEqual({
          alternates: [`en ${origin}docs/`, `de ${origin}de/docs/`, `x-default ${origin}docs/`],
          locale: [`og:locale ${lang}`, `og:locale:alternate ${lang === 'en' ? 'de' : 'en'}`],
          search: [lang],
          canonical: [origin + path],
        });
      });
    }
    expect(await readFile(join(stage.site.folder, 'de/sitemap.xml'), 'utf8')).toContain(
      `<loc>https://example.org${base}de/docs/</loc>`,
    );
  });

  test('S-343 the menu of languages leads to the same page in the other one', async () => {
    await stage.open('docs/');
    const { page, site } = stage;
    await page.locator('.theme-layout-navbar-right .navbar__item', { hasText: 'English' }).hover();
    await page.locator('.theme-layout-navbar-right a[lang="de"]').click();
    await page.locator('h1', { hasText: 'Willkommen' }).waitFor();
    await hydrated(page);
    await eventually(() => page.url()).toBe(`${site.url}de/docs/`);
  });

  test('S-343 plural forms and dates', async () => {
    const { page } = stage;
    const expected = {
      '': [
        '3 posts tagged with "news"',
        'One post tagged with "rare"',
        'February 20, 2025',
        'One min read',
      ],
      'de/': [
        '3 Beiträge mit dem Schlagwort „news“',
        'Ein Beitrag mit dem Schlagwort „rare“',
        '20. Februar 2025',
        'Eine Minute Lesezeit',
      ],
    };
    for (const [folder, [many, one, date = '', minutes = '']] of Object.entries(expected)) {
      await stage.open(`${folder}blog/tags/news/`);
      await eventually(() => page.locator('main h1').innerText()).toBe(many);
      const first = page.locator('.post-meta').first();
      await eventually(() => first.innerText()).toBe(`${date} · ${minutes}`);
      await stage.open(`${folder}blog/tags/rare/`);
      await eventually(() => page.locator('main h1').innerText()).toBe(one);
    }
  });
});

test('S-342 a language without texts is reported, with advice on how to add them', async () => {
  const config = { i18n: { defaultLocale: 'xx' } };
  await expect(serveSmallSite({ config })).rejects.toThrow(
    /there are no user interface texts for "xx"\..*\n.*"texts: \{ xx: texts-xx\.yaml \}"/,
  );
});

test('S-336 S-343 a build that fails in one language reports which one', async () => {
  const build = serveSmallSite({
    config: {
      i18n: { defaultLocale: 'en', locales: ['en', 'de'], texts: { de: 'texts-de.yaml' } },
      docs: { path: 'docs' },
    },
    files: {
      ...files,
      'docs/good.md': 'Right in the default language.\n',
      'i18n/de/docs/good.md': '[gone](/gone/)\n',
    },
  });
  await expect(build).rejects.toThrow(/gone[^]*Unable to build website for locale de\./);
});
