import { existsSync } from 'node:fs';
import { basename, relative, resolve, sep } from 'node:path';
import type { Doxyfile, DoxyfileSetting } from './doxyfile.ts';
import { keywordsAlias } from './keywords-alias.ts';

/** Content of a configuration of Doxygen for the site. */
export interface SiteDoxyfileRequest {
  /** The folder of the library, absolute. */
  folder: string;
  /** Doxygen's working folder, absolute. */
  runs: string;
  /** Doxygen's output folder, absolute. */
  output: string;
  /** The comment at its top: sentences. */
  about: string;
  /** The library's own configuration, absolute; missing if CMake generates it. */
  base?: string;
  /** The library's own aliases, as they are written; missing if it has none. */
  aliases?: string;
  /** Macros that a build defines and documented declarations need; missing if there are none. */
  configured?: readonly string[];
  /** Settings that replace those of the library: texts, or lists of values. */
  settings: ReadonlyMap<string, string | readonly string[]>;
}

/** Explains macros that a build defines. */
export const configuredComment =
  '# A build defines these in the headers that it writes; without them, Doxygen skips documented declarations.';

/** Settings that do not affect the XML, or that prevent a successful run. */
const IRRELEVANT = /^(?:HTML|LATEX|MAN|RTF|DOCBOOK|DOCSET|QHP|QHG|QCH|CHM|HHC|ECLIPSE|MATHJAX)_/;

/** Output formats other than XML. */
const OUTPUTS =
  /^GENERATE_(?!XML|TAGFILE|TODOLIST|TESTLIST|BUGLIST|DEPRECATEDLIST|LEGEND|TREEVIEW)/;

/** Settings that name one file; if it is missing, Doxygen stops or warns. */
const FILES = ['LAYOUT_FILE', 'PROJECT_LOGO', 'PROJECT_ICON', 'USE_MDFILE_AS_MAINPAGE'].concat([
  'FORMULA_MACROFILE',
  'CITE_BIB_FILES',
]);

/** Settings that make Doxygen write files into the library. */
const WRITTEN = ['GENERATE_TAGFILE', 'WARN_LOGFILE'];

/** Settings with files that Doxygen requires, even without HTML output. */
const FATAL = [
  'HTML_HEADER',
  'HTML_FOOTER',
  'HTML_STYLESHEET',
  'LATEX_HEADER',
  'LATEX_FOOTER',
  'MATHJAX_CODEFILE',
];

function isOn({ text }: DoxyfileSetting): boolean {
  return !/^(?:no|false|0)?$/i.test(text);
}

/** Returns the library's settings that the site cannot use, or that Doxygen cannot use without the build system. */
export function settingsToReplace(
  { settings }: Doxyfile,
  runs: string,
): Map<string, string | readonly string[]> {
  const replaced = new Map<string, string | readonly string[]>();
  const isThere = (path: string): boolean => existsSync(resolve(runs, path));
  for (const [name, setting] of settings) {
    const { text, values, isVariable } = setting;
    if (text === '' && !isVariable) continue;
    if (OUTPUTS.test(name)) {
      if (isOn(setting) || isVariable) replaced.set(name, 'NO');
    } else if (name === 'WARN_AS_ERROR') {
      if (isOn(setting)) replaced.set(name, 'NO');
    } else if (WRITTEN.includes(name) || (FATAL.includes(name) && !isThere(text)))
      replaced.set(name, '');
    else if (FILES.includes(name) && !values.every(isThere))
      replaced.set(name, values.filter(isThere));
    else if (isVariable && name !== 'OUTPUT_DIRECTORY' && name !== 'XML_OUTPUT')
      replaced.set(
        name,
        IRRELEVANT.test(name) ? '' : isText(name) ? text : existingPaths(name, values),
      );
  }
  return replaced;

  /** Drops inputs that exist only after a build. */
  function existingPaths(name: string, values: readonly string[]): readonly string[] {
    return name === 'INPUT' ? values.filter(isThere) : values;
  }
}

function isText(name: string): boolean {
  return /^PROJECT_(?:NAME|NUMBER|BRIEF)$/.test(name);
}

/** True if Doxygen cannot create the site's XML with the library's configuration unchanged. */
export function needsSiteDoxyfile(doxyfile: Doxyfile, runs: string): boolean {
  const { settings } = doxyfile;
  const xml = settings.get('GENERATE_XML');
  if (!xml || !isOn(xml)) return true;
  const needed = (name: string): boolean =>
    name === 'WARN_AS_ERROR' || FATAL.includes(name) || settings.get(name)?.isVariable === true;
  const output = settings.get('OUTPUT_DIRECTORY');
  return output?.isVariable === true || [...settingsToReplace(doxyfile, runs).keys()].some(needed);
}

/** Quotes a value for Doxygen: only quotes are escaped. */
function quoted(text: string): string {
  return `"${text.replace(/\\+$/, '').replaceAll('"', '\\"')}"`;
}

/** Returns the configuration that makes Doxygen create the XML of the site. */
export function siteDoxyfileText(request: SiteDoxyfileRequest): string {
  const { folder, runs, base, aliases, about, output, settings, configured = [] } = request;
  const shown = (path: string): string => relative(runs, path).split(sep).join('/') || '.';
  // Absolute paths would be wrong on other machines.
  const portable = (value: string): string => {
    if (value === folder || value.startsWith(`${folder}/`)) return shown(value);
    return value.replaceAll(`${folder}/`, shown(folder) === '.' ? '' : `${shown(folder)}/`);
  };
  const word = (value: string): string =>
    /^[\w./*?:+~<>=-]+$/.test(value) ? value : quoted(value);
  const line = (name: string, value: string): string => `${name.padEnd(22)} = ${value}`.trimEnd();
  // The shell looks for a program without a folder elsewhere.
  const program = (value: string): string => {
    const start = value.indexOf('=') + 1;
    const [own = ''] = value.slice(start).split(' ');
    const isHere = own !== '' && !own.includes('/') && existsSync(resolve(runs, own));
    return isHere ? `${value.slice(0, start)}./${value.slice(start)}` : value;
  };
  const lineOf = (name: string, written: string | readonly string[]): string => {
    const value =
      typeof written === 'string' || !/(?:^|_)FILTER(?:_(?:SOURCE_)?PATTERNS)?$/.test(name)
        ? written
        : written.map((each) => program(portable(each)));
    if (typeof value === 'string')
      return line(name, /[\s#",]/.test(value) ? quoted(portable(value)) : portable(value));
    const words = value.map((each) => word(portable(each)));
    const isLong = words.join(' ').length > 70;
    return line(name, isLong ? words.join(` \\\n${' '.repeat(25)}`) : words.join(' '));
  };
  const fixed = new Map([
    ['OUTPUT_DIRECTORY', shown(output)],
    ...['GENERATE_XML', 'XML_PROGRAMLISTING'].map((name) => [name, 'YES'] as const),
    // The listings show which files a comment with \file documents.
    ['STRIP_CODE_COMMENTS', 'NO'],
    ['XML_OUTPUT', 'xml'],
    ...['GENERATE_HTML', 'GENERATE_LATEX'].map((name) => [name, 'NO'] as const),
  ]);
  const own = keywordsAlias(aliases);
  const others = [...settings].filter(([name]) => !fixed.has(name));
  return [
    ...comment(about),
    ...(base === undefined ? [] : [line('@INCLUDE', word(shown(base)))]),
    ...(others.length === 0
      ? []
      : [
          '',
          base === undefined
            ? '# From CMake.'
            : `# Overrides settings of ${basename(base)} that depend on a build or are not needed for a site.`,
        ]),
    ...others.map(([name, value]) => lineOf(name, value)),
    ...(configured.length === 0
      ? []
      : [
          '',
          configuredComment,
          `PREDEFINED            += ${configured.join(` \\\n${' '.repeat(25)}`)}`,
        ]),
    '',
    '# The site is built from XML with source listings.',
    ...[...fixed].map(([name, value]) => line(name, value)),
    ...(own.length > 0 ? ['', ...own] : []),
    '',
  ].join('\n');
}

function comment(text: string): string[] {
  return text.split('\n').map((line) => `# ${line}`);
}
