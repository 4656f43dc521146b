import type { Config } from '../../src/config/types.ts';
import type { Post } from '../../src/model/site.ts';
import type { Plan } from '../../src/plan/types.ts';
import { withBase, withTrailingSlash } from '../../src/shared/url.ts';

/** The parts of a plan that a test sets. */
export interface PlanSetup {
  config?: Partial<Config>;
  /** Permalinks, each with further facts about the page. */
  pages?: Record<
    string,
    { noIndex?: boolean; unlisted?: boolean; file?: string; lastModified?: string }
  >;
  redirects?: Plan['redirects'];
  legacyUrls?: Plan['legacyUrls'];
  apis?: Plan['apis'];
  posts?: Partial<Post>[];
}

/** Creates a plan with only the input for the files other than pages. */
export function sitePlan(setup: PlanSetup): Plan {
  const base = '/base/';
  const config = {
    url: 'https://example.org',
    trailingSlash: true,
    noIndex: false,
    sitemap: {
      changefreq: 'weekly',
      priority: 0.5,
      ignorePatterns: [],
      filename: 'sitemap.xml',
      lastmod: null,
    },
    checks: { duplicateRoutes: 'throw' },
    theme: {},
    i18n: { defaultLocale: 'en', locales: ['en'], locale: 'en' },
    ...setup.config,
  };
  return {
    config,
    links: {
      base,
      permalink: (path: string) => withTrailingSlash(withBase(base, `/${path}`), base, true),
    },
    siteData: { title: 'µ & <Test>', locale: 'en' },
    pages: Object.entries(setup.pages ?? {}).map(([permalink, { file, ...description }]) => ({
      permalink,
      file: file ?? `${permalink}index.html`,
      description,
    })),
    redirects: setup.redirects ?? [],
    legacyUrls: setup.legacyUrls ?? [],
    apis: setup.apis ?? [],
    site: {
      blog: {
        posts: setup.posts ?? [],
        authors: [
          {
            key: 'ann',
            name: 'Ann & Co',
            url: 'https://ann.example/?a=1&b=2',
            email: 'ann@example.org',
          },
          { key: 'bob', name: 'Bob' },
        ],
        tags: [{ key: 'rel', label: 'R & <D>', permalink: 'blog/tags/rel/' }],
      },
    },
  } as unknown as Plan;
}
