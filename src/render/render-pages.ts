import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';
import { refidOf } from '../model/compound.ts';
import { withSameRecords } from '../model/packed-record.ts';
import { recordReads, type SymbolReads } from '../model/symbol-reads.ts';
import type { Plan, PlanPage } from '../plan/types.ts';
import { browserHint, errorMessage, packageAdvice, textHint } from './error-message.ts';
import { renderPage } from './render-page.tsx';
import type { PageDocument } from './render-page.tsx';
import { renderText } from './render-text.tsx';
import type { SiteAssets } from './site-assets.ts';
import { siteHead } from './site-head.ts';
import type { SiteHead } from './site-head.ts';
import { isSamePlace, TextCodeError } from './text-modules.ts';
import { EndlessCodeError, runWithinTime } from '../diagnostics/within-time.ts';
import { ContentFault } from '../components/prose/content-fault.ts';

/** A page and its document. */
export interface RenderedPage extends PageDocument {
  /** The page. */
  page: PlanPage;
  /** Its Markdown; missing if it has none. */
  text?: string;
  /**
   * The ids of the symbols, except the compound of the page and its members, of which the page shows what an edit of a
   * comment changes; missing for pages that show more than an API reference.
   */
  reads?: ReadonlySet<string>;
}

/**
 * Renders pages one by one, by default all pages of the site. Skips pages that throw; reports all of these at the end.
 * `head` is what they have in common: finding it visits all pages, so callers that render a few at a time pass it on.
 */
export function* renderPages(
  plan: Plan,
  assets: SiteAssets,
  diagnostics: Diagnostics,
  pages: Iterable<PlanPage> = plan.pages,
  head: SiteHead = siteHead(plan, assets),
): Generator<RenderedPage> {
  const failed: PlanPage[] = [];
  const faults: PageFault[] = [];
  for (const page of pages) {
    // The fault of a module that could not be loaded has been reported.
    const { module } = page.description;
    if (module !== undefined && !assets.modules.has(module)) {
      failed.push(page);
      continue;
    }
    let document: Omit<RenderedPage, 'page'>;
    try {
      const { result, reads } = recordReads(() =>
        withSameRecords(() =>
          withinLimit(page, assets, () => {
            const rendered = renderPage(page, plan, assets, head);
            const text = renderText(page, plan, assets, head, rendered);
            return text === undefined ? rendered : { ...rendered, text };
          }),
        ),
      );
      const others = othersRead(page, reads);
      document = others ? { ...result, reads: others } : result;
    } catch (thrown) {
      failed.push(page);
      const place = thrown instanceof ContentFault ? thrown.place : undefined;
      faults.push({ page, error: { thrown, place } });
      continue;
    }
    yield { page, ...document };
  }
  const reported = new Set<string>();
  for (const { page, error } of faults.flatMap((fault) => allFaults(fault, plan, assets, head))) {
    const origin = assets.originOf?.(error.thrown);
    const place = error.place ?? origin?.place;
    const cause = errorMessage(error.thrown);
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
        ? (browserHint(error.thrown) ?? (error.place && textHint(error.thrown)))
        : packageAdvice(error.thrown, origin.chain),
    );
  }
}

/** Returns the ids of the symbols that a page of an API reference has read, except those of its own compound. */
function othersRead(
  { description: { refid }, source, context }: PlanPage,
  reads: SymbolReads | undefined,
): Set<string> | undefined {
  if (!source.showsOnlyApi) return undefined;
  const refids = reads?.refids ?? new Set();
  const compound = refid === undefined ? undefined : context.symbols.compounds.get(refid);
  if (!compound) return refids;
  refids.delete(compound.refid);
  for (const { entries } of compound.sections)
    for (const entry of entries) if ('member' in entry) refids.delete(refidOf(entry));
  return refids;
}

/** Renders a page; limits the time of the site's code, if there is any. */
function withinLimit<Result>(page: PlanPage, { code }: SiteAssets, render: () => Result): Result {
  const runsCode = code !== undefined || page.description.module !== undefined;
  return runsCode ? runWithinTime(render) : render();
}

/** A page that cannot be rendered. */
interface PageFault {
  page: PlanPage;
  error: { thrown: unknown; place?: Place };
}

/** Finding further faults of a page means rendering it once more for each. */
const mostFaults = 50;

/**
 * Finds all faults of a page, with their places in texts: renders the page without the pieces that failed so far, until
 * it succeeds.
 */
function allFaults(first: PageFault, plan: Plan, assets: SiteAssets, head: SiteHead): PageFault[] {
  const { page } = first;
  const found: PageFault[] = [];
  const without: Place[] = [];
  while (assets.code && found.length < mostFaults) {
    const places: Place[] = [];
    try {
      const code = assets.code.tracking(places, without);
      withinLimit(page, assets, () => renderPage(page, plan, { ...assets, code }, head));
      break;
    } catch (thrown) {
      const place = thrown instanceof ContentFault ? thrown.place : places.at(-1);
      const isNew = place !== undefined && !without.some((each) => isSamePlace(each, place));
      if (isNew || found.length === 0) found.push({ page, error: { thrown, place } });
      // A fault outside of all pieces hides what follows it.
      if (!isNew || thrown instanceof EndlessCodeError) break;
      without.push(place);
      // The component of a piece reports a place of its own.
      if (places.length > 0 && !(thrown instanceof TextCodeError))
        without.push(...places.slice(-1));
    }
  }
  return found.length > 0 ? found : [first];
}
