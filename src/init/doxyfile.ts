import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Place } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';

/** What a configuration of Doxygen says of one option. */
export interface DoxyfileSetting {
  /** All of it as one text, without quotes around it. */
  text: string;
  /** Its values, where it is a list. */
  values: string[];
  /** Where it is said; of several places the last. */
  place: Place;
  /** Variables in it that have no value here: `$(NAME)`, `@NAME@`. */
  unknown: string[];
  /** True where there are variables in it that Doxygen itself cannot put in. */
  isVariable: boolean;
}

/** A file that could not be included. */
export interface MissingInclude {
  /** The name that is written. */
  name: string;
  /** Where. */
  place: Place;
}

/** A configuration of Doxygen, with what it includes. */
export interface Doxyfile {
  /** The file, absolute. */
  file: string;
  /** Maps names of options in capitals to what is said of them. */
  settings: Map<string, DoxyfileSetting>;
  /** Files that could not be included. */
  missing: MissingInclude[];
}

/** What reading one needs to know. */
export interface DoxyfileContext {
  /** The working folder, from which messages name files, absolute. */
  cwd: string;
  /** Folders in which included files are looked for beside that of the file, absolute. */
  folders: readonly string[];
  /** The value of a variable of what configures or runs Doxygen; undefined where it is not known. */
  variable: (name: string) => string | undefined;
  /** The environment. */
  env: Readonly<Record<string, string | undefined>>;
}

/** A statement over all its lines, without comments. */
interface Statement {
  name: string;
  isMore: boolean;
  value: string;
  line: number;
}

/** Stands for the value of a variable that is not known. */
const LOST = '\0';

/** How deep files may include each other. */
const DEPTH = 10;

/** A line without its comment: `#` outside quotes, where a word begins. */
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
    const goesOn = /\\\s*$/.test(line);
    const content = withoutComment(goesOn ? line.replace(/\\\s*$/, '') : line);
    const [, name, sign, value = ''] = /^\s*(@?[A-Za-z]\w*)\s*(\+?=)(.*)$/.exec(content) ?? [];
    if (open) open.value += ` ${content.trim()}`;
    else if (name !== undefined)
      statements.push(
        (open = { name, isMore: sign === '+=', value: value.trim(), line: index + 1 }),
      );
    if (!goesOn) open = undefined;
  });
  return statements;
}

/** The values of a list: words, or what stands in quotes. */
function valuesOf(value: string): string[] {
  return [...value.matchAll(/"((?:\\"|[^"])*)"|[^\s,"]+/g)].map(([word, quoted]) =>
    quoted === undefined ? word : quoted.replaceAll('\\"', '"'),
  );
}

function textOf(value: string): string {
  const [, quoted] = /^"((?:\\"|[^"])*)"$/.exec(value) ?? [];
  return (quoted ?? value).replaceAll('\\"', '"').trim();
}

/** Reads a configuration of Doxygen, as Doxygen would, with the files that it includes. */
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

/** Variables of the environment, of CMake and Autoconf; and names in braces, which scripts put in. */
const VARIABLE = /\$\(([\w.-]+)\)|@([A-Za-z_]\w*)@|\$\{([A-Za-z_]\w*)\}|\{([a-z]+[A-Z]\w*)\}/g;

/**
 * A value with its variables put in: those of the environment, and those of what configures the file. A word of a list
 * with a variable that is not known is left out; in a text only the variable is.
 */
function expand(
  key: string,
  value: string,
  file: string,
  { env, variable }: DoxyfileContext,
): { text: string; unknown: string[]; isVariable: boolean } {
  // Commands of aliases begin with the same character.
  if (key === 'ALIASES') return { text: value, unknown: [], isVariable: false };
  const isText = /^PROJECT_(?:NAME|NUMBER|BRIEF)$/.test(key);
  const unknown: string[] = [];
  let isVariable = false;
  const text = value.replace(
    VARIABLE,
    (word, own?: string, at?: string, braced?: string, bare?: string) => {
      const inEnv = own === undefined ? undefined : env[own];
      if (inEnv !== undefined) return inEnv;
      // Elsewhere such words are meant for other programs.
      if (braced !== undefined && !file.endsWith('.in')) return word;
      if (bare !== undefined && !isText) return word;
      isVariable = true;
      const found = variable(own ?? at ?? braced ?? bare ?? '');
      if (found === undefined) unknown.push(word);
      if (isText) return found ?? LOST;
      return found?.replace(/\\\n/g, ' ').replaceAll(';', ' ') ?? LOST;
    },
  );
  if (!text.includes(LOST)) return { text, unknown, isVariable };
  const known = isText
    ? text.replaceAll(LOST, '')
    : text.replace(/"[^"]*"|[^\s"]+/g, (word) => (word.includes(LOST) ? '' : word));
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
