import { displayPath } from './display-path.ts';
import type { Sources } from './sources.ts';

/** Reports what could not be read so far. */
export function reportUnreadable({ inputs, diagnostics }: Sources): void {
  for (const { path, reason } of inputs.faults)
    diagnostics.error(
      'unreadable-file',
      `This cannot be read: ${reason}.`,
      { file: displayPath(path) },
      'Restore it, or remove it and what refers to it.',
    );
}
