import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildFailure, BuildOptions, Loader, Message } from 'esbuild';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';

/** The folder with the viewer and the style sheet as they ship: that of the bundled command, `dist` for the sources. */
export const distFolder = ((): string => {
  const here = dirname(fileURLToPath(import.meta.url));
  return existsSync(join(here, 'viewer')) ? here : join(here, '../../dist');
})();

/** Files that become assets of their own when a script or style sheet names them. */
const assetEndings =
  'apng avif bmp eot gif ico jpeg jpg mp3 mp4 ogg otf pdf png svg ttf wasm webm webp woff woff2 zip';

/** What all bundling has in common: nothing is written, and the same sources give the same bytes. */
export const commonOptions = {
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  jsx: 'automatic',
  charset: 'utf8',
  target: 'es2022',
  logLevel: 'silent',
  define: { 'process.env.NODE_ENV': '"production"' },
  assetNames: 'assets/media/[name]-[hash]',
  loader: Object.fromEntries(
    assetEndings.split(' ').map((ending): [string, Loader] => [`.${ending}`, 'file']),
  ),
} satisfies BuildOptions;

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

/** Runs a bundling; faults of the sources are reported, and give undefined. */
export async function bundle<Result extends { warnings: Message[] }>(
  diagnostics: Diagnostics,
  run: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const result = await run();
    for (const warning of result.warnings) report(warning, 'warning', diagnostics);
    return result;
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    for (const fault of error.errors) report(fault, 'error', diagnostics);
    return undefined;
  }
}

function report(message: Message, level: 'error' | 'warning', diagnostics: Diagnostics): void {
  const { location, text, notes } = message;
  const place = location
    ? { file: location.file, line: location.line, column: location.column + 1 }
    : undefined;
  diagnostics[level]('bundle', text, place, notes[0]?.text);
}

/** Path below the output folder of an output, given the folder it would be written to. */
export function outputPath(path: string, folder: string): string {
  return path.slice(folder.length + 1).replaceAll('\\', '/');
}
