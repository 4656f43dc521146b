import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

/** Name of the files that CMake reads. */
const LIST_FILE = 'CMakeLists.txt';

/** Folder in which CMake is told to build, below that of the project. */
export const cmakeBuildFolder = 'build';

/** A target that runs Doxygen. */
export interface CmakeDocsTarget {
  /** Its name. */
  name: string;
  /** Where it is declared: file and 1-based line. */
  file: string;
  /** The line. */
  line: number;
  /** Folder in which its commands run, absolute. */
  runFolder: string;
  /** Its sources, where it needs no configuration file of Doxygen. */
  inputs?: string[];
}

/** A file that CMake makes of a template. */
export interface ConfiguredFile {
  /** The template, absolute. */
  template: string;
  /** What is made of it, absolute. */
  output: string;
  /** Folder of the list file that says so, absolute: its variables are put in. */
  folder: string;
}

/** What the list files of a CMake project say, as far as can be known without running CMake. */
export interface CmakeProject {
  /** Its root, absolute. */
  folder: string;
  /** Line of `project(…)`. */
  line: number;
  /** Its name. */
  name?: string;
  /** What it says about itself. */
  description?: string;
  /** Its version. */
  version?: string;
  /** Its own page. */
  homepage?: string;
  /** Targets that run Doxygen. */
  targets: CmakeDocsTarget[];
  /** Files that CMake makes of others. */
  configured: ConfiguredFile[];
  /** Value of a variable, as a list file in a folder (absolute) sees it. */
  variable: (name: string, folder: string) => string | undefined;
}

interface Command {
  name: string;
  words: string[];
  line: number;
}

const WORD = /"((?:\\[^]|[^"\\])*)"|[^\s()"#]+|[()]|#\[(=*)\[[^]*?\]\2\]|#[^\n]*/g;

/** The commands of a list file; conditions and functions are not looked at. */
function commandsOf(text: string): Command[] {
  const commands: Command[] = [];
  let line = 1;
  let at = 0;
  let previous = '';
  let open: { command: Command; depth: number } | undefined;
  for (const match of text.matchAll(WORD)) {
    const [word, quoted] = match;
    line += text.slice(at, match.index).split('\n').length - 1;
    at = match.index;
    if (word.startsWith('#')) continue;
    if (open && word === ')') {
      open.depth -= 1;
      if (open.depth === 0) open = undefined;
    } else if (open && word === '(') open.depth += 1;
    else if (open) open.command.words.push(quoted?.replace(/\\(["\\$])/g, '$1') ?? word);
    else if (word === '(') {
      const command = { name: previous.toLowerCase(), words: [], line };
      commands.push(command);
      open = { command, depth: 1 };
    }
    previous = word;
  }
  return commands;
}

/** The word that follows a keyword. */
function after(words: readonly string[], keyword: string): string | undefined {
  const index = words.indexOf(keyword);
  return index < 0 ? undefined : words[index + 1];
}

/** The words before the first one that fits. */
function upTo(words: readonly string[], end: RegExp): readonly string[] {
  const index = words.findIndex((word) => end.test(word));
  return index < 0 ? words : words.slice(0, index);
}

/** Reads the list files of a project: the one in the folder, and those of the folders that it adds. */
export function readCmakeProject(folder: string): CmakeProject | undefined {
  if (!existsSync(join(folder, LIST_FILE))) return undefined;
  const reader = new ListFiles(folder);
  reader.read(folder);
  return reader.project;
}

/** Reads list files one after another, as CMake would where no condition is false. */
class ListFiles {
  readonly project: CmakeProject;
  readonly #variables = new Map<string, string>();
  readonly #read = new Set<string>();

  constructor(private readonly folder: string) {
    const variable = (name: string, own: string): string | undefined => this.#value(name, own);
    this.project = { folder, line: 1, targets: [], configured: [], variable };
  }

  read(own: string): void {
    const file = join(own, LIST_FILE);
    if (this.#read.has(file) || !existsSync(file)) return;
    this.#read.add(file);
    for (const { name, words: written, line } of commandsOf(readFileSync(file, 'utf8'))) {
      const words = written.map((word) => this.#filled(word, own));
      this.#run({ name, words, line }, own);
    }
  }

  #run(command: Command, own: string): void {
    const { name, words, line } = command;
    const [first = '', second] = words;
    switch (name) {
      case 'set':
        this.#variables.set(first, upTo(words.slice(1), /^(?:CACHE|PARENT_SCOPE)$/).join(';'));
        break;
      case 'project':
        if (this.project.name === undefined) this.#readProject(words, line);
        break;
      case 'add_subdirectory':
        this.read(resolve(own, first));
        break;
      case 'configure_file':
        if (second !== undefined)
          this.project.configured.push({
            template: resolve(own, first),
            output: resolve(this.#binaryOf(own), second),
            folder: own,
          });
        break;
      case 'doxygen_add_docs':
      case 'add_custom_target':
        this.#readTarget(command, own);
        break;
      default:
    }
  }

  #readProject(words: readonly string[], line: number): void {
    const known = (text: string | undefined): string | undefined =>
      text === undefined || text.includes('${') ? undefined : text;
    const said = {
      name: known(words[0]),
      description: known(after(words, 'DESCRIPTION')),
      version: known(after(words, 'VERSION')),
      homepage: known(after(words, 'HOMEPAGE_URL')),
    };
    Object.assign(this.project, { line, ...said });
    const { name, description, version, homepage } = said;
    const variables = { NAME: name, DESCRIPTION: description, VERSION: version };
    for (const [key, text] of Object.entries({ ...variables, HOMEPAGE_URL: homepage }))
      if (text !== undefined) this.#variables.set(`PROJECT_${key}`, text);
  }

  #readTarget({ name, words, line }: Command, own: string): void {
    const [target = '', ...rest] = words;
    const works = after(words, 'WORKING_DIRECTORY');
    const runFolder = works === undefined ? this.#binaryOf(own) : resolve(own, works);
    const at = { name: target, file: join(own, LIST_FILE), line, runFolder };
    const inputs = upTo(rest, /^(?:ALL|WORKING_DIRECTORY|COMMENT|CONFIG_FILE|USE_STAMP_FILE)$/);
    if (name === 'doxygen_add_docs')
      this.project.targets.push({ ...at, inputs: inputs.map((path) => resolve(own, path)) });
    else if (rest.some((word) => /DOXYGEN_EXECUTABLE|Doxygen::doxygen|^doxygen$/.test(word)))
      this.project.targets.push(at);
  }

  #binaryOf(own: string): string {
    return join(this.folder, cmakeBuildFolder, relative(this.folder, own));
  }

  #value(name: string, own: string): string | undefined {
    if (name === 'CMAKE_CURRENT_SOURCE_DIR' || name === 'CMAKE_CURRENT_LIST_DIR') return own;
    if (name === 'CMAKE_CURRENT_BINARY_DIR') return this.#binaryOf(own);
    if (name === 'CMAKE_PROJECT_NAME') return this.#variables.get('PROJECT_NAME');
    if (name.endsWith('_SOURCE_DIR')) return this.folder;
    if (name.endsWith('_BINARY_DIR')) return this.#binaryOf(this.folder);
    return this.#variables.get(name);
  }

  #filled(word: string, own: string): string {
    return word.replace(/\$\{(\w+)\}/g, (text, name: string) => this.#value(name, own) ?? text);
  }
}

/** The target that runs Doxygen with a configuration file, or without one where `file` is missing. */
export function targetFor({ targets }: CmakeProject, file?: string): CmakeDocsTarget | undefined {
  if (file === undefined) return targets.find(({ inputs }) => inputs !== undefined);
  const custom = targets.filter(({ inputs }) => inputs === undefined);
  return custom.find((each) => dirname(each.file) === dirname(file)) ?? custom[0];
}

/** A list file and a line, as comments name them. */
export function listFilePlace({ folder, line }: CmakeProject): string {
  return `${basename(join(folder, LIST_FILE))}:${line}`;
}
