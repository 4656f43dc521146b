import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { parse, defaultTreeAdapter as dom } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { renderPage } from '../../src/render/render-page.tsx';
import { renderPages } from '../../src/render/render-pages.ts';
import type { SiteAssets } from '../../src/render/site-assets.ts';
import { documentPage, documentPlan, noAssets } from './document-plan.tsx';

type Element = DefaultTreeAdapterMap['element'];

/** Returns all elements below a node, in order. */
function elements(node: DefaultTreeAdapterMap['parentNode']): Element[] {
  return dom
    .getChildNodes(node)
    .flatMap((child) => (dom.isElementNode(child) ? [child, ...elements(child)] : []));
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

function text(element: Element | undefined): string {
  const [child] = element?.childNodes ?? [];
  return child && dom.isTextNode(child) ? child.value : '';
}

/** Returns the contents of the `meta` elements by name or property. */
function metadata(html: string): Record<string, string> {
  const found = elements(parse(html)).filter((element) => element.tagName === 'meta');
  return Object.fromEntries(
    found.map((element) => [
      attribute(element, 'name') ?? attribute(element, 'property') ?? '',
      attribute(element, 'content') ?? '',
    ]),
  );
}

describe('a document', () => {
  test('S-343 the direction follows the language', () => {
    const plan = documentPlan([]);
    const root = (locale: string): string | undefined => {
      const siteData = { ...plan.siteData, locale };
      const html = renderPage(documentPage({}), { ...plan, siteData }, noAssets).html;
      return /<html [^>]*>/.exec(html)?.[0];
    };
    expect(root('de-AT')).toContain('lang="de-AT" dir="ltr"');
    expect(root('ar')).toContain('lang="ar" dir="rtl"');
    expect(root('fa-IR')).toContain('dir="rtl"');
  });

  test('without a URL of the site, there are no absolute URLs of it', () => {
    const page = documentPage({ description: { image: 'img/a.png' } });
    const render = (url: string): string =>
      renderPage(page, documentPlan([page], { url }), noAssets).html;
    const absolute = /canonical|og:url|og:image|hreflang|ld\+json|localhost/;
    expect(render('http://localhost')).not.toMatch(absolute);
    expect(render('https://example.org')).toMatch(/canonical[^]*ld\+json/);
  });

  test('the card is small without an image', () => {
    const card = (image?: string): string | undefined => {
      const page = documentPage({ description: { image } });
      return metadata(renderPage(page, documentPlan([page]), noAssets).html)['twitter:card'];
    };
    expect([card(), card('img/a.png')]).toEqual(['summary', 'summary_large_image']);
  });

  test('the image is that of the page, else its social card, else that of the site', () => {
    const imageOf = (image: string | undefined, cards: SiteAssets['cards']): string | undefined => {
      const page = documentPage({ description: { image } });
      const plan = documentPlan([page], { image: 'img/site.png' });
      const assets = { ...noAssets, ...(cards && { cards }) };
      return metadata(renderPage(page, plan, assets).html)['og:image'];
    };
    const cards = new Map([['docs/a/index.html', 'assets/cards/1.png']]);
    const base = 'https://example.org/base/';
    expect(imageOf('img/a.png', cards)).toBe(`${base}img/a.png`);
    expect(imageOf(undefined, cards)).toBe(`${base}assets/cards/1.png`);
    expect(imageOf(undefined, new Map())).toBe(`${base}img/site.png`);
    expect(imageOf(undefined, undefined)).toBe(`${base}img/site.png`);
  });

  test('has the metadata of its page', () => {
    const page = documentPage({ description: { keywords: ['a', 'b'], image: 'img/a.png' } });
    const html = renderPage(page, documentPlan([page], { image: 'img/site.png' }), noAssets).html;
    expect(metadata(html)).toMatchObject({
      generator: expect.stringMatching(/^mtp-site \d/),
      description: 'About <A> & "B"',
      'og:title': 'A | Site',
      'og:url': 'https://example.org/base/docs/a/',
      'og:image': 'https://example.org/base/img/a.png',
      keywords: 'a,b',
      docusaurus_version: 'current',
      'docsearch:docusaurus_tag': 'docs-default-current',
    });
    expect(metadata(html)).not.toHaveProperty('robots');
    const trail = elements(parse(html)).find(
      (element) => attribute(element, 'type') === 'application/ld+json',
    );
    expect(JSON.parse(text(trail))).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Group', item: 'https://example.org/base/docs/' },
        { position: 2, name: 'A', item: 'https://example.org/base/docs/a/' },
      ],
    });
  });

  test('allows its inline scripts and the configured hosts, and nothing else', () => {
    const page = documentPage({});
    const plan = documentPlan([page], {
      analytics: { trackingIds: ['G-1'], anonymizeIp: false },
      headTags: [
        { tagName: 'script', attributes: {}, innerHTML: 'window.own = 1 < 2' },
        { tagName: 'script', attributes: { src: 'https://cdn.example/x.js', async: '' } },
      ],
    });
    const all = elements(parse(renderPage(page, plan, noAssets).html));
    const policy = all.find((element) => attribute(element, 'http-equiv') !== undefined);
    const directive = attribute(policy!, 'content')?.match(/script-src ([^;]*)/)?.[1];
    const allowed = new Set(directive?.split(' '));
    const scripts = all.filter(
      (element) => element.tagName === 'script' && !attribute(element, 'type')?.includes('json'),
    );
    const needed = scripts.map((script) => {
      const src = attribute(script, 'src');
      if (src?.startsWith('/')) return "'self'";
      if (src !== undefined) return new URL(src).origin;
      return `'sha256-${createHash('sha256').update(text(script)).digest('base64')}'`;
    });
    expect(scripts.length).toBeGreaterThan(4);
    expect(allowed).toEqual(new Set(needed));
    expect(text(scripts.find((script) => text(script).includes('window.own')))).toBe(
      'window.own = 1 < 2',
    );
  });

  test('contains its data, whatever characters they have', () => {
    const title = '</script><!-- <script>';
    const page = documentPage({ data: { title } });
    const all = elements(parse(renderPage(page, documentPlan([page]), noAssets).html));
    const data = all.find((element) => attribute(element, 'id') === '__page-data');
    expect(JSON.parse(text(data))).toEqual(page.data);
    expect(text(all.find((element) => element.tagName === 'title'))).toBe(title);
  });

  test('has no ids outside the content that headings or symbols could have', () => {
    const page = documentPage({});
    const all = elements(parse(renderPage(page, documentPlan([page]), noAssets).html));
    const ids = all.flatMap((element) => attribute(element, 'id') ?? []);
    expect(ids).toContain('__page-content');
    expect(ids.filter((id) => !/^__|^theme-/.test(id))).toEqual([]);
  });

  test('excludes hidden pages from robots and search engines', () => {
    const render = (description: object, config: object = {}): string => {
      const page = documentPage({ description });
      return renderPage(page, documentPlan([page], config), noAssets).html;
    };
    expect(metadata(render({ unlisted: true })).robots).toBe('noindex, nofollow');
    expect(metadata(render({}, { noIndex: true })).robots).toBe('noindex, nofollow');
    expect(render({})).toContain('rel="canonical"');
    expect(render({ file: '404.html', noIndex: true })).not.toContain('rel="canonical"');
  });

  test('lets a page override the configuration of the site', () => {
    const page = documentPage({});
    const config = {
      metadata: [
        { name: 'description', content: 'Site' },
        { name: 'x', content: 'y' },
      ],
    };
    const html = renderPage(page, documentPlan([page], config), noAssets).html;
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(metadata(html)).toMatchObject({ description: 'About <A> & "B"', x: 'y' });
  });
});

test('a page that fails is reported with its path, and the others are rendered', () => {
  const fail = (message: string) => (): never => {
    throw new ReferenceError(message);
  };
  const place = { file: 'docs/b.md' };
  const pages = [
    documentPage({}),
    documentPage({
      permalink: 'b/',
      render: fail('window is not defined'),
      description: { place },
    }),
    documentPage({ permalink: 'c/', render: fail('other') }),
  ];
  const diagnostics = new Diagnostics();
  const rendered = [...renderPages(documentPlan(pages), noAssets, diagnostics)];
  expect(rendered.map(({ page }) => page.file)).toEqual(['docs/a/index.html']);
  const messages = diagnostics.all.map(({ message, place: at, advice }) => ({
    message,
    at,
    advice,
  }));
  expect(messages).toEqual([
    {
      message: 'The page /base/b/ cannot be rendered: window is not defined',
      at: place,
      advice: expect.stringMatching(
        /^It looks like you are using code that should run on the client-side only\./,
      ),
    },
    { message: 'The page /base/c/ cannot be rendered: other' },
  ]);
});
