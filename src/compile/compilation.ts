import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { FinishedPage } from '../emit/finish-page.ts';
import { checkOutputPaths, withoutDuplicates, type OutputFile } from '../emit/output-file.ts';
import { outputFiles, plannedFiles } from '../emit/output-files.ts';
import { checkLinks } from '../plan/check-links.ts';
import type { Plan } from '../plan/types.ts';
import type { SiteAssets } from '../render/site-assets.ts';
import { PageRenderer } from './page-renderer.ts';
import { isComplete } from './read-apis.ts';

/** A site of which everything is known but its pages' HTML. */
export class Compilation extends PageRenderer {
  /** Takes what `PageRenderer` takes, and what keeps for the next build what rendering found out. */
  constructor(
    plan: Plan,
    assets: SiteAssets | undefined,
    readonly keep: () => void = () => undefined,
  ) {
    super(plan, assets);
  }

  /** The files that follow from the plan alone: they can be made while threads still render. */
  plannedFiles(): OutputFile[] {
    return plannedFiles(this.plan);
  }

  /** All files of the site, given its pages; faults of redirects and files with one path are reported. */
  async files(
    pages: FinishedPage[],
    diagnostics: Diagnostics,
    planned = this.plannedFiles(),
  ): Promise<OutputFile[]> {
    const { plan, assets } = this;
    const files = await outputFiles(plan, { pages, assets }, planned, diagnostics);
    checkOutputPaths(files, diagnostics);
    // Pages come first, so that they stay where a file that is only copied has the same path.
    return diagnostics.isLenient ? withoutDuplicates(files) : files;
  }

  /** Reports broken links. */
  check(
    pages: readonly FinishedPage[],
    files: readonly OutputFile[],
    diagnostics: Diagnostics,
  ): void {
    const { plan } = this;
    // Where an API reference cannot be read, which is reported, every link to it would be broken.
    if (isComplete(plan.site, plan.config)) checkLinks(pages, files, plan, diagnostics);
  }
}
