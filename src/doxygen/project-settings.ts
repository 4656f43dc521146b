import { posix } from 'node:path';
import type { NamedFile } from '../inputs/run-places.ts';
import type { ApiReference } from '../model/site.ts';
import { childrenNamed, childText, textOf, type XmlElement } from '../xml/element.ts';

/** Project settings in `Doxyfile.xml`. */
export type ProjectSettings = Pick<
  ApiReference,
  | 'title'
  | 'version'
  | 'brief'
  | 'formulaMacros'
  | 'headers'
  | 'examplePath'
  | 'shows'
  | 'language'
  | 'inlines'
  | 'graphs'
  | 'extraction'
  | 'html'
> & {
  /** True if there is a `Doxyfile.xml`. */
  isKnown: boolean;
  /** LAYOUT_FILE, or the name that Doxygen looks for by default. */
  layout: NamedFile;
  /** SHOW_NAMESPACES: whether the navigation lists the namespaces. */
  listsNamespaces: boolean;
};

/** The options that select the terms of a language. */
const languageOptions = [
  ['OPTIMIZE_OUTPUT_FOR_C', 'c'],
  ['OPTIMIZE_OUTPUT_JAVA', 'java'],
  ['OPTIMIZE_FOR_FORTRAN', 'fortran'],
  ['OPTIMIZE_OUTPUT_VHDL', 'vhdl'],
] as const;

/** The options that decide which symbols the XML contains, and how it spells them. */
const extractionOptions: ReadonlySet<string> = new Set([
  ...['EXTRACT_ALL', 'EXTRACT_PRIVATE', 'EXTRACT_STATIC', 'EXTRACT_LOCAL_CLASSES'],
  ...['HIDE_UNDOC_MEMBERS', 'HIDE_UNDOC_CLASSES', 'HIDE_FRIEND_COMPOUNDS', 'INTERNAL_DOCS'],
  ...['ENABLE_PREPROCESSING', 'MACRO_EXPANSION', 'EXPAND_ONLY_PREDEF', 'SKIP_FUNCTION_MACROS'],
  ...['PREDEFINED', 'EXPAND_AS_DEFINED', 'ENABLED_SECTIONS', 'TYPEDEF_HIDES_STRUCT'],
  ...['FILE_PATTERNS', 'EXCLUDE_PATTERNS', 'EXCLUDE_SYMBOLS', 'RECURSIVE'],
]);

/** The highest CREATE_SUBDIRS_LEVEL, which is also the default. */
const mostSubdirsLevel = 8;

/** Reads the options of `Doxyfile.xml`; older releases of Doxygen write no such file. */
export function readProjectSettings(doxyfile: XmlElement | undefined): ProjectSettings {
  const options = doxyfile ? childrenNamed(doxyfile, 'option') : [];
  const valueOf = (id: string): string => {
    const option = options.find(({ attributes }) => attributes.id === id);
    const value = option ? (childText(option, 'value') ?? '') : '';
    return unquoted(value);
  };
  const valuesOf = (id: string): string[] => {
    const option = options.find(({ attributes }) => attributes.id === id);
    const values = option ? childrenNamed(option, 'value') : [];
    return values.map((value) => unquoted(textOf(value).trim())).filter((value) => value !== '');
  };
  const foldersOf = (id: string): string[] => valuesOf(id).filter((folder) => folder !== '.');
  const version = valueOf('PROJECT_NUMBER');
  const brief = valueOf('PROJECT_BRIEF');
  const file = valueOf('FORMULA_MACROFILE');
  const isSet = (id: string): boolean => valueOf(id) === 'YES';
  const language = languageOptions.find(([id]) => isSet(id))?.[1];
  const outputFolder = posix.join(valueOf('OUTPUT_DIRECTORY'), valueOf('XML_OUTPUT'));
  const examples = valuesOf('EXAMPLE_PATH');
  return {
    title: valueOf('PROJECT_NAME'),
    ...(version && { version }),
    ...(brief && { brief }),
    ...(file && { formulaMacros: { file, outputFolder } }),
    ...(doxyfile && {
      headers: {
        stripped: foldersOf('STRIP_FROM_INC_PATH'),
        searched: foldersOf('INCLUDE_PATH'),
        isLocal: valueOf('FORCE_LOCAL_INCLUDES') === 'YES',
      },
    }),
    ...(examples.length > 0 && {
      examplePath: {
        paths: examples,
        patterns: valuesOf('EXAMPLE_PATTERNS'),
        isRecursive: isSet('EXAMPLE_RECURSIVE'),
        outputFolder,
      },
    }),
    ...(language && { language }),
    ...((isSet('INLINE_SIMPLE_STRUCTS') || isSet('INLINE_GROUPED_CLASSES')) && {
      inlines: { simple: isSet('INLINE_SIMPLE_STRUCTS') },
    }),
    // Even without the relations of all functions, the XML has those that commands in comments request.
    graphs: {
      calls: doxyfile !== undefined && (isSet('CALL_GRAPH') || !isSet('REFERENCES_RELATION')),
      callers:
        doxyfile !== undefined && (isSet('CALLER_GRAPH') || !isSet('REFERENCED_BY_RELATION')),
      folders: valueOf('DIRECTORY_GRAPH') !== 'NO',
    },
    ...(doxyfile && { extraction: extractionSettings(options) }),
    ...(doxyfile && {
      html: {
        folder: valueOf('HTML_OUTPUT') || 'html',
        extension: valueOf('HTML_FILE_EXTENSION') || '.html',
        // Before there was a setting, there were as many folders as with the highest level.
        subdirsLevel: Number(valueOf('CREATE_SUBDIRS_LEVEL') || mostSubdirsLevel),
      },
    }),
    shows: shownSymbols(valueOf, doxyfile !== undefined),
    isKnown: doxyfile !== undefined,
    layout: { file: valueOf('LAYOUT_FILE') || 'DoxygenLayout.xml', outputFolder },
    listsNamespaces: valueOf('SHOW_NAMESPACES') !== 'NO',
  };
}

/** Maps the options that decide what the XML contains to their values; those with Doxygen's default are missing. */
function extractionSettings(options: readonly XmlElement[]): Map<string, string> {
  return new Map(
    options.flatMap((option) => {
      const { id = '', default: isDefault } = option.attributes;
      if (isDefault === 'yes' || !extractionOptions.has(id)) return [];
      const values = childrenNamed(option, 'value').map((value) => unquoted(textOf(value).trim()));
      const text = values.filter((value) => value !== '').join(' ');
      return text === '' ? [] : [[id, text] as const];
    }),
  );
}

function unquoted(value: string): string {
  return value.replace(/^"([^]*)"$/, '$1').replaceAll('\\"', '"');
}

/**
 * Reads which symbols Doxygen's own HTML shows. Options missing from the file have Doxygen's defaults. Without the
 * file, EXTRACT_ALL is unknown, so nothing is hidden for lack of a description.
 */
export function shownSymbols(
  valueOf: (id: string) => string,
  isKnown: boolean,
): NonNullable<ApiReference['shows']> {
  const isSet = (id: string, fallback = false): boolean => {
    const value = valueOf(id);
    return value === 'YES' || (value !== 'NO' && fallback);
  };
  // With EXTRACT_ALL, every symbol counts as documented.
  const all = isSet('EXTRACT_ALL', !isKnown);
  return {
    private: isSet('EXTRACT_PRIVATE'),
    privateVirtual: isSet('EXTRACT_PRIV_VIRTUAL'),
    package: isSet('EXTRACT_PACKAGE'),
    static: isSet('EXTRACT_STATIC'),
    localClasses: isSet('EXTRACT_LOCAL_CLASSES', true),
    anonymousNamespaces: isSet('EXTRACT_ANON_NSPACES'),
    friends: !isSet('HIDE_FRIEND_COMPOUNDS'),
    undocumentedMembers: all || !isSet('HIDE_UNDOC_MEMBERS'),
    undocumentedClasses: all || !isSet('HIDE_UNDOC_CLASSES'),
    undocumentedNamespaces: all || !isSet('HIDE_UNDOC_NAMESPACES', true),
    undocumentedConstructors: all,
    undocumentedConcepts: all,
    undocumentedFiles: all,
    files: isSet('SHOW_FILES', true),
    headerSources: isSet('VERBATIM_HEADERS', true),
    sources: isSet('SOURCE_BROWSER'),
    includes: isSet('SHOW_INCLUDE_FILES', true),
  };
}
