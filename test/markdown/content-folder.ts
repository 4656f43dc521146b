import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { displayPath } from '../../src/diagnostics/display-path.ts';

/** Creates a folder with files: relative path to text. */
export function contentFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

/** Returns each message as `level code file:line:column text`, with files relative to a folder. */
export function messages(diagnostics: Pick<Diagnostics, 'all'>, folder: string): string[] {
  const root = displayPath(folder);
  const local = (text: string): string => text.replaceAll(`${root}/`, '').replaceAll(root, '.');
  return diagnostics.all.map(({ level, code, place, message }) => {
    const where = place ? `${local(place.file)}:${place.line ?? '?'}:${place.column ?? '?'} ` : '';
    return `${level} ${code} ${where}${local(message)}`;
  });
}
