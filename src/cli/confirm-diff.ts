import { mkdirSync, realpathSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { cacheFolder } from '../cache/cache-folder.ts';
import { openStore } from '../cache/store.ts';
import { siteFolder } from '../config/site-folder.ts';
import {
  hashOfFiles,
  openCompiler,
  usualCompilers,
  type Compiler,
  type CompilerSettings,
  type HeaderFolders,
} from '../confirm/compiler.ts';
import { confirmChanges } from '../confirm/confirm-changes.ts';
import { filesBelow, includeFolders } from '../confirm/include-folders.ts';
import { repositoryOf } from '../inputs/git.ts';
import { writeFilesOfCommit } from '../inputs/commit-files.ts';
import { Inputs } from '../inputs/inputs.ts';
import type { ApiChange } from '../releases/change.ts';
import type { ChangeReport } from '../releases/change-report.ts';
import type { Confirmation } from '../releases/confirmation.ts';
import type { DiffSide, DiffSources } from './diff-sides.ts';
import { findRevision } from './revision-side.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

/** Longest time for one source, in milliseconds: the largest header-only libraries take a tenth of it. */
const longestRun = 120_000;

/** Endings of files that headers include. */
const headerEnding =
  /(?:^|\/)[^.]+$|\.(?:h|hh|hpp|hxx|h\+\+|inc|inl|ipp|tpp|tcc|txx|def|c|cc|cpp|cxx)$/i;

/** What is compiled. */
export interface ConfirmRequest {
  /** The comparison, without a compiler. */
  report: ChangeReport;
  /** The older release. */
  before: DiffSide;
  /** The newer one. */
  after: DiffSide;
  /** Folders with the headers of both releases, relative to the working folder; missing if git has them. */
  headers?: readonly string[] | undefined;
}

/**
 * Asks a compiler about the breaking and doubtful changes of a comparison that are not accepted. Returns `undefined`
 * after reporting why it cannot.
 */
export async function confirmDiff(
  { report, before, after, headers }: ConfirmRequest,
  sources: DiffSources,
): Promise<Map<ApiChange, Confirmation> | undefined> {
  const { config, diagnostics, progress } = sources;
  const asked = report.changes
    .filter(({ category, accepted }) => accepted === undefined && isAsked(category))
    .map(({ change }) => change);
  if (asked.length === 0) return new Map();
  const store = openStore(cacheFolder(realpathSync(siteFolder(config))), { diagnostics });
  return withTemporaryFolder(async (temporary, signal) => {
    const folder = join(temporary, 'clients');
    mkdirSync(folder);
    const compiler = await compilerOf({ folder, store, limit: longestRun, signal }, sources);
    const place = { temporary, given: headers };
    const old = compiler && (await headersOf(before, 'before', place, sources));
    const now = old && (await headersOf(after, 'after', place, sources));
    if (!compiler || !old || !now) return undefined;
    const count = (done: number, total: number): void =>
      progress.show({ name: 'Compiling', done, total });
    const found = await confirmChanges(asked, {
      before: before.snapshot,
      after: after.snapshot,
      headers: { before: old, after: now },
      compiler,
      count,
    });
    progress.end();
    await store.close();
    return signal.aborted ? undefined : found;
  });
}

function isAsked(category: string): boolean {
  return category === 'breaking' || category === 'doubtful';
}

async function compilerOf(
  settings: Omit<CompilerSettings, 'commands'>,
  { config, diagnostics }: DiffSources,
): Promise<Compiler | undefined> {
  const { confirm } = config.releases;
  const choices = confirm === undefined ? usualCompilers : [[confirm]];
  for (const commands of choices) {
    const compiler = await openCompiler({ ...settings, commands });
    if (compiler) return compiler;
  }
  const [program = '', other] = choices.map(([command = '']) => command.split(' ')[0]);
  const missing =
    other === undefined ? `${program} does not run` : `neither ${program} nor ${other} runs`;
  diagnostics.error(
    'confirm',
    `No compiler confirms the changes: ${missing}.`,
    undefined,
    'Set releases.confirm to a command of your compiler, such as "clang++ -fsyntax-only -I{include} {file}".',
  );
  return undefined;
}

/** Finds the headers of a side: in a given folder, in the work tree, or in git. */
async function headersOf(
  side: DiffSide,
  name: 'before' | 'after',
  { temporary, given }: { temporary: string; given: readonly string[] | undefined },
  sources: DiffSources,
): Promise<HeaderFolders | undefined> {
  const { cwd, diagnostics, config } = sources;
  const { release } = side.snapshot.header;
  const fail = (message: string, advice: string): HeaderFolders | undefined => {
    diagnostics.error('confirm', message, undefined, advice);
    return undefined;
  };
  const own = given?.[name === 'before' ? 0 : 1];
  if (given && own === undefined)
    return fail('--headers needs two folders.', 'Name those of both releases: --headers OLD NEW.');
  if (own !== undefined) {
    const folder = resolve(cwd, own);
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      return fail(`--headers: there is no folder "${own}".`, 'Check the path.');
    return foldersIn(folder, side, [folder]);
  }
  if (side.sources !== undefined) return foldersIn(side.sources, side);
  const { root } = repositoryOf(new Inputs(), siteFolder(config));
  const commit = side.commit ?? (await findRevision(release, sources))?.commit;
  if (commit === undefined || root === undefined)
    return fail(
      `The headers of ${release} are not known: the repository has no tag of it.`,
      'Run "git fetch --tags", or name the folders with the headers of both releases: --headers OLD NEW.',
    );
  const folder = join(temporary, name, basename(root));
  mkdirSync(folder, { recursive: true });
  const { failure } = await writeFilesOfCommit(root, commit, {
    ...{ folder, index: join(temporary, `${name}-index`) },
  });
  if (failure)
    return fail(
      `git cannot check out ${release}: ${failure === 'missing' ? 'it is not installed.' : failure.message}`,
      'Name the folders with the headers of both releases: --headers OLD NEW.',
    );
  return foldersIn(folder, side);
}

async function foldersIn(
  folder: string,
  { snapshot }: DiffSide,
  known: readonly string[] = [],
): Promise<HeaderFolders> {
  const files = filesBelow(folder).filter((path) => headerEnding.test(path));
  const found = includeFolders(snapshot.headers.keys(), files).map((each) => join(folder, each));
  const content = await hashOfFiles(folder, files);
  return { include: [...new Set([...known, ...found])], content };
}
