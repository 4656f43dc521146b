import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { App } from '../components/shell/app.tsx';
import type { PageContent } from '../components/shell/app.tsx';
import type { Plan, PlanPage } from '../plan/types.ts';
import type { PageData } from '../shared/page-data.ts';
import { jsonElement, openTag } from './html.ts';
import { pageHead } from './page-head.ts';
import type { SiteAssets } from './site-assets.ts';
import { siteHead } from './site-head.ts';
import type { SiteHead } from './site-head.ts';

/** The shapes that pages refer to by id. */
const sprite =
  '<svg xmlns="http://www.w3.org/2000/svg" style="display:none"><defs>' +
  '<symbol id="theme-svg-external-link" viewBox="0 0 24 24">' +
  '<path d="M13 3h8v8l-3-3-8 8-2-2 8-8zM5 5h5v2H5v12h12v-5h2v5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z"/>' +
  '</symbol></defs></svg>';

/** The whole HTML document of a page. Throws what its content throws. */
export function renderPage(
  page: PlanPage,
  plan: Plan,
  assets: SiteAssets,
  head: SiteHead = siteHead(plan, assets),
): string {
  const { siteData } = plan;
  const site = assets.customItems ? { ...siteData, customItems: assets.customItems } : siteData;
  const [data, content] = pageContent(page, plan, assets);
  const shell = renderToString(
    <StaticRouter location={data.href}>
      <App site={site} page={data} content={content} />
    </StaticRouter>,
  );
  const html = {
    lang: siteData.locale,
    dir: direction(siteData.locale),
    class: data.htmlClass,
    'data-has-hydrated': 'false',
    'data-theme': siteData.colorMode.defaultMode,
  };
  return (
    `<!DOCTYPE html>\n${openTag('html', html)}<head>` +
    head.start +
    pageHead(page, plan) +
    head.links +
    (data.module === undefined
      ? ''
      : openTag('link', { rel: 'modulepreload', href: data.module })) +
    (data.href === siteData.base ? head.baseUrlBanner : '') +
    head.end +
    `</head><body>${head.earlyScript}${sprite}` +
    `<div id="__docusaurus">${shell}</div>` +
    jsonElement({ type: 'application/json', id: '__page-data' }, data) +
    '</body></html>\n'
  );
}

/** What the shell knows of a page, and the content: a React page's component, or the HTML of any other. */
function pageContent(
  page: PlanPage,
  { drawings }: Plan,
  assets: SiteAssets,
): [data: PageData, content: PageContent] {
  const { module } = page.description;
  if (module === undefined) {
    const content = page.source.render({ ...page.context, drawings });
    return [page.data, { html: renderToStaticMarkup(content) }];
  }
  const asset = assets.modules.get(module);
  if (!asset) throw new Error(`The page component at ${module} could not be loaded.`);
  return [{ ...page.data, module: asset.href }, { Component: asset.component }];
}

/** Languages that are written from right to left. */
const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

function direction(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
