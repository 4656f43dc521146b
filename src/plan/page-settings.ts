import type { Config } from '../config/types.ts';
import type { Site } from '../model/site.ts';
import type { PageSettings } from '../pages/page-kind.ts';

/** The part of the configuration that pages read. */
export function pageSettings(site: Site, config: Config): PageSettings {
  const { api } = site;
  const name = [api?.title, api?.version].filter(Boolean).join(' ');
  const { minHeadingLevel, maxHeadingLevel } = config.tableOfContents;
  return {
    apiPath: config.doxygen?.routeBasePath ?? '',
    apiTitle: config.doxygen?.title ?? (name || 'API Reference'),
    docsPath: config.docs?.routeBasePath ?? 'docs',
    blogPath: config.blog?.routeBasePath ?? 'blog',
    blogTitle: config.blog?.title ?? 'Blog',
    blogDescription: config.blog?.description ?? 'Blog',
    postsPerPage: config.blog?.postsPerPage ?? 10,
    readingTime: config.blog?.readingTime ?? true,
    tocLevels: [minHeadingLevel, maxHeadingLevel],
    docsEditUrl: config.docs?.editUrl,
    blogEditUrl: config.blog?.editUrl,
    customFields: config.customFields,
    debug: config.debug,
  };
}
