import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Doxyfile, DoxyfileSetting } from './doxyfile.ts';
import { factOf } from './fact.ts';
import type { Fact } from './fact.ts';

/** How a library comes to Doxygen's XML. */
export interface DoxygenSetup {
  /** Folder of the XML, absolute, and what says so. */
  xml: Fact;
  /** Shell commands that make it, from the folder of the library; none where it is there already. */
  commands: string[];
  /** Name of the project. */
  name?: Fact;
  /** What the project says about itself. */
  brief?: Fact;
  /** Files and folders that Doxygen reads, absolute. */
  inputs: string[];
  /** Folder in which Doxygen runs, absolute. */
  folder: string;
  /** Folders that #include lines leave out of paths, absolute; none where nothing says so. */
  includeRoots: string[];
  /** Maps tag files of other projects, absolute, to the addresses of their pages. */
  tagFiles: Map<string, string>;
  /** The file that says how Doxygen runs, below the folder of the library; missing where none does. */
  file?: string;
  /** True where Doxygen draws graphs with Graphviz. */
  needsGraphviz: boolean;
  /** Further configurations that were found, below the folder of the library. */
  others: string[];
}

/** Code of what is told about configurations of Doxygen. */
export const doxyfileCode = 'doxyfile';

/** Name that `doxygen -g` gives to every project. */
const NO_NAME = 'My Project';

function isOn(setting: DoxyfileSetting | undefined, usual: boolean): boolean {
  return setting && setting.text !== '' ? /^(?:yes|true|1)$/i.test(setting.text) : usual;
}

/** Tells of what a configuration names and is not there. */
export function tellMissing({ missing, settings }: Doxyfile, diagnostics: Diagnostics): void {
  for (const { name, place } of missing)
    diagnostics.warning(
      doxyfileCode,
      `The included file "${name}" was not found; what it says is not known here.`,
      place,
      'Check doxygen.xml in the new file, which depends on OUTPUT_DIRECTORY and XML_OUTPUT.',
    );
  for (const name of ['PROJECT_NAME', 'PROJECT_BRIEF', 'INPUT', 'OUTPUT_DIRECTORY', 'XML_OUTPUT']) {
    const setting = settings.get(name);
    if (!setting || setting.unknown.length === 0) continue;
    diagnostics.warning(
      doxyfileCode,
      `${name} depends on ${setting.unknown.join(', ')}, which has no value here.`,
      setting.place,
      `Check what the new file says of it, or run "mtp-site init" where the variable is set.`,
    );
  }
}

/** Where a setting stands, for comments. */
function placeOf(name: string, { file, settings }: Doxyfile, folder: string): string {
  const place = settings.get(name)?.place;
  return place
    ? `${name} in ${[place.file, place.line].filter(Boolean).join(':')}`
    : `${name} is not set in ${displayPath(file, folder)}`;
}

/** What every kind of configuration says. `runs` is the folder in which Doxygen runs. */
export function readSettings(
  folder: string,
  doxyfile: Doxyfile,
  runs: string,
): Omit<DoxygenSetup, 'commands' | 'others'> & { output: string } {
  const { settings, file } = doxyfile;
  const text = (name: string): string => settings.get(name)?.text ?? '';
  const name = text('PROJECT_NAME') === NO_NAME ? '' : text('PROJECT_NAME');
  const output = resolve(runs, text('OUTPUT_DIRECTORY'));
  const from = settings.has('OUTPUT_DIRECTORY') ? 'OUTPUT_DIRECTORY' : 'XML_OUTPUT';
  return {
    output,
    xml: {
      value: resolve(output, text('XML_OUTPUT') || 'xml'),
      from: placeOf(from, doxyfile, folder),
    },
    name: factOf(name, placeOf('PROJECT_NAME', doxyfile, folder)),
    brief: factOf(text('PROJECT_BRIEF'), placeOf('PROJECT_BRIEF', doxyfile, folder)),
    inputs: (settings.get('INPUT')?.values ?? []).map((path) => resolve(runs, path)),
    folder: runs,
    includeRoots: (settings.get('STRIP_FROM_INC_PATH')?.values ?? []).map((path) =>
      resolve(runs, path),
    ),
    tagFiles: tagFilesOf(doxyfile, runs),
    file: displayPath(file, folder),
    needsGraphviz: isOn(settings.get('HAVE_DOT'), false),
  };
}

/** The tag files that are there, with the absolute addresses that are said of them. */
function tagFilesOf({ settings }: Doxyfile, runs: string): Map<string, string> {
  const pairs = (settings.get('TAGFILES')?.values ?? []).flatMap((value) => {
    const [, path, address] = /^(.+?)=(https?:\/\/.+)$/.exec(value) ?? [];
    const file = path === undefined ? '' : resolve(runs, path);
    return address !== undefined && existsSync(file) ? [[file, address] as const] : [];
  });
  return new Map(pairs);
}

/** Warns where no XML is made, and where it has no source listings; true where it must be asked for. */
export function lacksXml(doxyfile: Doxyfile, folder: string, diagnostics: Diagnostics): boolean {
  const { settings, file } = doxyfile;
  const shown = displayPath(file, folder);
  const listing = settings.get('XML_PROGRAMLISTING');
  if (!isOn(listing, true))
    diagnostics.report({
      code: doxyfileCode,
      level: 'info',
      place: listing?.place,
      message: 'XML_PROGRAMLISTING is off: the site will have no source listings.',
      advice: `Set XML_PROGRAMLISTING = YES in ${shown}.`,
    });
  const setting = settings.get('GENERATE_XML');
  if (isOn(setting, false)) return false;
  diagnostics.warning(
    doxyfileCode,
    `${setting ? 'GENERATE_XML is off' : 'GENERATE_XML is not set'}: Doxygen makes no XML, of which the site is made.`,
    setting?.place ?? { file: shown },
    `Set GENERATE_XML = YES in ${shown}.`,
  );
  return true;
}
