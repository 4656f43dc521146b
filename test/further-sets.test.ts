import { expect, test } from '@jest/globals';
import { buildFolder } from './site-folder.ts';

const blog = {
  title: 'Journal',
  recentPostsTitle: 'Latest entries',
  editUrl: 'https://example.org/edit',
};
const news = {
  path: 'news',
  routeBasePath: 'press/news',
  title: 'News',
  description: 'What happens',
  recentPostsTitle: 'Latest news',
  recentPosts: 1,
  readingTime: false,
  showLastUpdateTime: true,
};
const legal = { path: 'legal', routeBasePath: 'legal', editUrl: 'https://example.org/law' };

const config = {
  title: 'Zoo',
  baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en', 'de'], texts: { de: 'de.yaml' } },
  docs: {},
  blog,
  blogSets: { news },
  pages: { editUrl: 'https://example.org/edit' },
  pagesSets: { legal },
};

const plugin = `import useRouteContext from '@docusaurus/useRouteContext';
export const Plugin = () => <b>{Object.values(useRouteContext().plugin).reverse().join(' ')}</b>;

`;

const post = (title: string, front: string, text: string): string =>
  `---\ntitle: ${title}\n${front}---\n\n${text}\n\n<!-- truncate -->\n\nThe rest.\n`;

const files = {
  'de.yaml': 'shell: { close: Zu }',
  'docs/start.md': '# Start\n\n[Zebra](../news/2024-02-02-zebra.mdx)\n',
  'blog/authors.yml': 'ann: { name: Ann, page: true }\n',
  'blog/tags.yml': 'food: { label: Food }\n',
  'blog/2024-01-01-grass.md': post(
    'Grass',
    'authors: ann\ntags: [food]\n',
    'See the [zebra](../news/2024-02-02-zebra.mdx).',
  ),
  'news/authors.yml': 'ann: { name: Ann of the press, page: true }\n',
  'news/tags.yml': 'food: { label: Feeding }\n',
  'news/2024-02-02-zebra.mdx': post(
    'Zebra',
    'authors: ann\ntags: [food]\nlast_update: { date: 2024-03-04 }\n',
    plugin +
      'Eats [grass](../blog/2024-01-01-grass.md), and [hay](./2024-02-03-hay.md).\n\n<Plugin />',
  ),
  'news/2024-02-03-hay.md': post(
    'Hay',
    'authors: ann\ntags: [food]\nlast_update: { date: 2024-03-04 }\n',
    '::releases{tag=food}',
  ),
  'src/pages/about.md': '# About\n\n[Terms](../../legal/terms.md)\n',
  'legal/terms.md': '# Terms\n\n[About](../src/pages/about.md)\n',
  'legal/imprint.jsx': 'export default () => <h1>Imprint</h1>;\n',
};

const recent = (html: string): string[] =>
  [...(/<aside class="blog-sidebar">(.*?)<\/aside>/s.exec(html)?.[1] ?? '').matchAll(/>([^<>]+)</g)]
    .map(([, text = '']) => text)
    .filter((text) => /\w/.test(text));

test('a site has several blogs, each with its own lists, tags, authors, feeds and settings', async () => {
  const { reported, file } = await buildFolder(files, config);
  expect(reported).toEqual([]);
  const page = (path: string): string => file(`${path}/index.html`) ?? '';

  expect(recent(page('blog/2024/01/01/grass'))).toEqual(['Latest entries', '2024', 'Grass']);
  expect(recent(page('press/news/2024/02/02/zebra'))).toEqual(['Latest news', '2024', 'Hay']);
  expect(page('blog')).toContain('<title>Journal | Zoo</title>');
  expect(page('press/news')).toContain('<title>News | Zoo</title>');
  expect(page('press/news')).toContain('plugin-blog plugin-id-news');
  expect(page('blog')).toContain('plugin-blog plugin-id-default');
  expect(page('press/news')).toContain('Hay');
  expect(page('press/news')).not.toContain('>Grass<');
  expect(page('blog')).not.toContain('>Zebra<');

  // Tags and authors with the same keys belong to their blogs.
  expect(page('blog/tags/food')).toContain('Food');
  expect(page('press/news/tags/food')).toContain('Feeding');
  expect(page('press/news/authors/ann')).toContain('Ann of the press');
  expect(page('press/news/tags')).toContain('<title>Tags – News | Zoo</title>');
  expect(page('blog/archive')).toContain('<title>Archive – Journal | Zoo</title>');
  expect(page('press/news/archive')).toContain('<title>Archive – News | Zoo</title>');
  expect(page('press/news/2024/02/03/hay')).toMatch(/releases-table.*>Zebra</s);

  expect(page('press/news/2024/02/02/zebra')).toContain(
    '<b>docusaurus-plugin-content-blog news</b>',
  );

  // Neighbours and settings, too.
  expect(page('press/news/2024/02/02/zebra')).toMatch(/pagination.*Hay/s);
  expect(page('blog/2024/01/01/grass')).toContain('One min');
  expect(page('press/news/2024/02/02/zebra')).not.toContain('min read');
  expect(page('press/news/2024/02/02/zebra')).toContain('dateTime="2024-03-04');
  expect(page('blog/2024/01/01/grass')).toContain('https://example.org/edit/blog/2024-01-01-grass');
  expect(page('press/news/2024/02/02/zebra')).not.toContain('https://example.org/edit');

  // Links between them are resolved.
  expect(page('docs/start')).toContain('href="/press/news/2024/02/02/zebra/"');
  expect(page('press/news/2024/02/02/zebra')).toContain('href="/blog/2024/01/01/grass/"');

  expect(file('blog/rss.xml')).toContain('<title>Zoo Blog</title>');
  expect(file('press/news/rss.xml')).toContain('<title>Zoo News</title>');
  expect(file('press/news/rss.xml')).not.toContain('Grass');
  for (const feed of ['/blog/rss.xml', '/press/news/rss.xml', '/press/news/atom.xml'])
    expect(page('docs/start')).toMatch(new RegExp(`<link rel="alternate"[^>]*href="${feed}"`));
});

test('a site has several folders of stand-alone pages', async () => {
  const { reported, file } = await buildFolder(files, config);
  expect(reported).toEqual([]);
  const terms = file('legal/terms/index.html');
  expect(terms).toContain('href="/about/"');
  expect(file('about/index.html')).toContain('href="/legal/terms/"');
  expect(file('legal/imprint/index.html')).toContain('Imprint');
  expect(terms).toContain('plugin-pages plugin-id-legal');
  expect(terms).toContain('https://example.org/law/legal/terms.md');
  expect(file('about/index.html')).toContain('https://example.org/edit/src/pages/about.md');
});

test.each(['blog-news', 'docusaurus-plugin-content-blog-news'])(
  'translations of a further blog are in i18n/de/%s',
  async (folder) => {
    const { reported, file } = await buildFolder(
      {
        ...files,
        [`i18n/de/${folder}/2024-02-02-zebra.mdx`]: post(
          'Das Zebra',
          'last_update: { date: 2024-03-05 }\n',
          'Frisst.',
        ),
        'i18n/de/docusaurus-plugin-content-blog-news/options.json': JSON.stringify({
          title: { message: 'Neues' },
        }),
      },
      config,
      'de',
    );
    expect(reported).toEqual([]);
    expect(file('press/news/2024/02/02/zebra/index.html')).toContain('Das Zebra');
    expect(file('press/news/2024/02/03/hay/index.html')).toContain('Hay');
    expect(file('press/news/index.html')).toContain('<title>Neues | Zoo</title>');
    expect(file('blog/index.html')).toContain('<title>Journal | Zoo</title>');
  },
);

test('faults in further sets are reported with their options', async () => {
  const { reported } = await buildFolder(files, {
    ...config,
    blogSets: { news: { ...news, path: 'nowhere' } },
    pagesSets: { legal: { ...legal, path: 'nothing' } },
  });
  expect(reported).toEqual([
    expect.stringContaining('blogSets.news.path'),
    expect.stringContaining('pagesSets.legal.path'),
  ]);
});
