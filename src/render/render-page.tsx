import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App, contentId } from '../components/shell/app.tsx';
import type { PageContent } from '../components/shell/app.tsx';
import type { StaticParts } from '../components/shell/static-part.tsx';
import { filterFor } from '../components/shell/toc-filter.tsx';
import type { Plan, PlanPage } from '../plan/types.ts';
import { direction } from '../shared/languages.ts';
import type { PageData } from '../shared/page-data.ts';
import { AddedHead } from './added-head.ts';
import { pageSheets } from './page-sheets.ts';
import { jsonElement, openTag } from './html.ts';
import { pageHead } from './page-head.ts';
import {
  hydrationScripts,
  islandMark,
  islandScripts,
  pageScripts,
  pageStyles,
} from './page-scripts.ts';
import { ContentSurroundings, PageSurroundings } from './page-surroundings.tsx';
import type { SiteAssets } from './site-assets.ts';
import { modeWithoutScript, siteHead } from './site-head.ts';
import type { SiteHead } from './site-head.ts';
import { sprite } from './sprite.ts';
import { tocParts } from './static-parts.tsx';

/** The document of a page. */
export interface PageDocument {
  /** Its HTML. */
  html: string;
  /** The content of a React page: its HTML, and the addresses of its link components. */
  component?: { html: string; links: ReadonlySet<string> };
}

/** Renders the complete document of a page. Throws what its content throws. */
export function renderPage(
  page: PlanPage,
  plan: Plan,
  assets: SiteAssets,
  head: SiteHead = siteHead(plan, assets),
): PageDocument {
  const { siteData } = plan;
  const { components } = assets;
  const site = components ? { ...siteData, components } : siteData;
  const added = new AddedHead();
  const collected = new Set<string>();
  const [own, content] = pageContent(page, plan, assets, head, added);
  const app = (parts: StaticParts): string =>
    renderToString(
      <PageSurroundings
        href={own.href}
        theme={head.theme}
        collect={added.collect}
        collectLink={(href) => collected.add(href)}
      >
        <App site={site} page={own} content={{ ...content, parts }} />
      </PageSurroundings>,
    );
  const pieces = aroundContent(content.parts, app);
  const data = {
    ...own,
    ...islandScripts(pieces[1], assets),
    title: added.title ?? own.title,
    htmlClass: `${own.htmlClass} ${added.rootClass}`.trim(),
  };
  const html = {
    lang: siteData.locale,
    dir: direction(siteData.locale),
    class: data.htmlClass,
    'data-has-hydrated': 'false',
    'data-theme': modeWithoutScript(siteData),
    ...added.root,
  };
  const document =
    `<!DOCTYPE html>\n${openTag('html', html)}<head>` +
    head.start +
    head.earlyScript +
    pageHead(page, plan, added, assets.cards?.get(page.file)) +
    head.links +
    (data.module === undefined
      ? ''
      : openTag('link', { rel: 'modulepreload', href: data.module })) +
    (data.href === siteData.base ? head.baseUrlBanner : '') +
    pageScripts(pieces, assets, siteData) +
    pageStyles(pieces, assets) +
    head.end +
    pageSheets(pieces[1], plan) +
    hydrationScripts(data) +
    `</head>${openTag('body', added.body)}${sprite}` +
    `<div id="__docusaurus">${pieces[0]}${pieces[1]}${pieces[2]}</div>` +
    jsonElement(
      { type: 'application/json', id: '__page-data' },
      { ...data, ...imageTexts(pieces, page) },
    ) +
    '</body></html>\n';
  if (data.module === undefined) return { html: document };
  // What follows the content is the footer.
  const rendered = pieces[1].replace(head.footer ?? '', '');
  return { html: document, component: { html: rendered, links: collected } };
}

/** Placeholder for the content while the shell is rendered; it cannot occur in the text of a page. */
const contentMark = '\0content\0';

/**
 * Renders the page in three parts: the shell before the content, the content, the shell after it. React renders HTML as
 * thousands of small pieces; this avoids creating those of the content, by far the largest part, a second time.
 */
function aroundContent(
  parts: StaticParts,
  render: (parts: StaticParts) => string,
): [before: string, content: string, after: string] {
  const { content } = parts;
  const shell = render(content === undefined ? parts : { ...parts, content: contentMark });
  const at = Math.max(0, shell.indexOf(content === undefined ? contentStart : contentMark));
  if (content === undefined) return [shell.slice(0, at), shell.slice(at), ''];
  return [shell.slice(0, at), content, shell.slice(at + contentMark.length)];
}

const contentStart = `id="${contentId}"`;

/** Returns the texts for images that fail to load if the page has images. */
function imageTexts(
  [, content, after]: readonly string[],
  { context }: PlanPage,
): Pick<PageData, 'imageTexts'> {
  if (!content?.includes('<img') && !after?.includes('<img')) return {};
  const { imageOffline, imageMissing, imageFailed } = context.settings.texts;
  return { imageTexts: { offline: imageOffline, missing: imageMissing, failed: imageFailed } };
}

/** Returns what the shell needs of a page, and the page's content. */
function pageContent(
  page: PlanPage,
  { drawings, layoutOf, siteData }: Plan,
  assets: SiteAssets,
  { footer, search, theme }: SiteHead,
  { collect }: AddedHead,
): [data: PageData, content: PageContent] {
  const { module } = page.description;
  const { members = [], listed = [], inherited = 0 } = page.description;
  const count = members.length + listed.length + inherited;
  const filter = filterFor(count, page.context.settings.texts.api);
  const { 'toc-mobile': box, ...toc } = tocParts(siteData, page.context.toc, filter);
  // Docs pages have this box below their breadcrumbs (S-207), others above all of their content.
  const isInContent = page.source.layout === 'doc' && module === undefined;
  const parts = { footer, search, ...toc, ...(isInContent || !box ? {} : { 'toc-mobile': box }) };
  if (module === undefined) {
    const { apiInScope } = page.context;
    const content = page.source.render({
      ...page.context,
      drawings: apiInScope && drawings?.get(apiInScope),
      layoutOf,
      code: assets.code,
      tocBox: isInContent ? box : undefined,
    });
    const facts: NonNullable<PageData['facts']> = {};
    const html = renderContent(
      <ContentSurroundings
        site={siteData}
        page={page.data}
        theme={theme}
        collect={collect}
        record={(requested) => Object.assign(facts, requested)}
      >
        {content}
      </ContentSurroundings>,
    );
    const requested = Object.keys(facts).length > 0 ? { facts } : {};
    return [{ ...page.data, ...requested }, { parts: { ...parts, content: html } }];
  }
  const asset = assets.modules.get(module);
  if (!asset) throw new Error(`The page component at ${module} could not be loaded.`);
  return [
    { ...page.data, module: asset.href },
    { parts, Component: asset.component },
  ];
}

/** Renders content to HTML, with hydration markers if browsers hydrate parts of it. */
function renderContent(content: ReactNode): string {
  const html = renderToStaticMarkup(content);
  return html.includes(islandMark) ? renderToString(content) : html;
}
