import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContentProvider } from '../../src/components/content-context.tsx';
import type { TextCode } from '../../src/components/prose/text-code.ts';
import type { Links } from '../../src/model/links.ts';
import { indexSymbols } from '../../src/model/symbols.ts';
import { contentTexts } from '../../src/shared/texts/catalogues.ts';
import { isInternal } from '../../src/shared/url.ts';

/** Links of a site below `/base/` in which every Markdown file has a page with its name, and of a few symbols. */
export const links: Links = {
  base: '/base/',
  refid: () => undefined,
  standard: () => undefined,
  source: () => undefined,
  url: (url) => {
    if (!isInternal(url) || url.startsWith('#')) return url.replace('pathname:///', '/base/');
    return `/base/${url.replace(/^\.*\//, '').replace(/\.md/, '/')}`;
  },
  comment: (url) => url,
  sourceName: (path) => path,
  permalink: (permalink) => `/base/${permalink}`,
  image: (source) => source,
  imageSize: () => undefined,
  symbol: (name, inCode) =>
    /expect|global|operator|__/.test(name)
      ? { href: `/base/api/#${name}`, title: inCode ? 'From code' : 'From brackets' }
      : undefined,
};

/** The symbols of a site without an API reference. */
export const symbols = indexSymbols({ title: '', folder: '', compounds: [], images: [] });

/** Returns the HTML of a page's content. */
export function renderContent(content: ReactNode, code?: TextCode): string {
  return renderToStaticMarkup(
    <ContentProvider
      value={{ texts: contentTexts('en'), links, symbols, anchors: new Map(), code }}
    >
      {content}
    </ContentProvider>,
  );
}
