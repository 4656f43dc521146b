import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { pageMarks } from '../emit/docset/docset-entries.ts';
import { finishPage, type FinishedPage } from '../emit/finish-page.ts';
import { portableSite } from '../emit/portable/portable-site.ts';
import type { StoreFile } from '../emit/page-storage.ts';
import { PageScanner } from '../plan/page-scan.ts';
import type { Plan, PlanPage } from '../plan/types.ts';
import { renderPages } from '../render/render-pages.ts';
import { siteHead, type SiteHead } from '../render/site-head.ts';
import type { SiteAssets } from '../render/site-assets.ts';

/** Renders pages of a site; each thread has its own renderer. */
export class PageRenderer {
  readonly #scanner = new PageScanner();
  #head: SiteHead | undefined;

  /** Takes the drawn plan and the assets, which are missing if bundling failed. */
  constructor(
    readonly plan: Plan,
    readonly assets: SiteAssets | undefined,
  ) {}

  /** The texts that the numbers in page scans refer to, in the order of discovery. */
  get texts(): readonly string[] {
    return this.#scanner.texts;
  }

  /** Renders and scans pages one after another; skips those that fail and reports them at the end. */
  *render(
    pages: Iterable<PlanPage>,
    createStoreFile: (page: PlanPage) => StoreFile,
    diagnostics: Diagnostics,
  ): Generator<FinishedPage> {
    const { plan, assets } = this;
    if (!assets) return;
    const site = portableSite(plan);
    const marks = plan.config.docset ? pageMarks(plan) : undefined;
    const head = (this.#head ??= siteHead(plan, assets));
    for (const rendered of renderPages(plan, assets, diagnostics, pages, head))
      yield finishPage(
        rendered,
        this.#scanner,
        createStoreFile(rendered.page),
        site,
        marks?.(rendered.page),
      );
  }
}
