import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Deepest nesting of files, as in Doxygen. */
const deepest = 10;

/** Settings that make Doxygen write only XML, without warnings about comments, and need no files besides the sources. */
const fixed = [
  ...['HTML', 'LATEX', 'MAN', 'RTF', 'DOCBOOK', 'AUTOGEN_DEF', 'PERLMOD', 'SQLITE3'].map(
    (format) => `GENERATE_${format} = NO`,
  ),
  ...['GENERATE_XML = YES', 'XML_OUTPUT = xml', 'GENERATE_TAGFILE =', 'HAVE_DOT = NO'],
  ...['QUIET = YES', 'WARN_AS_ERROR = NO', 'WARN_LOGFILE =', 'WARN_IF_UNDOCUMENTED = NO'],
  ...['WARN_IF_DOC_ERROR = NO', 'WARN_NO_PARAMDOC = NO'],
  // Releases of Doxygen stop or warn if one of these files is missing.
  ...['LAYOUT_FILE', 'HTML_HEADER', 'HTML_FOOTER', 'HTML_STYLESHEET', 'LATEX_HEADER'].map(
    (option) => `${option} =`,
  ),
  ...['LATEX_FOOTER', 'PROJECT_LOGO', 'PROJECT_ICON', 'CITE_BIB_FILES'].map(
    (option) => `${option} =`,
  ),
];

/** What a configuration of Doxygen is changed to. */
export interface FlatDoxyfileRequest {
  /** The configuration, absolute. */
  file: string;
  /** The folder that Doxygen usually runs in, absolute; it finds included files there. */
  runs: string;
  /** Maps folders whose paths the configuration may contain to the folders that replace them. */
  moved: ReadonlyMap<string, string>;
  /** Name of the release. */
  release: string;
  /** Doxygen's output folder, absolute. */
  output: string;
}

/**
 * Returns a configuration of Doxygen with everything that it includes, for the sources in another folder. Absolute
 * paths, also those in the environment, would lead to the sources of today, so they are replaced. The bytes of the
 * texts stay as they are, whatever their encoding.
 */
export function flatDoxyfile({ file, runs, moved, release, output }: FlatDoxyfileRequest): Buffer {
  let text = withIncluded(file, runs, 0);
  text = text.replace(/\$\((\w+)\)/g, (all, name: string) => {
    const value = process.env[name];
    return value === undefined ? all : bytesOf(value);
  });
  // The innermost first: it can be in one of the others.
  for (const [from, to] of [...moved].sort(([a], [b]) => b.length - a.length)) {
    const path = bytesOf(from).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    text = text.replace(new RegExp(`(?<![\\w./-])${path}(?=[/\\\\"'\\s]|$)`, 'gm'), () =>
      bytesOf(to),
    );
  }
  const own = [`PROJECT_NUMBER = "${release}"`, `OUTPUT_DIRECTORY = "${bytesOf(output)}"`];
  return Buffer.from(`${text}\n${[...fixed, ...own].join('\n')}\n`, 'latin1');
}

/** A line that includes a file. */
const includeLine = /^[ \t]*@INCLUDE[ \t]*=(.*)$/gm;

/** Returns the files that the text of a configuration includes, as it names them. */
export function includedFiles(text: string): string[] {
  return [...text.matchAll(includeLine)].map(([, value = '']) => pathOf(value.trim()));
}

/** The text of a configuration with the files that it includes, as Doxygen finds them. */
function withIncluded(file: string, runs: string, depth: number): string {
  const text = readFileSync(file, 'latin1');
  if (depth >= deepest) return text;
  const paths = [...text.matchAll(/^\s*@INCLUDE_PATH\s*\+?=(.*)$/gm)].flatMap(
    ([, value = '']) => value.match(/"[^"]*"|\S+/g) ?? [],
  );
  const folders = [...paths.map(pathOf), '.'].map((folder) => resolve(runs, folder));
  return text.replace(includeLine, (line, value: string) => {
    const name = pathOf(value.trim());
    const found = [...folders, dirname(file)]
      .map((folder) => resolve(folder, name))
      .find((each) => existsSync(each));
    return found === undefined ? line : withIncluded(found, runs, depth + 1);
  });
}

/** The path in a value. */
function pathOf(value: string): string {
  return Buffer.from(value.replace(/^"(.*)"$/, '$1'), 'latin1').toString();
}

/** The bytes of a text as characters. */
function bytesOf(text: string): string {
  return Buffer.from(text).toString('latin1');
}
