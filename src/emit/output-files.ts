import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { StaticFile } from '../model/site.ts';
import type { Plan } from '../plan/types.ts';
import { postBodies } from '../render/render-post-body.tsx';
import type { SiteAssets } from '../render/site-assets.ts';
import { anchorFiles } from './anchor-files.ts';
import { changesFeedFiles } from './changes-feed.ts';
import { feedFiles } from './feeds.ts';
import { searchFiles } from '../search/search-files.ts';
import type { FinishedPage } from './finish-page.ts';
import { formerFiles } from './former-files.ts';
import { headerFiles } from './header-files.ts';
import { hiddenPages } from './hidden-pages.ts';
import { legacyFiles } from './legacy-files.ts';
import { openSearchFiles } from './opensearch-file.ts';
import type { OutputFile } from './output-file.ts';
import { redirectFiles } from './redirects.ts';
import { sitemapFiles } from './sitemap.ts';
import { snapshotFiles } from './snapshot-files.ts';
import { symbolsFiles } from './symbols-file.ts';
import { textListFiles, type ReadStored } from './text-lists.ts';
import { tagFiles } from './tag-file.ts';

/** Everything rendered for a site. */
export interface RenderedSite {
  /** The pages, in the order of the plan. */
  pages: FinishedPage[];
  /** The assets that they load; missing if a script or style sheet has errors. */
  assets?: SiteAssets;
}

/** Returns the files that depend only on the plan, so that they can be built while other threads still render. */
export function plannedFiles(plan: Plan): OutputFile[] {
  return [
    ...filesInPages(plan),
    ...symbolsFiles(plan),
    ...anchorFiles(plan),
    ...tagFiles(plan),
    ...searchFiles(plan),
    ...openSearchFiles(plan),
    ...changesFeedFiles(plan),
    ...snapshotFiles(plan),
  ];
}

/** Returns the files that pages show or load, apart from the assets of all pages. */
export function filesInPages(plan: Plan): OutputFile[] {
  return [
    // A text may refer to a file of a static folder by its path.
    ...[...new Set([...plan.site.staticFiles, ...plan.site.localAssets.values()])].map(published),
    ...plan.site.apis.flatMap(({ images }) => images).map(published),
    ...plan.sidebarParts.map(({ path, items }) => ({ path, bytes: JSON.stringify(items) })),
  ];
}

/** Returns the file that the site has of an image: the source, or its text without scripts. */
function published(file: StaticFile): OutputFile {
  return file.inert === undefined ? file : { path: file.path, bytes: file.inert };
}

/** Returns every file of the site; reports invalid redirects. */
export async function outputFiles(
  plan: Plan,
  rendered: RenderedSite,
  planned: readonly OutputFile[],
  diagnostics: Diagnostics,
  read: ReadStored,
): Promise<OutputFile[]> {
  const pages = rendered.pages.map(({ page }) => page);
  const files: OutputFile[] = [
    ...rendered.pages.flatMap(({ file, text }) => (text ? [file, text] : [file])),
    ...(rendered.assets?.files ?? []),
    ...planned,
    ...headerFiles(plan, rendered.assets),
    ...feedFiles(plan, postBodies(plan, pages, rendered.assets)),
    ...textListFiles(plan, rendered.pages, read),
    ...(await sitemapFiles(plan, hiddenPages(rendered.pages))),
  ];
  const script = rendered.assets?.pageScripts.redirect;
  files.push(...redirectFiles(plan, files, script, diagnostics));
  files.push(...formerFiles(plan, files, script));
  files.push(...legacyFiles(plan, files, script, diagnostics));
  return files;
}
