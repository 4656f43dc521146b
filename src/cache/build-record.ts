import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import type { Observation } from '../inputs/recorder.ts';

/** Inputs and results of a build. If they are unchanged, another build would have the same result. */
export interface BuildRecord {
  /** Hash of the request: options, configuration, version of the tool. */
  request: string;
  /** Everything that it observed. */
  inputs: Observation[];
  /** Content of the files that it wrote or left unchanged. */
  outputs: Observation[];
  /** The diagnostics that it reported. */
  diagnostics: Diagnostic[];
  /** Number of pages. */
  pages: number;
  /** Number of files of the site. */
  files: number;
}

/** Serializes a record for the cache. */
export function writeRecord(record: BuildRecord): string {
  return JSON.stringify(record);
}

/** Parses a record from the cache; returns `undefined` if the bytes hold something else. */
export function readRecord(bytes: Uint8Array): BuildRecord | undefined {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
  return isRecord(value) ? value : undefined;
}

function isRecord(value: unknown): value is BuildRecord {
  return (
    hasTypes(value, { request: 'string', pages: 'number', files: 'number' }) &&
    'inputs' in value &&
    isList(value.inputs, isObservation) &&
    'outputs' in value &&
    isList(value.outputs, isObservation) &&
    'diagnostics' in value &&
    isList(value.diagnostics, isDiagnostic)
  );
}

function isObservation(value: unknown): boolean {
  return hasTypes(value, { kind: 'string', path: 'string', found: 'string' });
}

function isDiagnostic(value: unknown): boolean {
  return hasTypes(value, { code: 'string', level: 'string', message: 'string' });
}

function isList(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

/** True for an object with fields of the given types. */
function hasTypes(value: unknown, types: Record<string, 'string' | 'number'>): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(types).every(([name, type]) => typeof fields.get(name) === type);
}
