import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Doxyfile, DoxyfileSetting } from './doxyfile.ts';
import { factOf } from './fact.ts';
import type { Fact } from './fact.ts';
import { siteDoxyfile } from './find-doxyfile.ts';
import { readsTexts } from './read-texts.ts';
import { isOwnDoxyfile } from './write-doxyfile.ts';

/** How to get Doxygen's XML of a library. */
export interface DoxygenSetup {
  /** Folder of the XML, absolute, and the source of this fact. */
  xml: Fact;
  /** Shell commands that create the XML, run in the folder of the library; empty if it exists. */
  commands: string[];
  /** Name of the project. */
  name?: Fact;
  /** Description of the project. */
  brief?: Fact;
  /** Its logo, absolute. */
  logo?: Fact;
  /** Files and folders that Doxygen reads, absolute. */
  inputs: string[];
  /** Returns true for a text (absolute path) that Doxygen turns into a page. */
  reads: (path: string) => boolean;
  /** Folder that paths in the XML are relative to, absolute. */
  folder: string;
  /** Include folders, which #include lines leave out, absolute; empty if unknown. */
  includeRoots: string[];
  /** Maps tag files of other projects, absolute, to the URLs of their pages. */
  tagFiles: Map<string, string>;
  /** The configuration of Doxygen, relative to the folder of the library, if any. */
  file?: string;
  /** True if this tool has written that configuration. */
  isOwn?: boolean;
  /** True if Doxygen draws graphs with Graphviz. */
  needsGraphviz: boolean;
  /** Other configurations, relative to the folder of the library. */
  others: string[];
  /** Configurations for parts of the library, of which a site shows one, if none covers it as a whole. */
  parts?: string[];
  /** Why these were not chosen: a clause. */
  why?: string;
  /** A configuration to write for the site: path relative to the folder of the library, and text. */
  own?: { path: string; text: string };
}

/** Code of diagnostics about configurations of Doxygen. */
export const doxyfileCode = 'doxyfile';

/** Default name in the output of `doxygen -g`. */
const NO_NAME = 'My Project';

function isOn(setting: DoxyfileSetting | undefined, fallback: boolean): boolean {
  return setting && setting.text !== '' ? /^(?:yes|true|1)$/i.test(setting.text) : fallback;
}

/** Reports missing included files, without which Doxygen stops. */
export function reportMissingIncludes({ missing }: Doxyfile, diagnostics: Diagnostics): void {
  for (const { name, place } of missing)
    diagnostics.warning(
      doxyfileCode,
      `The included file "${name}" was not found; its settings are unknown.`,
      place,
      'Doxygen needs it: generate it with the build of the library, then run "mtp-site init --force" again.',
    );
}

/** Settings that decide what readers see, with what Doxygen does if their values are missing. */
const DECISIVE = new Map([
  ['PROJECT_BRIEF', ''],
  ['INPUT', ''],
  ['ENABLED_SECTIONS', ' Doxygen leaves out what stands between "\\cond LABEL" and "\\endcond".'],
]);

/** Reports settings with unknown variables that decide what readers see, but for those in `known`. */
export function reportUnknownVariables(
  { settings }: Doxyfile,
  known: readonly string[],
  diagnostics: Diagnostics,
): void {
  for (const [name, consequence] of DECISIVE) {
    const setting = settings.get(name);
    if (!setting || setting.unknown.length === 0 || known.includes(name)) continue;
    diagnostics.warning(
      doxyfileCode,
      `${name} depends on ${[...new Set(setting.unknown)].join(', ')}, which has no known value.${consequence}`,
      setting.place,
      `Check ${name} in the new ${siteDoxyfile}.`,
    );
  }
}

/** Formats the place of a setting, for comments. */
function placeOf(name: string, { file, settings }: Doxyfile, folder: string): string {
  const place = settings.get(name)?.place;
  return place
    ? `${name} in ${[place.file, place.line].filter(Boolean).join(':')}`
    : `${name} is not set in ${displayPath(file, folder)}`;
}

/** Removes parts of a name that do not identify the project: versions, words for manuals, separators at both ends. */
export function meaningfulName(name: string): string {
  const distinctive = name
    .replace(
      /\b(?:api|docs?|documentation|reference|manual|guide|doxygen|my|project|version)\b/gi,
      '',
    )
    .replace(/\bv?\d+(?:\.\w+)*\b/g, '');
  if (name === NO_NAME || !/\p{L}/u.test(distinctive)) return '';
  // The version has its own setting.
  const bare = name.trim().replace(/[-_]v?\d+(?:\.\w+)+(?:-\w+)*$/, '');
  return bare.replace(/^[\s_:,-]+|[\s_:,-]+$/g, '');
}

/** Reads the settings that every kind of configuration has. `runs` is Doxygen's working folder. */
export function readSettings(
  folder: string,
  doxyfile: Doxyfile,
  runs: string,
): Omit<DoxygenSetup, 'commands' | 'others'> & { output: string } {
  const { settings, file } = doxyfile;
  const text = (name: string): string => settings.get(name)?.text ?? '';
  const paths = (name: string): string[] =>
    (settings.get(name)?.values ?? []).map((path) => resolve(runs, path));
  const name = meaningfulName(text('PROJECT_NAME'));
  const place = placeOf('PROJECT_NAME', doxyfile, folder);
  // "Ring: fast buffers" is a name and its description.
  const [, short = name, rest = ''] = /^([^:]{2,30}): (\S.*)$/.exec(name) ?? [];
  const isSplit = text('PROJECT_BRIEF') === '' && rest !== '';
  const output = resolve(runs, text('OUTPUT_DIRECTORY'));
  const from = settings.has('OUTPUT_DIRECTORY') ? 'OUTPUT_DIRECTORY' : 'XML_OUTPUT';
  const [logo] = paths('PROJECT_LOGO').filter((path) => existsSync(path));
  const inputs = paths('INPUT');
  return {
    output,
    xml: {
      value: resolve(output, text('XML_OUTPUT') || 'xml'),
      from: placeOf(from, doxyfile, folder),
    },
    name: factOf(isSplit ? short : name, place),
    brief: isSplit
      ? factOf(rest, place)
      : factOf(text('PROJECT_BRIEF'), placeOf('PROJECT_BRIEF', doxyfile, folder)),
    ...(logo !== undefined && {
      logo: { value: logo, from: placeOf('PROJECT_LOGO', doxyfile, folder) },
    }),
    inputs,
    reads: readsTexts({
      inputs: inputs.length > 0 ? inputs : [runs],
      parts: paths('EXAMPLE_PATH').filter(
        (path) => relative(folder, path).split(sep).length > 1 && !inputs.includes(path),
      ),
      isRecursive: isOn(settings.get('RECURSIVE'), false),
      patterns: settings.get('FILE_PATTERNS')?.values ?? [],
      excluded: paths('EXCLUDE'),
      excludePatterns: settings.get('EXCLUDE_PATTERNS')?.values ?? [],
    }),
    folder: runs,
    includeRoots: paths('STRIP_FROM_INC_PATH'),
    tagFiles: tagFilesOf(doxyfile, runs),
    file: displayPath(file, folder),
    isOwn: isOwnDoxyfile(readFileSync(file, 'utf8')),
    needsGraphviz: isOn(settings.get('HAVE_DOT'), false),
  };
}

/** Returns the existing tag files that have absolute URLs. */
function tagFilesOf({ settings }: Doxyfile, runs: string): Map<string, string> {
  const pairs = (settings.get('TAGFILES')?.values ?? []).flatMap((value) => {
    const [, path, address] = /^(.+?)=(https?:\/\/.+)$/.exec(value) ?? [];
    const file = path === undefined ? '' : resolve(runs, path);
    return address !== undefined && existsSync(file) ? [[file, address] as const] : [];
  });
  return new Map(pairs);
}

/** Reports that a configuration that is used unchanged writes no source listings. */
export function reportMissingListings(
  doxyfile: Doxyfile,
  folder: string,
  diagnostics: Diagnostics,
): void {
  const { settings, file } = doxyfile;
  const listing = settings.get('XML_PROGRAMLISTING');
  if (isOn(listing, true)) return;
  diagnostics.report({
    code: doxyfileCode,
    level: 'info',
    place: listing?.place,
    message: 'XML_PROGRAMLISTING is off: the site will have no source listings.',
    advice: `Set XML_PROGRAMLISTING = YES in ${displayPath(file, folder)}.`,
  });
}
