import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { readSource, type SourceNode } from '../yaml/source.ts';

/** Reads a YAML file of the configuration; reports faults, and returns `undefined` after a syntax error. */
export function readConfigSource(
  text: string,
  file: string,
  diagnostics: Diagnostics,
): SourceNode | undefined {
  return readSource(text, {
    file,
    report: (fault, message, place) => {
      const advice = fault === 'alias' ? undefined : 'Correct the YAML syntax.';
      diagnostics.error('config-yaml', message, place, advice);
    },
  });
}
