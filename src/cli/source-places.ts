import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A place in a bundle, in a line of a stack trace: its file, line and column. */
const bundlePlace = /(?:file:\/\/)?(?:[A-Za-z]:)?[^\s()]*?([^\s()/\\]+\.cjs):(\d+):(\d+)/g;

/**
 * Replaces the places of the bundles in a stack trace by those in their sources: `src/plan/slug.ts:12`. `bundle` is the
 * URL of one of the bundled files, which have their source maps beside them; places without a map stay as they are.
 */
export function withSourcePlaces(stack: string, bundle: string = import.meta.url): string {
  const maps = new Map<string, SourceMap | undefined>();
  return stack.replace(bundlePlace, (place, file: string, line: string, column: string) => {
    if (!maps.has(file)) maps.set(file, readMap(new URL(`${file}.map`, bundle)));
    const found = maps.get(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    return found && 'originalSource' in found && found.originalSource
      ? `${found.originalSource}:${found.originalLine + 1}`
      : place;
  });
}

/** Reads the map of a bundle; `undefined` if there is none. */
function readMap(url: URL): SourceMap | undefined {
  try {
    const payload: unknown = JSON.parse(readFileSync(fileURLToPath(url), 'utf8'));
    return isPayload(payload) ? new SourceMap(payload) : undefined;
  } catch {
    // An error must be explained in any case.
    return undefined;
  }
}

function isPayload(value: unknown): value is SourceMapPayload {
  return typeof value === 'object' && value !== null && 'mappings' in value && 'sources' in value;
}
