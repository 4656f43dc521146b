import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import type { BuildSystems } from './build-systems.ts';
import { isForeign } from './library-files.ts';
import type { LibraryFiles } from './library-files.ts';

/** Usual folders of configurations of Doxygen, the most usual one first. */
const COMMON_FOLDERS = [
  '.',
  'docs',
  'doc',
  'documentation',
  'doxygen',
  '.doxygen',
  'docs/doxygen',
].concat(['doc/doxygen', 'docs/api', 'cmake', 'config', 'tools/doxygen']);

/** Folders to search for Doxygen's XML if nothing shows how it is created. */
const XML_FOLDERS = ['xml', 'doxygen/xml', 'docs/xml', 'doc/xml', 'docs/doxygen/xml'].concat([
  'doc/doxygen/xml',
  'build/xml',
  'build/doxygen/xml',
  'build/docs/xml',
]);

/** Name of the configuration that this tool writes next to the library's own. */
export const siteDoxyfile = 'site.doxyfile';

/** Usual names of configurations, including templates. */
const NAMES =
  /^doxyfile(?:[-._]\w+)*$|\.(?:doxyfile|doxygen|doxy|dox|dxy)(?:\.in)?$|^(?:doxygen|doxy)(?:\.\w+)+$/i;

/** True for a usual name of a configuration, or of a template of one. */
export function isUsualName(name: string): boolean {
  return NAMES.test(name) && !OTHERS.test(name) && !COPIES.test(name);
}

/** Names of configurations for maintainers. */
const INTERNAL = /internal|private|devel|maintainer/i;

/** Part of other possible names; the content decides. */
const MAYBE = /dox/i;

/** Files of other types. */
const OTHERS =
  /\.(?:h|hh|hpp|c|cc|cpp|css|html?|js|mjs|ts|md|xml|ya?ml|json|png|svg|jpe?g|gif|py|sh|m4|am|cmake|txt)$/i;

/** Build files that may name configurations of Doxygen. */
const BUILD_FILES = /(?:^|\/)(?:GNU)?[Mm]akefile(?:\.(?:am|in))?$|\.mk$/;

/** The file name after a call of Doxygen in a Makefile. */
const RUNS = /(?:\bdoxygen|\$[({]DOXYGEN[)}])[ \t]+(?:-\w+[ \t]+)*([\w./-]+)/g;

/** Backup copies from editors and Doxygen. */
const COPIES = /(?:\.(?:bak|orig|old|rej)|~)$/i;

/** Settings that only a configuration of Doxygen has; pages for Doxygen can have names that end in `.dox`, too. */
const SIGN = /^[ \t]*(PROJECT_NAME|INPUT|OUTPUT_DIRECTORY|GENERATE_[A-Z]+|@INCLUDE)[ \t]*\+?=/gm;

/** The setting that enables XML output. */
const WRITES_XML = /^[ \t]*GENERATE_XML[ \t]*=[ \t]*"?(?:YES|TRUE|1)\b/im;

/** Maximum size of a file to read, in bytes. */
const LARGEST = 1024 * 1024;

/** A configuration of Doxygen. */
export interface FoundDoxyfile {
  /** Path relative to the folder of the library, with `/` as separator. */
  path: string;
  /** True if a build system generates the actual file from it. */
  isTemplate: boolean;
  /** True for a file in a folder of examples, tests or third-party code. */
  isForeign: boolean;
  /** True for one of several in a folder: for another language, or for parts of the library. */
  isVariant: boolean;
  /** True for one about the internals of the library. */
  isInternal: boolean;
  /** True if it enables XML output. */
  writesXml: boolean;
  /** Rank of its folder: lower is more usual. */
  order: number;
}

/** Finds the configurations of Doxygen in a library's folder, in the order of its files. */
export function findDoxyfiles(
  folder: string,
  { paths }: LibraryFiles,
  systems: BuildSystems,
): FoundDoxyfile[] {
  const named = new Set(paths.filter((path) => BUILD_FILES.test(path)).flatMap(namedBy));
  const shown = (path: string): string => relative(folder, path).split(sep).join('/');
  for (const path of systems.cmake?.doxyfiles ?? []) named.add(shown(path));
  // Whatever the name of a template, the build gives Doxygen's usual name to the file; the content decides on others.
  const generated = new Map(
    systems.configured.map(({ template, output }) => [shown(template), basename(output)]),
  );
  function namedBy(path: string): string[] {
    const own = path.slice(0, path.length - basename(path).length);
    const found = [...(textIn(folder, path) ?? '').matchAll(RUNS)].map(([, name = '']) => name);
    return found.flatMap((name) => [name, `${name}.in`]).map((name) => `${own}${name}`);
  }
  return paths.flatMap((path): FoundDoxyfile[] => {
    const name = basename(path);
    const output = generated.get(path);
    const isUsual = NAMES.test(name) || (output !== undefined && NAMES.test(output));
    const isNamed = named.has(path) || output !== undefined;
    if (
      COPIES.test(name) ||
      (OTHERS.test(name) && !isNamed) ||
      path === siteDoxyfile ||
      !(MAYBE.test(name) || isUsual || isNamed)
    )
      return [];
    const text = textIn(folder, path) ?? '';
    const signs = new Set([...text.matchAll(SIGN)].map(([, sign]) => sign));
    if (signs.size < (isUsual ? 1 : 2)) return [];
    const writesXml = WRITES_XML.test(text);
    const own = path === name ? '.' : path.slice(0, -name.length - 1);
    const position = COMMON_FOLDERS.indexOf(own);
    return [
      {
        path,
        isTemplate: name.endsWith('.in') || output !== undefined,
        isForeign: isForeign(path),
        isVariant: !writesXml && /^doxyfile[-._](?!in$|cmake|cfg|conf|dox)/i.test(name),
        isInternal: INTERNAL.test(name),
        writesXml,
        order: position < 0 ? COMMON_FOLDERS.length + own.split('/').length : position,
      },
    ];
  });
}

/** Returns the text of a file in a folder, unless it is too large for a configuration. */
function textIn(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile() || found.size > LARGEST) return undefined;
  return readFileSync(file, 'utf8');
}

/** Finds a folder with existing XML of Doxygen, relative to the folder of the library. */
export function findXmlFolder(folder: string): string | undefined {
  return XML_FOLDERS.find((name) => {
    const index = join(folder, name, 'index.xml');
    return existsSync(index) && readFileSync(index, 'utf8').includes('<doxygenindex');
  });
}
