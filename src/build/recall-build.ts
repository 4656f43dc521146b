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
  'config' | 'out' | 'write' | 'drafts' | 'store' | 'version' | 'diagnostics' | 'progress'
>;

/** Environment variables that affect the output. */
const environment = ['NODE_ENV', 'SOURCE_DATE_EPOCH', 'TZ', 'LANG', 'LC_ALL', 'NODE_PATH'];

/** Prefix of the codes about the cache itself, which apply to a single build. */
const ofCache = 'cache-';

/**
 * Skips the build if nothing has changed since an earlier one: its options, everything that it read or looked for, and
 * its output. Repeats the warnings of that build.
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
    await storeBuild(options, { recorder, outputs, files, pages, reports });
  }
  remarks.push(...recorder.doubts.map((reason) => `The next build cannot be skipped: ${reason}.`));
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

/** Returns the result of an earlier build if it is still valid. */
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

/** Result of a build without errors. */
export interface FinishedBuild {
  /** Its inputs. */
  recorder: Recorder;
  /** The content of its files. */
  outputs: Observation[];
  /** Number of files of the site. */
  files: number;
  /** Number of pages. */
  pages: number;
  /** Its diagnostics. */
  reports: readonly Diagnostic[];
}

/** Stores a build so that the next one can be skipped, unless it may have a different result. */
export async function storeBuild(
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

/** Returns the key of the record; each operation on a site has its own. */
function keyOf({ config, out, write }: RecallOptions): string {
  return contentKey('build-1', process.cwd(), config.file ?? '', resolve(out), String(write));
}

function requestOf({ config, drafts = false }: RecallOptions, version: string): string {
  const surroundings = environment.map((name) => process.env[name] ?? null);
  return contentHash(JSON.stringify([version, config, drafts, surroundings]));
}

/** Returns what has changed since an earlier build; `undefined` if nothing has. */
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

/** Returns the content of the written files and of the manifest in each folder. */
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
