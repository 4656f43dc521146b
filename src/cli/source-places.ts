import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A place in the bundle, in a line of a stack trace: its file, line and column. */
const bundlePlace = /(?:file:\/\/)?(?:[A-Za-z]:)?[^\s()]*?([^\s()/\\]+\.cjs):(\d+):(\d+)/g;

/**
 * Replaces the places of the bundle in a stack trace by those in its sources: `src/plan/slug.ts:12`. `bundle` is the URL
 * of the bundled file, which has a source map beside it; without one, the text is returned as it is.
 */
export function withSourcePlaces(stack: string, bundle: string = import.meta.url): string {
  const map = sourceMapOf(bundle);
  if (!map) return stack;
  const name = basename(fileURLToPath(bundle));
  return stack.replace(bundlePlace, (place, file: string, line: string, column: string) => {
    if (file !== name) return place;
    const found = map.findEntry(Number(line) - 1, Number(column) - 1);
    return 'originalSource' in found && found.originalSource
      ? `${found.originalSource}:${found.originalLine + 1}`
      : place;
  });
}

/** Reads the map of a bundle; `undefined` if there is none. */
function sourceMapOf(bundle: string): SourceMap | undefined {
  try {
    const payload: unknown = JSON.parse(readFileSync(fileURLToPath(`${bundle}.map`), 'utf8'));
    return isPayload(payload) ? new SourceMap(payload) : undefined;
  } catch {
    // An error must be explained in any case.
    return undefined;
  }
}

function isPayload(value: unknown): value is SourceMapPayload {
  return typeof value === 'object' && value !== null && 'mappings' in value && 'sources' in value;
}
