import { basename } from 'node:path';
import type { BlogConfig } from '../config/types.ts';
import type { ContentTexts } from '../shared/texts/catalogues.ts';
import { fill } from '../shared/texts/fill.ts';
import { escapeMarkup } from '../shared/escape-markup.ts';
import type { Accents } from '../shared/color/accent.ts';
import { feedCss } from './feed-css.ts';
import type { OutputFile } from './output-file.ts';

/** The XML feeds, which browsers can show as pages. */
export type StyledFeed = 'rss' | 'atom';

/** The style sheets that show a feed as a page. */
export interface FeedStyle {
  /** Name of the XSL file next to the feed, unless only CSS is used. */
  xsl?: string;
  /** Name of the CSS file. */
  css: string;
  /** The files. */
  files: OutputFile[];
}

/** Facts about the site that a style sheet needs. */
export interface StyledSite {
  /** Path of the blog below the output folder, with a trailing slash; empty for the root. */
  folder: string;
  /** Name of the site. */
  title: string;
  /** The interface texts. */
  texts: ContentTexts;
  /** The accent in both modes. */
  accents: Accents;
}

/** Returns the built-in or custom style sheet of a feed; `undefined` if there is none. */
export function feedStyle(
  feed: StyledFeed,
  styles: BlogConfig['feedStyles'],
  site: StyledSite,
): FeedStyle | undefined {
  if (styles === false) return undefined;
  if (typeof styles === 'string') {
    const css = {
      path: `${site.folder}${feed}.css`,
      bytes: feedCss(site.texts.feedMeaning, site.accents),
    };
    if (styles === 'css') return { css: `${feed}.css`, files: [css] };
    const xsl = `${feed}.xsl`;
    return {
      xsl,
      css: `${feed}.css`,
      files: [{ path: site.folder + xsl, bytes: ownXsl(feed, site) }, css],
    };
  }
  const source = styles[feed];
  if (source === undefined) return undefined;
  const css = source.replace(/\.xslt?$/i, '.css');
  return {
    xsl: basename(source),
    css: basename(css),
    files: [
      { path: site.folder + basename(source), source },
      { path: site.folder + basename(css), source: css },
    ],
  };
}

/**
 * Inserts the references to style sheets after the first line of a feed. Browsers without XSL, soon all of them, use
 * the CSS.
 */
export function withStyle(xml: string, style: FeedStyle | undefined): string {
  if (!style) return xml;
  const line = (type: string, name: string | undefined): string =>
    name === undefined
      ? ''
      : `\n<?xml-stylesheet type="${type}" href="${escapeMarkup(encodeURI(name))}"?>`;
  const lines = line('text/xsl', style.xsl) + line('text/css', style.css);
  return xml.replace(/^<\?xml[^>]*\?>/, (declaration) => declaration + lines);
}

/** The parts of a feed: XPath from the feed, and from an entry. */
const paths = {
  rss: {
    feed: '/rss/channel',
    title: 'title',
    description: 'description',
    website: 'link',
    entry: 'item',
    link: 'link',
    date: 'substring(pubDate, 6, 11)',
  },
  atom: {
    feed: '/atom:feed',
    title: 'atom:title',
    description: 'atom:subtitle',
    website: "atom:link[@rel='alternate']/@href",
    entry: 'atom:entry',
    link: 'atom:link/@href',
    date: 'substring(atom:updated, 1, 10)',
  },
} as const;

/** The built-in style sheet of a feed. */
function ownXsl(feed: StyledFeed, { title, texts }: StyledSite): string {
  const path = paths[feed];
  const summary = feed === 'rss' ? 'description' : 'atom:summary';
  // Titles and summaries of Atom are HTML that the feed has escaped.
  const text = (select: string): string =>
    `<xsl:value-of select="${select}"${feed === 'atom' ? ' disable-output-escaping="yes"' : ''}/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:atom="http://www.w3.org/2005/Atom" exclude-result-prefixes="atom">
  <xsl:output method="html" encoding="UTF-8" doctype-system="about:legacy-compat"/>
  <xsl:template match="${path.feed}">
    <html lang="${escapeMarkup(texts.locale)}">
      <head>
        <title><xsl:value-of select="${path.title}"/></title>
        <meta name="viewport" content="width=device-width, initial-scale=1.0"/>
        <meta name="robots" content="noindex"/>
        <link rel="stylesheet" href="${feed}.css"/>
      </head>
      <body>
        <header>
          <p class="note">${escapeMarkup(texts.feedMeaning)}</p>
          <h1><xsl:value-of select="${path.title}"/></h1>
          <xsl:if test="${path.description} != ${path.title}"><p><xsl:value-of select="${path.description}"/></p></xsl:if>
          <p><a class="site" href="{${path.website}}">${escapeMarkup(fill(texts.feedVisit, { site: title }))}</a></p>
        </header>
        <main>
          <xsl:for-each select="${path.entry}">
            <article>
              <h2><a href="{${path.link}}">${text(path.title)}</a></h2>
              <p class="date"><xsl:value-of select="${path.date}"/></p>
              <p>${text(summary)}</p>
            </article>
          </xsl:for-each>
        </main>
      </body>
    </html>
  </xsl:template>
</xsl:stylesheet>
`;
}
