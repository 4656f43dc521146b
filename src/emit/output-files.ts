import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Plan } from '../plan/types.ts';
import { postBodies } from '../render/render-post-body.tsx';
import type { RenderedSite } from '../render/render-site.ts';
import { feedFiles } from './feeds.ts';
import { searchFiles } from '../search/search-files.ts';
import { hiddenPages } from './hidden-pages.ts';
import { openSearchFiles } from './opensearch-file.ts';
import type { OutputFile } from './output-file.ts';
import { redirectFiles } from './redirects.ts';
import { sitemapFiles } from './sitemap.ts';
import { symbolsFiles } from './symbols-file.ts';
import { tagFiles } from './tag-file.ts';

/** Every file of the site; faults of redirects are reported. */
export async function outputFiles(
  plan: Plan,
  rendered: RenderedSite,
  diagnostics: Diagnostics,
): Promise<OutputFile[]> {
  const files: OutputFile[] = [
    ...rendered.pages,
    ...(rendered.assets?.files ?? []),
    // A text may name a file of a static folder by its path.
    ...new Set([...plan.site.staticFiles, ...plan.site.localAssets.values()]),
    ...plan.site.apis.flatMap(({ images }) => images),
    ...plan.sidebarTrees.map(({ path, items }) => ({ path, bytes: JSON.stringify(items) })),
    ...symbolsFiles(plan),
    ...tagFiles(plan),
    ...searchFiles(plan),
    ...openSearchFiles(plan),
    ...feedFiles(plan, postBodies(plan, rendered)),
    ...(await sitemapFiles(plan, hiddenPages(rendered.pages))),
  ];
  return [...files, ...redirectFiles(plan, files, diagnostics)];
}
