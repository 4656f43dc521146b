import { resolve } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';

/** The first line of a message: `include/a.h:12: warning: …`, or without a place. */
const first = /^(?:(.+?):(\d+): )?(warning|error): (.*)$/;

/** Parses Doxygen's messages about the sources; relative paths are relative to its working folder. */
export function doxygenMessages(output: string, folder: string): Diagnostic[] {
  const messages: Diagnostic[] = [];
  for (const line of output.split(/\r?\n/)) {
    const [whole, file, number, , message = ''] = first.exec(line) ?? [];
    const last = messages.at(-1);
    if (whole !== undefined) {
      const place =
        file === undefined
          ? undefined
          : { file: displayPath(resolve(folder, file)), line: Number(number) };
      // Even after an error, Doxygen writes the XML.
      messages.push({ code: 'doxygen', level: 'warning', message, ...(place && { place }) });
    } else if (last && /^ {2,}\S/.test(line)) {
      last.message += `\n${line.trim()}`;
    }
  }
  return messages;
}
