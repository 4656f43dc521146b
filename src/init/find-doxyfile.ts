import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isForeign } from './library-files.ts';
import type { LibraryFiles } from './library-files.ts';

/** Folders in which configurations of Doxygen mostly are, the most usual one first. */
const USUAL = ['.', 'docs', 'doc', 'documentation', 'doxygen', '.doxygen', 'docs/doxygen'].concat([
  'doc/doxygen',
  'docs/api',
  'cmake',
  'config',
  'tools/doxygen',
]);

/** Folders in which Doxygen's XML is looked for where nothing says how it is made. */
const XML_FOLDERS = ['xml', 'doxygen/xml', 'docs/xml', 'doc/xml', 'docs/doxygen/xml'].concat([
  'doc/doxygen/xml',
  'build/xml',
  'build/doxygen/xml',
  'build/docs/xml',
]);

/** Name of the configuration that this tool writes beside one of the library's own. */
export const siteDoxyfile = 'site.doxyfile';

/** Names that such files have, with those of templates. */
const NAMES =
  /^doxyfile(?:[-._]\w+)*$|\.(?:doxyfile|doxygen|doxy|dox|dxy)(?:\.in)?$|^(?:doxygen|doxy)(?:\.\w+)+$/i;

/** Part of names that such files may have too; what they say decides. */
const MAYBE = /dox/i;

/** Files of other kinds. */
const OTHERS =
  /\.(?:h|hh|hpp|c|cc|cpp|css|html?|js|mjs|ts|md|xml|ya?ml|json|png|svg|jpe?g|gif|py|sh|m4|am|cmake|txt)$/i;

/** Files of build systems that name configurations of Doxygen of any name. */
const BUILD_FILES = /(?:^|\/)(?:GNU)?[Mm]akefile(?:\.(?:am|in))?$|\.mk$/;

/** Where a Makefile runs Doxygen, the file that it names. */
const RUNS = /(?:\bdoxygen|\$[({]DOXYGEN[)}])[ \t]+(?:-\w+[ \t]+)*([\w./-]+)/g;

/** Copies that editors and Doxygen itself leave behind. */
const COPIES = /(?:\.(?:bak|orig|old|rej)|~)$/i;

/** What only a configuration of Doxygen says; pages for Doxygen have names that end in `.dox` too. */
const SIGN = /^[ \t]*(PROJECT_NAME|INPUT|OUTPUT_DIRECTORY|GENERATE_[A-Z]+|@INCLUDE)[ \t]*\+?=/gm;

/** Part of the text of a file that says that XML is made. */
const MAKES_XML = /^[ \t]*GENERATE_XML[ \t]*=[ \t]*"?(?:YES|TRUE|1)\b/im;

/** Largest file that is looked into, in bytes. */
const LARGEST = 1024 * 1024;

/** A configuration of Doxygen. */
export interface FoundDoxyfile {
  /** Path below the folder of the library, `/` as separator. */
  path: string;
  /** True where a build system makes the real one of it. */
  isTemplate: boolean;
  /** True for one in a folder of examples, tests or code of others. */
  isForeign: boolean;
  /** True for one of several in its folder: for another language, or for parts of the library. */
  isVariant: boolean;
  /** True where it makes XML as it is. */
  makesXml: boolean;
  /** How usual its folder is: less is more. */
  order: number;
}

/** The configurations of Doxygen in a library's folder, by their paths. */
export function findDoxyfiles(folder: string, { paths }: LibraryFiles): FoundDoxyfile[] {
  const named = new Set(paths.filter((path) => BUILD_FILES.test(path)).flatMap(namedBy));
  function namedBy(path: string): string[] {
    const own = path.slice(0, path.length - basename(path).length);
    const found = [...(textIn(folder, path) ?? '').matchAll(RUNS)].map(([, name = '']) => name);
    return found.flatMap((name) => [name, `${name}.in`]).map((name) => `${own}${name}`);
  }
  return paths.flatMap((path): FoundDoxyfile[] => {
    const name = basename(path);
    const isNamed = named.has(path);
    if (
      COPIES.test(name) ||
      (OTHERS.test(name) && !isNamed) ||
      path === siteDoxyfile ||
      !(MAYBE.test(name) || NAMES.test(name) || isNamed)
    )
      return [];
    const text = textIn(folder, path) ?? '';
    const signs = new Set([...text.matchAll(SIGN)].map(([, sign]) => sign));
    if (signs.size < (NAMES.test(name) ? 1 : 2)) return [];
    const makesXml = MAKES_XML.test(text);
    const own = path === name ? '.' : path.slice(0, -name.length - 1);
    const usual = USUAL.indexOf(own);
    return [
      {
        path,
        isTemplate: name.endsWith('.in'),
        isForeign: isForeign(path),
        isVariant: !makesXml && /^doxyfile[-._](?!in$|cmake|cfg|conf|dox)/i.test(name),
        makesXml,
        order: usual < 0 ? USUAL.length + own.split('/').length : usual,
      },
    ];
  });
}

/** The text of a file below a folder that is no larger than such files are. */
function textIn(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile() || found.size > LARGEST) return undefined;
  return readFileSync(file, 'utf8');
}

/** The folder with XML that Doxygen has made before, below that of the library. */
export function findXmlFolder(folder: string): string | undefined {
  return XML_FOLDERS.find((name) => {
    const index = join(folder, name, 'index.xml');
    return existsSync(index) && readFileSync(index, 'utf8').includes('<doxygenindex');
  });
}
