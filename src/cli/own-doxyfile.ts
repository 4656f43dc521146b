import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { findLibrary } from '../init/library.ts';
import { isBelow } from '../inputs/is-below.ts';
import { doxygenCall, type DoxygenCall } from './doxygen-call.ts';
import { includedFiles } from './flat-doxyfile.ts';
import type { LibraryRepository } from './library-repository.ts';

/** How Doxygen runs with the configuration of a revision. */
export interface RevisionCall extends DoxygenCall {
  /** The configuration for messages, if it is not where it is today: a path in the revision. */
  elsewhere?: string;
}

/**
 * Finds the configuration of Doxygen of a revision, whose files are in `checkout`: where it is today; else the one that
 * today's configuration includes, if that is all that is new; else the one that `init` would use. Returns `undefined` if
 * there is none.
 */
export function ownCall(
  { base, call }: Pick<LibraryRepository, 'base' | 'call'>,
  checkout: string,
): RevisionCall | undefined {
  const then = (path: string): string => join(checkout, relative(base, path));
  const moved = {
    command: call.command.replaceAll(base, () => checkout),
    folder: then(call.folder),
    runs: then(call.runs),
  };
  if (isBelow(base, call.doxyfile) && existsSync(then(call.doxyfile)))
    return { ...moved, doxyfile: then(call.doxyfile) };
  const included = includedFiles(readFileSync(call.doxyfile, 'latin1')).map((path) =>
    resolve(call.runs, path),
  );
  const [first] = included;
  if (
    first !== undefined &&
    included.every((path) => isBelow(base, path) && existsSync(then(path)))
  )
    return { ...moved, doxyfile: call.doxyfile, elsewhere: relative(base, first) };
  // What it says about files of the past would be advice about those of today.
  const { doxygen } = findLibrary(checkout, new Diagnostics());
  const command = doxygen?.commands.at(-1);
  if (!doxygen || command === undefined) return undefined;
  const { own, xml, file } = doxygen;
  if (own) writeFileSync(join(checkout, own.path), own.text);
  const found = doxygenCall({ command, xml: xml.value }, checkout);
  if ('searched' in found) return undefined;
  return { ...found, elsewhere: file ?? relative(checkout, found.doxyfile) };
}
