import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { finishPage, type FinishedPage } from '../emit/finish-page.ts';
import type { KeepFile } from '../emit/staging.ts';
import { PageScanner } from '../plan/page-scan.ts';
import type { Plan, PlanPage } from '../plan/types.ts';
import { renderPages } from '../render/render-pages.ts';
import type { SiteAssets } from '../render/site-assets.ts';

/** Renders pages of a site; each thread has one of its own. */
export class PageRenderer {
  readonly #scanner = new PageScanner();

  /** Takes the drawn plan, and the assets, which are missing after a fault of the bundling. */
  constructor(
    readonly plan: Plan,
    readonly assets: SiteAssets | undefined,
  ) {}

  /** The texts that the numbers in the scans of pages mean, in the order in which they were found. */
  get texts(): readonly string[] {
    return this.#scanner.texts;
  }

  /** Renders pages one after another and looks through them; those that fail are left out and reported at the end. */
  *render(
    pages: Iterable<PlanPage>,
    keeperOf: (page: PlanPage) => KeepFile,
    diagnostics: Diagnostics,
  ): Generator<FinishedPage> {
    if (!this.assets) return;
    for (const { page, html } of renderPages(this.plan, this.assets, diagnostics, pages))
      yield finishPage(page, html, this.#scanner, keeperOf(page));
  }
}
