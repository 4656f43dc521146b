import type * as esbuild from 'esbuild';
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

/** The bundler: a native program, which not every installation has. Sites without code of their own do not need it. */
export type Bundler = typeof esbuild;

/** Returns why the bundler does not run at all on this system, or `undefined` if it does. */
async function whyNoBundler(): Promise<string | undefined> {
  try {
    const { transform } = await import('esbuild');
    await transform('');
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.trim().split('\n')[0] ?? '';
  }
}

/** Runs a bundler, which is loaded now; reports errors of the sources and returns `undefined`. */
export async function bundle<Result extends { warnings: Message[]; metafile?: BundleInputs }>(
  { inputs, diagnostics }: Sources,
  run: (bundler: Bundler) => Promise<Result>,
  as: BundleReport = { code: 'bundle' },
): Promise<Result | undefined> {
  const report = (level: 'error' | 'warning', { location, text, notes }: Message): void => {
    // Code that stands for a package has no file.
    const place =
      location && location.file !== '<stdin>'
        ? { file: fileOf(location), line: location.line, column: location.column + 1 }
        : as.place;
    // Users do not need to know which internal plugin was called, and cannot set options of the bundler.
    const advice = notes.find(
      ({ text: each }) => !/^(?:The plugin "|You can mark the )/.test(each),
    )?.text;
    diagnostics[level](as.code, text, place, advice);
  };
  try {
    const result = await run(await import('esbuild'));
    for (const warning of result.warnings) report('warning', warning);
    if (result.metafile) recordBundle(inputs, result.metafile);
    return result;
  } catch (error) {
    if (!isBuildFailure(error)) {
      const reason = await whyNoBundler();
      if (reason === undefined) throw error;
      diagnostics.error(
        'bundler',
        `esbuild, which bundles the code of a site, does not run on this system: ${reason}`,
        undefined,
        'Run "npm ci" or "npm install" on this system, without "--ignore-scripts" and "--omit=optional"; do not copy "node_modules" from another system.',
      );
      return undefined;
    }
    for (const fault of error.errors) report('error', fault);
    return undefined;
  }
}
