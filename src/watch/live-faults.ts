import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { frameOf, sortDiagnostics } from '../diagnostics/format.ts';
import type { LiveFault } from '../shared/live-messages.ts';

/** Returns the errors among the diagnostics as the browser shows them, sorted by place. */
export function liveFaults(diagnostics: readonly Diagnostic[], cwd: string): LiveFault[] {
  const readFile = (file: string): string | undefined => {
    try {
      return readFileSync(resolve(cwd, file), 'utf8');
    } catch {
      return undefined;
    }
  };
  return sortDiagnostics(diagnostics)
    .filter(({ level }) => level === 'error')
    .map(({ code, message, advice, place }) => {
      const frame = frameOf(place, readFile);
      return {
        code,
        message,
        ...(advice !== undefined && { advice }),
        ...(place && {
          place: [place.file, place.line, place.column].filter(Boolean).join(':'),
        }),
        ...(frame !== '' && { frame }),
      };
    });
}
