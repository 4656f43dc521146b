import { SourceMap, type SourceMapPayload } from 'node:module';

/** Parses a source map; returns `undefined` for JSON that is none. */
export function sourceMapOf(json: string): SourceMap | undefined {
  const payload: unknown = JSON.parse(json);
  return isPayload(payload) ? new SourceMap(payload) : undefined;
}

function isPayload(value: unknown): value is SourceMapPayload {
  return typeof value === 'object' && value !== null && 'mappings' in value;
}
