import { remembered } from '../cache/memory.ts';
import type { Store } from '../cache/store.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { contentHash } from '../inputs/content-hash.ts';
import { excerptsOf, textsOf } from '../model/prose.ts';
import type { Plan } from '../plan/types.ts';
import { siteFolder } from './bundling.ts';
import { makePageImages } from './page-images.ts';
import { docusaurusConfig } from './docusaurus-config.ts';
import { loadPageModules } from './page-modules.ts';
import { renderPages } from './render-pages.ts';
import type { RenderedPage } from './render-pages.ts';
import { buildAssets } from './site-assets.ts';
import type { SiteAssets } from './site-assets.ts';

/** All that is rendered of a site. */
export interface RenderedSite {
  /** The pages, in the order of the plan. */
  pages: RenderedPage[];
  /** What they load; missing where a script or style sheet has a fault. */
  assets?: SiteAssets;
}

/** Renders all pages and bundles what they load; faults are reported. Variants of images are kept in the store. */
export async function renderSite(
  plan: Plan,
  diagnostics: Diagnostics,
  count: (done: number, total: number) => void,
  store?: Store,
): Promise<RenderedSite> {
  const assets = await renderAssets(plan, diagnostics, store);
  const pages: RenderedPage[] = [];
  if (!assets) return { pages };
  for (const page of renderPages(plan, assets, diagnostics)) {
    pages.push(page);
    count(pages.length, plan.pages.length);
  }
  return { pages, assets };
}

/** Bundles what the pages load, and runs the user's code that they show; undefined after a fault, which is reported. */
export async function renderAssets(
  plan: Plan,
  diagnostics: Diagnostics,
  store?: Store,
): Promise<SiteAssets | undefined> {
  const files = [
    ...plan.pages.flatMap((page) => page.description.module ?? []),
    ...Object.values(plan.config.navbar.customItems),
  ];
  const { baseUrl, clientModules } = plan.config;
  const texts = [...textsOf(plan.site), ...excerptsOf(plan.site)].flatMap(
    ({ modules: code }) => code ?? [],
  );
  const code = {
    modules: [...new Set(files)],
    clientModules,
    texts: [...new Map(texts.map((text) => [text.id, text])).values()],
    site: {
      folder: siteFolder(plan.config),
      siteConfig: docusaurusConfig(plan),
      messages: plan.config.i18n.messages,
    },
  };
  const modules = await remembered(
    {
      name: `page modules ${plan.config.i18n.locale}`,
      key: () => contentHash(JSON.stringify([code, baseUrl])),
    },
    diagnostics,
    (own) => loadPageModules(code, baseUrl, own),
  );
  const images = await makePageImages(plan, modules, diagnostics, store);
  return buildAssets(plan, modules, images, diagnostics);
}
