import { describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { readStandalonePages } from '../../src/markdown/standalone-pages.ts';
import { contextOf } from '../context.ts';
import { buildFolder } from '../site-folder.ts';
import { contentFolder, messages } from './content-folder.ts';
import { pagesConfig } from './docs-config.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"/>';

const home = `---
layout: home
hero:
  name: Ring
  tagline: Buffers that *never* grow
  logo: { src: /logo.svg, srcDark: ./dark.svg, alt: A ring }
  install:
    - vcpkg install ring
    - label: CMake
      language: cmake
      code: |
        add_subdirectory(ring)
  actions:
    - { text: Start, link: ../docs/start.md }
    - { text: API, link: /docs/start/#api }
    - { text: Sources, link: https://example.org/ring, style: primary }
  code:
    title: main.cpp
    language: cpp
    code: |
      int main() {}
    output: |
      done
features:
  - { title: Small, text: 'One [header](/docs/start/).', icon: 🪶, link: /docs/start/ }
  - { title: Fast, icon: /logo.svg }
---

## More

Text.
`;

const files = {
  'src/pages/index.md': home,
  'src/pages/dark.svg': svg,
  'static/logo.svg': svg,
  'docs/start.md': '# Start\n\n## Api\n',
};

/** Reads a page with some front matter, and returns the messages with their advice. */
async function faultsOf(frontMatter: string): Promise<string[]> {
  const folder = contentFolder({ 'index.md': `---\n${frontMatter}\n---\n` });
  const diagnostics = new Diagnostics();
  await readStandalonePages(pagesConfig(folder), contextOf(diagnostics));
  return messages(diagnostics, folder).map(
    (message, index) =>
      `${message.replace('error front-matter index.md:', '')} ${diagnostics.all[index]?.advice ?? ''}`,
  );
}

describe('the layout of a home page', () => {
  test('the front matter becomes a hero and cards in front of the text', async () => {
    const { reported, file } = await buildFolder(files, {
      docs: {},
      pages: {},
      staticDirectories: ['static'],
    });
    expect(reported).toEqual([]);
    const html = file('index.html') ?? '';
    const [article = ''] = /<article class="home">[^]*<\/article>/.exec(html) ?? [];
    expect(html).toContain('<title>Ring | T</title>');
    expect(html).toContain('content="Buffers that *never* grow"');
    expect(article.match(/<h1/g)).toHaveLength(1);
    expect(article).toMatch(
      /<div class="home-tagline">\s*<p>Buffers that <em>never<\/em> grow<\/p>/,
    );
    expect(article).toMatch(
      /<img [^>]*class="home-logo themed-image themed-image-light" width="64" height="32" src="\/base\/logo\.svg" alt="A ring"\/>/,
    );
    expect(article).toMatch(/themed-image-dark" [^>]*src="\/base\/assets\/images\/dark-\w+\.svg"/);
    expect(
      [...article.matchAll(/<a href="([^"]*)" class="(home-action[^"]*)"/g)].map((each) =>
        each.slice(1),
      ),
    ).toEqual([
      ['/base/docs/start/', 'home-action home-primary'],
      ['/base/docs/start/#api', 'home-action'],
      ['https://example.org/ring', 'home-action home-primary'],
    ]);
    expect(article).toContain(
      '<figure class="theme-code-block language-bash"><pre tabindex="0"><code>vcpkg install ring</code></pre></figure>',
    );
    expect(article).toContain(
      '<figure class="theme-code-block language-cmake"><figcaption>CMake</figcaption>',
    );
    expect(article).toContain(
      '<figcaption>main.cpp</figcaption><pre tabindex="0"><code><span class="t">int</span>',
    );
    expect(article).toContain('<pre tabindex="0"><code>done</code></pre>');
    expect(article).toContain('<p class="home-icon" aria-hidden="true">🪶</p>');
    expect(article).toContain('<h2 id="small"><a href="/base/docs/start/">Small</a></h2>');
    expect(article).toContain('<h2 id="fast">Fast</h2>');
    expect(article).toContain('One <a href="/base/docs/start/">header</a>.');
    expect(article.indexOf('home-features')).toBeLessThan(article.indexOf('id="more"'));
    expect(html).not.toContain('toc-column');
  });

  test('only such a page has its style sheet, which a policy of the site allows', async () => {
    const pages = {
      'src/pages/index.md': '---\nlayout: home\nhero: { name: A }\n---\n',
      'src/pages/more.md': '# More\n',
    };
    const security = { contentSecurityPolicy: { style: [] } };
    const { file, files: all } = await buildFolder(pages, { pages: {}, security });
    const [, sheet = ''] =
      /<style data-page-head="">([^]*?)<\/style>/.exec(file('index.html') ?? '') ?? [];
    expect(sheet).toContain('.home-hero');
    const hash = createHash('sha256').update(sheet).digest('base64');
    for (const page of ['index.html', 'more/index.html'])
      expect(file(page)).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(file('more/index.html')).not.toContain('<style');
    const styles = all().find((name) => /^assets\/css\/styles-\w+\.css$/.test(name)) ?? '';
    expect(file(styles)).not.toContain('home-hero');
  });

  test('links and images in the front matter are checked at their places', async () => {
    const page = home
      .replace('../docs/start.md', '../docs/gone.md')
      .replace('#api', '#gone')
      .replace('icon: /logo.svg', 'icon: /gone.svg');
    const { reported } = await buildFolder(
      { ...files, 'src/pages/index.md': page },
      { docs: {}, pages: {}, staticDirectories: ['static'] },
    );
    expect(reported).toEqual([
      'error broken-markdown-image src/pages/index.md:26:26 The image "/gone.svg" does not exist.',
      'error broken-markdown-link src/pages/index.md:14:28 The link leads to "../docs/gone.md", but the site has no such Markdown file.',
      'error broken-anchor src/pages/index.md:15:26 /base/ links to "/base/docs/start/#gone", but the page /base/docs/start/ has no anchor "gone".',
    ]);
  });

  test('faults of Markdown in the front matter are at its value', async () => {
    const page =
      '---\nlayout: home\nfeatures:\n  - title: A\n    text: |\n      ```nosuch\n      a\n      ```\n---\n';
    const { reported } = await buildFolder({ 'src/pages/index.md': page }, { pages: {} });
    expect(reported).toEqual([
      'info unknown-language src/pages/index.md:5:11 Language does not exist: "nosuch". Code in it is shown without colours.',
    ]);
  });
});

test.each([
  ['layout: hom', ['2:9 Unknown layout "hom". Did you mean "home"?']],
  ['layout: post', []],
  ['layout: home', []],
  ['layout: home\nhero: text', ['3:7 "hero" must be a map, but is the text "text". ']],
  [
    'layout: home\nhero:\n  tagline: Fast',
    ['4:3 "hero" has no "name". Write the name of the library: "name: My library".'],
  ],
  ['layout: home\ntitle: Ring\nhero:\n  tagline: Fast', []],
  [
    'layout: home\nhero:\n  name: A\n  taglin: B',
    ['5:3 Unknown key "taglin". Did you mean "tagline"?'],
  ],
  [
    'layout: home\nhero:\n  name: A\n  actions:\n    - { text: B, href: /c/ }',
    [
      '6:18 Unknown key "href". Available keys: text, link, style.',
      '6:7 "hero.actions[0]" has no "link". A path, such as "/docs/api/", or a URL.',
    ],
  ],
  [
    'layout: home\nhero:\n  name: A\n  actions:\n    - { text: B, link: /c/, style: brand }',
    ['6:36 "hero.actions[0].style" must be "primary" or "secondary", but is the text "brand". '],
  ],
  [
    'layout: home\nhero:\n  name: A\n  code: int',
    ['5:9 "hero.code" must be a map, but is the text "int". '],
  ],
  [
    'layout: home\nhero:\n  name: A\n  code: { language: cpp }',
    ['5:9 "hero.code" has no "code". Write it as a block: "code: |", with the lines below it.'],
  ],
  [
    'layout: home\nhero:\n  name: A\n  code: { code: a }\n  image: /a.svg',
    ['6:3 "code" and "image" exclude each other. Remove one of the two.'],
  ],
  [
    'layout: home\nhero:\n  name: A\n  logo: { src: /a.svg, dark: /b.svg }',
    ['5:24 Unknown key "dark". Available keys: src, srcDark, alt.'],
  ],
  [
    'layout: home\nhero:\n  name: A\n  install: [{ lable: B, code: c }]',
    ['5:15 Unknown key "lable". Did you mean "label"?'],
  ],
  ['layout: home\nfeatures: {}', ['3:11 "features" must be a list, but is a map. ']],
  [
    'layout: home\nfeatures:\n  - { titel: A }',
    [
      '4:7 Unknown key "titel". Did you mean "title"?',
      '4:5 "features[0]" has no "title". A few words.',
    ],
  ],
  [
    'layout: home\nfeatures:\n  - { title: A, icon: [a] }',
    ['4:23 "features[0].icon" must be text, but is a list. '],
  ],
])('faults of the front matter have a place and advice: %j', async (frontMatter, faults) => {
  expect(await faultsOf(frontMatter)).toEqual(faults);
});
