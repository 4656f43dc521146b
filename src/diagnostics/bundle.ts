import type { BuildFailure, Message } from 'esbuild';
import type { Diagnostics, Place } from './diagnostics.ts';

/** How the faults of a bundling are reported. */
export interface BundleReport {
  /** Code of the diagnostics. */
  code: string;
  /** Place of faults that have none of their own. */
  place?: Place;
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

/** Runs a bundling; faults of the sources are reported, and give undefined. */
export async function bundle<Result extends { warnings: Message[] }>(
  diagnostics: Diagnostics,
  run: () => Promise<Result>,
  as: BundleReport = { code: 'bundle' },
): Promise<Result | undefined> {
  const report = (level: 'error' | 'warning', { location, text, notes }: Message): void => {
    const place = location
      ? { file: location.file, line: location.line, column: location.column + 1 }
      : as.place;
    diagnostics[level](as.code, text, place, notes[0]?.text);
  };
  try {
    const result = await run();
    for (const warning of result.warnings) report('warning', warning);
    return result;
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    for (const fault of error.errors) report('error', fault);
    return undefined;
  }
}
