import type { ReactNode } from 'react';
import type { PageDescription } from '../../src/pages/page-kind.ts';
import type { Plan, PlanPage } from '../../src/plan/types.ts';
import type { SiteAssets } from '../../src/render/site-assets.ts';
import type { PageData } from '../../src/shared/page-data.ts';
import type { SiteData } from '../../src/shared/site-data.ts';
import { contentTexts, shellTexts } from '../../src/shared/texts/catalogues.ts';

const base = '/base/';

/** An empty shell. */
export const siteData: SiteData = {
  title: 'Site',
  tagline: '',
  url: 'https://example.org',
  base,
  locale: 'en',
  texts: shellTexts('en'),
  titleDelimiter: '|',
  trailingSlash: true,
  navbar: { title: 'Site', homeHref: base, hideOnScroll: false, left: [], right: [] },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  sidebar: { hideable: false, autoCollapseCategories: false },
  storage: { type: 'localStorage', suffix: '' },
  customFields: {},
};

/** Returns a page with the fields that a test sets. */
export function documentPage(setup: {
  permalink?: string;
  description?: Partial<PageDescription>;
  data?: Partial<PageData>;
  render?: () => ReactNode;
}): PlanPage {
  const { permalink = 'docs/a/', render = () => <p>Text</p> } = setup;
  return {
    permalink,
    file: `${permalink}index.html`,
    description: {
      title: 'A',
      description: 'About <A> & "B"',
      searchTag: 'docs-default-current',
      ...setup.description,
    },
    data: {
      href: base + permalink,
      kind: 'doc',
      layout: 'doc',
      title: 'A | Site',
      htmlClass: 'docs-wrapper',
      ...setup.data,
    },
    context: {
      toc: [],
      breadcrumbs: [{ label: 'Group', permalink: 'docs/' }, { label: 'A' }],
      settings: { texts: contentTexts('en') },
    },
    source: { render },
  } as unknown as PlanPage;
}

/** Returns a plan with only the data that documents need. */
export function documentPlan(pages: PlanPage[], config: object = {}): Plan {
  return {
    config: {
      url: 'https://example.org',
      baseUrl: base,
      i18n: { defaultLocale: 'en', locales: ['en'], locale: 'en' },
      noIndex: false,
      metadata: [],
      scripts: [],
      headTags: [],
      security: { contentSecurityPolicy: {} },
      stylesheets: [],
      postcss: [],
      clientModules: [],
      staticDirectories: [],
      markdown: { mermaid: false },
      navbar: { customItems: {} },
      images: { responsive: true, quality: 70, min: 640, max: 1030, steps: 2 },
      checks: { brokenMarkdownImages: 'throw' },
      theme: {},
      ...config,
    },
    site: { docs: [], apis: [], standalone: [], staticFiles: [] },
    siteData,
    links: {
      base,
      permalink: (path: string) => base + path,
      url: (url: string) => base + url.replace(/^\//, ''),
    },
    pages,
  } as unknown as Plan;
}

/** Assets without files. */
export const noAssets: SiteAssets = {
  files: [],
  script: `${base}assets/js/main-1.js`,
  preloads: [`${base}assets/js/chunk-2.js`],
  pageScripts: {
    tabs: `${base}assets/js/tabs-4.js`,
    redirect: `${base}assets/js/redirect-5.js`,
  },
  styles: [`${base}assets/css/styles-3.css`],
  modules: new Map(),
  islandScripts: new Map(),
  plainLinks: new Map(),
  uncoveredCode: [],
  images: {},
};
