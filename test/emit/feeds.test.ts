import { describe, expect, jest, test } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import { withAbsoluteUrls } from '../../src/emit/absolute-urls.ts';
import { feedFiles } from '../../src/emit/feeds.ts';
import type { BlogConfig } from '../../src/config/types.ts';
import type { Post } from '../../src/model/site.ts';
import { blogConfig } from '../blog/blog-config.ts';
import { checkWellFormed } from '../../src/xml/well-formed.ts';
import { sitePlan } from './site-plan.ts';

const settings = blogConfig('blog', { feeds: ['rss', 'atom', 'json'] });

function post(name: string, more: Partial<Post> = {}): Partial<Post> {
  return {
    permalink: `blog/2024/01/0${name}/`,
    title: `Post ${name}`,
    description: `About ${name}`,
    date: `2024-01-0${name}`,
    tags: [],
    authors: [],
    unlisted: false,
    draft: false,
    ...more,
  };
}

/** Returns the feeds: path to content. */
function feeds(
  posts: Partial<Post>[],
  render: (post: Post) => string = () => '<p>Body</p>',
  blog: Partial<BlogConfig> = {},
): Record<string, string> {
  const config = { blog: { ...settings, ...blog } };
  const files = feedFiles(sitePlan({ config, posts }), render);
  return Object.fromEntries(
    files.map((file) => [file.path, String('bytes' in file && file.bytes)]),
  );
}

const rich = post('3', {
  title: 'a < b && "c" ]]> d ]]> e',
  description: '<T> & more',
  tags: ['rel', 'loose'],
  authors: ['ann', 'bob', 'unknown'],
});

describe('S-294 S-295 a feed', () => {
  test('is well-formed XML, whatever titles, tags and bodies contain', () => {
    const body = '<p title="]]>">x]]&gt;\u001b[0m ]]></p><pre>]]></pre>';
    const created = feeds([rich], () => body);
    for (const name of ['blog/rss.xml', 'blog/atom.xml'])
      expect([name, checkWellFormed(created[name]!).faults]).toEqual([name, []]);
  });

  test('in RSS names channel, items, authors and categories', () => {
    const { rss } = new XMLParser().parse(feeds([rich, post('1')])['blog/rss.xml']!) as {
      rss: { channel: Record<string, unknown> & { item: Record<string, unknown>[] } };
    };
    expect(rss.channel).toMatchObject({
      title: 'µ & <Test> Blog',
      link: 'https://example.org/base/blog/',
      description: 'µ & <Test> Blog',
      lastBuildDate: 'Wed, 03 Jan 2024 00:00:00 GMT',
      language: 'en',
      generator: 'mtp-site',
    });
    expect(rss.channel.item).toHaveLength(2);
    expect(rss.channel.item[0]).toMatchObject({
      link: 'https://example.org/base/blog/2024/01/03/',
      guid: 'https://example.org/base/blog/2024/01/03/',
      pubDate: 'Wed, 03 Jan 2024 00:00:00 GMT',
      description: '<T> & more',
      'content:encoded': '<p>Body</p>',
      author: 'ann@example.org (Ann & Co)',
      category: ['R & <D>', 'loose'],
    });
  });

  test('in Atom escapes titles, which are HTML there', () => {
    const atom = feeds([rich])['blog/atom.xml']!;
    expect(atom).toContain('<![CDATA[a &lt; b &amp;&amp; &quot;c&quot; ]]&gt; d ]]&gt; e]]>');
    expect(atom).toContain('label="R &amp; &lt;D&gt;"');
    expect(atom).toContain('<name>Ann &amp; Co</name>');
    expect(atom).toContain('<uri>https://ann.example/?a=1&amp;b=2</uri>');
    expect(atom).toContain('<updated>2024-01-03T00:00:00.000Z</updated>');
    expect(atom).toContain('rel="self" href="https://example.org/base/blog/atom.xml"');
  });

  test('in JSON has plain titles and the first author', () => {
    expect(JSON.parse(feeds([rich])['blog/feed.json']!)).toMatchObject({
      title: 'µ & <Test> Blog',
      home_page_url: 'https://example.org/base/blog/',
      feed_url: 'https://example.org/base/blog/feed.json',
      items: [
        {
          id: 'https://example.org/base/blog/2024/01/03/',
          title: 'a < b && "c" ]]> d ]]> e',
          content_html: '<p>Body</p>',
          author: { name: 'Ann & Co' },
          tags: ['R & <D>', 'loose'],
        },
      ],
    });
  });

  test('has the newest posts, without drafts and unlisted ones', () => {
    const posts = [
      post('5', { draft: true }),
      post('4'),
      post('3', { unlisted: true }),
      post('2'),
      post('1'),
    ];
    const titles = (limit: number): string[] => {
      const json = JSON.parse(feeds(posts, undefined, { feedLimit: limit })['blog/feed.json']!) as {
        items: { title: string }[];
      };
      return json.items.map(({ title }) => title);
    };
    expect(titles(2)).toEqual(['Post 4', 'Post 2']);
    expect(titles(0)).toEqual(['Post 4', 'Post 2', 'Post 1']);
  });

  test('has the configured title, description, language and copyright line', () => {
    const created = feeds([post('1')], undefined, {
      feedTitle: 'News',
      feedDescription: 'All that is new',
      feedLanguage: 'en-GB',
      feedCopyright: '© Ann & Co',
    });
    const { rss } = new XMLParser().parse(created['blog/rss.xml']!) as {
      rss: { channel: Record<string, unknown> };
    };
    expect(rss.channel).toMatchObject({
      title: 'News',
      description: 'All that is new',
      language: 'en-GB',
      copyright: '© Ann & Co',
    });
    expect(created['blog/atom.xml']).toContain('<rights>© Ann &amp; Co</rights>');
  });

  test('refers to a style sheet that shows it as a page', () => {
    const style = (feedStyles: boolean): string[] => {
      const created = feeds([post('1')], undefined, { feedStyles });
      const lines = created['blog/atom.xml']!.match(/<\?xml-stylesheet .*\?>/g) ?? [];
      return [...lines, ...Object.keys(created).filter((path) => path.endsWith('css'))];
    };
    expect(style(false)).toEqual([]);
    expect(style(true)).toEqual([
      '<?xml-stylesheet type="text/css" href="atom.css"?>',
      'blog/rss.css',
      'blog/atom.css',
    ]);
  });

  test('is written only if configured and if there are posts', () => {
    expect(Object.keys(feeds([post('1')], undefined, { feeds: ['atom'] }))).toEqual([
      'blog/atom.xml',
    ]);
    expect(feeds([post('1', { draft: true })])).toEqual({});
    expect(feedFiles(sitePlan({ posts: [post('1')] }), () => '')).toEqual([]);
  });

  test('has the same bytes in every build', () => {
    const first = feeds([rich, post('1')]);
    jest.useFakeTimers({ now: Date.now() + 1_000_000 });
    try {
      expect(feeds([rich, post('1')])).toEqual(first);
    } finally {
      jest.useRealTimers();
    }
  });

  test('has bodies with complete URLs', () => {
    const render = ({ title }: Post): string => `<a href="../x/">${title}</a>`;
    expect(feeds([post('1')], render)['blog/rss.xml']).toContain(
      '<a href="https://example.org/base/blog/2024/01/x/">Post 1</a>',
    );
  });
});

describe('complete URLs', () => {
  const pageUrl = 'https://example.org/base/blog/a/';
  test.each([
    ['<a href="/base/x/?a=1&amp;b">', '<a href="https://example.org/base/x/?a=1&amp;b">'],
    [
      '<a href=\'#id\' class="c">x</a>',
      '<a href=\'https://example.org/base/blog/a/#id\' class="c">x</a>',
    ],
    ['<img src=b.png alt="/c">', '<img src=https://example.org/base/blog/a/b.png alt="/c">'],
    ['<a href="https://other.example/x">', '<a href="https://other.example/x">'],
    ['<a href="mailto:a@b.example">', '<a href="mailto:a@b.example">'],
    ['<a href="//cdn.example/x">', '<a href="https://cdn.example/x">'],
    [
      '<img srcset="/a.png 1x,  b.png 2x" src="/a.png">',
      '<img srcset="https://example.org/a.png 1x, https://example.org/base/blog/a/b.png 2x" src="https://example.org/a.png">',
    ],
    ['<code>href="/x"</code> &lt;a href="/y"&gt;', '<code>href="/x"</code> &lt;a href="/y"&gt;'],
    [
      '<a data-no-broken-link-check href="/x">',
      '<a data-no-broken-link-check href="https://example.org/x">',
    ],
  ])('%s', (html, expected) => {
    expect(withAbsoluteUrls(html, pageUrl)).toBe(expected);
  });
});
