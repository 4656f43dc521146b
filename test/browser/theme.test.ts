import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { eventually, passes } from '../run/eventually.ts';
import { base, serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const themePage = `
import { useState } from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useHistory, useLocation } from '@docusaurus/router';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useColorMode, useThemeConfig } from '@docusaurus/theme-common';
import useBaseUrl, { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Admonition from '@theme/Admonition';
import DocCardList from '@theme/DocCardList';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import ThemedImage from '@theme/ThemedImage';
import Logo from '@site/static/img/logo.svg';

const items = [
  { type: 'link', label: '🚀 A page', href: '/docs/long/', description: 'Told' },
  { type: 'link', label: 'Elsewhere', href: 'https://example.com/' },
  { type: 'category', label: 'Group', items: [{ type: 'link', label: 'In it', href: '/docs/guide/first/' }] },
  { type: 'link', label: 'Hidden', href: '/docs/unlisted/', unlisted: true },
];

export default function Theme() {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { withBaseUrl } = useBaseUrlUtils();
  const { colorMode, setColorMode } = useColorMode();
  const history = useHistory();
  const [count, setCount] = useState(0);
  const facts = [
    siteConfig.title, siteConfig.customFields.answer, siteConfig.themeConfig.navbar.title, i18n.currentLocale,
    useThemeConfig().colorMode.defaultMode, useBaseUrl('img/x.png'), withBaseUrl('/', { absolute: true }),
    useLocation().pathname, useVersions().map(({ name }) => name),
    translate({ message: 'With {a}' }, { a: 1 }),
  ];
  return (
    <Layout title="Of the theme" description="What it is" wrapperClassName="wrapped" noFooter>
      <>
        <Head>
          <html data-own="1" className="own-class" />
          <body className="own-body" />
          <meta name="keywords" content={'count-' + count} />
          <meta property="og:title" content="Told otherwise" />
          <link rel="preconnect" href="https://fonts.example.com" />
          <script>{'window.ran = (window.ran ?? 0) + 1;'}</script>
        </Head>
        {count > 1 && <Head><title>Counted</title></Head>}
        <main className="container">
          <Heading as="h1">Theme</Heading>
          <Heading as="h2" id="second">Second</Heading>
          <p id="facts">{JSON.stringify(facts)}</p>
          <p id="mode">{colorMode} {String(useIsBrowser())}</p>
          <p id="translated"><Translate values={{ who: <b>you</b> }}>{'For {who}.'}</Translate></p>
          <BrowserOnly fallback={<i>Wait</i>}>{() => <i id="path">{window.location.pathname}</i>}</BrowserOnly>
          <Admonition type="tip"><p>Do this.</p></Admonition>
          <ThemedImage alt="Both" sources={{ light: '/img/logo.svg', dark: '/img/logo-dark.svg' }} />
          <Logo className="drawn" /><img src={Logo} alt="Drawn" />
          <DocCardList items={items} />
          <button onClick={() => setCount(count + 1)}>Count</button>
          <button onClick={() => setColorMode('dark')}>Dark</button>
          <button onClick={() => history.push('${base}docs/long/')}>Go</button>
          <Link to="/docs/guide/first/">First</Link>
        </main>
      </>
    </Layout>
  );
}
`;

const guide = `---
title: Parts
description: Of the guide
---

import Head from '@docusaurus/Head';
import DocCardList from '@theme/DocCardList';
import TOCInline from '@theme/TOCInline';
import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';

export function Facts() {
  return <p id="doc">{useActiveVersion().name}</p>;
}

<head>
  <meta name="keywords" content="a, b" />
  <meta property="og:type" content="article" />
  <link rel="preconnect" href="https://fonts.example.com" />
</head>

<Head><html data-own="2" className="own-class" /><body className="own-body" /></Head>

## One

### Inner *marked*

#### Deep

<Facts />

<div id="usual"><TOCInline /></div>

<div id="levels"><TOCInline minHeadingLevel={3} maxHeadingLevel={4} /></div>

<div id="given"><TOCInline toc={toc} /></div>

## Two & \`three<T>\`

<DocCardList />
`;

const interactiveGuide = `---
description: The other
---

import { useState } from 'react';
import Head from '@docusaurus/Head';
import { useColorMode } from '@docusaurus/theme-common';
import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import DocCardList from '@theme/DocCardList';
import TOCInline from '@theme/TOCInline';

# Other

export function Interactive({ children }) {
  const [count, setCount] = useState(0);
  return (
    <div id="interactive">
      <button onClick={() => setCount(count + 1)}>Add</button>
      <p>{count} {useColorMode().colorMode} {useActiveVersion().name}</p>
      {count > 0 && <Head><title>Interactive</title></Head>}
      <TOCInline />
      <DocCardList />
      {children}
    </div>
  );
}

## Its heading

<Interactive>

Text *inside*.

</Interactive>
`;

const redirectPage = `
import { Redirect } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

export default function Start() {
  return <Redirect to={{ pathname: useBaseUrl('/docs/long/'), search: '?a=1&b=2' }} />;
}
`;

const files = {
  'pages/theme.jsx': themePage,
  'pages/start.jsx': redirectPage,
  'docs/group/parts.mdx': guide,
  'blog/2025-03-01-head.mdx': `---
title: Headed
---

<head><meta name="keywords" content="of the post" /></head>

Text.
`,
  'docs/group/other.mdx': interactiveGuide,
  'docs/group/inner/deep.md': '# Deep\n',
  'sidebars.yaml': `docsSidebar:
  - long
  - guide/first
  - type: category
    label: The group
    items:
      - group/parts
      - group/other
      - { type: category, label: Inner, items: [group/inner/deep] }
      - { type: link, label: Outside, href: 'https://example.com/' }
`,
};

const stage = setStage({
  site: () =>
    serveSmallSite({
      // A page adds scripts to its head.
      config: { customFields: { answer: 42 }, footer: { copyright: 'Nobody' }, security: {} },
      files,
    }),
});

/** Returns the attributes and tags of the document that belong to its page. */
function headOf(): Promise<Record<string, unknown>> {
  return stage.page.evaluate(() => {
    const meta = (selector: string): (string | null)[] =>
      Array.from(document.querySelectorAll(`meta${selector}`), (tag) =>
        tag.getAttribute('content'),
      );
    const root = document.documentElement;
    return {
      title: document.title,
      keywords: meta('[name="keywords"]'),
      description: meta('[name="description"]'),
      ogTitle: meta('[property="og:title"]'),
      ogType: meta('[property="og:type"]'),
      preconnect: document.querySelectorAll('link[rel="preconnect"]').length,
      own: root.dataset.own,
      classes: ['own-class', 'plugin-pages', 'docs-wrapper'].filter((name) =>
        root.classList.contains(name),
      ),
      body: document.body.className,
    };
  });
}

const ofThePage = {
  title: 'Of the theme | Small Site',
  keywords: ['count-0'],
  description: ['What it is'],
  ogTitle: ['Told otherwise'],
  ogType: [],
  preconnect: 1,
  own: '1',
  classes: ['own-class', 'plugin-pages'],
  body: 'own-body',
};

describe('a React page', () => {
  test('S-007 S-088 S-116 S-340 has the components and hooks of the theme, rendered and hydrated alike', async () => {
    const html = await readFile(join(stage.site.folder, 'theme/index.html'), 'utf8');
    expect(html).toContain('<p id="mode">light<!-- --> <!-- -->false</p>');
    expect(html).toContain('<i>Wait</i>');
    expect(html).toContain('<div class="wrapped"><main class="container"><h1>Theme</h1>');
    await stage.open('theme/');
    const { page } = stage;
    await page.locator('#path', { hasText: `${base}theme/` }).waitFor();
    await eventually(async (): Promise<unknown> =>
      JSON.parse((await page.locator('#facts').textContent()) ?? ''),
    ).toEqual([
      'Small Site',
      42,
      'Small Site',
      'en',
      'light',
      `${base}img/x.png`,
      `https://example.org${base}`,
      `${base}theme/`,
      ['current'],
      'With 1',
    ]);
    await eventually(() => page.locator('#translated').innerHTML()).toBe('For <b>you</b>.');
    await eventually(() => page.locator('#second .hash-link').getAttribute('aria-label')).toBe(
      'Direct link to Second',
    );
    await eventually(() => page.locator('.theme-admonition-tip').innerText()).toMatch(
      /^tip\s+Do this\.$/i,
    );
    await eventually(() => page.locator('svg.drawn').getAttribute('viewBox')).not.toBeNull();
    await eventually(() => page.locator('img[alt="Drawn"]').getAttribute('src')).toMatch(
      /\/logo-\w+\.svg$/,
    );
    await eventually(() => page.locator('.theme-layout-footer').isVisible()).toBe(false);

    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await page.locator('#mode', { hasText: 'dark true' }).waitFor();
    await eventually(() => page.getAttribute('html', 'data-theme')).toBe('dark');
    const images = page.locator('img[alt="Both"]');
    await eventually(() =>
      images.evaluateAll((all) => all.map((each) => each.getAttribute('src'))),
    ).toEqual([`${base}img/logo-dark.svg`]);
  });

  test('S-231 shows cards of items that it passes', async () => {
    await stage.open('theme/');
    await passes(async () => {
      const cards = await stage.page
        .locator('.doc-card')
        .evaluateAll((all) =>
          all.map((card) => [
            card.getAttribute('href'),
            card.querySelector('span')?.textContent,
            card.querySelector('h2')?.innerText.replace(/^\S+\s+/, ''),
            card.querySelector('p')?.textContent,
          ]),
        );
      expect(cards).toEqual([
        [`${base}docs/long/`, '🚀', 'A page', 'Told'],
        ['https://example.com/', '🔗', 'Elsewhere', undefined],
        [`${base}docs/guide/first/`, '🗃', 'Group', '1 item'],
      ]);
    });
  });

  test('S-307 S-308 adds its tags to the head, updates them with its state, and removes them', async () => {
    await stage.open('theme/');
    const { page } = stage;
    await eventually(() => headOf()).toEqual(ofThePage);
    await eventually(() => page.evaluate((): unknown => Reflect.get(window, 'ran'))).toBe(1);
    const count = page.getByRole('button', { name: 'Count' });
    await count.click();
    await page.waitForFunction(() => document.querySelector('meta[content="count-1"]'));
    await count.click();
    await page.waitForFunction(() => document.title === 'Counted');
    await eventually(() => headOf()).toEqual({
      ...ofThePage,
      title: 'Counted',
      keywords: ['count-2'],
    });
    await eventually(() => page.evaluate((): unknown => Reflect.get(window, 'ran'))).toBe(1);

    await stage.markWindow();
    await page.getByRole('button', { name: 'Go' }).click();
    await page.waitForURL(`${stage.site.url}docs/long/`);
    await page.waitForFunction(() => document.title === 'A long page | Small Site');
    await eventually(() => headOf()).toMatchObject({
      keywords: [],
      preconnect: 0,
      own: undefined,
      body: '',
    });
    await eventually(() => stage.isSameWindow()).toBe(true);
  });
});

describe('a page that redirects', () => {
  const target = `${base}docs/long/?a=1&b=2`;

  test('leads on, and leaves no entry of its own in the history', async () => {
    await stage.open('docs/guide/first/');
    await stage.page.goto(`${stage.site.url}start/`);
    await stage.page.waitForURL(`**${target}`);
    await eventually(() => stage.page.title()).toBe('A long page | Small Site');
    await stage.page.goBack();
    await stage.page.waitForURL(`${stage.site.url}docs/guide/first/`);
  });

  test('leads on without scripts', async () => {
    const context = await stage.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${stage.site.url}start/`);
    await page.waitForURL(`**${target}`);
    await context.close();
  });
});

test('S-234 a post has its tags in its own head, not in those of lists', async () => {
  await stage.open('blog/2025/03/01/head/');
  await eventually(async () => (await headOf()).keywords).toEqual(['of the post']);
  await stage.open('blog/');
  await eventually(() => stage.page.locator('main h2', { hasText: 'Headed' }).count()).toBe(1);
  await eventually(async () => (await headOf()).keywords).toEqual([]);
});

describe('a guide', () => {
  test('S-231 S-246 lists its sibling pages and its headings', async () => {
    await stage.open('docs/group/parts/');
    const { page } = stage;
    await eventually(() => page.locator('#doc').textContent()).toBe('current');
    const cards = page.locator('.doc-card h2');
    await eventually(() => cards.allInnerTexts()).toEqual(['📄️ Other', '🗃 Inner', '🔗 Outside']);
    await eventually(() => page.locator('.doc-card p').allInnerTexts()).toEqual([
      'The other',
      '1 item',
    ]);
    const list = (id: string): Promise<string> =>
      page.locator(`#${id}`).evaluate((box) => {
        const labels = (ul: Element): string =>
          [...ul.children]
            .map((li) => {
              const inner = li.querySelector(':scope > ul');
              const link = li.querySelector(':scope > a');
              return `${link?.getAttribute('href')} ${link?.innerHTML}${inner ? `(${labels(inner)})` : ''}`;
            })
            .join(', ');
        const top = box.querySelector('ul');
        return top ? labels(top) : '';
      });
    await eventually(() => list('usual')).toBe(
      '#one One(#inner-marked Inner <em>marked</em>), #two--threet Two &amp; <code>three&lt;T&gt;</code>',
    );
    const given = page.locator('#given a');
    await eventually(() => given.allTextContents()).toEqual([
      'One',
      'Inner marked',
      'Two & three<T>',
    ]);
    await eventually(() => given.locator('code').textContent()).toBe('three<T>');
    await eventually(() => list('levels')).toBe('#inner-marked Inner <em>marked</em>(#deep Deep)');
  });

  test('S-231 S-246 has hydrated parts that can read facts about the page', async () => {
    await stage.open('docs/group/other/');
    const { page } = stage;
    const part = page.locator('#interactive');
    const add = part.getByRole('button', { name: 'Add' });
    await add.click();
    await part.locator('p', { hasText: '1 light current' }).waitFor();
    await eventually(() => page.title()).toBe('Interactive');
    await eventually(() => part.locator('.doc-card h2').allInnerTexts()).toEqual([
      '📄️ Parts',
      '🗃 Inner',
      '🔗 Outside',
    ]);
    await eventually(() => part.locator('.toc-inline a').allInnerTexts()).toEqual(['Its heading']);
    await eventually(() => part.locator('em').innerText()).toBe('inside');
    // Only pages with such parts contain the data for them.
    const hasFacts = async (path: string): Promise<boolean> =>
      (await readFile(join(stage.site.folder, path, 'index.html'), 'utf8')).includes('"facts":{');
    expect(await hasFacts('docs/group/other')).toBe(true);
    expect(await hasFacts('docs/group/parts')).toBe(false);
  });

  test('S-234 S-308 adds tags to the head, which other pages do not keep', async () => {
    await stage.open('docs/group/parts/');
    await stage.markWindow();
    const own = {
      keywords: ['a, b'],
      ogType: ['article'],
      description: ['Of the guide'],
      preconnect: 1,
      own: '2',
      classes: ['own-class', 'docs-wrapper'],
      body: 'own-body',
    };
    await eventually(() => headOf()).toMatchObject(own);
    await eventually(() => stage.page.locator('#__page-content meta').count()).toBe(0);
    await stage.page.locator('.doc-card', { hasText: 'Other' }).click();
    await stage.page.waitForFunction(() => document.title === 'Other | Small Site');
    await eventually(() => headOf()).toEqual({
      title: 'Other | Small Site',
      keywords: [],
      description: ['The other'],
      ogTitle: ['Other | Small Site'],
      ogType: [],
      preconnect: 0,
      own: undefined,
      classes: ['docs-wrapper'],
      body: '',
    });
    await stage.page.goBack();
    await stage.page.waitForFunction(() => document.title === 'Parts | Small Site');
    await eventually(() => headOf()).toMatchObject(own);
    await eventually(() => stage.isSameWindow()).toBe(true);
  });
});
