import type { SourceMap } from 'node:module';
import { join, resolve } from 'node:path';
import { displayPath } from '../diagnostics/display-path.ts';
import { sourceMapOf } from '../diagnostics/source-map.ts';
import type { Place } from '../diagnostics/diagnostics.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { nodeBundle, type NodeCode } from './bundle-for-node.ts';

/** Where the user's code threw an error. */
export interface ErrorOrigin {
  /** The place in the user's code: that of the failing statement, or of the import of the failing package. */
  place: Place;
  /** The package that failed; missing if the user's own code did. */
  package?: string;
  /** The files and packages from the entry to the failing code, each imported by the one before it. */
  chain: string[];
}

/** Finds where code threw an error; `undefined` if the error does not come from that code. */
export type OriginOf = (error: unknown) => ErrorOrigin | undefined;

/** Returns a function that finds the origin of errors in bundled code; `outdir` is the folder that it was bundled for. */
export function originsIn(code: NodeCode, outdir: string, inputs: Inputs): OriginOf {
  let map: SourceMap | undefined;
  return (error) => {
    const frames = [...stackOf(error).matchAll(framePattern)];
    if (frames.length === 0 || code.map === '') return undefined;
    map ??= sourceMapOf(code.map);
    for (const [, line, column] of frames) {
      const entry = map?.findEntry(Number(line) - 1, Number(column) - 1);
      if (!entry || !('originalSource' in entry)) continue;
      const at = { line: entry.originalLine + 1, column: entry.originalColumn + 1 };
      const origin = originOf(fileOf(entry.originalSource, outdir), at, code.importers, inputs);
      if (origin) return origin;
    }
    return undefined;
  };
}

const framePattern = new RegExp(`${nodeBundle.replace('.', '\\.')}:(\\d+):(\\d+)`, 'g');

/** Returns the stack of an error, or of the error that it was made from. */
function stackOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const own = 'stack' in error ? String(error.stack) : '';
  return nodeBundleIn(own) || !('thrown' in error) ? own : stackOf(error.thrown);
}

function nodeBundleIn(stack: string): boolean {
  return stack.search(framePattern) >= 0;
}

/** Returns the absolute path of a source; the code of a text is named after its file. */
function fileOf(source: string, outdir: string): string {
  const named = /^(?:\.\.\/)*[a-z-]{2,}:(.*?)(?:#\d+)?$/.exec(source)?.[1];
  return named === undefined ? resolve(join(outdir, source)) : resolve(named);
}

function originOf(
  file: string,
  at: Pick<Place, 'line' | 'column'>,
  importers: NodeCode['importers'],
  inputs: Inputs,
): ErrorOrigin | undefined {
  const known = new Map(
    Object.entries(importers).map(([each, importer]) => [fileOf(each, '.'), importer]),
  );
  if (!known.has(file)) return undefined;
  const failing = packageOf(file);
  const chain = [failing ?? displayPath(file)];
  let place: Place | undefined =
    failing === undefined ? { file: displayPath(file), ...at } : undefined;
  const seen = new Set<string>();
  for (let current = file; !seen.has(current);) {
    seen.add(current);
    const [written, name] = known.get(current) ?? [];
    if (written === undefined || name === undefined || !known.has(fileOf(written, '.'))) break;
    current = fileOf(written, '.');
    const shown = packageOf(current) ?? displayPath(current);
    if (chain[0] !== shown) chain.unshift(shown);
    if (packageOf(current) === undefined) place ??= placeOfImport(current, name, inputs);
  }
  return place && { place, chain, ...(failing === undefined ? {} : { package: failing }) };
}

/** Returns the name of the package that contains a file; `undefined` for files of the user. */
function packageOf(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1]?.replace('\\', '/');
}

/** Returns the place at which a file names a module. */
function placeOfImport(file: string, name: string, inputs: Inputs): Place {
  const lines = (inputs.readSync(file, 'utf8') ?? '').split('\n');
  const quoted = [`'${name}'`, `"${name}"`, `\`${name}\``];
  for (const [i, text] of lines.entries())
    for (const each of quoted)
      if (text.includes(each))
        return { file: displayPath(file), line: i + 1, column: text.indexOf(each) + 1 };
  return { file: displayPath(file) };
}
