import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { DoxygenConfig } from '../config/types.ts';
import { isBelow } from '../inputs/is-below.ts';
import { siteDoxyfile } from '../init/find-doxyfile.ts';

/** How Doxygen writes the XML of a site. */
export interface DoxygenCall {
  /** A command for the shell that runs Doxygen with a configuration from standard input. */
  command: string;
  /** The folder that the command runs in, absolute. */
  folder: string;
  /** The folder that Doxygen runs in, absolute. */
  runs: string;
  /** Doxygen's configuration, absolute. */
  doxyfile: string;
}

const word = `(?:"[^"]*"|'[^']*'|[^\\s"'&|;()<>]+)`;

/** Doxygen as a command, not as an argument of another one: its name, and its arguments. */
const call = new RegExp(
  `((?:^|[&|;(])\\s*(?:\\w+=${word}\\s+)*(?:"[^"]*doxygen(?:\\.exe)?"|'[^']*doxygen(?:\\.exe)?'|[^\\s"'&|;()<>]*doxygen(?:-[\\d.]+)?(?:\\.exe)?))(?=[\\s&|;)]|$)((?:\\s+${word})*)`,
  'i',
);

/** A change of the folder before the call. */
const changeFolder = new RegExp(`(?:^|[&|;(])\\s*cd\\s+(${word})\\s*(?:&&|;)`, 'g');

/**
 * Finds out how Doxygen writes the XML of a site. If the configuration has no command that runs Doxygen itself, its
 * configuration is the first one in the folder of the XML, or in one of those around it, up to `home`. Returns the
 * paths that were searched if there is none.
 */
export function doxygenCall(
  { command = '', xml }: Pick<DoxygenConfig, 'command' | 'xml'>,
  home: string,
): DoxygenCall | { searched: string[] } {
  const found = call.exec(command);
  if (found) {
    const [all, start = '', rest = ''] = found;
    const words = [...rest.matchAll(new RegExp(word, 'g'))].map(([each]) => each);
    const file = words
      .filter((each) => !each.startsWith('-'))
      .map(unquoted)
      .at(-1);
    const before = command.slice(0, found.index + 1);
    const changes = [...before.matchAll(changeFolder)].map(([, to = '']) => unquoted(to));
    const runs = resolve(home, ...changes);
    const doxyfile = resolve(runs, file ?? 'Doxyfile');
    const options = words.filter((each) => each.startsWith('-') && each !== '-');
    const shown = [start, ...options, '-'].join(' ');
    return existsSync(doxyfile) && !words.includes('-')
      ? { command: command.replace(all, () => shown), folder: home, runs, doxyfile }
      : { searched: [doxyfile] };
  }
  const searched: string[] = [];
  for (let folder = isBelow(home, xml) ? xml : home; ; folder = dirname(folder)) {
    for (const name of [siteDoxyfile, 'Doxyfile']) {
      const doxyfile = join(folder, name);
      if (existsSync(doxyfile)) return { command: 'doxygen -', folder, runs: folder, doxyfile };
      searched.push(doxyfile);
    }
    if (folder === home || dirname(folder) === folder) return { searched };
  }
}

function unquoted(text: string): string {
  return text.replace(/^(["'])(.*)\1$/, '$2');
}
