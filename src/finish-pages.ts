import type { Diagnostics } from './diagnostics/diagnostics.ts';
import { finishPage, type FinishedPage } from './emit/finish-page.ts';
import { keeperOf, type PageStorage } from './emit/staging.ts';
import { PageScanner } from './plan/page-scan.ts';
import type { Plan } from './plan/types.ts';
import { renderPages } from './render/render-pages.ts';
import type { SiteAssets } from './render/site-assets.ts';

/** What pages are rendered from, and where they go. */
export interface FinishOptions {
  /** The plan, with what was drawn. */
  plan: Plan;
  /** What pages load. */
  assets: SiteAssets;
  /** Where rendered pages are kept. */
  storage: PageStorage;
  /** Where faults are collected. */
  diagnostics: Diagnostics;
  /** Told how many pages are done. */
  count: (done: number, total: number) => void;
}

/** Renders all pages, looks through them, and puts them aside; in the order of the plan. */
export function finishPages({
  plan,
  assets,
  storage,
  diagnostics,
  count,
}: FinishOptions): FinishedPage[] {
  const scanner = new PageScanner();
  const keep = keeperOf(storage, 'a');
  const pages: FinishedPage[] = [];
  for (const { page, html } of renderPages(plan, assets, diagnostics)) {
    pages.push(finishPage(page, html, scanner, keep));
    count(pages.length, plan.pages.length);
  }
  return pages;
}
