import { setImmediate as nextTurn } from 'node:timers/promises';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { PageRenderer } from '../compile/page-renderer.ts';
import type { RenderOptions } from '../compile/scheduler.ts';
import type { FinishedPage } from '../emit/finish-page.ts';
import { createStoreFile } from '../emit/page-storage.ts';
import type { Plan, PlanPage } from '../plan/types.ts';
import type { SiteAssets } from '../render/site-assets.ts';
import { factsOf } from './asset-facts.ts';
import type { BuildTeam, ThreadPart, ThreadTask } from './thread-tasks.ts';
import { inPieces, Shares } from './shares.ts';

/** Maximum number of pages that a thread takes at a time, and minimum number of pieces for a few pages. */
const mostPages = 8;
const fewPieces = 64;

/**
 * Renders the pages of compounds on all threads of a team, which have planned the site, and on this one; all other
 * pages on this thread only.
 */
export async function renderOnThreads(
  team: BuildTeam,
  site: PageRenderer,
  assets: SiteAssets,
  { pages: wanted, storage, diagnostics, count, signal }: RenderOptions,
): Promise<FinishedPage[]> {
  const { plan } = site;
  const finished = new Map<PlanPage, FinishedPage>();
  const add = (page: FinishedPage): void => {
    finished.set(page.page, page);
    count(finished.size, wanted.length);
  };
  const storePage = createStoreFile(storage);
  const renderHere = async (pages: readonly PlanPage[]): Promise<void> => {
    for (const piece of inPieces(pages, mostPages)) {
      for (const page of site.render(piece, () => storePage, new Diagnostics())) add(page);
      // Give other threads their tasks and receive what they have sent.
      await nextTurn();
      signal?.throwIfAborted();
    }
  };

  const shared = wanted.filter(isForThreads);
  const pieceLength = Math.min(mostPages, Math.ceil(shared.length / fewPieces));
  const pieces = inPieces(sortBySize(shared, plan), pieceLength);
  const shares = new Shares(pieces.length);
  const byFile = new Map(shared.map((page) => [page.file, page]));
  const texts = new Map<string, string[]>();
  const task = (thread: number): ThreadTask => ({
    kind: 'render',
    pieces: pieces.map((pages) => pages.map(({ file }) => file)),
    counter: shares.counter,
    storage,
    assets: factsOf(assets),
    name: `t${thread}-`,
    drawings: plan.apis.map(({ reference }) => plan.drawings?.get(reference) ?? new Map()),
  });
  const receive = (part: ThreadPart): void => {
    if (part.kind !== 'render') return;
    const known = texts.get(part.name) ?? [];
    texts.set(part.name, known);
    for (const text of part.texts) known.push(text);
    for (const rendered of part.pages) {
      const page = byFile.get(rendered.file.path);
      if (page) add({ page, ...rendered, texts: known });
    }
  };
  const others = team.run(task, receive);
  const isShared = new Set(shared);
  await renderHere(wanted.filter((page) => !isShared.has(page)));
  for (const number of shares) await renderHere(pieces[number] ?? []);
  await others;
  // Retry the pages that failed on any thread, to report all errors together.
  const left = wanted.filter((page) => !finished.has(page));
  if (left.length > 0)
    for (const page of site.render(left, () => storePage, diagnostics)) add(page);
  return wanted.flatMap((page) => finished.get(page) ?? []);
}

/** True for the page of a compound: there may be thousands, and none needs user code. */
function isForThreads({ description }: PlanPage): boolean {
  return description.refid !== undefined && description.module === undefined;
}

/** Sorts pages by the size of their content, largest first, so that no thread or machine finishes late. */
export function sortBySize(pages: readonly PlanPage[], { apis }: Plan): PlanPage[] {
  const weights = new Map(
    pages.map((page) => {
      // Not taken from the page's context, which exists only where the page is rendered.
      const refid = page.description.refid ?? '';
      const compound = apis.map(({ symbols }) => symbols.compounds.get(refid)).find(Boolean);
      const members = compound?.sections.reduce((sum, { entries }) => sum + entries.length, 0) ?? 0;
      return [page, members * 50 + (compound?.listing?.marks.length ?? 0)];
    }),
  );
  return [...pages].sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
}
