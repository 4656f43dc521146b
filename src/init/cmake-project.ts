import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { commandsOf, endOfLoop } from './cmake-commands.ts';
import type { Command } from './cmake-commands.ts';

/** Name of the files that CMake reads. */
const LIST_FILE = 'CMakeLists.txt';

/** Maximum number of commands to run: nested loops could take forever. */
const MOST = 100_000;

/** CMake's build folder, relative to the project. */
const cmakeBuildFolder = 'build';

/** A target that runs Doxygen. */
export interface CmakeDocsTarget {
  /** Its name. */
  name: string;
  /** Where it is declared: file and 1-based line. */
  file: string;
  /** The line. */
  line: number;
  /** Folder of the list file, absolute: its variables are resolved there. */
  folder: string;
  /** Working folder of its commands, absolute. */
  runFolder: string;
  /** Its sources, if it needs no configuration file of Doxygen. */
  inputs?: string[];
}

/** A file that CMake generates from a template. */
export interface ConfiguredFile {
  /** The template, absolute. */
  template: string;
  /** The generated file, absolute. */
  output: string;
  /** Folder of the list file that configures it, absolute: its variables are resolved there. */
  folder: string;
}

/** The content of a CMake project's list files, as far as it is known without running CMake. */
export interface CmakeProject {
  /** Its root, absolute. */
  folder: string;
  /** Line of `project(…)`. */
  line: number;
  /** Its name. */
  name?: string;
  /** Its description. */
  description?: string;
  /** Its version. */
  version?: string;
  /** Its homepage. */
  homepage?: string;
  /** Targets that run Doxygen. */
  targets: CmakeDocsTarget[];
  /** Files that CMake generates. */
  configured: ConfiguredFile[];
  /** Other names of its libraries, for users: `ring::ring`. */
  aliases: string[];
  /** Configurations that its targets pass to Doxygen, absolute. */
  doxyfiles: string[];
  /** Returns the value of a variable in the list file of a folder (absolute). */
  variable: (name: string, folder: string) => string | undefined;
  /** Returns the variables that set options of Doxygen, by the names of these options. */
  options: () => [name: string, value: string][];
}

/** Returns the word after a keyword. */
function after(words: readonly string[], keyword: string): string | undefined {
  const index = words.indexOf(keyword);
  return index < 0 ? undefined : words[index + 1];
}

/** Returns the words up to the first match. */
function upTo(words: readonly string[], end: RegExp): readonly string[] {
  const index = words.findIndex((word) => end.test(word));
  return index < 0 ? words : words.slice(0, index);
}

/** Reads the list files of a project: the one in the folder, and those in the subfolders that it adds. */
export function readCmakeProject(folder: string): CmakeProject | undefined {
  if (!existsSync(join(folder, LIST_FILE))) return undefined;
  const reader = new ListFiles(folder);
  reader.read(folder);
  return reader.project;
}

/** The program in a command that runs Doxygen: the name, the target, or a variable that no list file sets. */
const RUNS = /DOXYGEN_EXECUTABLE|Doxygen::doxygen|^(?:.*\/)?doxygen$|^\$\{\w*DOXYGEN\w*\}$/;

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** Runs list files one after another, as CMake would if all conditions were true. */
class ListFiles {
  readonly project: CmakeProject;
  readonly #variables = new Map<string, string>();
  readonly #read = new Set<string>();
  #ran = 0;

  constructor(private readonly folder: string) {
    const known = (value: string | undefined): string | undefined =>
      value !== undefined && /\$[{<]|\$ENV/.test(value) ? undefined : value;
    const variable = (name: string, own: string): string | undefined =>
      known(this.#value(name, own));
    const options = (): [string, string][] =>
      [...this.#variables].flatMap(([name, value]) =>
        name.startsWith('DOXYGEN_') && known(value) !== undefined
          ? [[name.slice('DOXYGEN_'.length), value]]
          : [],
      );
    const lists = { targets: [], configured: [], aliases: [], doxyfiles: [] };
    this.project = { folder, line: 1, ...lists, variable, options };
  }

  read(own: string): void {
    const file = join(own, LIST_FILE);
    if (this.#read.has(file) || !existsSync(file)) return;
    this.#read.add(file);
    this.#runAll(commandsOf(readFileSync(file, 'utf8')), own, file);
  }

  #runAll(commands: readonly Command[], own: string, file: string): void {
    for (let index = 0; index < commands.length; index += 1) {
      const command = commands[index];
      this.#ran += 1;
      if (!command || this.#ran > MOST) continue;
      const words = command.words.map((word) => this.#filled(word, own));
      if (command.name !== 'foreach') {
        this.#run({ ...command, words }, own, file);
        continue;
      }
      const end = endOfLoop(commands, index);
      for (const value of this.#loopValues(words.slice(1))) {
        this.#variables.set(words[0] ?? '', value);
        this.#runAll(commands.slice(index + 1, end), own, file);
      }
      index = end;
    }
  }

  /** Returns the values of a loop; ranges are not supported. */
  #loopValues(words: readonly string[]): string[] {
    const [first, second, ...rest] = words;
    if (first === 'RANGE') return [];
    const isList = first === 'IN' && second === 'LISTS';
    const items = first === 'IN' ? rest : words;
    const values = isList ? items.map((name) => this.#variables.get(name) ?? '') : items;
    return values.flatMap((value) => value.split(';')).filter((value) => value !== '');
  }

  /** Runs the `string(…)` and `list(…)` commands that configuration files need. */
  #change(name: string, words: readonly string[]): void {
    const [what = '', first = '', second = '', third = ''] = words;
    const set = (variable: string, value: string): void =>
      void this.#variables.set(variable, value);
    const before = this.#variables.get(first) ?? '';
    const added = words.slice(2);
    if (what === 'APPEND' && name === 'string') set(first, before + added.join(''));
    else if (what === 'APPEND')
      set(first, [before, ...added].filter((value) => value !== '').join(';'));
    else if (what === 'JOIN' && name === 'list') set(third, before.split(';').join(second));
    else if (what === 'JOIN') set(second, words.slice(3).join(first));
    else if (what === 'REPLACE') set(third, words.slice(4).join('').replaceAll(first, second));
    else if (what === 'TOLOWER') set(second, first.toLowerCase());
    else if (what === 'TOUPPER') set(second, first.toUpperCase());
    else if (what === 'STRIP') set(second, first.trim());
  }

  /** Returns the file that `include(…)` names: a path, or a module of the project. */
  #included(name: string, own: string): string | undefined {
    const modules = ['cmake', 'CMake', 'cmake/modules', 'cmake/Modules'];
    const paths = [resolve(own, name), ...modules.map((path) => join(this.folder, path, name))];
    return paths
      .flatMap((path) => [path, `${path}.cmake`])
      .find((path) => path.startsWith(this.folder) && isFile(path));
  }

  #include(name: string, own: string): void {
    const file = this.#included(name, own);
    if (file === undefined || this.#read.has(file)) return;
    this.#read.add(file);
    this.#runAll(commandsOf(readFileSync(file, 'utf8')), own, file);
  }

  #run(command: Command, own: string, file: string): void {
    const { name, words, line } = command;
    const [first = '', second] = words;
    switch (name) {
      case 'set':
        this.#variables.set(first, upTo(words.slice(1), /^(?:CACHE|PARENT_SCOPE)$/).join(';'));
        break;
      case 'project':
        if (this.project.name === undefined) this.#readProject(words, line);
        break;
      case 'add_library':
        if (second === 'ALIAS') this.project.aliases.push(first);
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
      case 'add_custom_command':
        this.#readTarget(command, own, file);
        break;
      case 'string':
      case 'list':
        this.#change(name, words);
        break;
      case 'include':
        this.#include(first, own);
        break;
      default:
    }
  }

  #readProject(words: readonly string[], line: number): void {
    const known = (text: string | undefined): string | undefined =>
      text === undefined || text.includes('${') ? undefined : text;
    const written = {
      name: known(words[0]),
      description: known(after(words, 'DESCRIPTION')),
      version: known(after(words, 'VERSION')),
      homepage: known(after(words, 'HOMEPAGE_URL')),
    };
    Object.assign(this.project, { line, ...written });
    const { name, description, version, homepage } = written;
    const [major, minor, patch] = version?.split('.') ?? [];
    const parts = { VERSION_MAJOR: major, VERSION_MINOR: minor, VERSION_PATCH: patch };
    const variables = { NAME: name, DESCRIPTION: description, VERSION: version, ...parts };
    for (const [key, text] of Object.entries({ ...variables, HOMEPAGE_URL: homepage }))
      for (const prefix of ['PROJECT', 'CMAKE_PROJECT', name ?? ''])
        if (text !== undefined) this.#variables.set(`${prefix}_${key}`, text);
  }

  #readTarget({ name, words, line }: Command, own: string, file: string): void {
    const [target = '', ...rest] = words;
    const works = after(words, 'WORKING_DIRECTORY');
    const fallback = name === 'doxygen_add_docs' ? own : this.#binaryOf(own);
    const runFolder = works === undefined ? fallback : resolve(own, works);
    const at = { name: target, file, folder: own, line, runFolder };
    const inputs = upTo(rest, /^(?:ALL|WORKING_DIRECTORY|COMMENT|CONFIG_FILE|USE_STAMP_FILE)$/);
    if (name === 'doxygen_add_docs')
      this.project.targets.push({ ...at, inputs: inputs.map((path) => resolve(runFolder, path)) });
    const run = rest.findIndex((word) => RUNS.test(word));
    if (name === 'doxygen_add_docs' || run < 0) return;
    this.project.targets.push(at);
    // The first word after the program that is no option.
    const passed = rest.slice(run + 1).find((word) => !word.startsWith('-'));
    if (passed !== undefined) this.project.doxyfiles.push(resolve(runFolder, passed));
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

/** Returns the target that runs Doxygen without a configuration file. */
export function docsTarget({ targets }: CmakeProject): CmakeDocsTarget | undefined {
  return targets.find(({ inputs }) => inputs !== undefined);
}

/** Returns the target that runs Doxygen with the file generated from a template. */
export function targetFor({ targets }: CmakeProject, file: string): CmakeDocsTarget | undefined {
  const custom = targets.filter(({ inputs }) => inputs === undefined);
  return custom.find(({ folder }) => folder === dirname(file)) ?? custom[0];
}

/** Formats the place of the project in its list file, for comments. */
export function listFilePlace({ folder, line }: CmakeProject): string {
  return `${basename(join(folder, LIST_FILE))}:${line}`;
}
