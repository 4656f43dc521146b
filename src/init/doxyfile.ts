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
  /** Names of variables in it that have no value here: `$(NAME)`, `@NAME@`. */
  unknown: string[];
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
  /** The value of a variable of the build system that configures the file; undefined where it is not known. */
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
    const { text, unknown } = expand(value, file, context);
    const key = name.toUpperCase();
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
    });
  }
}

/** A value with its variables put in: those of the environment, and in files to be configured those of CMake. */
function expand(
  value: string,
  file: string,
  { env, variable }: DoxyfileContext,
): { text: string; unknown: string[] } {
  const unknown: string[] = [];
  const put = (word: string, found: string | undefined): string => {
    if (found === undefined) unknown.push(word);
    return found ?? '';
  };
  const text = value.replace(/\$\(([\w.-]+)\)/g, (word, name: string) => put(word, env[name]));
  if (!file.endsWith('.in')) return { text, unknown };
  const configured = text.replace(
    /@([A-Za-z_]\w*)@|\$\{([A-Za-z_]\w*)\}/g,
    (word, at?: string, braced?: string) => put(word, variable(at ?? braced ?? '')),
  );
  return { text: configured, unknown };
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
