import type { PageScan, PageScanner } from '../plan/page-scan.ts';
import type { PlanPage } from '../plan/types.ts';
import type { RenderedPage } from '../render/render-pages.ts';
import { isHidden } from './hidden-pages.ts';
import type { PageMarks } from './docset/docset-entries.ts';
import { markPage } from './docset/mark-page.ts';
import type { RenderedFile } from './output-file.ts';
import type { StoreFile } from './page-storage.ts';
import { portablePage } from './portable/portable-files.ts';
import type { PortableSite } from './portable/portable-site.ts';

/** A rendered page and the information that the rest of the build needs. */
export interface FinishedPage {
  /** The page. */
  page: PlanPage;
  /** Its file. */
  file: RenderedFile;
  /** The file of its Markdown; missing if it has none. */
  text?: RenderedFile;
  /** Its references and its link targets. */
  scan: PageScan;
  /** The texts that the numbers of the scan refer to. */
  texts: readonly string[];
  /** True if the page excludes itself from indexing by robots. */
  isHidden: boolean;
  /** The numbers of the ids of other symbols whose remarks it shows (`RenderedPage.reads`); missing if not known. */
  reads?: Uint32Array;
}

/** Scans the document of a page and stores it; `site` makes its addresses relative, and `marks` are those of a docset. */
export function finishPage(
  { page, html, component, text, reads }: RenderedPage,
  scanner: PageScanner,
  store: StoreFile,
  site?: PortableSite,
  marks?: PageMarks,
): FinishedPage {
  const marked = marks ? markPage(html, marks) : html;
  return {
    page,
    file: store(page.file, Buffer.from(site ? portablePage(marked, page.file, site) : marked)),
    ...(page.textFile !== undefined &&
      text !== undefined && { text: store(page.textFile, Buffer.from(text)) }),
    scan: scanner.scan(html, component),
    texts: scanner.texts,
    isHidden: isHidden(html),
    ...(reads && { reads: scanner.numbersOf(reads) }),
  };
}
