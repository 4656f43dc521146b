import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { FinishedPage } from '../emit/finish-page.ts';
import {
  checkOutputPaths,
  withoutDuplicates,
  withoutShadowed,
  type OutputFile,
} from '../emit/output-file.ts';
import { outputFiles, plannedFiles } from '../emit/output-files.ts';
import { portableFiles } from '../emit/portable/portable-files.ts';
import { portableSite } from '../emit/portable/portable-site.ts';
import type { ReadStored } from '../emit/text-lists.ts';
import { checkLedger } from '../plan/ledger/check-ledger.ts';
import { checkLinks } from '../plan/check-links.ts';
import type { Plan, PlanPage } from '../plan/types.ts';
import type { AssetFile } from '../render/asset-file.ts';
import type { SiteAssets } from '../render/site-assets.ts';
import { PageRenderer } from './page-renderer.ts';
import { isComplete } from './read-apis.ts';
import type { Rendering, RenderOptions } from './scheduler.ts';

/** A site that is complete except for the HTML of its pages. */
export class Compilation extends PageRenderer {
  /**
   * Takes the arguments of `PageRenderer`, the last step of the schedule, a function that caches results of rendering
   * for the next build, and the social cards that are being drawn.
   */
  constructor(
    plan: Plan,
    assets: SiteAssets | undefined,
    private readonly rendering: Rendering,
    readonly keep: () => void,
    private readonly cards: Promise<readonly AssetFile[]>,
  ) {
    super(plan, assets);
  }

  /** Number of threads that render its pages. */
  get threads(): number {
    return this.rendering.threads;
  }

  /**
   * Renders, scans and stores all pages where the schedule says, except the kept ones of an earlier build; returns them
   * in the order of the plan.
   */
  async renderAll(
    { count, ...options }: Omit<RenderOptions, 'pages'>,
    kept: ReadonlyMap<PlanPage, FinishedPage> = new Map(),
  ): Promise<FinishedPage[]> {
    const all = this.plan.pages;
    const pages = all.filter((page) => !kept.has(page));
    const rendered = await this.renderSome({
      ...options,
      pages,
      count: (done) => count(kept.size + done, all.length),
    });
    if (kept.size === 0) return rendered;
    const byPage = new Map(rendered.map((finished) => [finished.page, finished]));
    return all.flatMap((page) => kept.get(page) ?? byPage.get(page) ?? []);
  }

  /** Renders, scans and stores some pages where the schedule says; returns them in the same order. */
  renderSome(options: RenderOptions): Promise<FinishedPage[]> {
    return this.rendering.render(this, options);
  }

  /** Returns the files that depend only on the plan, so that they can be built while threads still render. */
  plannedFiles(): OutputFile[] {
    return plannedFiles(this.plan);
  }

  /** Returns all files of the site, given its pages, and a function that reads them; reports invalid redirects and colliding paths. */
  async files(
    pages: FinishedPage[],
    diagnostics: Diagnostics,
    read: ReadStored,
    planned = this.plannedFiles(),
  ): Promise<OutputFile[]> {
    const { plan, assets } = this;
    const found = await outputFiles(
      plan,
      { pages, assets },
      [...planned, ...(await this.cards)],
      diagnostics,
      read,
    );
    const site = portableSite(plan);
    const written = site ? await portableFiles(found, site, read, diagnostics) : found;
    const files = withoutShadowed(written, new Set(plan.site.staticFiles), diagnostics);
    checkOutputPaths(files, diagnostics);
    // Pages come first, so that they take precedence over copied files with the same path.
    return diagnostics.isLenient ? withoutDuplicates(files) : files;
  }

  /** Reports broken links and lost addresses. */
  check(
    pages: readonly FinishedPage[],
    files: readonly OutputFile[],
    diagnostics: Diagnostics,
  ): void {
    const { plan } = this;
    // If an API reference could not be read, which is already reported, every link to it would be broken.
    if (!isComplete(plan.site, plan.config)) return;
    checkLinks(pages, files, plan, diagnostics, this.assets?.plainLinks);
    checkLedger(pages, plan, diagnostics);
  }
}
