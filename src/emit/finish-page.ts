import type { PageScan, PageScanner } from '../plan/page-scan.ts';
import type { PlanPage } from '../plan/types.ts';
import { isHidden } from './hidden-pages.ts';
import type { OutputFile } from './output-file.ts';
import type { KeepFile } from './staging.ts';

/** A rendered page, and what the rest of the build needs to know of it. */
export interface FinishedPage {
  /** The page. */
  page: PlanPage;
  /** Its file. */
  file: OutputFile;
  /** What it refers to, and what others can refer to on it. */
  scan: PageScan;
  /** The texts that the numbers of the scan stand for. */
  texts: readonly string[];
  /** True where robots are told not to index it. */
  isHidden: boolean;
}

/** Looks through the document of a page and puts it aside. */
export function finishPage(
  page: PlanPage,
  html: string,
  scanner: PageScanner,
  keep: KeepFile,
): FinishedPage {
  return {
    page,
    file: keep(page.file, Buffer.from(html)),
    scan: scanner.scan(html),
    texts: scanner.texts,
    isHidden: isHidden(html),
  };
}
