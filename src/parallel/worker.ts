// The script of a build thread, see build-threads.ts. Bundled into a separate file.
import { parentPort } from 'node:worker_threads';
import type { Compound } from '../model/compound.ts';
import { PageRenderer } from '../compile/page-renderer.ts';
import { loadHighlight } from '../code/highlight.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { filesOfPiece, readPiece } from '../doxygen/file-pieces.ts';
import { joinCompounds } from '../doxygen/read-project.ts';
import { createStoreFile } from '../emit/page-storage.ts';
import { Inputs } from '../inputs/inputs.ts';
import { planSite } from '../plan/plan-site.ts';
import type { Plan } from '../plan/types.ts';
import type { PageRendered, ThreadPart, ThreadTask } from './thread-tasks.ts';
import { Shares } from './shares.ts';
import type { Order, Report } from './team.ts';

type TaskOf<Kind extends ThreadTask['kind']> = Extract<ThreadTask, { kind: Kind }>;

/** The site as planned by this thread. */
let plan: Plan | undefined;

/** The compounds of each API reference, which all languages of a site share. */
let compounds: Compound[][] = [];

const send = (report: Report<ThreadPart>): void => parentPort?.postMessage(report);
let last = Promise.resolve();
parentPort?.on('message', (order: Order<ThreadTask>) => {
  last = last.then(() => run(order));
});

/** Runs a task and sends its results. */
async function run({ number, task }: Order<ThreadTask>): Promise<void> {
  try {
    for await (const part of perform(task)) send({ number, part });
    send({ number, end: true });
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    send({ number, fault });
  }
}

async function* perform(task: ThreadTask): AsyncGenerator<ThreadPart> {
  if (task.kind === 'read') yield* read(task);
  else if (task.kind === 'plan') plan = planOf(task);
  else if (plan) yield* render(task, plan);
}

function* read({ pieces, counter, fence }: TaskOf<'read'>): Generator<ThreadPart> {
  for (const number of new Shares(pieces.length, counter)) {
    const piece = pieces[number];
    if (!piece) continue;
    const inputs = new Inputs();
    inputs.limitLinks(fence);
    const read = readPiece(inputs, piece);
    const { observations, doubts, faults } = inputs;
    yield { kind: 'read', piece: piece.piece, read, observations, doubts, faults };
  }
}

/** The same input results in the same plan in every thread; the first thread reports its diagnostics. */
function planOf({ config, site, compounds: sent }: TaskOf<'plan'>): Plan {
  if (sent)
    compounds = sent.map((pieces, i) => {
      const read = pieces.flatMap(filesOfPiece).flatMap((file) => file?.compounds ?? []);
      return joinCompounds(read, site.apis[i]?.standardMacros).compounds;
    });
  const apis = site.apis.map((api, i) => ({ ...api, compounds: compounds[i] ?? [] }));
  return planSite({ ...site, apis }, config, new Diagnostics(), { isChecked: false });
}

async function* render(
  { pieces, counter, drawings, assets: facts, storage, name }: TaskOf<'render'>,
  planned: Plan,
): AsyncGenerator<ThreadPart> {
  const { isHighlighted, ...rest } = facts;
  const highlight = isHighlighted ? await loadHighlight() : undefined;
  const assets = { ...rest, files: [], modules: new Map(), plainLinks: new Map(), highlight };
  const drawn = new Map(
    planned.apis.map(({ reference }, i) => [reference, drawings[i] ?? new Map()]),
  );
  const site = new PageRenderer({ ...planned, drawings: drawn }, assets);
  const storePage = createStoreFile(storage);
  const byFile = new Map(planned.pages.map((page) => [page.file, page]));
  let sent = 0;
  for (const number of new Shares(pieces.length, counter)) {
    const wanted = (pieces[number] ?? []).map((file) => {
      const page = byFile.get(file);
      if (!page) throw new Error(`A thread has planned the site without the page ${file}.`);
      return page;
    });
    const pages: PageRendered[] = [];
    for (const finished of site.render(wanted, () => storePage, new Diagnostics())) {
      const { file, text, scan, isHidden, reads } = finished;
      pages.push({ file, ...(text && { text }), scan, isHidden, ...(reads && { reads }) });
    }
    const texts = site.texts.slice(sent);
    sent = site.texts.length;
    yield { kind: 'render', name, pages, texts };
  }
}
