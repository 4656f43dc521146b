import type { FinishedPage } from '../emit/finish-page.ts';
import { hashOfFile, type RenderedFile } from '../emit/output-file.ts';
import type { PageScan } from '../plan/page-scan.ts';
import type { PlanPage } from '../plan/types.ts';

/** What is kept of a rendered page besides its files. */
export interface PackedPage {
  /** Hash of its file. */
  hash: string;
  /** Hash of the file of its Markdown; missing if it has none. */
  textHash?: string;
  /** Its references and link targets. */
  scan: PageScan;
  /** True if it excludes itself from indexing by robots. */
  isHidden: boolean;
  /** The numbers of the ids of other symbols whose remarks it shows; missing if not known. */
  reads?: Uint32Array;
}

/** What is kept of the rendered pages of an API reference. */
export interface PackedPages {
  /** The texts that the numbers of the scans refer to. */
  texts: readonly string[];
  /** The pages by file (`PlanPage.file`). */
  pages: ReadonlyMap<string, PackedPage>;
}

/** Packs pages, with numbers that refer to a list of their own texts only. */
export function packPages(finished: readonly FinishedPage[]): PackedPages {
  const texts: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? texts.push(text) - 1;
    numbers.set(text, number);
    return number;
  };
  const pages = finished.map(({ page, file, text, scan, texts: known, isHidden, reads }) => {
    const own = (list: Uint32Array): Uint32Array =>
      list.map((number) => numberOf(known[number] ?? ''));
    const { links, plainLinks, media, anchors } = scan;
    const packed: PackedPage = {
      hash: hashOfFile(file),
      ...(text && { textHash: hashOfFile(text) }),
      scan: {
        links: own(links),
        plainLinks: own(plainLinks),
        media: own(media),
        anchors: own(anchors),
      },
      isHidden,
      ...(reads && { reads: own(reads) }),
    };
    return [page.file, packed] as const;
  });
  return { texts, pages: new Map(pages) };
}

/** Finds the file with a path and the content with a hash; `undefined` if there is none. */
export type FindFile = (path: string, hash: string) => RenderedFile | undefined;

/** Returns the pages that were packed and whose files are found. */
export function unpackPages(
  { texts, pages: packed }: PackedPages,
  pages: readonly PlanPage[],
  find: FindFile,
): FinishedPage[] {
  return pages.flatMap((page) => {
    const known = packed.get(page.file);
    if (!known) return [];
    const { hash, textHash, scan, isHidden, reads } = known;
    const file = find(page.file, hash);
    const finished = file && { page, file, scan, texts, isHidden, ...(reads && { reads }) };
    if (page.textFile === undefined || textHash === undefined) return finished ? [finished] : [];
    const text = find(page.textFile, textHash);
    return finished && text ? [{ ...finished, text }] : [];
  });
}
