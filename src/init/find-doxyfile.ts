import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders in which configurations of Doxygen are looked for, below that of the library. */
const FOLDERS = ['.', 'docs', 'doc', 'documentation', 'doxygen', '.doxygen', 'docs/doxygen'].concat(
  ['doc/doxygen', 'docs/api', 'cmake', 'config', 'tools/doxygen'],
);

/** Folders in which Doxygen's XML is looked for where nothing says how it is made. */
const XML_FOLDERS = ['xml', 'doxygen/xml', 'docs/xml', 'doc/xml', 'docs/doxygen/xml'].concat([
  'doc/doxygen/xml',
  'build/xml',
  'build/doxygen/xml',
  'build/docs/xml',
]);

/** Names that such files have, with those of templates, which end in `.in`. */
const NAMES = /^doxyfile(?:[-._]\w+)*$|\.(?:doxyfile|doxygen|dox)(?:\.in)?$|^doxygen(?:\.\w+)+$/i;

/** Copies that editors and Doxygen itself leave behind. */
const COPIES = /(?:\.(?:bak|orig|old|rej)|~)$/i;

/** What only a configuration of Doxygen says; pages for Doxygen have names that end in `.dox` too. */
const SIGN = /^[ \t]*(?:PROJECT_NAME|INPUT|OUTPUT_DIRECTORY|GENERATE_[A-Z]+|@INCLUDE)[ \t]*\+?=/m;

/** Part of the text of a file that says that XML is made. */
const MAKES_XML = /^[ \t]*GENERATE_XML[ \t]*=[ \t]*"?(?:YES|TRUE|1)\b/im;

/** A configuration of Doxygen. */
export interface FoundDoxyfile {
  /** Path below the folder of the library, `/` as separator. */
  path: string;
  /** True where a build system makes the real one of it. */
  isTemplate: boolean;
}

/** The configurations of Doxygen in a library's folder: those that fit best come first. */
export function findDoxyfiles(folder: string): FoundDoxyfile[] {
  const found = FOLDERS.flatMap((name, order) => {
    const own = join(folder, name);
    if (!statSync(own, { throwIfNoEntry: false })?.isDirectory()) return [];
    return readdirSync(own, { withFileTypes: true })
      .filter((entry) => entry.isFile() && NAMES.test(entry.name) && !COPIES.test(entry.name))
      .flatMap((entry) => {
        const text = readFileSync(join(own, entry.name), 'utf8');
        if (!SIGN.test(text)) return [];
        const isTemplate = entry.name.endsWith('.in');
        const rank = [isTemplate, !MAKES_XML.test(text), order, !/^doxyfile$/i.test(entry.name)];
        const path = name === '.' ? entry.name : `${name}/${entry.name}`;
        return [{ path, isTemplate, rank: rank.map(Number) }];
      });
  });
  found.sort((a, b) => {
    const at = a.rank.findIndex((own, index) => own !== b.rank[index]);
    return at < 0 ? (a.path < b.path ? -1 : 1) : (a.rank[at] ?? 0) - (b.rank[at] ?? 0);
  });
  return found.map(({ path, isTemplate }) => ({ path, isTemplate }));
}

/** The folder with XML that Doxygen has made before, below that of the library. */
export function findXmlFolder(folder: string): string | undefined {
  return XML_FOLDERS.find((name) => {
    const index = join(folder, name, 'index.xml');
    return existsSync(index) && readFileSync(index, 'utf8').includes('<doxygenindex');
  });
}
