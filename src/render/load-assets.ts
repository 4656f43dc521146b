import type { Store } from '../cache/store.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { excerptsOf, textsOf } from '../model/prose.ts';
import type { Plan } from '../plan/types.ts';
import { siteFolder } from './bundling.ts';
import { makePageImages } from './page-images.ts';
import { docusaurusConfig } from './docusaurus-config.ts';
import { loadPageModules } from './page-modules.ts';
import { buildAssets } from './site-assets.ts';
import type { SiteAssets } from './site-assets.ts';

/**
 * Bundles what pages load, and runs the code of texts and React pages; undefined where that has a fault, which is
 * reported. Variants of images are kept in the store.
 */
export async function loadAssets(
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
  const modules = await loadPageModules(code, baseUrl, diagnostics);
  const images = await makePageImages(plan, modules, diagnostics, store);
  return buildAssets(plan, modules, images, diagnostics);
}
