import { beforeAll, describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { readBlog } from '../../src/blog/read-blog.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { readDocs } from '../../src/markdown/read-docs.ts';
import { readStandalonePages } from '../../src/markdown/standalone-pages.ts';
import type { Site } from '../../src/model/site.ts';
import type { PageContext, PageSettings, PageSource } from '../../src/pages/page-kind.ts';
import { blogSettings } from '../../src/plan/blog-settings.ts';
import { pageKinds } from '../../src/pages/registry.ts';
import { blogConfig } from '../blog/blog-config.ts';
import { contentFolder, messages } from '../markdown/content-folder.ts';
import { docsConfig, pagesConfig } from '../markdown/docs-config.ts';
import { links, symbols } from './content-environment.tsx';
import { contentTexts } from '../../src/shared/texts/catalogues.ts';
import { contextOf } from '../context.ts';

const release = (number: number, more = ''): string =>
  `---\ntitle: "<Release> ${number}"\nauthors: a\ntags: [releases]\n${more}\n---\n\nExcerpt ${number}. [Part](#part)\n\n<!-- truncate -->\n\n## Part\n\nRest.\n`;

const files: Record<string, string> = {
  'docs/index.md': '---\ntags: [x]\nhide_title: true\n---\n\n## One\n\n### Two\n\nText.\n',
  'docs/releases.md': '---\ntitle: Releases\nreleases_table: true\npagination_next: null\n---\n',
  'docs/hidden.md':
    '---\ntitle: Hidden\nunlisted: true\ncustom_edit_url: null\nhide_table_of_contents: true\npagination_prev: index\n---\n\n## Heading\n',
  'sidebars.yml':
    'main:\n  - index\n  - type: category\n    label: More\n    link: { type: generated-index }\n    items: [releases, hidden, { type: link, label: 🚀 Site, href: "https://example.org" }]\n',
  'blog/authors.yml': 'a: { name: Ann, page: true, url: "https://example.org/ann" }\n',
  'blog/2020-01-01-odd.md': '---\ntags: [odd]\nunlisted: true\n---\n\nOdd.\n\n<!-- truncate -->\n',
  'pages/about.md': '---\ntitle: About\n---\n\nUs.\n',
  'pages/index.tsx': '',
};
for (let i = 1; i <= 12; i++) {
  const day = String(i).padStart(2, '0');
  files[`blog/2021-03-${day}-r${i}.md`] = release(i, i === 12 ? 'unlisted: true' : '');
}

const settings: PageSettings = {
  texts: contentTexts('en'),
  apiPath: 'docs/api',
  apiTitle: 'API',
  docsSetPaths: {},
  docsPath: 'docs',
  blog: blogSettings(blogConfig('blog', { title: 'News', description: 'All news' }), 'Site'),
  tocLevels: [2, 3],
  docsEditUrls: new Map([['current', 'https://example.org/edit/']]),
  customFields: {},
  debug: true,
  debugFacts: { config: { title: 'T' }, generator: '1.2.3', packages: [] },
};

let pages: Map<string, PageSource>;
let site: Site;

beforeAll(async () => {
  const folder = contentFolder(files);
  const diagnostics = new Diagnostics();
  const docs = await readDocs(
    docsConfig(`${folder}/docs`, { sidebar: `${folder}/sidebars.yml` }),
    contextOf(diagnostics),
  );
  const blog = await readBlog(blogConfig(`${folder}/blog`), contextOf(diagnostics));
  expect(messages(diagnostics, folder)).toEqual([]);
  site = {
    apis: [],
    docs,
    blog,
    standalone: await readStandalonePages(pagesConfig(`${folder}/pages`), contextOf(diagnostics)),
    localAssets: new Map(),
    staticFiles: [],
  };
  const sources = pageKinds.flatMap((kind) => kind.pagesOf({ site, blog, symbols, settings }));
  pages = new Map(
    sources.map((source) => {
      const { address } = source.description;
      return ['permalink' in address ? address.permalink : address.names[0], source];
    }),
  );
});

function page(permalink: string): PageSource {
  const source = pages.get(permalink);
  if (!source) throw new Error(`There is no page at "${permalink}".`);
  return source;
}

function context(permalink: string): PageContext {
  const { title, previous, next } = page(permalink).description;
  return {
    part: page(permalink).part,
    site,
    blog: site.blog,
    symbols,
    settings,
    permalink,
    title,
    anchors: new Map(),
    links,
    similar: [],
    published: () => undefined,
    breadcrumbs: [],
    previous: previous ?? undefined,
    next: next ?? undefined,
    toc: [],
    pages: [...pages].map(([each, { kind, description }]) => ({
      permalink: each,
      title: description.title,
      kind,
      isDirectory: description.isDirectory ?? false,
      unlisted: description.unlisted ?? false,
    })),
  };
}

const html = (permalink: string): string =>
  renderToStaticMarkup(page(permalink).render(context(permalink)));

test('every text has its pages', () => {
  expect([...pages.keys()].filter((permalink) => !permalink.includes('blog/20')).sort()).toEqual([
    '',
    '404.html',
    '__docusaurus/debug/',
    '__docusaurus/debug/config/',
    '__docusaurus/debug/content/',
    '__docusaurus/debug/globalData/',
    '__docusaurus/debug/metadata/',
    '__docusaurus/debug/registry/',
    '__docusaurus/debug/routes/',
    'about/',
    'blog/',
    'blog/archive/',
    'blog/authors/',
    'blog/authors/a/',
    'blog/authors/a/authors/2/',
    'blog/page/2/',
    'blog/tags/',
    'blog/tags/odd/',
    'blog/tags/releases/',
    'blog/tags/releases/page/2/',
    'docs/',
    'docs/category/more/',
    'docs/hidden/',
    'docs/releases/',
    'docs/tags/',
    'docs/tags/x/',
  ]);
});

describe('guides', () => {
  test('the title is shown unless hidden; tags and edit link are below the text', () => {
    expect(html('docs/')).not.toContain('<h1');
    expect(html('docs/')).toContain(
      '<a class="tag-link" rel="tag" href="/base/docs/tags/x/">x</a>',
    );
    expect(html('docs/')).toContain('href="https://example.org/edit/index.md"');
    expect(html('docs/releases/')).toContain('<h1>Releases</h1>');
  });

  test('an unlisted guide has a banner; front matter controls links and table of contents', () => {
    expect(html('docs/hidden/')).toContain('Unlisted page');
    expect(html('docs/hidden/')).not.toContain('example.org/edit');
    expect(page('docs/hidden/').toc(context('docs/hidden/'))).toEqual([]);
    expect(page('docs/hidden/').description).toMatchObject({
      unlisted: true,
      previous: { label: 'index', permalink: 'docs/' },
    });
    expect(page('docs/releases/').description.next).toBeNull();
    expect(page('docs/').toc(context('docs/'))).toMatchObject([
      { id: 'one', children: [{ id: 'two' }] },
    ]);
  });

  test('the table of releases has the listed posts, newest first', () => {
    const rows = [...html('docs/releases/').matchAll(/<tr><td><a href="([^"]*)">([^<]*)</g)];
    expect(rows).toHaveLength(11);
    expect(rows[0]?.slice(1)).toEqual(['/base/blog/2021/03/11/r11/', '&lt;Release&gt; 11']);
    expect(html('docs/releases/')).toContain('<time dateTime="2021-03-01">March 1, 2021</time>');
  });

  test('the page of a category has a card for each reachable item', () => {
    const cards = [...html('docs/category/more/').matchAll(/class="doc-card"/g)];
    expect(cards).toHaveLength(2);
    expect(html('docs/category/more/')).toContain('<span aria-hidden="true">🚀</span> Site');
    expect(html('docs/category/more/')).not.toContain('Hidden');
  });
});

describe('blog', () => {
  test('the index shows ten excerpts and leads to older ones', () => {
    const index = html('blog/');
    expect(index.match(/<article/g)).toHaveLength(10);
    expect(index).toContain('Excerpt 11.');
    expect(index).not.toContain('Rest.');
    expect(index).not.toContain('Excerpt 12.');
    expect(index).toContain('aria-label="Read more about &lt;Release&gt; 11"');
    expect(index).toContain('href="/base/blog/2021/03/11/r11/#part"');
    expect(index).toContain('Older entries');
    expect(index).not.toContain('Newer entries');
    expect(html('blog/page/2/').match(/<article/g)).toHaveLength(1);
    expect(html('blog/page/2/')).toContain('href="/base/blog/"');
  });

  test('a post leads to its neighbours, past unlisted ones', () => {
    const { previous, next } = page('blog/2021/03/11/r11/').description;
    expect([previous, next?.permalink]).toEqual([null, 'blog/2021/03/10/r10/']);
    const text = html('blog/2021/03/11/r11/');
    expect(text).toContain('March 11, 2021');
    expect(text).toContain(' · One min read');
    expect(text).toContain('Older post');
    expect(html('blog/2021/03/12/r12/')).toContain('Unlisted page');
    expect(html('blog/2021/03/12/r12/')).not.toContain('Older post');
  });

  test('a post has structured data for search engines', () => {
    const { jsonLd, openGraph } = page('blog/2021/03/11/r11/').description;
    expect(
      jsonLd?.(
        (permalink) => `https://x/${permalink}`,
        (url) => `https://x${url}`,
      ),
    ).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        '@id': 'https://x/blog/2021/03/11/r11/',
        mainEntityOfPage: 'https://x/blog/2021/03/11/r11/',
        url: 'https://x/blog/2021/03/11/r11/',
        headline: '<Release> 11',
        name: '<Release> 11',
        description: 'Excerpt 11. Part',
        datePublished: '2021-03-11T00:00:00.000Z',
        author: { '@type': 'Person', name: 'Ann', url: 'https://example.org/ann' },
        keywords: ['releases'],
        isPartOf: { '@type': 'Blog', '@id': 'https://x/blog/', name: 'News' },
      },
    ]);
    expect(openGraph).toEqual([
      ['og:type', 'article'],
      ['article:published_time', '2021-03-11T00:00:00.000Z'],
      ['article:author', 'https://example.org/ann'],
      ['article:tag', 'releases'],
    ]);
  });

  test('tags and authors count the listed posts', () => {
    expect(page('blog/tags/releases/').description.title).toBe('11 posts tagged with "releases"');
    expect(page('blog/tags/odd/').description).toMatchObject({
      title: 'One post tagged with "odd"',
      unlisted: true,
    });
    expect(html('blog/tags/')).not.toContain('odd');
    expect(page('blog/authors/a/').description.title).toBe('Ann - 11 posts');
    expect(html('blog/authors/a/')).toContain('href="/base/blog/authors/a/authors/2/"');
  });

  test('the archive lists the posts of a year in order', () => {
    const days = [...html('blog/archive/').matchAll(/>(March \d+)</g)].map(([, day]) => day);
    expect(days[0]).toBe('March 1');
    expect(days).toHaveLength(11);
  });
});

describe('other pages', () => {
  test('the not-found page is a file of its own that robots do not index', () => {
    expect(page('404.html').description).toMatchObject({ file: '404.html', noIndex: true });
    expect(html('404.html')).toContain('We could not find what you were looking for.');
  });

  test('a module renders by itself, Markdown has its title', () => {
    expect(page('').description.module).toMatch(/index\.tsx$/);
    expect(page('').kind).toBe('home');
    expect(html('about/')).toContain('<h1>About</h1>');
  });

  test('debug pages show configuration, versions, routes, sources and content', () => {
    expect(html('__docusaurus/debug/')).toBe(html('__docusaurus/debug/config/'));
    expect(html('__docusaurus/debug/')).toContain('title: </span><code class="json-string">');
    expect(html('__docusaurus/debug/metadata/')).toContain('1.2.3');
    expect(html('__docusaurus/debug/metadata/')).toContain('No version specified');
    expect(html('__docusaurus/debug/routes/')).toContain('/base/blog/2021/03/11/r11/');
    expect(html('__docusaurus/debug/registry/')).toContain('pages/about.md');
    expect(html('__docusaurus/debug/content/')).toContain('Ann');
    expect(html('__docusaurus/debug/globalData/')).toContain('mainDocId');
  });
});
