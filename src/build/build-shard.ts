import { join } from 'node:path';
import { compile } from '../compile/compile.ts';
import { inLanguage, languagesOf } from '../config/in-language.ts';
import { limitLinks } from '../config/limit-links.ts';
import { reportUnreadable } from '../diagnostics/report-unreadable.ts';
import { settleUserCode } from '../diagnostics/user-timers.ts';
import type { FinishedPage } from '../emit/finish-page.ts';
import type { OutputFile } from '../emit/output-file.ts';
import { openStorage } from '../emit/page-storage.ts';
import { dropNext } from '../emit/work-folder.ts';
import { writeSite, type SiteFiles } from '../emit/write-site.ts';
import { BuildThreads } from '../parallel/build-threads.ts';
import { sortBySize } from '../parallel/render-on-threads.ts';
import type { Plan, PlanPage } from '../plan/types.ts';
import type { LayoutTable } from '../render/layout-cache.ts';
import { languageFolder } from '../shared/languages.ts';
import { keyedReferences, type KeyedReference } from './api-page-keys.ts';
import type { BuildOptions, BuildResult } from './build-site.ts';
import { Clock } from './clock.ts';
import { packPages } from './packed-pages.ts';
import { recordName, recordText, type Shard, type ShardReference } from './shard-record.ts';
import { nothingToShare } from './shards.ts';

/** Options of a build of a share of the pages. */
export type ShardOptions = Omit<BuildOptions, 'languages' | 'shards' | 'write'> & {
  /** The share. */
  shard: Shard;
};

/**
 * Reads and plans a site, renders a share of the pages of its API references in each language, and writes them with a
 * record from which a build of the whole site knows what they show.
 */
export async function buildShard(
  options: ShardOptions,
): Promise<BuildResult & { failed?: string }> {
  const { config, context, out, shard, spare } = options;
  const { diagnostics } = context;
  const scheduler = new BuildThreads(options.workers);
  const locales = languagesOf(config);
  let language: string | undefined;
  const clock = new Clock(
    (step) => options.progress({ ...step, ...(language !== undefined && { language }) }),
    options.signal,
  );
  const shared = { scheduler, layouts: new Map(), clock };
  const folders: SiteFiles[] = [];
  const languages = new Map<string, ReadonlyMap<string, ShardReference>>();
  const result = { pages: 0, rendered: 0, written: 0, unchanged: 0, removed: 0, threads: 1 };
  let failed: string | undefined;
  try {
    limitLinks(config, context.inputs);
    for (const locale of locales) {
      if (locales.length > 1) language = locale;
      const folder = languageFolder(config.i18n, locale);
      const own = inLanguage(config, locale, context);
      const share = await renderShare({ ...options, config: own }, folder, shared);
      // The other languages report their faults in the same run.
      if (diagnostics.preventsWriting) failed ??= locale;
      folders.push({ folder, files: filesOf(share.pages) });
      languages.set(locale, share.references);
      result.pages += share.pages.length;
      result.threads = Math.max(result.threads, share.threads);
    }
    const ending = { ...result, rendered: result.pages, files: [], coverage: [] };
    if (failed !== undefined)
      return { ...ending, ...clock.total(), ...(locales.length > 1 && { failed }) };
    const bytes = recordText({ version: context.version, shard, languages });
    const record = { path: recordName(shard), bytes };
    const site = folders.map(({ folder, files }) => ({
      folder,
      files: folder === '' ? [...files, record] : files,
    }));
    const summary = await clock.step('Writing', () => writeSite(out, site, diagnostics, { spare }));
    return { ...ending, ...summary, ...clock.total() };
  } finally {
    dropNext(out);
    await scheduler.close();
  }
}

/** What the languages of a shard share. */
interface SharedByLanguages {
  scheduler: BuildThreads;
  layouts: LayoutTable;
  clock: Clock;
}

/** The pages of a shard in one language. */
interface LanguageShare {
  pages: readonly FinishedPage[];
  /** What the record says about them, by the name of their API reference. */
  references: ReadonlyMap<string, ShardReference>;
  threads: number;
}

/** Renders the pages of a shard in one language. */
async function renderShare(
  options: ShardOptions,
  folder: string,
  { scheduler, layouts, clock }: SharedByLanguages,
): Promise<LanguageShare> {
  const { context, out, shard, signal } = options;
  const { diagnostics } = context;
  const given = { ...options, progress: clock, scheduler, layouts, drawsCards: false };
  const site = await compile(given);
  const { plan, assets, threads } = site;
  // What is wrong with the site's code has been reported.
  const found = assets && keyedReferences(plan, assets, options);
  if (found?.reason !== undefined)
    diagnostics.error(
      'shard-nothing',
      nothingToShare(found.reason),
      undefined,
      'Build the site without --shard.',
    );
  const references = found?.references ?? [];
  const pages = shareOf(plan, references, shard);
  const storage = openStorage({ out: join(out, folder), root: out }, true, pages.length);
  const finished = await clock.step('Rendering', () =>
    site.renderSome({ pages, storage, diagnostics, count: clock.show, signal }),
  );
  site.keep();
  await settleUserCode();
  reportUnreadable(context);
  const byPage = new Map(finished.map((each) => [each.page, each]));
  const packed = references.map(({ name, keys, pages: own }) => {
    const rendered = own.flatMap((page) => byPage.get(page) ?? []);
    return [name, { keys, ...packPages(rendered) }] as const;
  });
  return { pages: finished, references: new Map(packed), threads };
}

/** Returns the pages of a shard, in the order of the plan: pages of any size are dealt to all shards. */
function shareOf(
  plan: Plan,
  references: readonly KeyedReference[],
  { number, of }: Shard,
): PlanPage[] {
  const pages = references.flatMap((reference) => reference.pages);
  const share = new Set(
    sortBySize(pages, plan).filter((_, index) => {
      const round = Math.floor(index / of);
      // The first shard of one round is the last of the next, so that none always has the largest page.
      const place = round % 2 === 0 ? index % of : of - 1 - (index % of);
      return place === number - 1;
    }),
  );
  return pages.filter((page) => share.has(page));
}

function filesOf(pages: readonly FinishedPage[]): OutputFile[] {
  return pages.flatMap(({ file, text }) => (text ? [file, text] : [file]));
}
