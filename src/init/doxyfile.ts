import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Place } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';

/** The setting of one option in a configuration of Doxygen. */
export interface DoxyfileSetting {
  /** The value as text, without quotes around it. */
  text: string;
  /** The values of a list. */
  values: string[];
  /** Where it is set; the last of several places. */
  place: Place;
  /** Its variables without a value here: `$(NAME)`, `@NAME@`. */
  unknown: string[];
  /** True if it has variables that Doxygen itself cannot resolve. */
  isVariable: boolean;
}

/** A file that could not be included. */
export interface MissingInclude {
  /** The name as written. */
  name: string;
  /** The place of the include. */
  place: Place;
}

/** A configuration of Doxygen with its included files. */
export interface Doxyfile {
  /** The file, absolute. */
  file: string;
  /** Maps names of options in capitals to their settings. */
  settings: Map<string, DoxyfileSetting>;
  /** Files that could not be included. */
  missing: MissingInclude[];
}

/** Input for reading a configuration of Doxygen. */
export interface DoxyfileContext {
  /** The working folder, which paths in messages are relative to, absolute. */
  cwd: string;
  /** Folders to search for included files, in addition to the file's own folder, absolute. */
  folders: readonly string[];
  /** Returns the value of a variable of the program that configures or runs Doxygen; `undefined` if it is unknown. */
  variable: (name: string) => string | undefined;
  /** True if a build system fills in the file, whatever its name. */
  isTemplate?: boolean;
  /** The environment. */
  env: Readonly<Record<string, string | undefined>>;
}

/** A statement with all its lines, without comments. */
interface Statement {
  name: string;
  isMore: boolean;
  value: string;
  line: number;
}

/** Placeholder for the value of an unknown variable. */
const UNKNOWN_VALUE = '\0';

/** Maximum depth of includes. */
const DEPTH = 10;

/** Removes the comment of a line: `#` outside quotes, at the start of a word. */
function withoutComment(line: string): string {
  let isQuoted = false;
  for (let index = 0; index < line.length; index += 1) {
    const character = line[index];
    if (character === '\\' && line[index + 1] === '"') index += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (character === '#' && !isQuoted) return line.slice(0, index);
  }
  return line;
}

function statementsOf(text: string): Statement[] {
  const statements: Statement[] = [];
  let open: Statement | undefined;
  text.split(/\r?\n/).forEach((line, index) => {
    const isContinued = /\\\s*$/.test(line);
    const content = withoutComment(isContinued ? line.replace(/\\\s*$/, '') : line);
    const [, name, sign, value = ''] = /^\s*(@?[A-Za-z]\w*)\s*(\+?=)(.*)$/.exec(content) ?? [];
    if (open) open.value += ` ${content.trim()}`;
    else if (name !== undefined)
      statements.push(
        (open = { name, isMore: sign === '+=', value: value.trim(), line: index + 1 }),
      );
    if (!isContinued) open = undefined;
  });
  return statements;
}

/** Splits a list into its values: words or quoted texts. */
function valuesOf(value: string): string[] {
  return [...value.matchAll(/"((?:\\"|[^"])*)"|[^\s,"]+/g)].map(([word, quoted]) =>
    quoted === undefined ? word : quoted.replaceAll('\\"', '"'),
  );
}

function textOf(value: string): string {
  const [, quoted] = /^"((?:\\"|[^"])*)"$/.exec(value) ?? [];
  return (quoted ?? value).replaceAll('\\"', '"').trim();
}

/** Reads a configuration of Doxygen and its included files as Doxygen does. */
export function readDoxyfile(file: string, context: DoxyfileContext): Doxyfile {
  const doxyfile: Doxyfile = { file, settings: new Map(), missing: [] };
  readInto(doxyfile, file, context, 0);
  return doxyfile;
}

function readInto(doxyfile: Doxyfile, file: string, context: DoxyfileContext, depth: number): void {
  const { settings, missing } = doxyfile;
  for (const { name, isMore, value, line } of statementsOf(readFileSync(file, 'utf8'))) {
    const place = { file: displayPath(file, context.cwd), line };
    const key = name.toUpperCase();
    const { text, unknown, isVariable } = expand(key, value, file, context);
    if (key === '@INCLUDE') {
      const found = findIncluded(textOf(text), file, doxyfile, context);
      if (found === undefined || depth >= DEPTH) missing.push({ name: textOf(text), place });
      else readInto(doxyfile, found, context, depth + 1);
      continue;
    }
    const before = isMore ? settings.get(key) : undefined;
    settings.set(key, {
      text: before && before.text !== '' ? `${before.text} ${textOf(text)}` : textOf(text),
      values: [...(before?.values ?? []), ...valuesOf(text)],
      place,
      unknown: [...(before?.unknown ?? []), ...unknown],
      isVariable: isVariable || before?.isVariable === true,
    });
  }
}

/** Variables of the environment, of CMake and Autoconf, and names in braces, which scripts replace. */
const VARIABLE = /\$\(([\w.-]+)\)|@([A-Za-z_][\w.+-]*)@|\$\{([A-Za-z_]\w*)\}|\{([a-z]+[A-Z]\w*)\}/g;

/**
 * Resolves the variables in a value: those of the environment and those of the program that configures the file. Drops
 * a list item with an unknown variable; in a text, drops only the variable.
 */
function expand(
  key: string,
  value: string,
  file: string,
  { env, variable, isTemplate = file.endsWith('.in') }: DoxyfileContext,
): { text: string; unknown: string[]; isVariable: boolean } {
  // Commands in aliases start with the same characters.
  if (key === 'ALIASES') return { text: value, unknown: [], isVariable: false };
  const isText = /^PROJECT_(?:NAME|NUMBER|BRIEF)$/.test(key);
  const unknown: string[] = [];
  let isVariable = false;
  const text = value.replace(
    VARIABLE,
    (word, own?: string, at?: string, braced?: string, bare?: string) => {
      const inEnv = own === undefined ? undefined : env[own];
      if (inEnv !== undefined) return inEnv;
      // Elsewhere, such words belong to other programs.
      if (braced !== undefined && !isTemplate) return word;
      if (bare !== undefined && !isText) return word;
      isVariable = true;
      const found = variable(own ?? at ?? braced ?? bare ?? '');
      if (found === undefined) unknown.push(word);
      if (isText) return found ?? UNKNOWN_VALUE;
      return found?.replace(/\\\n/g, ' ').replaceAll(';', ' ') ?? UNKNOWN_VALUE;
    },
  );
  if (!text.includes(UNKNOWN_VALUE)) return { text, unknown, isVariable };
  const known = isText
    ? text.replaceAll(UNKNOWN_VALUE, '')
    : text.replace(/"[^"]*"|[^\s"]+/g, (word) => (word.includes(UNKNOWN_VALUE) ? '' : word));
  return { text: known.trim(), unknown, isVariable };
}

function findIncluded(
  name: string,
  from: string,
  { settings }: Doxyfile,
  { folders }: DoxyfileContext,
): string | undefined {
  const bases = [dirname(from), ...folders];
  const paths = settings.get('@INCLUDE_PATH')?.values ?? [];
  const named = bases.flatMap((base) => paths.map((path) => resolve(base, path)));
  return [...named, ...bases].map((base) => resolve(base, name)).find((path) => existsSync(path));
}
