import { join, resolve } from 'node:path';
import type { BuildOptions, BuildResult } from './build-site.ts';
import { type BuildRecord, readRecord, writeRecord } from '../cache/build-record.ts';
import { contentKey } from '../cache/content-key.ts';
import type { Store } from '../cache/store.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { manifestName, type OutputFile } from '../emit/output-file.ts';
import { contentHash } from '../inputs/content-hash.ts';
import { readFile } from '../inputs/files.ts';
import { compareObservations } from '../inputs/find-change.ts';
import { type Observation, Recorder, recording } from '../inputs/recorder.ts';

/** The files that a build wrote into a folder, or left as they were. */
export interface WrittenFolder {
  /** The folder. */
  out: string;
  /** The files. */
  files: readonly OutputFile[];
}

/** What a build did, and what it wrote. */
export interface RecallableResult extends BuildResult {
  /** The output folders: one, or one for each language. */
  folders: WrittenFolder[];
}

/** What came of a build, or of the knowledge of an earlier one. */
export interface RecalledResult extends BuildResult {
  /** True where nothing has changed since the last build, and nothing was done. */
  isRecalled: boolean;
  /** Why this build could not be spared, or why it cannot spare the next one: sentences. */
  remarks: string[];
}

/** What was asked for, and where builds are remembered. */
export type RecallOptions = Pick<
  BuildOptions,
  'config' | 'out' | 'write' | 'drafts' | 'store' | 'version' | 'diagnostics' | 'progress'
>;

/** What of the environment decides what a site looks like. */
const environment = ['NODE_ENV', 'SOURCE_DATE_EPOCH', 'TZ', 'LANG', 'LC_ALL', 'NODE_PATH'];

/** The codes of what is said about the cache itself, which is true of one build only. */
const ofCache = 'cache-';

/**
 * Ends at once where nothing has changed since an earlier build: neither what was asked for, nor anything that it read
 * or looked for, nor what it wrote. Its warnings are reported again. In all other cases, it builds.
 */
export async function buildOrRecall(
  options: RecallOptions,
  build: () => Promise<RecallableResult>,
): Promise<RecalledResult> {
  const { store, version, diagnostics, write } = options;
  if (!store || version === undefined)
    return { ...(await build()), isRecalled: false, remarks: [] };
  const { result: recalled, remarks } = await recallBuild(options);
  if (recalled) return recalled;

  const before = diagnostics.all.length;
  const recorder = new Recorder();
  const result = await recording(recorder, build);
  if (diagnostics.count('error') === 0 && recorder.doubts.length === 0) {
    const { folders, pages } = result;
    const outputs = write ? await recording(recorder, () => outputsOf(folders)) : [];
    const files = outputs.length - folders.length;
    const reports = diagnostics.all.slice(before);
    await keepBuild(options, { recorder, outputs, files, pages, reports });
  }
  remarks.push(...recorder.doubts.map((reason) => `The next build cannot be skipped: ${reason}.`));
  return { ...result, isRecalled: false, remarks };
}

/** What is known of an earlier build. */
export interface Recall {
  /** What it did, where another one would do the same. */
  result?: RecalledResult;
  /** What it looked at; missing where nothing is known of it. */
  inputs?: readonly Observation[];
  /** Why another build would not do the same: sentences. */
  remarks: string[];
}

/** What an earlier build did, where another one would do the same. */
export async function recallBuild(options: RecallOptions): Promise<Recall> {
  const { store, version, diagnostics } = options;
  if (!store || version === undefined) return { remarks: [] };
  const start = performance.now();
  const key = keyOf(options);
  const bytes = await store.get(key);
  const record = bytes && readRecord(bytes);
  if (!record) return { remarks: [] };
  options.progress({ name: 'Comparing' });
  const change = await findChange(record, requestOf(options, version), store, key);
  const { inputs } = record;
  if (change !== undefined) return { inputs, remarks: [`Built, because ${change}.`] };
  const result = recall(record, diagnostics, performance.now() - start);
  return { result, inputs, remarks: [] };
}

/** What a build without errors did. */
export interface FinishedBuild {
  /** What it read. */
  recorder: Recorder;
  /** The content of what it wrote. */
  outputs: Observation[];
  /** Number of files of the site. */
  files: number;
  /** Number of pages. */
  pages: number;
  /** What it reported. */
  reports: readonly Diagnostic[];
}

/** Has the next build recall this one; not where nobody can tell whether it would do the same. */
export async function keepBuild(
  options: RecallOptions,
  { recorder, reports, ...counts }: FinishedBuild,
): Promise<void> {
  const { store, version } = options;
  if (!store || version === undefined || recorder.doubts.length > 0) return;
  const record: BuildRecord = {
    ...counts,
    request: requestOf(options, version),
    inputs: recorder.observations,
    diagnostics: reports.filter(({ code }) => !code.startsWith(ofCache)),
  };
  await store.put(keyOf(options), writeRecord(record));
}

/** One record for each thing that is done with a site. */
function keyOf({ config, out, write }: RecallOptions): string {
  return contentKey('build-1', process.cwd(), config.file ?? '', resolve(out), String(write));
}

function requestOf({ config, drafts = false }: RecallOptions, version: string): string {
  const surroundings = environment.map((name) => process.env[name] ?? null);
  return contentHash(JSON.stringify([version, config, drafts, surroundings]));
}

/** What is different from an earlier build; undefined where nothing is. */
async function findChange(
  record: BuildRecord,
  request: string,
  store: Store,
  key: string,
): Promise<string | undefined> {
  if (record.request !== request) return 'the configuration, mtp-site or an option has changed';
  const inputs = await compareObservations(record.inputs);
  if (inputs.changed) return `"${displayPath(inputs.changed.path)}" has changed`;
  const outputs = await compareObservations(record.outputs);
  if (outputs.changed)
    return `"${displayPath(outputs.changed.path)}" was changed after the last build`;
  if (inputs.hasNewStamps || outputs.hasNewStamps) {
    const renewed = { inputs: inputs.observations, outputs: outputs.observations };
    await store.put(key, writeRecord({ ...record, ...renewed }));
  }
  return undefined;
}

function recall(
  { diagnostics: reported, pages, files }: BuildRecord,
  diagnostics: BuildOptions['diagnostics'],
  milliseconds: number,
): RecalledResult {
  for (const diagnostic of reported) diagnostics.report(diagnostic);
  const steps = [{ name: 'Comparing', milliseconds }];
  const counts = { written: 0, unchanged: files, removed: 0, threads: 1 };
  return { pages, ...counts, milliseconds, steps, files: [], isRecalled: true, remarks: [] };
}

/** The content of what was written, and of the list of it that each folder has. */
async function outputsOf(folders: readonly WrittenFolder[]): Promise<Observation[]> {
  const outputs: Observation[] = [];
  for (const { out, files } of folders) {
    const list = join(out, manifestName);
    const all: OutputFile[] = [...files, { path: manifestName, bytes: await readFile(list) }];
    for (const file of all) {
      outputs.push({ kind: 'content', path: join(out, file.path), found: await hashOf(file) });
    }
  }
  return outputs;
}

async function hashOf(file: OutputFile): Promise<string> {
  if ('hash' in file) return file.hash;
  return contentHash('bytes' in file ? file.bytes : await readFile(file.source));
}
