import { displayPath } from './display-path.ts';
import type { Sources } from './sources.ts';

/** Reports what could not be read so far. */
export function reportUnreadable({ inputs, diagnostics }: Sources): void {
  for (const { path, reason, isOutside } of inputs.faults) {
    const place = { file: displayPath(path) };
    if (isOutside)
      diagnostics.error(
        'outside-link',
        'This link leads out of the project, so it is not followed.',
        place,
        'Replace it by the file itself, or set security.outsideLinks to true.',
      );
    else
      diagnostics.error(
        'unreadable-file',
        `This cannot be read: ${reason}.`,
        place,
        'Restore it, or remove it and what refers to it.',
      );
  }
}
