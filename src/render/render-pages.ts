import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';
import { withSameRecords } from '../model/packed-record.ts';
import type { Plan, PlanPage } from '../plan/types.ts';
import { browserHint, errorMessage, packageAdvice, textHint } from './error-message.ts';
import { renderPage } from './render-page.tsx';
import type { SiteAssets } from './site-assets.ts';
import { siteHead } from './site-head.ts';
import type { SiteHead } from './site-head.ts';
import { ContentFault } from '../components/prose/content-fault.ts';

/** A page and its document. */
export interface RenderedPage {
  /** The page. */
  page: PlanPage;
  /** The HTML document. */
  html: string;
}

/**
 * Renders pages one by one, by default all pages of the site. Skips pages that throw; reports all of these at the end.
 */
export function* renderPages(
  plan: Plan,
  assets: SiteAssets,
  diagnostics: Diagnostics,
  pages: Iterable<PlanPage> = plan.pages,
): Generator<RenderedPage> {
  const head = siteHead(plan, assets);
  const failed: PlanPage[] = [];
  const faults: { page: PlanPage; error: unknown }[] = [];
  for (const page of pages) {
    // The fault of a module that could not be loaded has been reported.
    const { module } = page.description;
    if (module !== undefined && !assets.modules.has(module)) {
      failed.push(page);
      continue;
    }
    let html: string;
    try {
      html = withSameRecords(() => renderPage(page, plan, assets, head));
    } catch (error) {
      failed.push(page);
      faults.push({ page, error });
      continue;
    }
    yield { page, html };
  }
  const reported = new Set<string>();
  for (const { page, error } of faults) {
    const origin = assets.originOf?.(error);
    const own =
      error instanceof ContentFault ? error.place : placeOfFault(page, plan, assets, head);
    const place = own ?? origin?.place;
    const cause = errorMessage(error);
    // A fault in a text that several pages show is reported once.
    const key = JSON.stringify([place ?? page.permalink, cause]);
    if (reported.has(key)) continue;
    reported.add(key);
    const failing = origin?.package === undefined ? '' : ` the package "${origin.package}" failed:`;
    diagnostics.error(
      'render-page',
      `The page ${page.data.href} cannot be rendered:${failing} ${cause}`,
      place ?? page.description.place,
      origin?.package === undefined
        ? (browserHint(error) ?? (own && textHint(error)))
        : packageAdvice(error, origin.chain),
    );
  }
}

/** Finds the place in a text of the piece that cannot be rendered: renders it again to see how far that goes. */
function placeOfFault(
  page: PlanPage,
  plan: Plan,
  assets: SiteAssets,
  head: SiteHead,
): Place | undefined {
  if (!assets.code) return undefined;
  const places: Place[] = [];
  try {
    renderPage(page, plan, { ...assets, code: assets.code.tracking(places) }, head);
  } catch {
    return places.at(-1);
  }
  return undefined;
}
