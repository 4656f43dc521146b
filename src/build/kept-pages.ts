import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildContext } from '../cache/build-context.ts';
import { contentKey } from '../cache/content-key.ts';
import { DiskEntry } from '../cache/disk-entry.ts';
import { partOfApi } from '../compile/read-apis.ts';
import type { FinishedPage } from '../emit/finish-page.ts';
import { hashOfFile, type RenderedFile } from '../emit/output-file.ts';
import { contentHash } from '../inputs/content-hash.ts';
import type { ObservationKind } from '../inputs/observation.ts';
import { factsOf } from '../parallel/asset-facts.ts';
import type { PageScan } from '../plan/page-scan.ts';
import type { Plan, PlanPage } from '../plan/types.ts';
import { siteHead } from '../render/site-head.ts';
import type { SiteAssets } from '../render/site-assets.ts';
import { environmentOfBuild } from './environment.ts';

/** A page that an earlier build has written. */
interface KeptPage {
  /** Hash of its file. */
  hash: string;
  /** Hash of the file of its Markdown; missing if it has none. */
  textHash?: string;
  /** Its references and link targets. */
  scan: PageScan;
  /** True if it excludes itself from indexing by robots. */
  isHidden: boolean;
}

/** The pages of an API reference in an output folder. */
interface KeptReference {
  /** Hash of everything that they show. */
  key: string;
  /** The texts that the numbers of the scans refer to. */
  texts: string[];
  /** The pages by file. */
  pages: ReadonlyMap<string, KeptPage>;
}

/** Where and from what a site is built. */
export interface KeepingOptions {
  /** Has recorded the inputs of the site, and caches results. */
  context: BuildContext;
  /** The output folder of the site in this language. */
  out: string;
  /** True if the site contains drafts. */
  drafts?: boolean | undefined;
}

/**
 * Observations that pages do not depend on as such: what the repository of the sources contains is compared itself, and
 * a new time with the same content changes nothing.
 */
const withoutEffect = new Set<ObservationKind>(['git', 'revision', 'times']);

/**
 * The pages of API references that an earlier build has written and that are still right: neither the sources of their
 * reference have changed, nor anything else that they show. They are neither rendered nor written again. The texts of
 * the site and other API references count only as far as these pages show them (`ApiPages.surroundings`).
 */
export class KeptPages {
  /** The pages, and what is known of them. */
  readonly pages: ReadonlyMap<PlanPage, FinishedPage>;

  private constructor(
    private readonly references: readonly Reference[],
    recalled: readonly (readonly FinishedPage[])[],
  ) {
    this.pages = new Map(recalled.flat().map((finished) => [finished.page, finished]));
  }

  /** Finds the pages that are still right in the output folder; none without a cache, or if the site's code shows on them. */
  static async find(
    plan: Plan,
    assets: SiteAssets | undefined,
    options: KeepingOptions,
  ): Promise<KeptPages> {
    const references = referencesOf(plan, assets, options);
    const recalled = await Promise.all(
      references.map(async ({ entry, key, pages }) => {
        const kept = (await entry.recall())?.result;
        return kept?.key === key ? stillWritten(kept, pages, options.out) : [];
      }),
    );
    return new KeptPages(references, recalled);
  }

  /** Remembers the pages of a build; the next one compares the written files with these. */
  keep(finished: readonly FinishedPage[]): void {
    const byPage = new Map(finished.map((page) => [page.page, page]));
    for (const { entry, key, pages } of this.references) {
      const own = pages.flatMap((page) => byPage.get(page) ?? []);
      // Otherwise, the entry is the same.
      if (own.some((page) => this.pages.get(page.page) !== page))
        entry.keep({
          result: { key, ...packed(own) },
          observations: [],
          doubts: [],
          faults: [],
          reports: [],
        });
    }
  }
}

/** An API reference whose pages can be kept. */
interface Reference {
  entry: DiskEntry<KeptReference>;
  /** Hash of everything that the pages show. */
  key: string;
  pages: readonly PlanPage[];
}

function referencesOf(
  plan: Plan,
  assets: SiteAssets | undefined,
  { context: { disk, inputs }, out, drafts = false }: KeepingOptions,
): Reference[] {
  const { config, siteData } = plan;
  // Links between libraries depend on the symbols of all.
  if (!disk || !assets || assets.components || config.libraries || config.docset) return [];
  if (inputs.doubts.length > 0) return [];
  const { theme: _theme, ...head } = siteHead(plan, assets);
  const { cards, ...facts } = factsOf(assets);
  const request = JSON.stringify([config, drafts, siteData, environmentOfBuild()]);
  const ofSite = request + dataText([head, facts]);
  const byFile = new Map(plan.pages.map((page) => [page.file, page]));
  return plan.apis.map(({ reference, apiPages }) => {
    const { files, surroundings } = apiPages();
    const read = inputs
      .observationsOf(partOfApi(reference))
      .flatMap(({ kind, path, found }) =>
        withoutEffect.has(kind) ? [] : `${kind} ${path} ${found}`,
      )
      // The order depends on which file was read first.
      .sort();
    const drawn = plan.drawings?.get(reference);
    const own = dataText([read, drawn, files.map((file) => cards?.get(file)), surroundings]);
    const key = contentKey('pages', ofSite, own);
    const name = contentKey(config.file ?? '', out, partOfApi(reference));
    const pages = files.flatMap((file) => byFile.get(file) ?? []);
    return { entry: new DiskEntry(disk, 'pages', name), key, pages };
  });
}

/** Returns the same text for equal data; throws for a function, which cannot be compared. */
function dataText(data: unknown): string {
  return JSON.stringify(data, (key, value: unknown) => {
    if (typeof value === 'function') throw new TypeError(`"${key}" is a function, not data`);
    return value instanceof Map || value instanceof Set ? [...value] : value;
  });
}

/** Returns the kept pages whose files are in a folder with the same content as when a build wrote them. */
function stillWritten(
  { texts, pages: kept }: KeptReference,
  pages: readonly PlanPage[],
  out: string,
): FinishedPage[] {
  const written = (path: string, hash: string | undefined): RenderedFile | undefined =>
    hash !== undefined && hashOnDisk(join(out, path)) === hash ? { path, hash } : undefined;
  return pages.flatMap((page) => {
    const { hash, textHash, scan, isHidden } = kept.get(page.file) ?? {};
    const file = written(page.file, hash);
    if (!file || !scan || isHidden === undefined) return [];
    const finished = { page, file, scan, texts, isHidden };
    if (page.textFile === undefined || textHash === undefined) return [finished];
    const text = written(page.textFile, textHash);
    return text ? [{ ...finished, text }] : [];
  });
}

function hashOnDisk(file: string): string | undefined {
  try {
    return lstatSync(file).isFile() ? contentHash(readFileSync(file)) : undefined;
  } catch {
    // It is missing, or cannot be read: the page is written again.
    return undefined;
  }
}

/** Returns what is kept of pages, with numbers that refer to a list of their own texts only. */
function packed(finished: readonly FinishedPage[]): Pick<KeptReference, 'texts' | 'pages'> {
  const texts: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? texts.push(text) - 1;
    numbers.set(text, number);
    return number;
  };
  const pages = finished.map(({ page, file, text, scan, texts: known, isHidden }) => {
    const own = (list: Uint32Array): Uint32Array =>
      list.map((number) => numberOf(known[number] ?? ''));
    const { links, plainLinks, media, anchors } = scan;
    const kept: KeptPage = {
      hash: hashOfFile(file),
      ...(text && { textHash: hashOfFile(text) }),
      scan: {
        links: own(links),
        plainLinks: own(plainLinks),
        media: own(media),
        anchors: own(anchors),
      },
      isHidden,
    };
    return [page.file, kept] as const;
  });
  return { texts, pages: new Map(pages) };
}
