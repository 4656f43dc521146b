import { join, resolve } from 'node:path';
import type { BuildContext } from '../cache/build-context.ts';
import { DiskEntry } from '../cache/disk-entry.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { hashOfFile, manifestName, type OutputFile } from '../emit/output-file.ts';
import { contentHash } from '../inputs/content-hash.ts';
import { compareObservations } from '../inputs/find-change.ts';
import type { Coverage } from '../plan/coverage.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { Observation } from '../inputs/observation.ts';
import type { BuildOptions, BuildResult } from './build-site.ts';
import { environmentOfBuild } from './environment.ts';

/** The files that a build wrote into a folder or left unchanged. */
export interface WrittenFolder {
  /** The folder. */
  out: string;
  /** The files. */
  files: readonly OutputFile[];
}

/** Result of a build, and the files that it wrote. */
export interface RecallableResult extends BuildResult {
  /** The output folders: one, or one for each language. */
  folders: WrittenFolder[];
}

/** Result of a build, or of an earlier one that is still valid. */
export interface RecalledResult extends BuildResult {
  /** True if the build was skipped because nothing has changed since the last one. */
  isRecalled: boolean;
  /** Why this build, or the next one, cannot be skipped: sentences. */
  remarks: string[];
}

/** The request and the cache of builds. */
export type RecallOptions = Pick<
  BuildOptions,
  'config' | 'out' | 'write' | 'drafts' | 'context' | 'shards' | 'progress'
>;

/** Prefixes of the codes about the cache and about writing, which apply to a single build. */
const ofOneBuild = /^(?:cache|output)-/;

/**
 * Skips the build if nothing has changed since an earlier one: its options, everything that it read or looked for, and
 * its output. Repeats the warnings of that build. Otherwise builds in a context that records what it reads. Shards are
 * always compared.
 */
export async function buildOrRecall(
  options: RecallOptions,
  build: (context: BuildContext) => Promise<RecallableResult>,
): Promise<RecalledResult> {
  const { context, write } = options;
  const { diagnostics } = context;
  if (!context.disk) return { ...(await build(context)), isRecalled: false, remarks: [] };
  const { result: recalled, remarks } = options.shards
    ? { remarks: [] }
    : await recallBuild(options);
  if (recalled) return recalled;

  const before = diagnostics.all.length;
  const inputs = context.inputs.fresh();
  const result = await build(context.with({ inputs }));
  if (diagnostics.count('error') === 0 && inputs.doubts.length === 0) {
    const { folders, pages, coverage } = result;
    const outputs = write ? await outputsOf(folders, inputs) : [];
    const files = outputs.length - folders.length;
    const reports = diagnostics.all.slice(before);
    storeBuild(options, { inputs, outputs, files, pages, coverage, reports });
  }
  remarks.push(
    ...inputs.doubts.map(({ reason }) => `The next build cannot be skipped: ${reason}.`),
  );
  return { ...result, isRecalled: false, remarks };
}

/** Facts about an earlier build. */
export interface Recall {
  /** Its result, if it is still valid. */
  result?: RecalledResult;
  /** Its observations, if there is a record. */
  inputs?: readonly Observation[];
  /** Why it is no longer valid: sentences. */
  remarks: string[];
}

/** What is stored of a build besides its inputs and its diagnostics. */
interface BuildRecord {
  /** Hash of the request: options and configuration. */
  request: string;
  /** Content of the files that it wrote or left unchanged. */
  outputs: readonly Observation[];
  /** Number of pages. */
  pages: number;
  /** Number of files of the site. */
  files: number;
  /** What the site shows of the XML. */
  coverage: readonly Coverage[];
}

/** Returns the result of an earlier build if it is still valid. */
export async function recallBuild(options: RecallOptions): Promise<Recall> {
  const entry = entryOf(options);
  const start = performance.now();
  const found = await entry?.find();
  if (!entry || !found) return { remarks: [] };
  options.progress({ name: 'Comparing' });
  const { cached } = found;
  const { observations: inputs, result: record } = cached;
  const because = (reason: string): Recall => ({ inputs, remarks: [`Built, because ${reason}.`] });
  if (record.request !== requestOf(options))
    return because('the configuration or an option has changed');
  if (found.changed) return because(`"${displayPath(found.changed.path)}" has changed`);
  const outputs = await compareObservations(record.outputs);
  if (outputs.changed)
    return because(`"${displayPath(outputs.changed.path)}" was changed after the last build`);
  if (found.hasNewStamps || outputs.hasNewStamps)
    entry.keep({ ...cached, result: { ...record, outputs: outputs.observations } });
  for (const diagnostic of cached.reports) options.context.diagnostics.report(diagnostic);
  return { result: resultOf(record, performance.now() - start), inputs, remarks: [] };
}

/** Result of a build without errors. */
export interface FinishedBuild extends Omit<BuildRecord, 'request'> {
  /** Its inputs. */
  inputs: Inputs;
  /** Its diagnostics. */
  reports: readonly Diagnostic[];
}

/** Stores a build so that the next one can be skipped, unless it may have a different result. */
export function storeBuild(
  options: RecallOptions,
  { inputs, reports, ...record }: FinishedBuild,
): void {
  if (inputs.doubts.length > 0 || inputs.faults.length > 0) return;
  entryOf(options)?.keep({
    result: { ...record, request: requestOf(options) },
    observations: inputs.observations,
    doubts: [],
    faults: [],
    reports: reports.filter(({ code }) => !ofOneBuild.test(code)),
  });
}

/** Returns the entry of the last build; each operation on a site has its own. */
function entryOf({
  config,
  out,
  write,
  context,
}: RecallOptions): DiskEntry<BuildRecord> | undefined {
  const { disk } = context;
  const key = JSON.stringify([config.file ?? '', resolve(out), write]);
  return disk && new DiskEntry(disk, 'build', key);
}

function requestOf({ config, drafts = false }: RecallOptions): string {
  return contentHash(JSON.stringify([config, drafts, environmentOfBuild()]));
}

function resultOf({ pages, files, coverage }: BuildRecord, milliseconds: number): RecalledResult {
  const steps = [{ name: 'Comparing', milliseconds }];
  const counts = { rendered: 0, written: 0, unchanged: files, removed: 0, threads: 1 };
  return {
    pages,
    coverage,
    ...counts,
    milliseconds,
    steps,
    files: [],
    isRecalled: true,
    remarks: [],
  };
}

/** Returns the content of the written files and of the manifest in each folder. */
async function outputsOf(
  folders: readonly WrittenFolder[],
  inputs: Inputs,
): Promise<Observation[]> {
  const outputs: Observation[] = [];
  for (const { out, files } of folders) {
    const list = join(out, manifestName);
    const all: OutputFile[] = [
      ...files,
      { path: manifestName, bytes: await inputs.readFile(list) },
    ];
    for (const file of all) {
      outputs.push({
        kind: 'content',
        path: join(out, file.path),
        found: await hashOf(file, inputs),
      });
    }
  }
  return outputs;
}

async function hashOf(file: OutputFile, inputs: Inputs): Promise<string> {
  if ('source' in file) return contentHash(await inputs.readFile(file.source));
  return hashOfFile(file);
}
