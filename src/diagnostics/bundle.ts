import type { BuildFailure, Location, Message } from 'esbuild';
import { recordBundle, type BundleInputs } from '../inputs/modules.ts';
import type { DiagnosticCode } from './catalogue.ts';
import type { Place } from './diagnostics.ts';
import { displayPath } from './display-path.ts';
import type { Sources } from './sources.ts';

/** How to report errors of a bundle. */
export interface BundleReport {
  /** Code of the diagnostics. */
  code: DiagnosticCode;
  /** Default place of errors without a place. */
  place?: Place;
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

/** Returns the file of a place; for a virtual module, the path in its name. */
function fileOf({ file }: Location): string {
  const [, path] = file.match(/^[a-z-]+:(\/[^#]*|[A-Z]:\\[^#]*)/) ?? [];
  return path === undefined ? file : displayPath(path);
}

/** Runs a bundler; reports errors of the sources and returns `undefined`. */
export async function bundle<Result extends { warnings: Message[]; metafile?: BundleInputs }>(
  { inputs, diagnostics }: Sources,
  run: () => Promise<Result>,
  as: BundleReport = { code: 'bundle' },
): Promise<Result | undefined> {
  const report = (level: 'error' | 'warning', { location, text, notes }: Message): void => {
    // Code that stands for a package has no file.
    const place =
      location && location.file !== '<stdin>'
        ? { file: fileOf(location), line: location.line, column: location.column + 1 }
        : as.place;
    // Users do not need to know which internal plugin was called.
    const advice = notes.find((note) => !note.text.startsWith('The plugin "'))?.text;
    diagnostics[level](as.code, text, place, advice);
  };
  try {
    const result = await run();
    for (const warning of result.warnings) report('warning', warning);
    if (result.metafile) await recordBundle(inputs, result.metafile);
    return result;
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    for (const fault of error.errors) report('error', fault);
    return undefined;
  }
}
