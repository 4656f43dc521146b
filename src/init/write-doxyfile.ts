import { relative, sep } from 'node:path';
import type { Fact } from './fact.ts';
import { keywordsAlias } from './keywords-alias.ts';
import { configuredComment } from './site-doxyfile.ts';
import type { ProjectFacts } from './project-facts.ts';
import type { SourceFolders } from './source-folders.ts';

/** Output folder of the offered Doxyfile, relative to the folder of the library. */
const OUTPUT = 'doxygen';

/** Texts about a repository, which are no pages of a site. */
const HOUSEKEEPING =
  '*/LICENSE* */AGENTS.md */CLAUDE.md */CODE_OF_CONDUCT.md */CONTRIBUTING.md */SECURITY.md';

/** The start of a Doxyfile that this tool has written, which tells it from those of maintainers. */
const MARK = 'Written by "mtp-site init".';

/** True for the text of a Doxyfile that this tool has written. */
export function isOwnDoxyfile(text: string): boolean {
  return text.startsWith(`# ${MARK}`);
}

/** Quotes a value for Doxygen: only quotes are escaped. */
function quoted(text: string): string {
  return `"${text.replace(/\\+$/, '').replaceAll('"', '\\"')}"`;
}

/**
 * Returns a small configuration of Doxygen with only the settings that a site needs. `texts` are Markdown files outside of
 * the sources that become pages.
 */
export function doxyfileText(
  { name, description, version }: ProjectFacts,
  {
    paths,
    foreign,
    repeated,
    hasComments,
    areHeaders,
    extensions,
    compilerDefines,
    configured,
    hasRst,
    macros: findMacros,
  }: SourceFolders,
  folder: string,
  texts: readonly string[] = [],
): string {
  const line = (key: string, value: string): string => `${key.padEnd(22)} = ${value}`;
  const fact = (key: string, found: Fact | undefined): string[] =>
    found ? [`# From ${found.from}.`, line(key, quoted(found.value))] : [];
  const words = (values: readonly string[]): string =>
    values.map((path) => (/\s/.test(path) ? quoted(path) : path)).join(' ');
  const left = [...foreign, ...repeated]
    .sort()
    .map((path) => relative(folder, path).split(sep).join('/'));
  const macros = findMacros();
  const predefined = [...compilerDefines, ...configured, ...macros.map((macro) => words([macro]))];
  const isWhole = paths.includes('.');
  return [
    `# ${MARK} All other settings have their default values: "doxygen -x Doxyfile" lists the differences.`,
    ...fact('PROJECT_NAME', name),
    ...fact('PROJECT_NUMBER', version),
    ...fact('PROJECT_BRIEF', description),
    '',
    line('INPUT', words([...paths, ...texts])),
    line('RECURSIVE', 'YES'),
    ...(left.length > 0
      ? [
          '# Third-party code, tests, examples, and headers that repeat other headers.',
          line('EXCLUDE', words(left)),
        ]
      : []),
    ...(isWhole
      ? [
          '# Not the scripts and tools in other languages, and no texts about the repository.',
          line('FILE_PATTERNS', [...extensions, '.dox', '.md'].map((each) => `*${each}`).join(' ')),
          line('EXCLUDE_PATTERNS', `*/build/* */docs/* */doc/* */.* ${HOUSEKEEPING}`),
        ]
      : []),
    '# Paths in the documentation are relative to the folder of this file.',
    line('STRIP_FROM_PATH', '.'),
    ...(hasComments
      ? []
      : [
          '# No Doxygen comments were found, so undocumented symbols are shown. Remove this when there are comments.',
        ]),
    ...(hasComments ? [] : [line('EXTRACT_ALL', 'YES')]),
    ...(areHeaders
      ? [
          '# All sources are headers: their static functions are inline code for users.',
          line('EXTRACT_STATIC', 'YES'),
        ]
      : []),
    line('WARN_IF_UNDOCUMENTED', 'NO'),
    ...(predefined.length > 0 ? [''] : []),
    ...(compilerDefines.length > 0
      ? [
          '# The headers ask for what compilers define and Doxygen does not: declarations would be missing.',
        ]
      : []),
    ...(configured.length > 0 ? [configuredComment] : []),
    ...(macros.length > 0
      ? [
          '# Macros in declarations, and what they mean to readers. Without this, Doxygen takes them for names and types.',
          line('MACRO_EXPANSION', 'YES'),
          line('EXPAND_ONLY_PREDEF', 'YES'),
        ]
      : []),
    ...(predefined.length > 0
      ? [line('PREDEFINED', predefined.join(` \\\n${' '.repeat(25)}`))]
      : []),
    '',
    '# The site is built from XML with source listings.',
    line('OUTPUT_DIRECTORY', OUTPUT),
    line('GENERATE_XML', 'YES'),
    line('XML_PROGRAMLISTING', 'YES'),
    '# The listings show which files a comment with \\file documents.',
    line('STRIP_CODE_COMMENTS', 'NO'),
    line('GENERATE_HTML', 'NO'),
    line('GENERATE_LATEX', 'NO'),
    '',
    ...keywordsAlias(),
    ...(hasRst
      ? [
          '# \\rst and \\endrst: texts in reStructuredText, as for Breathe.',
          'ALIASES               += "rst=\\verbatim embed:rst"',
          'ALIASES               += "endrst=\\endverbatim"',
        ]
      : []),
    '',
  ].join('\n');
}
