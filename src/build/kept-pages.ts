import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentKey } from '../cache/content-key.ts';
import { DiskEntry, type DiskCache } from '../cache/disk-entry.ts';
import type { FinishedPage } from '../emit/finish-page.ts';
import { contentHash } from '../inputs/content-hash.ts';
import type { PlanPage } from '../plan/types.ts';
import type { KeyedReference } from './api-page-keys.ts';
import type { PageDigests } from './page-digests.ts';
import { packPages, unpackPages, type FindFile, type PackedPages } from './packed-pages.ts';

/** The pages of an API reference in an output folder. */
interface KeptReference extends PackedPages {
  /** Hashes of everything that they show. */
  key: string;
  /** Hash of everything that they show, except what an edit of a comment changes. */
  frame: string;
  /** Hashes of that for each page, by file. */
  digests: ReadonlyMap<string, string>;
}

/** Where pages are kept. */
export interface KeepingOptions {
  /** The cache; missing if it is disabled. */
  disk: DiskCache | undefined;
  /** Path of the configuration; empty if there is none. */
  config: string;
  /** The output folder of the site in this language. */
  out: string;
  /** False to find no pages, only to remember those of this build. */
  finds: boolean;
}

/**
 * The pages of API references that an earlier build has written and that are still right: neither the sources of their
 * reference have changed, nor anything else that they show. They are neither rendered nor written again.
 */
export class KeptPages {
  /** The pages, and what is known of them. */
  readonly pages: ReadonlyMap<PlanPage, FinishedPage>;

  private constructor(
    private readonly references: readonly KeptEntry[],
    recalled: readonly (readonly FinishedPage[])[],
  ) {
    this.pages = new Map(recalled.flat().map((finished) => [finished.page, finished]));
  }

  /** Finds the pages that are still right in the output folder; none without a cache. */
  static async find(
    references: readonly KeyedReference[],
    { disk, config, out, finds }: KeepingOptions,
  ): Promise<KeptPages> {
    const entries = references.flatMap(({ name, keys, pages, digests }): KeptEntry[] => {
      const key = [...keys.values()].join(' ');
      const entry =
        disk && new DiskEntry<KeptReference>(disk, 'pages', contentKey(config, out, name));
      let made: PageDigests | undefined;
      return entry ? [{ entry, key, pages, digests: () => (made ??= digests()) }] : [];
    });
    const recalled = await Promise.all(
      entries.map(async (reference) => {
        const kept = finds ? (await reference.entry.recall())?.result : undefined;
        return kept ? unpackPages(kept, rightPages(reference, kept), filesIn(out)) : [];
      }),
    );
    return new KeptPages(entries, recalled);
  }

  /** Remembers the pages of a build; the next one compares the written files with these. */
  keep(finished: readonly FinishedPage[]): void {
    const byPage = new Map(finished.map((page) => [page.page, page]));
    for (const { entry, key, pages, digests } of this.references) {
      const own = pages.flatMap((page) => byPage.get(page) ?? []);
      // Otherwise, the entry is the same.
      if (own.some((page) => this.pages.get(page.page) !== page))
        entry.keep({
          result: {
            key,
            frame: digests().frame,
            digests: new Map(own.flatMap((page) => digestOf(page, digests()))),
            ...packPages(own),
          },
          observations: [],
          doubts: [],
          faults: [],
          reports: [],
        });
    }
  }
}

/** An API reference whose pages can be kept. */
interface KeptEntry {
  entry: DiskEntry<KeptReference>;
  /** Hashes of everything that the pages show. */
  key: string;
  pages: readonly PlanPage[];
  /** The hashes of what single pages show. */
  digests: () => PageDigests;
}

/** Returns the file of a page with its hash; nothing if it is not known what the page shows. */
function digestOf(
  { page, reads, texts }: FinishedPage,
  digests: PageDigests,
): [file: string, digest: string][] {
  const digest = reads && digests.of(page, textsOf(reads, texts));
  return digest === undefined ? [] : [[page.file, digest]];
}

/** Returns the pages of a reference that show the same as when they were kept. */
function rightPages({ key, pages, digests }: KeptEntry, kept: KeptReference): readonly PlanPage[] {
  if (kept.key === key) return pages;
  const { frame, of } = digests();
  if (kept.frame !== frame) return [];
  return pages.filter((page) => {
    const digest = kept.digests.get(page.file);
    const reads = kept.pages.get(page.file)?.reads;
    return digest !== undefined && reads && of(page, textsOf(reads, kept.texts)) === digest;
  });
}

function textsOf(numbers: Uint32Array, texts: readonly string[]): string[] {
  return Array.from(numbers, (number) => texts[number] ?? '');
}

/** Returns the function that finds files which a folder has with the same content as when a build wrote them. */
function filesIn(out: string): FindFile {
  return (path, hash) => (hashOnDisk(join(out, path)) === hash ? { path, hash } : undefined);
}

function hashOnDisk(file: string): string | undefined {
  try {
    return lstatSync(file).isFile() ? contentHash(readFileSync(file)) : undefined;
  } catch {
    // It is missing, or cannot be read: the page is written again.
    return undefined;
  }
}
